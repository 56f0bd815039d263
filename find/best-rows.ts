import { bitsFor, setBit } from './bits.ts'
import type { CompareRows } from './sorted-order.ts'
import { firstRows, pageInOrder } from './top-rows.ts'

/** Up to this many rows are sorted at once. */
const SORTED_ROWS = 2000
const BUCKETS = 256
/** Up to this many are found by the lowest score among them. */
const FEW = 200

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
 * The best `count` of some rows, best first. Rows of a frequent word have one of a few scores. So for a few of the best
 * the lowest score among them is found, and of the rows with that score only the first are taken out of the order; for
 * more, rows are parted by score.
 *
 * @param places Which of `rows`.
 */
export function bestRows(ranking: Ranking, places: Uint32Array, count: number): number[] {
  const { scores } = ranking
  if (places.length <= SORTED_ROWS) return sortedRows(ranking, places, count)
  if (count <= FEW) return fewBest(ranking, places, count)
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

function fewBest(ranking: Ranking, places: Uint32Array, count: number): number[] {
  if (count === 0) return []
  const { scores } = ranking
  const lowest = highestScores(places, scores, count)[0] as number
  const better: number[] = []
  const last = new Uint32Array(places.length)
  let length = 0
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const score = scores[place] as number
    if (score > lowest) better.push(place)
    else if (score === lowest) last[length++] = place
  }
  const first = sortedRows(ranking, Uint32Array.from(better), better.length)
  const rest = last.subarray(0, length)
  const missing = count - better.length
  const find = length <= SORTED_ROWS ? sortedRows : firstInOrder
  return [...first, ...find(ranking, rest, missing)]
}

/** The `count` highest scores, ascending; there are at least as many places. */
function highestScores(places: Uint32Array, scores: Float32Array, count: number): Float32Array {
  const highest = new Float32Array(count).fill(Number.NEGATIVE_INFINITY)
  let least = Number.NEGATIVE_INFINITY
  for (let at = 0; at < places.length; at++) {
    const score = scores[places[at] as number] as number
    if (score <= least) continue
    // In the place of the least, moved up to where it belongs.
    let to = 0
    for (; to + 1 < count && (highest[to + 1] as number) < score; to++)
      highest[to] = highest[to + 1] as number
    highest[to] = score
    least = highest[0] as number
  }
  return highest
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
