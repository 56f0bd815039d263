import { UNKNOWN, type AccountState } from './account-state.ts'
import { fetchTracker, sendChange } from './account-request.ts'
import { applyChange, type KeptChange, type KeptOutcome } from './kept-change.ts'
import type { DeviceData } from './device-data.ts'

/** A note is sent when the visitor has not typed for this long, or leaves the page. */
const TYPING_MS = 600

const listeners = new Set<() => void>()
let state = UNKNOWN

/** Changes that are being sent, in order. */
let sending: Promise<unknown> = Promise.resolve()
let pending = 0
/** Counts changes, so that an answer from before a change does not undo it on the screen. */
let changes = 0
/** Whether to ask again after the last change. */
let isStale = false
/** Notes that are not sent yet, by job id. */
const typed = new Map<string, string>()
let typing: ReturnType<typeof setTimeout> | undefined

export function accountState(): AccountState {
  return state
}

/** Changes the account, and shows the change at once. Never throws. */
export async function changeAccount(change: KeptChange): Promise<KeptOutcome> {
  show(change)
  if (change.kind === 'change' && change.note !== undefined && !change.stage) {
    typed.set(change.id, change.note)
    clearTimeout(typing)
    typing = setTimeout(sendTyped, TYPING_MS)
    return 'done'
  }
  if (change.kind === 'remove') typed.delete(change.id)
  return send([change])
}

/** Adds jobs and companies to the account, one after the other. @returns How many could not be added. */
export async function addToAccount({ jobs, hidden }: DeviceData): Promise<number> {
  const added: KeptChange[] = [
    ...jobs.map((job) => ({ kind: 'put', job }) as const),
    // The newest last, so that it is the newest in the account too.
    ...hidden.toReversed().map(({ company }) => ({ kind: 'hide', company }) as const),
  ]
  let failed = 0
  await send(added, () => {
    failed += 1
  })
  return failed
}

function show(change: KeptChange): void {
  changes += 1
  const data = state.data && (applyChange(state.data, change, new Date()) ?? state.data)
  publish({ data, problem: null })
}

/** Sends changes after those that are being sent. @returns The first outcome that is not `done`. */
async function send(list: KeptChange[], onFailure?: () => void): Promise<KeptOutcome> {
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

function sendTyped(): void {
  clearTimeout(typing)
  const notes = [...typed].map(([id, note]) => ({ kind: 'change', id, note }) as const)
  typed.clear()
  if (notes.length > 0) void send(notes)
}

async function load(): Promise<void> {
  isStale = false
  const before = changes
  const answer = await fetchTracker()
  if (before !== changes || pending > 0 || typed.size > 0) {
    isStale = true
    if (pending === 0 && typed.size === 0) await load()
    return
  }
  if (typeof answer === 'string') publish({ ...state, problem: answer })
  else publish({ ...state, data: answer })
}

/** Asks for the state when the first listener comes. @returns A function that ends it. */
export function subscribe(listener: () => void): () => void {
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
}

function publish(next: AccountState): void {
  state = next
  for (const listener of listeners) listener()
}
