import { hasBit, type Bits } from './bits.ts'
import type { CompareRows } from './sorted-order.ts'

/** Rows of an order that are in the set, from `offset` on, at most `limit`. Stops as soon as they are found. */
export function pageInOrder(
  order: Uint32Array,
  bits: Bits,
  { offset, limit }: { offset: number; limit: number },
  from = 0,
): number[] {
  const found: number[] = []
  let skipped = 0
  for (let index = from; index < order.length && found.length < limit; index++) {
    const row = order[index] ?? 0
    if (!hasBit(bits, row)) continue
    if (skipped < offset) skipped += 1
    else found.push(row)
  }
  return found
}

/** The first `count` of the rows as `compare` orders them, without sorting them all. */
export function firstRows(rows: Uint32Array, count: number, compare: CompareRows): number[] {
  if (count >= rows.length / 4) return [...rows].sort(compare).slice(0, count)
  // A heap of the best so far, the worst of them on top.
  const heap: number[] = []
  for (const row of rows) {
    if (heap.length < count) {
      heap.push(row)
      siftUp(heap, compare)
    } else if (count > 0 && compare(row, heap[0] ?? 0) < 0) {
      heap[0] = row
      siftDown(heap, compare)
    }
  }
  return heap.sort(compare)
}

function siftUp(heap: number[], compare: CompareRows): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >>> 1
    if (!swapIfWorse(heap, at, parent, compare)) return
    at = parent
  }
}

function siftDown(heap: number[], compare: CompareRows): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const right = left + 1
    const worse = right < heap.length && compare(heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left
    if (!swapIfWorse(heap, worse, at, compare)) return
    at = worse
  }
}

/** Swaps the two if the first is worse than the one above it. */
function swapIfWorse(heap: number[], below: number, above: number, compare: CompareRows): boolean {
  const one = heap[below] ?? 0
  const other = heap[above] ?? 0
  if (compare(one, other) <= 0) return false
  heap[below] = other
  heap[above] = one
  return true
}
