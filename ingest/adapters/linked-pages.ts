import { counted } from '#core/count.ts'
import { keyOf, type Key } from './read-each.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** No list that we know has more. */
const MOST_PAGES = 1000

export interface LinkedPages<T> {
  first: string
  /** The items of a page, and the address of the next one; null on the last page. */
  page(url: string): Promise<{ items: T[]; next: string | null }>
  /** Two items with the same key are one. */
  key: Key<T>
  /** The source is known to repeat a page after its last one, which then ends the list. */
  mayRepeat?: boolean
  /** No real list has more pages. */
  most?: number
}

/**
 * Collects the pages of a list without a total, each of which names the next one, by an address or another mark.
 *
 * @throws SourceProblem `network` when a page that the one before names has nothing new: the list was cut off there.
 */
export async function collectLinkedPages<T>({
  first,
  page,
  key,
  mayRepeat = false,
  most = MOST_PAGES,
}: LinkedPages<T>): Promise<T[]> {
  const items = new Map<string, T>()
  let pages = 0
  for (let url: string | null = first; url !== null; pages += 1) {
    if (pages === most)
      throw new SourceProblem('shape changed', `the list does not end after ${counted(pages, 'page')}`)
    const next: { items: T[]; next: string | null } = await page(url)
    const known = items.size
    for (const item of next.items) {
      const id = keyOf(key, item) ?? JSON.stringify(item)
      if (!items.has(id)) items.set(id, item)
    }
    if (pages > 0 && items.size === known && mayRepeat) break
    if (pages > 0 && items.size === known)
      throw new SourceProblem(
        'network',
        `page ${pages + 1} of the list has no posting that the pages before did not have`,
      )
    url = next.next
  }
  return [...items.values()]
}
