import { lateAccountStore } from '#app/device/account-state.ts'
import type { DeviceData } from './device-data.ts'
import type { KeptChange } from './kept-change.ts'

const store = lateAccountStore<DeviceData, KeptChange>(
  async () => (await import('./account-store.ts')).savedStore,
)

/** The saved jobs and hidden companies of the account. */
export const useAccountState = store.useAccount
export const changeAccount = store.change

/** Adds jobs and companies to the account, one after the other. @returns How many could not be added. */
export function addToAccount({ jobs, hidden }: DeviceData): Promise<number> {
  return store.changeAll([
    ...jobs.map((job) => ({ kind: 'put', job }) as const),
    // The newest last, so that it is the newest in the account too.
    ...hidden.toReversed().map(({ company }) => ({ kind: 'hide', company }) as const),
  ])
}
