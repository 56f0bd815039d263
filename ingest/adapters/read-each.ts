import { counted } from '#core/count.ts'
import type { z } from 'zod'
import type { BoardReading } from './adapter.ts'
import { mayLack, type RawPosting, type RawRejection } from './raw-posting.ts'
import { describeMismatch } from './shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

export interface Items<T> {
  items: unknown[]
  /** Their path in the payload, for messages: `jobs`. */
  at: string
  shape: z.ZodType<T>
  read(item: T): RawPosting | RawRejection
  /** Why the list may be longer than what came; then no posting counts as missing. */
  incomplete?: string | null | undefined
  /** The id and title of an item that does not match the shape. The id is the one it has when it does. */
  title(item: unknown): { external_id: string | null; title: string | null }
}

/**
 * Reads a board's items one by one. An item that does not match, or that the adapter fails on, is rejected on its
 * own, as `unreadable` with the field.
 *
 * @throws SourceProblem `shape changed` when more than half do not match: then the source has changed, and
 * the rest must not pass for the whole board.
 */
export function readEach<T>({ items, at, shape, read, incomplete, title }: Items<T>): BoardReading {
  const reading: BoardReading = { postings: [], rejected: [] }
  /** A value that an adapter does not expect costs its posting, not the board. */
  const readOrReject = (work: () => RawPosting | RawRejection, item: unknown, path: string) => {
    try {
      return work()
    } catch (error) {
      return { ...title(item), reason: 'unreadable' as const, detail: `${path}: ${String(error)}` }
    }
  }
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item)
    if (problem !== null) {
      reading.rejected.push({ ...title(item), reason: 'unreadable', detail: problem })
      continue
    }
    const parsed = shape.safeParse(item)
    if (!parsed.success) {
      const detail = describeMismatch(parsed.error, item, [at, index])
      reading.rejected.push({ ...title(item), reason: 'unreadable', detail })
      continue
    }
    const posting = readOrReject(() => read(parsed.data), item, `${at}[${index}]`)
    if ('reason' in posting) reading.rejected.push(posting)
    else reading.postings.push(posting)
  }
  const unreadable = reading.rejected.filter(({ reason }) => reason === 'unreadable')
  if (unreadable.length > items.length / 2) {
    const [first] = unreadable
    throw new SourceProblem(
      'shape changed',
      `${first?.detail} (${unreadable.length} of ${counted(items.length, 'posting')} unreadable)`,
    )
  }
  if (incomplete) reading.rejected.push(mayLack(incomplete))
  return reading
}

/**
 * Why the details of an item could not be read, as `fetchDetails` has added it. The item is still listed, so it must
 * not count as missing.
 */
function problemOf(item: unknown): string | null {
  const problem = typeof item === 'object' && item !== null && Reflect.get(item, 'detail_problem')
  return typeof problem === 'string' && problem !== '' ? problem : null
}

/** What an item is known by: a key, or its label with its id. */
export type Key<T> = (item: T) => string | null | { external_id: string | null }

export function keyOf<T>(key: Key<T>, item: T): string | null {
  const found = key(item)
  return typeof found === 'string' ? found : (found?.external_id ?? null)
}

/** The first item of each key, and all without one. */
export function eachOnce(items: unknown[], key: Key<unknown>): unknown[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const id = keyOf(key, item)
    const isFirst = id === null || !seen.has(id)
    if (id !== null) seen.add(id)
    return isFirst
  })
}
