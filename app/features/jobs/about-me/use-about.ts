import { useRouteLoaderData } from 'react-router'
import type { AboutMe } from '#core/about-me.ts'
import { lateAccountStore } from '#app/device/account-state.ts'
import type { KeptOutcome } from '#app/device/kept-outcome.ts'
import { updateDeviceAbout, useDeviceAbout } from './about-store.ts'
import type { loader } from '#app/root.tsx'

/** A change is all that is said, as it is then. */
const account = lateAccountStore<AboutMe, AboutMe>(
  async () => (await import('./about-account-store.ts')).aboutStore,
)

interface About {
  /** Null on the server, during hydration, and until the account has answered. */
  about: AboutMe | null
  /** Never throws. */
  save: (about: AboutMe) => Promise<KeptOutcome>
  inAccount: boolean
}

/** What the visitor says of herself: in the account of a signed-in visitor, else in this browser. */
export function useAbout(): About {
  const inAccount = useRouteLoaderData<typeof loader>('root')?.signedIn === true
  const device = useDeviceAbout()
  const { data } = account.useAccount(inAccount)
  return inAccount
    ? { about: data, save: account.change, inAccount }
    : { about: device, save: saveOnDevice, inAccount }
}

async function saveOnDevice(about: AboutMe): Promise<KeptOutcome> {
  return updateDeviceAbout(() => about)
}
