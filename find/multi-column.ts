/** A column with several values a row, one after the other in one array. */
export class MultiColumn {
  private starts: Uint32Array
  private lengths: Uint8Array
  private values = new Uint32Array(1024)
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
  count(rows: Uint32Array, length: number, counts: Uint32Array): void {
    const { starts, lengths, values } = this
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0
      const start = starts[row] ?? 0
      const end = start + (lengths[row] ?? 0)
      for (let at = start; at < end; at++) {
        const value = values[at] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }

  /** Drops what rows held before, and doubles the room if that is not enough. */
  private makeRoom(needed: number): void {
    const used = this.end - this.wasted + needed
    const { starts, lengths, values } = this
    const room = new Uint32Array(Math.max(values.length, used * 2 > values.length * 1.5 ? used * 1.5 : 0))
    let end = 0
    for (let row = 0; row < starts.length; row++) {
      const start = starts[row] ?? 0
      const length = lengths[row] ?? 0
      if (length === 0) continue
      room.set(values.subarray(start, start + length), end)
      starts[row] = end
      end += length
    }
    this.values = room
    this.end = end
    this.wasted = 0
  }
}
