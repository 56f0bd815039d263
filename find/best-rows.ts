import { bitsFor, countBits, rowsIn, setBit, type Bits } from './bits.ts'
import type { CompareRows } from './sorted-order.ts'
import { firstRows, pageInOrder } from './top-rows.ts'

/** Up to this many rows are sorted at once. */
const SORTED_ROWS = 2000
const BUCKETS = 256
/** Up to this many are found by the lowest score among them. */
const FEW = 200

interface Ranking {
  /** By row. */
  scores: Float32Array
  /** All rows in the order of rows with the same score. */
  order: Uint32Array
  /** That order. */
  compare: CompareRows
}

/**
 * The best `count` of some rows, best first. Rows of a frequent word have one of a few scores. So for a few of the best
 * the lowest score among them is found, and of the rows with that score only the first are taken out of the order; for
 * more, rows are parted by score.
 */
export function bestRows(ranking: Ranking, among: Bits, count: number): number[] {
  const size = countBits(among)
  if (size > SORTED_ROWS && count <= FEW) return fewBest(ranking, among, count)
  return partedRows(ranking, rowsIn(among, size), count)
}

/** @param rows Ascending. */
function partedRows(ranking: Ranking, rows: Uint32Array, count: number): number[] {
  if (rows.length <= SORTED_ROWS) return sortedRows(ranking, rows, count)
  const { scores } = ranking
  const [low, high] = rangeOf(rows, scores)
  if (low === high) return firstInOrder(ranking, rows, count)
  const bucketOf = (row: number) =>
    Math.floor((((scores[row] as number) - low) / (high - low)) * (BUCKETS - 1))
  const sizes = new Uint32Array(BUCKETS)
  for (let at = 0; at < rows.length; at++) {
    const bucket = bucketOf(rows[at] as number)
    sizes[bucket] = (sizes[bucket] as number) + 1
  }
  let bucket = BUCKETS - 1
  let above = 0
  for (; bucket > 0 && above + (sizes[bucket] as number) < count; bucket--) above += sizes[bucket] as number
  const better = new Uint32Array(above)
  const within = new Uint32Array(sizes[bucket] as number)
  let [betterCount, withinCount] = [0, 0]
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const own = bucketOf(row)
    if (own > bucket) better[betterCount++] = row
    else if (own === bucket) within[withinCount++] = row
  }
  const first = sortedRows(ranking, better, above)
  return [...first, ...partedRows(ranking, within, count - above)]
}

function fewBest(ranking: Ranking, among: Bits, count: number): number[] {
  if (count === 0) return []
  const { scores, order } = ranking
  // The best so far, ascending by score, and all rows that have the least of their scores.
  const best = new Float32Array(count).fill(Number.NEGATIVE_INFINITY)
  const rows = new Uint32Array(count)
  const last = new Uint32Array(among.length)
  let least = Number.NEGATIVE_INFINITY
  for (let index = 0; index < among.length; index++) {
    for (let rest = (among[index] as number) | 0; rest !== 0; rest &= rest - 1) {
      const row = (index << 5) + 31 - Math.clz32(rest & -rest)
      const score = scores[row] as number
      if (score < least) continue
      if (score === least) {
        setBit(last, row)
        continue
      }
      let to = 0
      for (; to + 1 < count && (best[to + 1] as number) < score; to++) {
        best[to] = best[to + 1] as number
        rows[to] = rows[to + 1] as number
      }
      best[to] = score
      rows[to] = row
      if (best[0] === least) continue
      least = best[0] as number
      last.fill(0)
      for (let at = 0; best[at] === least; at++) setBit(last, rows[at] as number)
    }
  }
  const better = rows.filter((_, at) => (best[at] as number) > least)
  const first = sortedRows(ranking, better, better.length)
  const missing = count - better.length
  const size = countBits(last)
  if (size > SORTED_ROWS) return [...first, ...pageInOrder(order, last, { offset: 0, limit: missing })]
  return [...first, ...sortedRows(ranking, rowsIn(last, size), missing)]
}

function sortedRows({ scores, compare }: Ranking, rows: Uint32Array, count: number): number[] {
  const better: CompareRows = (one, other) =>
    (scores[other] as number) - (scores[one] as number) || compare(one, other)
  return firstRows(rows, count, better)
}

function firstInOrder({ order }: Ranking, rows: Uint32Array, count: number): number[] {
  const bits = bitsFor((rows.at(-1) ?? 0) + 1)
  for (let at = 0; at < rows.length; at++) setBit(bits, rows[at] as number)
  return pageInOrder(order, bits, { offset: 0, limit: count })
}

function rangeOf(rows: Uint32Array, scores: Float32Array): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < rows.length; at++) {
    const score = scores[rows[at] as number] as number
    if (score < low) low = score
    if (score > high) high = score
  }
  return [low, high]
}
