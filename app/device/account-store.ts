import type { AccountState } from './account-state.ts'
import type { KeptOutcome } from './kept-outcome.ts'

/** A change that waits is sent when the visitor has not typed for this long, or leaves the page. */
const TYPING_MS = 600

/** What a visitor keeps in the account, as their pages show it. */
export interface AccountStore<Data, Change> {
  state: () => AccountState<Data>
  /** Asks for the data when the first listener comes. @returns A function that ends it. */
  subscribe: (listener: () => void) => () => void
  /** Changes the account, and shows the change at once. Never throws. */
  change: (change: Change) => Promise<KeptOutcome>
  /** Makes changes one after the other. @returns How many could not be made. */
  changeAll: (changes: Change[]) => Promise<number>
}

interface AccountStoreOptions<Data, Change> {
  /** Never throws. A word says why there is nothing. */
  load: () => Promise<Data | 'sign-in' | 'failed'>
  /** Never throws. */
  send: (change: Change) => Promise<KeptOutcome>
  /** The data after the change; null if the list is full. */
  apply: (data: Data, change: Change) => Data | null
  /**
   * For changes that are typed: what they are about. One that waits is sent a moment later, and the last one about the
   * same alone. One that does not wait drops those that do.
   */
  typing?: (change: Change) => { about: string; waits: boolean } | null
}

export function accountStore<Data extends object, Change>({
  load: ask,
  send: sendChange,
  apply,
  typing = () => null,
}: AccountStoreOptions<Data, Change>): AccountStore<Data, Change> {
  const listeners = new Set<() => void>()
  let state: AccountState<Data> = { data: null, problem: null }

  /** Changes that are being sent, in order. */
  let sending: Promise<unknown> = Promise.resolve()
  let pending = 0
  /** Counts changes, so that an answer from before a change does not undo it on the screen. */
  let changes = 0
  /** Whether to ask again after the last change. */
  let isStale = false
  /** Changes that wait, by what they are about. */
  const typed = new Map<string, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const publish = (next: AccountState<Data>) => {
    state = next
    for (const listener of listeners) listener()
  }

  const show = (change: Change) => {
    changes += 1
    const data = state.data && (apply(state.data, change) ?? state.data)
    publish({ data, problem: null })
  }

  /** Sends changes after those that are being sent. @returns The first outcome that is not `done`. */
  const send = async (list: Change[], onFailure?: () => void): Promise<KeptOutcome> => {
    pending += 1
    const work = sending.then(async () => {
      let first: KeptOutcome = 'done'
      for (const change of list) {
        const outcome = await sendChange(change)
        if (outcome === 'done') continue
        if (first === 'done') first = outcome
        onFailure?.()
      }
      return first
    })
    sending = work
    const outcome = await work
    pending -= 1
    changes += 1
    if (outcome !== 'done') publish({ ...state, problem: outcome })
    isStale ||= outcome !== 'done' || state.data === null || list.length > 1 || onFailure !== undefined
    if (isStale && pending === 0) await load()
    return outcome
  }

  const sendTyped = () => {
    clearTimeout(timer)
    const waiting = [...typed.values()]
    typed.clear()
    if (waiting.length > 0) void send(waiting)
  }

  const load = async (): Promise<void> => {
    isStale = false
    const before = changes
    const answer = await ask()
    if (before !== changes || pending > 0 || typed.size > 0) {
      isStale = true
      if (pending === 0 && typed.size === 0) await load()
      return
    }
    if (typeof answer === 'string') publish({ ...state, problem: answer })
    else publish({ ...state, data: answer })
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('pagehide', sendTyped)
        state = { ...state, problem: null }
        // Read again for each page, because the form of a posting's page changes it too.
        void load()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('pagehide', sendTyped)
        sendTyped()
      }
    },
    change: async (change) => {
      show(change)
      const about = typing(change)
      if (about?.waits) {
        typed.set(about.about, change)
        clearTimeout(timer)
        timer = setTimeout(sendTyped, TYPING_MS)
        return 'done'
      }
      if (about) typed.delete(about.about)
      return send([change])
    },
    changeAll: async (list) => {
      let failed = 0
      await send(list, () => {
        failed += 1
      })
      return failed
    },
  }
}
