import { useSyncExternalStore } from 'react'
import type { DeviceData } from './device-data.ts'
import type { KeptChange, KeptOutcome } from './kept-change.ts'

export interface AccountState {
  /** Null until known. */
  data: DeviceData | null
  /** Why the last request failed. */
  problem: Exclude<KeptOutcome, 'done'> | null
}

export const UNKNOWN: AccountState = { data: null, problem: null }

/** Loaded only for a signed-in visitor: most visitors have no account. */
const loadStore = () => import('./account-store.ts')
let store: Awaited<ReturnType<typeof loadStore>> | null = null

/**
 * The saved jobs and hidden companies of the account. Pages are the same for all visitors, so one private
 * request asks for them after the hydration.
 *
 * @param signedIn Without an account nothing is asked.
 */
export function useAccountState(signedIn: boolean): AccountState {
  return useSyncExternalStore(
    signedIn ? subscribe : withoutAccount,
    () => (signedIn && store ? store.accountState() : UNKNOWN),
    () => UNKNOWN,
  )
}

/** Changes the account, and shows the change at once. Never throws. */
export async function changeAccount(change: KeptChange): Promise<KeptOutcome> {
  try {
    store ??= await loadStore()
  } catch {
    return 'failed'
  }
  return store.changeAccount(change)
}

/**
 * Adds jobs and companies to the account, one after the other.
 *
 * @returns How many could not be added.
 */
export async function addToAccount(added: DeviceData): Promise<number> {
  try {
    store ??= await loadStore()
  } catch {
    return added.jobs.length + added.hidden.length
  }
  return store.addToAccount(added)
}

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | null = null
  let stopped = false
  const follow = (loaded: NonNullable<typeof store>) => {
    store = loaded
    if (stopped) return
    stop = loaded.subscribe(listener)
    listener()
  }
  if (store) follow(store)
  // A file that does not load leaves the state unknown, like an account that does not answer.
  else void loadStore().then(follow, () => undefined)
  return () => {
    stopped = true
    stop?.()
  }
}

function withoutAccount(): () => void {
  return () => {}
}
