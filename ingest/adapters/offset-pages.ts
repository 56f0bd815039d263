import { counted } from '#core/count.ts'
import { keyOf, type Key } from './read-each.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

export interface OffsetPages<T> {
  /** Items per page: the most that the source allows. Some return fewer. */
  size: number
  /** @param number Of the page, from 1, for sources that count pages. */
  page(offset: number, number: number): Promise<{ total: number; items: T[] }>
  /** Two items with the same key are one. */
  key: Key<T>
  /** How many postings may be missing from the total: some are closed while we read, or counted twice. */
  missing?: number
  /** The source shows no more than this many, whatever its total: a longer list is refused. */
  most?: number
}

/**
 * Collects all pages by offset. Only the first page's total is believed: later pages sometimes say 0. A page
 * without new items ends the list: some sources repeat their first page after the last.
 *
 * @throws SourceProblem `network` when more than that are missing, or all: half a list must not pass for the whole. A
 * few postings may disappear between two pages. `shape changed` when the source does not show all, or its total is 0
 * beside postings.
 */
export async function collectPages<T>({
  size,
  page,
  key,
  missing = 2,
  most = Number.POSITIVE_INFINITY,
}: OffsetPages<T>): Promise<T[]> {
  const items = new Map<string, T>()
  let total = Number.POSITIVE_INFINITY
  let step = size
  let pages = 0
  for (let offset = 0; offset < total; offset += step) {
    pages += 1
    const next = await page(offset, pages)
    // A few are left out of a page; far fewer than we ask for is a smaller page.
    if (next.items.length < size / 2) step = next.items.length
    if (offset === 0) total = next.total
    if (total > most)
      throw new SourceProblem(
        'shape changed',
        `the list is cut off at ${most} of ${counted(total, 'posting')}`,
      )
    refuseZero(total, next.items)
    const known = items.size
    for (const item of next.items) {
      const id = keyOf(key, item) ?? JSON.stringify(item)
      if (!items.has(id)) items.set(id, item)
    }
    if (items.size === known) break
  }
  if (items.size + missing < total || (items.size === 0 && total > 0))
    throw new SourceProblem(
      'network',
      `the board lists ${counted(total, 'posting')} but returned ${items.size}`,
    )
  return [...items.values()]
}

/** A total of 0 beside postings is none: their number is not known. @throws SourceProblem `shape changed` */
export function refuseZero(total: number, items: unknown[]): void {
  if (total === 0 && items.length > 0)
    throw new SourceProblem(
      'shape changed',
      `the list states 0 postings beside the ${items.length} that it has`,
    )
}
