import { hasBit, setBit, type Bits } from './bits.ts'
import type { RowTest } from './row-tests.ts'

/** Values up to here have two bytes; the first larger one gives four to all. */
const MOST_SHORT = 0xffff
/** Room for this many times the values in use. */
const SPARE = 1.125
/** Values are put in the order of rows again when one row in so many is out of it. */
const MOVED = 16

/**
 * A column with several values a row, one after the other in one array. The values of most rows stand in the order of
 * rows, so that the rows of a value are found by its places in the array.
 */
export class MultiColumn {
  private starts: Uint32Array
  private lengths: Uint8Array
  private values: Uint16Array | Uint32Array = new Uint16Array(1024)
  private end = 0
  private wasted = 0
  /** One more than the last row that was ever written. */
  private rows = 0
  /** The values of the rows below it stand in their order before `orderedEnd`, but for those of moved rows. */
  private orderedRows = 0
  private orderedEnd = 0
  /** Rows whose values stand behind `orderedEnd`; some may be here twice. */
  private moved: number[] = []

  constructor(capacity: number) {
    this.starts = new Uint32Array(capacity)
    this.lengths = new Uint8Array(capacity)
  }

  grow(capacity: number): void {
    const { starts, lengths } = this
    this.starts = new Uint32Array(capacity)
    this.starts.set(starts)
    this.lengths = new Uint8Array(capacity)
    this.lengths.set(lengths)
  }

  /** Up to 255 values. */
  write(row: number, values: readonly number[]): void {
    const kept = values.length > 255 ? values.slice(0, 255) : values
    this.wasted += this.lengths[row] ?? 0
    this.lengths[row] = 0
    const needsLong = this.values instanceof Uint16Array && kept.some((value) => value > MOST_SHORT)
    if (needsLong) this.values = Uint32Array.from(this.values)
    if (this.moved.length * MOVED > this.starts.length) this.putInOrder(this.values)
    if (this.end + kept.length > this.values.length) this.makeRoom(kept.length)
    this.values.set(kept, this.end)
    this.starts[row] = this.end
    this.lengths[row] = kept.length
    this.end += kept.length
    this.rows = Math.max(this.rows, row + 1)
    if (this.moved.length === 0 && row >= this.orderedRows) {
      this.orderedRows = row + 1
      this.orderedEnd = this.end
    } else this.moved.push(row)
  }

  holds(row: number, value: number): boolean {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let at = start; at < end; at++) if (this.values[at] === value) return true
    return false
  }

  /** Whether two rows hold the same values, in the same order. */
  isSame(row: number, other: number): boolean {
    const [start, otherStart, length] = [
      this.starts[row] ?? 0,
      this.starts[other] ?? 0,
      this.lengths[row] ?? 0,
    ]
    if (this.lengths[other] !== length) return false
    for (let at = 0; at < length; at++)
      if (this.values[start + at] !== this.values[otherStart + at]) return false
    return true
  }

  /** The rows that hold a value. @param wanted It, or -1 for none yet. */
  holding(wanted: () => number): RowTest {
    return {
      holds: (row) => this.holds(row, wanted()),
      fill: (bits) => this.fill(bits, wanted()),
    }
  }

  /** Adds one to the count of each value of each row. */
  count(rows: Bits, counts: Uint32Array): void {
    const { starts, lengths, values } = this
    for (let index = 0; index < rows.length; index++) {
      for (let rest = (rows[index] as number) | 0; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        const start = starts[row] as number
        const end = start + (lengths[row] as number)
        for (let at = start; at < end; at++) {
          const value = values[at] as number
          counts[value] = (counts[value] as number) + 1
        }
      }
    }
  }

  /**
   * Like `count`, but a value once a group.
   *
   * @param rows Those of a group one after the other. @param among Only these of them. @param groups By row, from 1.
   */
  countOnce(rows: Uint32Array, among: Bits, groups: ArrayLike<number>, counts: Uint32Array): void {
    const { starts, lengths, values } = this
    const counted = new Uint32Array(counts.length)
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number
      if (!hasBit(among, row)) continue
      const group = groups[row] as number
      const start = starts[row] as number
      const end = start + (lengths[row] as number)
      for (let at = start; at < end; at++) {
        const value = values[at] as number
        if (counted[value] !== group) counts[value] = (counts[value] as number) + 1
        counted[value] = group
      }
    }
  }

  /** Gives each row the share of its values that are wanted (by value); of equal shares, that of more values is larger. */
  share(rows: Uint32Array, wanted: Uint8Array, shares: Float32Array): void {
    const { starts, lengths, values } = this
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number
      const start = starts[row] as number
      const all = lengths[row] as number
      let held = 0
      for (let at = start; at < start + all; at++) held += wanted[values[at] as number] ?? 0
      shares[row] = all === 0 ? -1 : held / all + held * 1e-5
    }
  }

  /** Looking for a value in an array takes a quarter of looking at the values of each row. */
  private fill(bits: Bits, value: number): void {
    const { starts, lengths, orderedRows, orderedEnd } = this
    const values = this.values.subarray(0, orderedEnd)
    let row = 0
    for (let at = values.indexOf(value); at !== -1; at = values.indexOf(value, at + 1)) {
      for (let next = row; next < orderedRows; next += 1) {
        const start = starts[next] as number
        if (start >= orderedEnd || lengths[next] === 0) continue
        if (start > at) break
        row = next
      }
      // Otherwise it is what a moved row held before.
      const start = starts[row] as number
      if (at >= start && at < start + (lengths[row] as number)) setBit(bits, row)
    }
    for (const one of this.moved) if (this.holds(one, value)) setBit(bits, one)
  }

  /** Drops what rows held before, and makes more room if that is not enough. */
  private makeRoom(needed: number): void {
    const used = this.end - this.wasted + needed
    const { values } = this
    const length = Math.max(values.length, Math.ceil(used * SPARE))
    const room = values instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length)
    if (this.wasted > 0) return this.putInOrder(room)
    room.set(values.subarray(0, this.end))
    this.values = room
  }

  /** @param room For the values, as long as they need; may be where they are. */
  private putInOrder(room: Uint16Array | Uint32Array): void {
    const { starts, lengths } = this
    const values = room === this.values ? room.slice(0, this.end) : this.values
    let end = 0
    for (let row = 0; row < starts.length; row++) {
      const start = starts[row] as number
      starts[row] = end
      for (let at = start; at < start + (lengths[row] as number); at++) room[end++] = values[at] as number
    }
    this.values = room
    this.end = end
    this.wasted = 0
    this.moved = []
    this.orderedRows = this.rows
    this.orderedEnd = end
  }
}
