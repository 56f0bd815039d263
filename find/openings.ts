import { bitsFor, clearBit, hasBit, rowsIn, setBit, type Bits } from './bits.ts'
import type { JobIndex } from './job-index.ts'
import type { MultiColumn } from './multi-column.ts'
import type { NarrowColumn } from './narrow-column.ts'

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
  private readonly firsts = new WeakMap<Bits, Bits>()

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
    const known = this.firsts.get(bits)
    if (known) return known
    const first = this.findFirst(bits)
    this.firsts.set(bits, first)
    return first
  }

  /** How many rows of both sets are of an opening that other rows of both stand for. */
  furtherIn(one: Bits, other: Bits = one): number {
    const { shared, met, numbers } = this
    if (met.length === 0) return 0
    const round = this.nextRound()
    let count = 0
    for (let index = 0; index < shared.length; index++) {
      let rest = (shared[index] as number) & (one[index] as number) & (other[index] as number)
      for (; rest !== 0; rest &= rest - 1) {
        const number = numbers[(index << 5) + 31 - Math.clz32(rest & -rest)] as number
        if (met[number] === round) count += 1
        else met[number] = round
      }
    }
    return count
  }

  /** Takes from the counts of values, made row by row, what rows of one opening have in common. */
  takeCommon(among: Bits, column: MultiColumn | NarrowColumn, counts: Uint32Array): void {
    const { starts, members } = this
    const met: number[] = []
    for (let number = 0; number + 1 < starts.length; number++) {
      met.length = 0
      for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
        const row = members[at] as number
        if (!hasBit(among, row)) continue
        if (met.length > 0) column.takeHeld(row, met, counts)
        met.push(row)
      }
    }
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
