import { bitsFor, clearBit, setBit, type Bits } from './bits.ts'
import { rowByRow, type RowTest } from './row-tests.ts'

interface Clause {
  bits: Bits
  test: RowTest
  /** Of a comparison with a limit: it gives the same rows for limits from `from` to below `to`. */
  limits?: { from: number; to: number }
}

/**
 * How many conditions are kept: the values of all short groups are counted in each search, some 80, and the others are
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
  rowsThat(key: string, test: RowTest, rows: number, capacity: number): Bits {
    return this.recent(key) ?? this.keep(key, { bits: bitsFor(capacity), test }, rows)
  }

  /**
   * The rows whose value is above a limit that moves with time. The kept rows are used until one of them changes sides.
   *
   * @param key Names the condition whatever its limit.
   */
  rowsAbove(
    key: string,
    { valueOf, limit }: { valueOf: (row: number) => number; limit: number },
    rows: number,
    capacity: number,
  ): Bits {
    const known = this.kept.get(key)?.limits
    if (known && known.from <= limit && limit < known.to) return this.recent(key) ?? bitsFor(capacity)
    const limits = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
    const test = rowByRow((row) => {
      const value = valueOf(row)
      if (value > limit) limits.to = Math.min(limits.to, value)
      else limits.from = Math.max(limits.from, value)
      return value > limit
    })
    this.kept.delete(key)
    return this.keep(key, { bits: bitsFor(capacity), test, limits }, rows)
  }

  /** Checks rows again whose fields have changed. */
  update(rows: readonly number[]): void {
    for (const { bits, test } of this.kept.values())
      for (const row of rows) {
        if (test.holds(row)) setBit(bits, row)
        else clearBit(bits, row)
      }
  }

  /** Forgets the conditions whose name starts so: their fields have changed for many rows. */
  forget(prefix = ''): void {
    for (const key of this.kept.keys()) if (key.startsWith(prefix)) this.kept.delete(key)
  }

  private recent(key: string): Bits | null {
    const known = this.kept.get(key)
    if (!known) return null
    // The most recent is last.
    this.kept.delete(key)
    this.kept.set(key, known)
    return known.bits
  }

  private keep(key: string, clause: Clause, rows: number): Bits {
    const { bits, test } = clause
    test.fill(bits, rows)
    this.kept.set(key, clause)
    this.dropOldest()
    return bits
  }

  private dropOldest(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) return
      this.kept.delete(key)
    }
  }
}
