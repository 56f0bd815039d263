import { hasBit, type Bits } from './bits.ts'

type Values = Uint16Array | Uint32Array | Float64Array

/**
 * Whole numbers from 0, one a row, in two bytes each while that is enough; the first larger one gives four or eight to
 * all. Read `values` anew for each use: it is replaced when it needs more room.
 */
export class NarrowColumn {
  values: Values

  constructor(capacity: number) {
    this.values = new Uint16Array(capacity)
  }

  set(row: number, value: number): void {
    this.values[row] = value
    if (this.values[row] === value) return
    const { length } = this.values
    this.replace(value < 2 ** 32 ? new Uint32Array(length) : new Float64Array(length))
    this.values[row] = value
  }

  /** Adds one to the count of each value of each row. */
  count(rows: Bits, counts: Uint32Array): void {
    const { values } = this
    for (let index = 0; index < rows.length; index++) {
      for (let rest = (rows[index] as number) | 0; rest !== 0; rest &= rest - 1) {
        const value = values[(index << 5) + 31 - Math.clz32(rest & -rest)] as number
        counts[value] = (counts[value] as number) + 1
      }
    }
  }

  /**
   * Like `count`, but a value once a group.
   *
   * @param rows Those of a group one after the other. @param among Only these of them. @param groups By row, from 1.
   */
  countOnce(rows: Uint32Array, among: Bits, groups: ArrayLike<number>, counts: Uint32Array): void {
    const counted = new Uint32Array(counts.length)
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number
      if (!hasBit(among, row)) continue
      const value = this.values[row] as number
      if (counted[value] !== groups[row]) counts[value] = (counts[value] as number) + 1
      counted[value] = groups[row] as number
    }
  }

  isSame(row: number, other: number): boolean {
    return this.values[row] === this.values[other]
  }

  grow(capacity: number): void {
    if (this.values instanceof Uint16Array) this.replace(new Uint16Array(capacity))
    else
      this.replace(
        this.values instanceof Uint32Array ? new Uint32Array(capacity) : new Float64Array(capacity),
      )
  }

  private replace(values: Values): void {
    values.set(this.values)
    this.values = values
  }
}
