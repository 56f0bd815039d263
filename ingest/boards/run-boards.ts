import { setImmediate } from 'node:timers/promises'
import type { Source } from '#ingest/adapters/adapter.ts'
import type { BoardStore } from './board-store.ts'
import { emptyReport, type BoardReport } from './pipeline.ts'

export interface BoardsRun {
  /** Boards that were done or had a problem, in the order of the list. */
  reports: BoardReport[]
  /** Boards that the end came too early for: nothing of them was written. */
  untouched: string[]
}

interface Run {
  sources: Source[]
  /** null writes nothing. */
  store: BoardStore | null
  /** Takes one board in, through the given store. */
  ingest(source: Source, store: BoardStore | null): Promise<BoardReport>
  /** Boards under way at once. */
  atOnce?: number
  /** Ends the run: what is being written is waited for, everything else is left. */
  signal?: AbortSignal
  onDone?: (report: BoardReport) => void
}

/** Boards are spread over many hosts, and each host sets its own pace. */
const AT_ONCE = 6

/** The run ends before this board's turn to be written. */
class Interrupted extends Error {
  override name = 'Interrupted'
}

/**
 * Takes boards in, several at once. Whatever happens to one, the others go on: a fault of ours or of the database is
 * that board's `failed`. Ended early, it leaves each board either done or untouched.
 */
export async function runBoards({
  sources,
  store,
  ingest,
  atOnce = AT_ONCE,
  signal,
  onDone,
}: Run): Promise<BoardsRun> {
  const done = new Map<string, BoardReport>()
  const calls = new Set<Promise<unknown>>()
  const guarded = store && inTurns(store, calls, signal)
  const waiting = [...sources]

  async function work(): Promise<void> {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      if (signal?.aborted) return
      const report = await ingestSafely(source)
      if (!report) continue
      done.set(source.token, report)
      onDone?.(report)
    }
  }

  async function ingestSafely(source: Source): Promise<BoardReport | null> {
    const startedAt = new Date()
    try {
      return await ingest(source, guarded)
    } catch (error) {
      if (error instanceof Interrupted) return null
      const message = `failed: ${error instanceof Error ? error.message : String(error)}`
      const outcome = 'failed' as const
      // The database may be what failed.
      await guarded
        ?.recordFailure({ source: source.token, startedAt, outcome, error: message, retryAt: null })
        .catch(() => undefined)
      return { ...emptyReport(source.token), problem: { outcome, message, retryAt: null } }
    }
  }

  const workers = Promise.all(Array.from({ length: Math.min(atOnce, sources.length) }, work))
  await Promise.race([workers, aborted(signal)])
  if (signal?.aborted) {
    await Promise.allSettled(calls)
    // Whoever waited for a call takes note of it.
    await setImmediate()
  }
  const tokens = sources.map(({ token }) => token)
  return {
    reports: tokens.flatMap((token) => done.get(token) ?? []),
    untouched: tokens.filter((token) => !done.has(token)),
  }
}

/**
 * The store, with nothing begun after the end of the run, and one call at a time: a database hands out few connections,
 * and a board that waits for one for too long would fail.
 */
function inTurns(store: BoardStore, calls: Set<Promise<unknown>>, signal?: AbortSignal): BoardStore {
  let last: Promise<unknown> = Promise.resolve()
  const turn =
    <Input, Output>(call: (input: Input) => Promise<Output>) =>
    async (input: Input) => {
      const before = last
      const mine = before.then(() => {
        if (signal?.aborted) throw new Interrupted()
        return call(input)
      })
      last = mine.catch(() => undefined)
      calls.add(mine)
      try {
        return await mine
      } finally {
        calls.delete(mine)
      }
    }
  return { load: turn(store.load), save: turn(store.save), recordFailure: turn(store.recordFailure) }
}

/** When the signal is given; never where there is none. */
export function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    else signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
