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

  /** Takes one from the count of the row's value if another of the rows has it too; null if one has. */
  takeHeld(row: number, others: readonly number[] | null, counts: Uint32Array): void {
    const value = this.values[row] as number
    if (others === null || others.some((other) => this.values[other] === value))
      counts[value] = (counts[value] as number) - 1
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
