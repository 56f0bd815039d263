import { bitsFor, setBit } from './bits.ts'
import type { CompareRows } from './sorted-order.ts'
import { firstRows, pageInOrder } from './top-rows.ts'

/** Up to this many rows are sorted at once. */
const SORTED_ROWS = 2000
const BUCKETS = 256

interface Ranking {
  /** Ascending. */
  rows: Uint32Array
  /** Of each of `rows`. */
  scores: Float32Array
  /** All rows in the order of rows with the same score. */
  order: Uint32Array
  /** That order. */
  compare: CompareRows
}

/**
 * The best `count` of some rows, best first. Rows of a frequent word have one of a few scores, so they are parted by
 * score, and of the rows with the same score only the first are taken out of the order.
 *
 * @param places Which of `rows`.
 */
export function bestRows(ranking: Ranking, places: Uint32Array, count: number): number[] {
  const { scores } = ranking
  if (places.length <= SORTED_ROWS) return sortedRows(ranking, places, count)
  const [low, high] = rangeOf(places, scores)
  if (low === high) return firstInOrder(ranking, places, count)
  const bucketOf = (place: number) =>
    Math.floor((((scores[place] as number) - low) / (high - low)) * (BUCKETS - 1))
  const sizes = new Uint32Array(BUCKETS)
  for (let at = 0; at < places.length; at++) {
    const bucket = bucketOf(places[at] as number)
    sizes[bucket] = (sizes[bucket] as number) + 1
  }
  let bucket = BUCKETS - 1
  let above = 0
  for (; bucket > 0 && above + (sizes[bucket] as number) < count; bucket--) above += sizes[bucket] as number
  const better = new Uint32Array(above)
  const within = new Uint32Array(sizes[bucket] as number)
  let [betterCount, withinCount] = [0, 0]
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const own = bucketOf(place)
    if (own > bucket) better[betterCount++] = place
    else if (own === bucket) within[withinCount++] = place
  }
  const first = sortedRows(ranking, better, above)
  return [...first, ...bestRows(ranking, within, count - above)]
}

function sortedRows({ rows, scores, compare }: Ranking, places: Uint32Array, count: number): number[] {
  const better: CompareRows = (one, other) =>
    (scores[other] as number) - (scores[one] as number) || compare(rows[one] as number, rows[other] as number)
  return firstRows(places, count, better).map((place) => rows[place] as number)
}

function firstInOrder({ rows, order }: Ranking, places: Uint32Array, count: number): number[] {
  const bits = bitsFor((rows.at(-1) ?? 0) + 1)
  for (let at = 0; at < places.length; at++) setBit(bits, rows[places[at] as number] as number)
  return pageInOrder(order, bits, { offset: 0, limit: count })
}

function rangeOf(places: Uint32Array, scores: Float32Array): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < places.length; at++) {
    const score = scores[places[at] as number] as number
    if (score < low) low = score
    if (score > high) high = score
  }
  return [low, high]
}
