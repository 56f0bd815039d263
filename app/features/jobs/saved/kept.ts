import { useRouteLoaderData } from 'react-router'
import { changeAccount, useAccountState } from './account-state.ts'
import { updateDeviceData, useDeviceData } from './device-store.ts'
import { applyChange, type KeptChange } from './kept-change.ts'
import type { KeptOutcome } from '#app/device/kept-outcome.ts'
import type { DeviceData } from './device-data.ts'
import type { loader } from '#app/root.tsx'

interface Kept {
  /** Null on the server, during hydration, and until the account has answered. */
  data: DeviceData | null
  /** Never throws. In the browser the data has changed when it returns. */
  change: (change: KeptChange) => Promise<KeptOutcome>
  inAccount: boolean
}

/** Saved jobs and hidden companies: of the account for a signed-in visitor, else of this browser. */
export function useKept(): Kept {
  const inAccount = useRouteLoaderData<typeof loader>('root')?.signedIn === true
  const device = useDeviceData()
  const account = useAccountState(inAccount)
  return inAccount
    ? { data: account.data, change: changeAccount, inAccount }
    : { data: device, change: changeDevice, inAccount }
}

async function changeDevice(change: KeptChange): Promise<KeptOutcome> {
  return updateDeviceData((known, now) => applyChange(known, change, now))
}
