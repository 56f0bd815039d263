import { explainStorage } from '#core/storage-problem.ts'
import { setImmediate } from 'node:timers/promises'
import type { Source } from '#ingest/adapters/adapter.ts'
import type { BoardStore } from './board-store.ts'
import { eachByHost } from './by-host.ts'
import { emptyReport, type BoardReport } from './pipeline.ts'

export interface BoardsRun {
  /** Boards that finished, also with a problem, in the order of the list. */
  reports: BoardReport[]
  /** Boards that were not reached before the run was stopped; nothing of them was written. */
  untouched: string[]
}

interface Run {
  sources: Source[]
  /** null for a dry run. */
  store: BoardStore | null
  /** Imports one board into the given store. */
  ingest(source: Source, store: BoardStore | null): Promise<BoardReport>
  /** The most hosts at once. */
  atOnce?: number
  /** Stops the run: writes in progress finish, everything else is dropped. */
  signal?: AbortSignal
  onDone?: (report: BoardReport) => void
}

/** Boards are on many hosts, and each host has its own rate limit. */
const AT_ONCE = 12

/** The run was stopped before this board could be written. */
class Interrupted extends Error {
  override name = 'Interrupted'
}

/**
 * Imports boards of several hosts at once, those of a host one after another, so that a host with hundreds of
 * boards does not hold up the others. If one fails, the others continue: an error in our code or in the database
 * makes that board `failed`. If stopped early, each board is either done or untouched.
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
  const guarded = store && oneCallAtATime(store, calls, signal)
  async function work(source: Source): Promise<boolean> {
    if (signal?.aborted) return false
    const report = await ingestSafely(source)
    if (!report) return true
    done.set(source.token, report)
    onDone?.(report)
    return true
  }

  async function ingestSafely(source: Source): Promise<BoardReport | null> {
    let startedAt: Date | null = null
    try {
      startedAt = guarded ? await guarded.now() : null
      return await ingest(source, guarded)
    } catch (error) {
      if (error instanceof Interrupted) return null
      const why = explainStorage(error, 'the disk of the database')
      const message = `failed: ${why ?? (error instanceof Error ? error.message : String(error))}`
      const outcome = 'failed' as const
      // The database itself may have failed.
      if (startedAt)
        await guarded
          ?.recordFailure({ source: source.token, startedAt, outcome, error: message, retryAt: null })
          .catch(() => undefined)
      return { ...emptyReport(source.token), problem: { outcome, message, retryAt: null } }
    }
  }

  const workers = eachByHost(sources, atOnce, work)
  await Promise.race([workers, aborted(signal)])
  if (signal?.aborted) {
    await Promise.allSettled(calls)
    // Let the callers that waited for these calls continue first.
    await setImmediate()
  }
  const tokens = sources.map(({ token }) => token)
  return {
    reports: tokens.flatMap((token) => done.get(token) ?? []),
    untouched: tokens.filter((token) => !done.has(token)),
  }
}

/**
 * A store that makes one call at a time, and none after the stop. A database has few connections, and a board
 * that waited too long for one would fail.
 */
function oneCallAtATime(store: BoardStore, calls: Set<Promise<unknown>>, signal?: AbortSignal): BoardStore {
  let last: Promise<unknown> = Promise.resolve()
  const turn =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input) => {
      const before = last
      const result = before.then(() => {
        if (signal?.aborted) throw new Interrupted()
        return call(...input)
      })
      last = result.catch(() => undefined)
      calls.add(result)
      try {
        return await result
      } finally {
        calls.delete(result)
      }
    }
  return {
    now: turn(store.now),
    load: turn(store.load),
    save: turn(store.save),
    recordFailure: turn(store.recordFailure),
  }
}

/** Resolves when the signal is aborted; never without a signal. */
export function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    else signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
