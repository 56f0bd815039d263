import {
  bitsFor,
  clearBit,
  countBits,
  countCommonAt,
  hasBit,
  occupied,
  rowsIn,
  setBit,
  subtract,
  type Bits,
} from './bits.ts'
import type { JobIndex } from './job-index.ts'
import type { MultiColumn } from './multi-column.ts'
import type { NarrowColumn } from './narrow-column.ts'

/** A set in two parts, each with the positions of its words that are not 0. */
interface Parts {
  first: Bits
  firstWords: Uint32Array
  further: Bits
  furtherWords: Uint32Array
}

/**
 * Which listed rows are one opening in several places. Lists show the newest matching row of each, and counts count it
 * once, as in SQL (`db/queries/jobs/openings.ts`). Most rows are openings by themselves, and cost nothing here.
 */
export class Openings {
  /** Listed rows that share their opening with another one. */
  private readonly shared: Bits
  /** By row, of `shared` ones: the number of the opening. */
  private readonly numbers: Uint32Array
  private readonly starts: Uint32Array
  private readonly members: Uint32Array
  /** By number of opening: the round in which it was met last. */
  private readonly met: Uint32Array
  /** By number of opening: its newest row of this round. */
  private readonly newest: Uint32Array
  private round = 0
  private readonly postedAt: Float64Array
  private readonly compareIds: (one: number, other: number) => number
  private readonly parts = new WeakMap<Bits, Parts>()
  private readonly mixed = new WeakMap<Bits, Bits>()
  private readonly alike = new WeakMap<MultiColumn | NarrowColumn, Uint8Array>()

  constructor({ columns, listed }: JobIndex) {
    this.shared = bitsFor(columns.capacity)
    this.numbers = new Uint32Array(columns.capacity)
    this.postedAt = columns.postedAt
    this.compareIds = (one, other) => columns.ids.compare(one, other)
    const first = new Map<number, { row: number; number: number }>()
    let count = 0
    for (const row of rowsIn(listed)) {
      const code = columns.opening.values[row] ?? 0
      if (code === 0) continue
      const known = first.get(code)
      if (known === undefined) {
        first.set(code, { row, number: -1 })
        continue
      }
      if (known.number === -1) {
        known.number = count++
        this.numbers[known.row] = known.number
        setBit(this.shared, known.row)
      }
      this.numbers[row] = known.number
      setBit(this.shared, row)
    }
    // The rows of each opening, one after the other.
    this.starts = new Uint32Array(count + 1)
    this.eachShared(this.shared, (row) => {
      const next = (this.numbers[row] as number) + 1
      this.starts[next] = (this.starts[next] as number) + 1
    })
    for (let number = 1; number <= count; number++)
      this.starts[number] = (this.starts[number] as number) + (this.starts[number - 1] as number)
    this.members = new Uint32Array(this.starts[count] as number)
    const filled = this.starts.slice()
    this.eachShared(this.shared, (row) => {
      const number = this.numbers[row] as number
      const at = filled[number] as number
      this.members[at] = row
      filled[number] = at + 1
    })
    this.met = new Uint32Array(count)
    this.newest = new Uint32Array(count)
  }

  /** The rows of a set without those of which a newer row of the opening is in it. Not to be changed. */
  firstOf(bits: Bits): Bits {
    return this.partsOf(bits).first
  }

  /** How many openings have a row in a set. */
  countOf(bits: Bits): number {
    const { met, numbers } = this
    const round = this.nextRound()
    let count = countBits(bits)
    this.eachShared(bits, (row) => {
      const number = numbers[row] as number
      if (met[number] === round) count -= 1
      met[number] = round
    })
    return count
  }

  /** How many openings have a row in both sets. @param values Rows with a value, of the index: they are asked for often. */
  countIn(among: Bits, values: Bits): number {
    const { first, firstWords, further, furtherWords } = this.partsOf(among)
    let count = countCommonAt(firstWords, first, values)
    if (furtherWords.length === 0) return count
    // Of most openings all rows have the value, or none: the first row stands for them.
    const mixed = this.mixedIn(values)
    const round = this.nextRound()
    const { met, numbers } = this
    for (let at = 0; at < furtherWords.length; at++) {
      const index = furtherWords[at] as number
      let rest = (further[index] as number) & (values[index] as number) & (mixed[index] as number)
      for (; rest !== 0; rest &= rest - 1) {
        const number = numbers[(index << 5) + 31 - Math.clz32(rest & -rest)] as number
        if (met[number] === round) continue
        met[number] = round
        if (!this.hasMember(number, first, values)) count += 1
      }
    }
    return count
  }

  /** Takes from the counts of values, made row by row, what rows of one opening have in common. */
  takeCommon(among: Bits, column: MultiColumn | NarrowColumn, counts: Uint32Array): void {
    const { further, furtherWords } = this.partsOf(among)
    const alike = this.alikeIn(column)
    const round = this.nextRound()
    const { met, numbers } = this
    for (let at = 0; at < furtherWords.length; at++) {
      const index = furtherWords[at] as number
      for (let rest = further[index] as number; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        const number = numbers[row] as number
        if (alike[number] === 1) column.takeHeld(row, null, counts)
        else if (met[number] !== round) this.takeHeldOf(number, { among, column, counts })
        met[number] = round
      }
    }
  }

  private takeHeldOf(
    number: number,
    { among, column, counts }: { among: Bits; column: MultiColumn | NarrowColumn; counts: Uint32Array },
  ): void {
    const before: number[] = []
    for (const row of this.membersOf(number)) {
      if (!hasBit(among, row)) continue
      if (before.length > 0) column.takeHeld(row, before, counts)
      before.push(row)
    }
  }

  private hasMember(number: number, one: Bits, other: Bits): boolean {
    const { starts, members } = this
    for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
      const row = members[at] as number
      if (hasBit(one, row) && hasBit(other, row)) return true
    }
    return false
  }

  private membersOf(number: number): Uint32Array {
    return this.members.subarray(this.starts[number], this.starts[number + 1])
  }

  /** The rows of openings of which some rows have the value and some do not. */
  private mixedIn(values: Bits): Bits {
    return known(this.mixed, values, () => {
      const mixed = bitsFor(this.shared.length * 32)
      for (let number = 0; number < this.met.length; number++) {
        const rows = this.membersOf(number)
        const isFirst = hasBit(values, rows[0] as number)
        if (rows.some((row) => hasBit(values, row) !== isFirst)) for (const row of rows) setBit(mixed, row)
      }
      return mixed
    })
  }

  /** By number: 1 if all rows of the opening have the same values. */
  private alikeIn(column: MultiColumn | NarrowColumn): Uint8Array {
    return known(this.alike, column, () =>
      Uint8Array.from(this.met, (_, number) => {
        const rows = this.membersOf(number)
        return rows.every((row) => column.isSame(row, rows[0] as number)) ? 1 : 0
      }),
    )
  }

  /** The rows of a set that stand for openings, and those that do not. */
  private partsOf(bits: Bits): Parts {
    return known(this.parts, bits, () => {
      const first = this.findFirst(bits)
      const further = bits.slice()
      subtract(further, first)
      return { first, firstWords: occupied(first), further, furtherWords: occupied(further) }
    })
  }

  private findFirst(bits: Bits): Bits {
    const { met, newest, numbers, postedAt } = this
    if (met.length === 0) return bits
    const first = bits.slice()
    const round = this.nextRound()
    this.eachShared(bits, (row) => {
      const number = numbers[row] as number
      if (met[number] !== round) {
        met[number] = round
        newest[number] = row
        return
      }
      const other = newest[number] as number
      const newer = (postedAt[row] as number) - (postedAt[other] as number) || this.compareIds(row, other)
      clearBit(first, newer > 0 ? other : row)
      if (newer > 0) newest[number] = row
    })
    return first
  }

  private eachShared(bits: Bits, visit: (row: number) => void): void {
    const { shared } = this
    for (let index = 0; index < shared.length; index++) {
      let rest = (shared[index] as number) & (bits[index] as number)
      for (; rest !== 0; rest &= rest - 1) visit((index << 5) + 31 - Math.clz32(rest & -rest))
    }
  }

  private nextRound(): number {
    this.round += 1
    return this.round
  }
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
