import { bitsFor, clearBit, setBit, type Bits } from './bits.ts'

interface Clause {
  bits: Bits
  matches: (row: number) => boolean
}

/**
 * How many conditions are kept: the values of all short groups are counted in each search, some 50, and the others are
 * for cities, skills and companies. At a million postings they take 32 MB, and to evaluate one takes some 10 ms.
 */
const MOST_KEPT = 256

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
    this.dropOldest()
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

  private dropOldest(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) return
      this.kept.delete(key)
    }
  }
}
