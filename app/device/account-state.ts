import { useSyncExternalStore } from 'react'
import type { AccountStore } from './account-store.ts'
import type { KeptOutcome } from './kept-outcome.ts'

export interface AccountState<Data> {
  /** Null until known. */
  data: Data | null
  /** Why the last request failed. */
  problem: Exclude<KeptOutcome, 'done'> | null
}

/** A store of the account whose script is loaded only for a signed-in visitor: most visitors have no account. */
interface LateStore<Data, Change> {
  /**
   * What the account keeps. Pages are the same for all visitors, so a private request asks for it after the hydration.
   *
   * @param signedIn Without an account nothing is asked.
   */
  useAccount: (signedIn: boolean) => AccountState<Data>
  /** Changes the account, and shows the change at once. Never throws. */
  change: (change: Change) => Promise<KeptOutcome>
  /** Makes changes one after the other. @returns How many could not be made. */
  changeAll: (changes: Change[]) => Promise<number>
}

export function lateAccountStore<Data extends object, Change>(
  load: () => Promise<AccountStore<Data, Change>>,
): LateStore<Data, Change> {
  const unknown: AccountState<Data> = { data: null, problem: null }
  let store: AccountStore<Data, Change> | null = null

  const subscribe = (listener: () => void) => {
    let stop: (() => void) | null = null
    let stopped = false
    const follow = (loaded: AccountStore<Data, Change>) => {
      store = loaded
      if (stopped) return
      stop = loaded.subscribe(listener)
      listener()
    }
    if (store) follow(store)
    // A file that does not load leaves the state unknown, like an account that does not answer.
    else void load().then(follow, () => undefined)
    return () => {
      stopped = true
      stop?.()
    }
  }
  return {
    useAccount: (signedIn) =>
      useSyncExternalStore(
        signedIn ? subscribe : withoutAccount,
        () => (signedIn && store ? store.state() : unknown),
        () => unknown,
      ),
    change: async (change) => {
      try {
        store ??= await load()
      } catch {
        return 'failed'
      }
      return store.change(change)
    },
    changeAll: async (changes) => {
      try {
        store ??= await load()
      } catch {
        return changes.length
      }
      return store.changeAll(changes)
    },
  }
}

function withoutAccount(): () => void {
  return () => {}
}
