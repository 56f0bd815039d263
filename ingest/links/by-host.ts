import { aborted } from '#ingest/boards/run-boards.ts'

/** What a check of one page says, at least. */
interface Answer {
  /** Seconds that the host asked us to wait. */
  retryAfter: number | null
}

export interface HostCheck<Item, Found extends Answer> {
  items: Item[]
  hostOf(item: Item): string
  probe(item: Item): Promise<Found>
  record(item: Item, answer: Found): Promise<void>
  /** Records an item whose host asked us to wait before its turn came. */
  postpone(item: Item): Promise<void>
  /** The most hosts at once. */
  atOnce?: number
  /** Stops the check: writes in progress finish; everything else is dropped and stays due. */
  signal?: AbortSignal
}

/** Links are on many hosts, and each host has its own rate limit. */
const AT_ONCE = 6

/**
 * Checks pages and records each result as it comes: one page at a time per host, several hosts at once.
 *
 * @returns How many were not checked before the stop.
 * @throws Errors of the database.
 */
export async function checkByHost<Item, Found extends Answer>(
  check: HostCheck<Item, Found>,
): Promise<number> {
  const { items, hostOf, atOnce = AT_ONCE, signal } = check
  const hosts = [...Map.groupBy(items, hostOf).values()]
  const ended = aborted(signal).then(() => null)
  const unchecked: number[] = []
  async function work(): Promise<void> {
    for (let host = hosts.shift(); host; host = hosts.shift())
      unchecked.push(await checkHost(host, check, ended))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, hosts.length) }, work))
  return unchecked.reduce((sum, count) => sum + count, 0)
}

/** @returns How many of the host's pages were not checked before the stop. */
async function checkHost<Item, Found extends Answer>(
  items: Item[],
  { probe, record, postpone, signal }: HostCheck<Item, Found>,
  ended: Promise<null>,
): Promise<number> {
  for (const [index, item] of items.entries()) {
    const answer = signal?.aborted ? null : await Promise.race([probe(item), ended])
    if (answer === null) return items.length - index
    await record(item, answer)
    if (answer.retryAfter === null) continue
    for (const other of items.slice(index + 1)) await postpone(other)
    break
  }
  return 0
}
