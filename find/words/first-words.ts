import { bitsFor, clearBit, hasBit, setBit, type Bits } from '#find/bits.ts'
import type { WordBits } from './word-rows.ts'

/**
 * The rows that hold any of some words, and which of them each row holds first. It follows the changes of rows, so that a
 * beginning that stands for 200 words is read once, and not at each search.
 */
export class FirstWords {
  /** The rows, and where they hold the first word that they hold. */
  readonly bits: WordBits
  /** By word: its place among the words, from 1. */
  private readonly places = new Map<number, number>()
  /** By row: the place of the first word that it holds; 0 for none. */
  private readonly first: Uint8Array | Uint16Array
  /** In place of the rows of a field that holds none of these words. */
  private readonly none: Bits

  /** @param words Best first. @param bits Without rows. @param none What stands in `bits` for a field without rows. */
  constructor(words: readonly number[], bits: WordBits, none: Bits) {
    this.bits = bits
    this.none = none
    for (const [at, word] of words.entries()) this.places.set(word, at + 1)
    const rows = none.length * 32
    this.first = words.length < 256 ? new Uint8Array(rows) : new Uint16Array(rows)
  }

  get bytes(): number {
    return this.first.byteLength + this.none.byteLength * (1 + this.bits.inField.length)
  }

  /** Adds rows that hold the word at a place, from 1. Words have to be added in their order. */
  addRows(place: number, { any, inField }: WordBits): void {
    const { first, bits } = this
    const added = any.slice()
    for (let index = 0; index < added.length; index += 1) {
      const before = bits.any[index] as number
      added[index] = (added[index] as number) & ~before
      bits.any[index] = before | (added[index] as number)
      for (let rest = (added[index] as number) | 0; rest !== 0; rest &= rest - 1)
        first[(index << 5) + 31 - Math.clz32(rest & -rest)] = place
    }
    for (const [field, rows] of inField.entries()) {
      if (rows === this.none) continue
      const into = this.rowsIn(field)
      for (let index = 0; index < added.length; index += 1)
        into[index] = (into[index] as number) | ((rows[index] as number) & (added[index] as number))
    }
  }

  /** Adds the documents of a list that hold the word at a place, from 1. Words have to be added in their order. */
  addList(
    place: number,
    { documents, masks }: { documents: Int32Array; masks: Uint8Array },
    count: number,
    rowsOf: Int32Array,
  ): void {
    const { first } = this
    const { any, inField } = this.bits
    for (let at = 0; at < count; at += 1) {
      const row = (rowsOf[documents[at] as number] as number) - 1
      if (row < 0 || first[row] !== 0) continue
      first[row] = place
      const index = row >>> 5
      const bit = 1 << (row & 31)
      any[index] = (any[index] as number) | bit
      // Most words stand in one field: `setFields` takes twice as long.
      const mask = masks[at] as number
      const field = 31 - Math.clz32(mask)
      const rows = field < 0 ? this.none : (inField[field] as Bits)
      if (rows === this.none || (mask & (mask - 1)) !== 0) this.setFields(row, mask)
      else rows[index] = (rows[index] as number) | bit
    }
  }

  /** Notes that a row holds one more word, if that is one of these. */
  append(word: number, row: number, mask: number): void {
    const place = this.places.get(word)
    const before = this.first[row] as number
    if (place === undefined || (before !== 0 && before <= place)) return
    this.remove(row)
    this.first[row] = place
    setBit(this.bits.any, row)
    this.setFields(row, mask)
  }

  remove(row: number): void {
    const { any, inField } = this.bits
    this.first[row] = 0
    if (hasBit(any, row)) for (const bits of [any, ...inField]) if (bits !== this.none) clearBit(bits, row)
  }

  /** The rows that hold one of these words before any that they hold in the other layer. */
  before(other: FirstWords): Bits {
    const earlier = bitsFor(this.none.length * 32)
    for (let index = 0; index < earlier.length; index += 1) {
      for (let rest = (this.bits.any[index] as number) | 0; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        const place = other.first[row] as number
        if (place === 0 || (this.first[row] as number) < place)
          earlier[index] = (earlier[index] as number) | (rest & -rest)
      }
    }
    return earlier
  }

  private setFields(row: number, mask: number): void {
    for (let rest = mask; rest !== 0; rest &= rest - 1)
      setBit(this.rowsIn(31 - Math.clz32(rest & -rest)), row)
  }

  private rowsIn(field: number): Bits {
    const { inField } = this.bits
    if (inField[field] === this.none) inField[field] = bitsFor(this.none.length * 32)
    return inField[field] as Bits
  }
}
