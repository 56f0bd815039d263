import type { FindPage } from '#core/find/job-search.ts'
import { bestRows } from './best-rows.ts'
import { countBits, intersect, rowsIn, subtract, type Bits } from './bits.ts'
import { forYears, fromYears } from './conditions.ts'
import type { JobIndex } from './job-index.ts'
import type { Selection } from './selection.ts'
import { firstRows, pageInOrder } from './top-rows.ts'

/** Up to this many rows are sorted; the order of all rows is walked for more. */
const SORTED_ROWS = 2000

/** The rows of a page of what was found, in the asked order. */
export function listRows(index: JobIndex, selection: Selection, page: FindPage): number[] {
  const listed: number[] = []
  let { offset } = page
  // All at once: to score a part takes as long as to score all.
  let scores: Float32Array | undefined
  const scored = () => {
    if (page.order === 'match') scores ??= selection.words?.scoresOf(selection.shown)
    else if (page.order === 'fit') scores ??= skillShares(index, selection.shown, page.fit)
    return scores
  }
  for (const part of partsOf(index, selection, page)) {
    const missing = page.limit - listed.length
    if (missing <= 0) break
    // To count is much less than to sort.
    const count = countBits(part)
    if (count <= offset) {
      offset -= count
      continue
    }
    const rest = { ...page, offset, limit: missing }
    const known = scored()
    listed.push(...(known ? bestMatches(index, known, part, rest) : pageOf(index, part, rest)))
    offset = 0
  }
  return listed
}

/** What was found, in the parts that come one after the other. */
function* partsOf(
  index: JobIndex,
  selection: Selection,
  { order, grouped }: FindPage,
): Generator<Bits, void> {
  let parts = [selection.shown]
  if (grouped || order === 'match') parts = split(parts, selection.besidesText())
  if (grouped) parts = split(parts, selection.stating())
  const { years } = selection.search
  if (order !== 'match' || !years) return yield* parts
  // The nearest first: those that ask for as many years as somebody has, then those that ask for fewer.
  const asked = Array.from({ length: years.to + 1 }, (_, least) => least)
  asked.sort((one, other) => Math.abs(one - years.from) - Math.abs(other - years.from))
  for (const part of parts) {
    for (const least of asked) yield both(part, fromYears(index, least))
    // What is added because it states no years.
    const [, others] = split([part], forYears(index, years))
    if (others) yield others
  }
}

/** Of each part those in a set, then the others. */
function split(parts: readonly Bits[], first: Bits | null): Bits[] {
  if (!first) return [...parts]
  return parts.flatMap((part) => {
    const others = part.slice()
    subtract(others, first)
    return [both(part, first), others]
  })
}

function both(one: Bits, other: Bits): Bits {
  const bits = one.slice()
  intersect(bits, other)
  return bits
}

function pageOf(index: JobIndex, among: Bits, page: FindPage): number[] {
  const { order, offset, limit, after } = page
  const sort = order === 'match' || order === 'fit' ? 'newest' : order
  const sorted = index.orders[sort]
  if (after) return pageInOrder(sorted, among, page, index.positionAfter(after))
  const count = countBits(among)
  if (count > SORTED_ROWS) return pageInOrder(sorted, among, page)
  return firstRows(rowsIn(among, count), offset + limit, index.compare(sort)).slice(offset)
}

/** By row, the share of its skills that somebody has. */
function skillShares(index: JobIndex, among: Bits, fit: readonly string[] = []): Float32Array {
  const { skills, skillNames, capacity } = index.columns
  const wanted = new Uint8Array(skillNames.size)
  for (const slug of fit) {
    const code = skillNames.find(slug)
    if (code !== -1) wanted[code] = 1
  }
  const shares = new Float32Array(capacity)
  skills.share(rowsIn(among, countBits(among)), wanted, shares)
  return shares
}

function bestMatches(
  index: JobIndex,
  scores: Float32Array,
  among: Bits,
  { offset, limit }: FindPage,
): number[] {
  const ranking = {
    scores,
    order: index.orders.newest,
    compare: index.compare('newest'),
  }
  return bestRows(ranking, among, offset + limit).slice(offset)
}
