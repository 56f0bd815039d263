import { SourceProblem } from './source-problem.ts'

export interface OffsetPages<T> {
  /** Items a page; the source allows no more. */
  size: number
  page(offset: number): Promise<{ total: number; items: T[] }>
  /** What makes two items one. */
  key(item: T): string
}

/**
 * Collects pages by offset. Only the first page's total is believed: later ones say 0 now and then. A page that
 * brings nothing new ends the list: sources repeat their first page where the list is over.
 *
 * @throws SourceProblem `network` when the list ends a page or more before its total: half a list must not pass for
 * the whole, while a posting or two may well go between two pages.
 */
export async function collectPages<T>({ size, page, key }: OffsetPages<T>): Promise<T[]> {
  const items = new Map<string, T>()
  let total = Number.POSITIVE_INFINITY
  for (let offset = 0; offset < total; offset += size) {
    const next = await page(offset)
    if (offset === 0) total = next.total
    const fresh = next.items.filter((item) => !items.has(key(item)))
    for (const item of fresh) items.set(key(item), item)
    if (fresh.length === 0) break
  }
  if (items.size + size <= total)
    throw new SourceProblem('network', `the board lists ${total} postings but returned ${items.size}`)
  return [...items.values()]
}
