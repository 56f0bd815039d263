import {
  bitsOf,
  clearBit,
  countBits,
  countCommonAt,
  hasBit,
  isEmpty,
  occupied,
  rowsIn,
  subtract,
  type Bits,
} from './bits.ts'
import type { JobIndex } from './job-index.ts'
import type { MultiColumn } from './multi-column.ts'
import type { NarrowColumn } from './narrow-column.ts'

type Column = MultiColumn | NarrowColumn

/** The rows with a value, in two parts. */
interface Holders {
  /** Those of openings that have it in all their rows. */
  alike: Bits
  /** The positions of its words that are not 0: few, for most degrees and branches. */
  words: Uint32Array
  /** Those of openings that have it in some; null if there are none. */
  mixed: Bits | null
}

/**
 * Which listed rows are one opening in several places. Lists show the newest matching row of each, and counts count it
 * once, as in SQL (`db/queries/jobs/openings.ts`). Most rows are openings by themselves, and cost nothing here. The rows
 * of an opening have most values in common: there one of them stands for all.
 */
export class Openings {
  /** By row: the number of its opening, from 1. */
  private readonly numbers: NarrowColumn['values']
  /** Listed rows that share their opening with another one. */
  private readonly shared: Bits
  /** The same, those of an opening one after the other. */
  private readonly members: Uint32Array
  /** By number: how many listed rows the opening has. */
  private readonly sizes: Uint32Array
  /** By row: one more than the next newer row of its opening; 0 for the newest. */
  private readonly newer: Uint32Array
  private readonly first = new WeakMap<Bits, { rows: Bits; words: Uint32Array }>()
  private readonly holders = new WeakMap<Bits, Holders>()
  private readonly mixed = new WeakMap<Column, { rows: Uint32Array; bits: Bits }>()
  /** All rows. The list without a filter is read most: what is counted in it is kept, by the rows with a value or by the column. */
  private readonly listed: Bits
  private readonly inAll = new WeakMap<Bits, number>()
  private readonly valuesInAll = new WeakMap<Column, Uint32Array>()

  constructor({ columns, listed, orders }: JobIndex) {
    const numbers = columns.opening.values
    this.listed = listed
    this.numbers = numbers
    const rows = rowsIn(listed)
    const count = 1 + rows.reduce((most, row) => Math.max(most, numbers[row] as number), 0)
    this.sizes = new Uint32Array(count)
    for (const row of rows) addOne(this.sizes, numbers[row] as number)
    const shared = rows.filter((row) => numbers[row] !== 0 && this.sizes[numbers[row] as number] !== 1)
    this.shared = bitsOf(shared, columns.capacity)
    this.members = shared.sort((one, other) => (numbers[one] as number) - (numbers[other] as number))
    this.newer = new Uint32Array(columns.capacity)
    const last = new Uint32Array(count)
    for (const row of orders.newest) {
      const number = numbers[row] as number
      if (number !== 0) this.newer[row] = last[number] as number
      last[number] = row + 1
    }
  }

  /** The rows of a set without those of which a newer row of the opening is in it. Not to be changed. */
  firstOf(bits: Bits): Bits {
    return this.firstIn(bits).rows
  }

  /** How many openings have a row in a set. */
  countOf(bits: Bits): number {
    let count = countBits(bits)
    eachCommon(this.shared, bits, (row) => {
      if (this.hasNewer(row, bits)) count -= 1
    })
    return count
  }

  /** How many openings have a row in both sets. @param values Rows with a value, of the index: they are asked for often. */
  countIn(among: Bits, values: Bits): number {
    if (among !== this.listed) return this.countOpenings(among, values)
    return known(this.inAll, values, () => this.countOpenings(among, values))
  }

  /** How many openings have each value in a row of a set. @param countRows Counts the values of rows, one by one. */
  countValues(among: Bits, column: Column, countRows: (rows: Bits) => Uint32Array): Uint32Array {
    if (among !== this.listed) return this.countEachValue(among, column, countRows)
    return known(this.valuesInAll, column, () => this.countEachValue(among, column, countRows))
  }

  private countOpenings(among: Bits, values: Bits): number {
    const { rows, words } = this.firstIn(among)
    const { alike, words: alikeWords, mixed } = this.holdersOf(values)
    let count = countCommonAt(alikeWords.length < words.length ? alikeWords : words, rows, alike)
    if (mixed === null) return count
    for (let at = 0; at < words.length; at++) {
      const index = words[at] as number
      let rest = (among[index] as number) & (mixed[index] as number)
      for (; rest !== 0; rest &= rest - 1)
        if (!this.hasNewer((index << 5) + 31 - Math.clz32(rest & -rest), among, mixed)) count += 1
    }
    return count
  }

  private countEachValue(among: Bits, column: Column, countRows: (rows: Bits) => Uint32Array): Uint32Array {
    const mixed = this.mixedIn(column)
    const first = this.firstOf(among)
    if (mixed.rows.length === 0) return countRows(first)
    const alike = first.slice()
    subtract(alike, mixed.bits)
    const counts = countRows(alike)
    column.countOnce(mixed.rows, among, this.numbers, counts)
    return counts
  }

  /** The rows of openings that do not have the same values in all their rows; those of one stand together. */
  private mixedIn(column: Column): { rows: Uint32Array; bits: Bits } {
    return known(this.mixed, column, () => {
      const { members, numbers, newer } = this
      const mixed = new Uint8Array(this.sizes.length)
      for (const row of members) {
        const next = newer[row] as number
        if (next !== 0 && !column.isSame(row, next - 1)) mixed[numbers[row] as number] = 1
      }
      const rows = members.filter((row) => mixed[numbers[row] as number] === 1)
      return { rows, bits: bitsOf(rows.toSorted(), this.shared.length * 32) }
    })
  }

  private holdersOf(values: Bits): Holders {
    return known(this.holders, values, () => {
      const { shared, numbers, sizes } = this
      const held = new Uint32Array(sizes.length)
      eachCommon(shared, values, (row) => addOne(held, numbers[row] as number))
      const alike = values.slice()
      eachCommon(shared, values, (row) => {
        const number = numbers[row] as number
        if (held[number] !== sizes[number]) clearBit(alike, row)
      })
      const mixed = values.slice()
      subtract(mixed, alike)
      const words = occupied(alike)
      return isEmpty(mixed) ? { alike: values, words, mixed: null } : { alike, words, mixed }
    })
  }

  /** `words`: the positions of the words of the set that are not 0. */
  private firstIn(bits: Bits): { rows: Bits; words: Uint32Array } {
    return known(this.first, bits, () => ({ rows: this.findFirst(bits), words: occupied(bits) }))
  }

  private findFirst(bits: Bits): Bits {
    if (this.members.length === 0) return bits
    const first = bits.slice()
    eachCommon(this.shared, bits, (row) => {
      if (this.hasNewer(row, bits)) clearBit(first, row)
    })
    return first
  }

  /** Whether a newer row of the opening is in both sets. */
  private hasNewer(row: number, one: Bits, other = one): boolean {
    const { newer } = this
    for (let next = newer[row] as number; next !== 0; next = newer[next - 1] as number)
      if (hasBit(one, next - 1) && hasBit(other, next - 1)) return true
    return false
  }
}

function eachCommon(one: Bits, other: Bits, visit: (row: number) => void): void {
  for (let index = 0; index < one.length; index++) {
    let rest = (one[index] as number) & (other[index] as number)
    for (; rest !== 0; rest &= rest - 1) visit((index << 5) + 31 - Math.clz32(rest & -rest))
  }
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

/** What was derived from a set or column, once. */
function known<Key extends object, Derived>(
  derived: WeakMap<Key, Derived>,
  key: Key,
  derive: () => Derived,
): Derived {
  const before = derived.get(key)
  if (before !== undefined) return before
  const now = derive()
  derived.set(key, now)
  return now
}
