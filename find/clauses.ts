import { bitsFor, clearBit, setBit, type Bits } from './bits.ts'

interface Clause {
  bits: Bits
  matches: (row: number) => boolean
}

/** Memory for the rows of recent conditions. At a million postings this holds 64 of them. */
const CACHE_BYTES = 8 * 1024 * 1024
const MIN_KEPT = 64

/**
 * The rows that meet a condition ("city is Pune"). The rows of recent conditions are kept, and kept up to date. They may
 * hold rows that are no longer listed.
 */
export class Clauses {
  private readonly kept = new Map<string, Clause>()

  /** @param key Names the condition. @param rows How many rows there are; `capacity` how many there is room for. */
  rowsThat(key: string, matches: (row: number) => boolean, rows: number, capacity: number): Bits {
    const known = this.kept.get(key)
    if (known) {
      // The most recent is last.
      this.kept.delete(key)
      this.kept.set(key, known)
      return known.bits
    }
    const bits = bitsFor(capacity)
    for (let row = 0; row < rows; row++) if (matches(row)) setBit(bits, row)
    this.kept.set(key, { bits, matches })
    this.dropOldest(bits.byteLength)
    return bits
  }

  /** Checks rows again whose fields have changed. */
  update(rows: readonly number[]): void {
    for (const { bits, matches } of this.kept.values())
      for (const row of rows) {
        if (matches(row)) setBit(bits, row)
        else clearBit(bits, row)
      }
  }

  /** Forgets the conditions whose name starts so: their fields have changed for many rows. */
  forget(prefix = ''): void {
    for (const key of this.kept.keys()) if (key.startsWith(prefix)) this.kept.delete(key)
  }

  private dropOldest(bytes: number): void {
    const max = Math.max(MIN_KEPT, CACHE_BYTES / bytes)
    for (const key of this.kept.keys()) {
      if (this.kept.size <= max) return
      this.kept.delete(key)
    }
  }
}
