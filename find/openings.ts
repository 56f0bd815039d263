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
  /** The same, those of an opening one after the other, the newest first. */
  private readonly members: Uint32Array
  /** By number: how many listed rows the opening has. */
  private readonly sizes: Uint32Array
  /** By number: the last count that has seen the opening, to count it once. */
  private readonly seenBy: Uint32Array
  private counts = 0
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
    this.seenBy = new Uint32Array(count)
    for (const row of rows) addOne(this.sizes, numbers[row] as number)
    const isShared = (row: number) => numbers[row] !== 0 && this.sizes[numbers[row] as number] !== 1
    // Sorting keeps the order of rows with the same number.
    this.members = orders.newest
      .filter(isShared)
      .sort((one, other) => (numbers[one] as number) - (numbers[other] as number))
    this.shared = bitsOf(this.members.toSorted(), columns.capacity)
  }

  /** The rows of a set without those of which a newer row of the opening is in it. Not to be changed. */
  firstOf(bits: Bits): Bits {
    return this.firstIn(bits).rows
  }

  /** How many openings have a row in a set. */
  countOf(bits: Bits): number {
    const { seenBy, numbers } = this
    const own = ++this.counts
    let count = countBits(bits)
    eachCommon(this.shared, bits, (row) => {
      const number = numbers[row] as number
      if (seenBy[number] === own) count -= 1
      seenBy[number] = own
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
    const { seenBy, numbers } = this
    const own = ++this.counts
    for (let at = 0; at < words.length; at++) {
      const index = words[at] as number
      let rest = (among[index] as number) & (mixed[index] as number)
      for (; rest !== 0; rest &= rest - 1) {
        const number = numbers[(index << 5) + 31 - Math.clz32(rest & -rest)] as number
        if (seenBy[number] !== own) count += 1
        seenBy[number] = own
      }
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
      const { members, numbers } = this
      const mixed = new Uint8Array(this.sizes.length)
      for (let at = 1; at < members.length; at++) {
        const [before, row] = [members[at - 1] as number, members[at] as number]
        if (numbers[before] === numbers[row] && !column.isSame(before, row)) mixed[numbers[row] as number] = 1
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
    const { members, numbers } = this
    const first = bits.slice()
    let before = 0
    for (let at = 0; at < members.length; at++) {
      const row = members[at] as number
      if (!hasBit(bits, row)) continue
      const number = numbers[row] as number
      if (number === before) clearBit(first, row)
      before = number
    }
    return first
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
