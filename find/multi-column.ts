/** Values up to here have two bytes; the first larger one gives four to all. */
const MOST_SHORT = 0xffff
/** Room for this many times the values in use. */
const SPARE = 1.125

/** A column with several values a row, one after the other in one array. */
export class MultiColumn {
  private starts: Uint32Array
  private lengths: Uint8Array
  private values: Uint16Array | Uint32Array = new Uint16Array(1024)
  private end = 0
  private wasted = 0

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
    if (this.end + kept.length > this.values.length) this.makeRoom(kept.length)
    this.values.set(kept, this.end)
    this.starts[row] = this.end
    this.lengths[row] = kept.length
    this.end += kept.length
  }

  holds(row: number, value: number): boolean {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let at = start; at < end; at++) if (this.values[at] === value) return true
    return false
  }

  /** Adds one to the count of each value of each row. */
  count(rows: Uint32Array, counts: Uint32Array): void {
    const { starts, lengths, values } = this
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number
      const start = starts[row] as number
      const end = start + (lengths[row] as number)
      for (let at = start; at < end; at++) {
        const value = values[at] as number
        counts[value] = (counts[value] as number) + 1
      }
    }
  }

  /** Drops what rows held before, and makes more room if that is not enough. */
  private makeRoom(needed: number): void {
    const used = this.end - this.wasted + needed
    const { starts, lengths, values } = this
    const length = Math.max(values.length, Math.ceil(used * SPARE))
    const room = values instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length)
    let end = 0
    if (this.wasted === 0) {
      room.set(values.subarray(0, this.end))
      end = this.end
    } else
      for (let row = 0; row < starts.length; row++) {
        const start = starts[row] as number
        starts[row] = end
        for (let at = start; at < start + (lengths[row] as number); at++) room[end++] = values[at] as number
      }
    this.values = room
    this.end = end
    this.wasted = 0
  }
}
