import { hasBit, type Bits } from './bits.ts'
import type { Slices } from '#core/slices.ts'

/** Negative if the first row comes first. Never 0 for two rows. */
export type CompareRows = (one: number, other: number) => number

/** Up to this many rows are sorted at once. */
const RUN = 512
/** Rows that are merged between two looks at the clock. */
const STEP = 2048

/** Sorts rows without keeping the thread for long: sorted runs, merged in pairs. */
export async function sortRows(
  rows: Uint32Array,
  compare: CompareRows,
  slices: Slices,
): Promise<Uint32Array> {
  for (let start = 0; start < rows.length; start += RUN) {
    rows.subarray(start, start + RUN).sort(compare)
    await slices.pauseIfDue()
  }
  let from = rows
  let into: Uint32Array = new Uint32Array(rows.length)
  for (let width = RUN; width < rows.length; width *= 2) {
    for (let start = 0; start < rows.length; start += 2 * width) {
      const middle = Math.min(start + width, rows.length)
      const end = Math.min(start + 2 * width, rows.length)
      await merge(
        from.subarray(start, middle),
        from.subarray(middle, end),
        into.subarray(start, end),
        compare,
        slices,
      )
    }
    ;[from, into] = [into, from]
  }
  return from
}

/**
 * An order with some rows taken out and others put in.
 *
 * @param order Sorted, apart from the rows of `out`.
 * @param added In any order.
 */
export async function reorder(
  order: Uint32Array,
  out: Bits,
  added: Uint32Array,
  compare: CompareRows,
  slices: Slices,
): Promise<Uint32Array> {
  const kept = new Uint32Array(order.length)
  let length = 0
  for (let index = 0; index < order.length; index++) {
    const row = order[index] ?? 0
    if (!hasBit(out, row)) kept[length++] = row
    if (index % STEP === 0) await slices.pauseIfDue()
  }
  const sorted = await sortRows(added.slice(), compare, slices)
  const result = new Uint32Array(length + sorted.length)
  await merge(kept.subarray(0, length), sorted, result, compare, slices)
  return result
}

async function merge(
  one: Uint32Array,
  other: Uint32Array,
  into: Uint32Array,
  compare: CompareRows,
  slices: Slices,
): Promise<void> {
  let left = 0
  let right = 0
  while (left < one.length && right < other.length) {
    const end = Math.min(left + right + STEP, into.length)
    for (let at = left + right; at < end && left < one.length && right < other.length; at++) {
      const row = one[left] ?? 0
      const rival = other[right] ?? 0
      if (compare(row, rival) <= 0) {
        into[at] = row
        left += 1
      } else {
        into[at] = rival
        right += 1
      }
    }
    await slices.pauseIfDue()
  }
  into.set(one.subarray(left), left + right)
  into.set(other.subarray(right), one.length + right)
}
