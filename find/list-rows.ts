import type { FindPage } from '#core/find/job-search.ts'
import type { WordMatches } from '#find/words/word-index.ts'
import { bestRows } from './best-rows.ts'
import { countBits, intersect, rowsIn, subtract, type Bits } from './bits.ts'
import { statingPay } from './conditions.ts'
import type { JobIndex } from './job-index.ts'
import type { Selection } from './selection.ts'
import { firstRows, pageInOrder } from './top-rows.ts'

/** Up to this many rows are sorted; the order of all rows is walked for more. */
const SORTED_ROWS = 2000

/** The rows of a page of what was found, in the asked order. */
export function listRows(index: JobIndex, selection: Selection, page: FindPage): number[] {
  const { matches, search } = selection
  if (!search.pay || search.payStated) return pageOf(index, selection, matches, page)
  // Postings that state no pay come last, in every order.
  const stated = matches.slice()
  intersect(stated, statingPay(index))
  const unstated = matches.slice()
  subtract(unstated, stated)
  const count = countBits(stated)
  const first = pageOf(index, selection, stated, page)
  const rest = { ...page, offset: Math.max(0, page.offset - count), limit: page.limit - first.length }
  return [...first, ...pageOf(index, selection, unstated, rest)]
}

function pageOf(index: JobIndex, selection: Selection, among: Bits, page: FindPage): number[] {
  const { order, offset, limit, after } = page
  if (limit <= 0) return []
  if (order === 'match' && selection.words) return bestMatches(index, selection.words, among, page)
  const sort = order === 'match' ? 'newest' : order
  const sorted = index.orders[sort]
  if (after) return pageInOrder(sorted, among, page, index.positionAfter(after))
  const count = countBits(among)
  if (count > SORTED_ROWS) return pageInOrder(sorted, among, page)
  return firstRows(rowsIn(among, count), offset + limit, index.compare(sort)).slice(offset)
}

function bestMatches(
  index: JobIndex,
  words: WordMatches,
  among: Bits,
  { offset, limit }: FindPage,
): number[] {
  const ranking = {
    scores: words.scoresOf(among),
    order: index.orders.newest,
    compare: index.compare('newest'),
  }
  return bestRows(ranking, among, offset + limit).slice(offset)
}
