import { bitsFor, clearBit, setBit, type Bits } from '#find/bits.ts'
import { PostingLists } from './posting-lists.ts'

/** The rows of a word are kept as bits if one in so many rows holds it: to read its list takes most of a search. */
const FREQUENT = 64
/** What these bits may take of what all lists take, and at least. */
const [KEPT_SHARE, KEPT_BYTES] = [1 / 6, 2 ** 22]
/** When there is no more room, room is made for this many times the documents. */
const SPARE = 1.125

/** The rows that hold a word, a bit each. */
export interface WordBits {
  any: Bits
  /** By field: the rows that hold it there. */
  inField: Bits[]
}

/** The rows that hold each word, in the fields of postings or in their descriptions. */
export class WordRows {
  readonly lists: PostingLists
  /** By document: its row plus one; 0 for a removed one. */
  rowsOf = new Int32Array(1024)
  private readonly fields: number
  /** Rows that there is room for. */
  capacity = 1024
  /** How many rows there may be. */
  rows = 0
  /** In place of the rows of a field that never holds a word. */
  private none = bitsFor(this.capacity)
  /** By frequent word, the one that was asked for last at the end. Up to date. */
  private readonly kept = new Map<number, WordBits>()

  /** @param fields How many fields there are; 0 if it does not matter where a row holds a word. */
  constructor(fields: number) {
    this.lists = new PostingLists(fields)
    this.fields = fields
  }

  /** Makes room for so many rows. */
  resize(capacity: number): void {
    this.capacity = capacity
    this.none = bitsFor(capacity)
    this.kept.clear()
  }

  /** Says whose row a document is. @param document Above all others. */
  place(document: number, row: number): void {
    if (document >= this.rowsOf.length) {
      const longer = new Int32Array(Math.ceil((document + 1) * SPARE))
      longer.set(this.rowsOf)
      this.rowsOf = longer
    }
    this.rowsOf[document] = row + 1
    this.rows = Math.max(this.rows, row + 1)
  }

  /** Adds a word of the last document that was placed. @param mask A bit for each field that holds it. */
  append(word: number, document: number, mask: number): void {
    this.lists.append(word, document, mask)
    const bits = this.kept.size > 0 ? this.kept.get(word) : undefined
    if (bits) this.set(bits, (this.rowsOf[document] ?? 0) - 1, mask)
  }

  remove(document: number): void {
    const row = (this.rowsOf[document] ?? 0) - 1
    if (row < 0) return
    this.rowsOf[document] = 0
    for (const { any, inField } of this.kept.values())
      for (const bits of [any, ...inField]) clearBit(bits, row)
  }

  /** The rows of a frequent word; null for another, whose list is short. */
  bitsOf(word: number): WordBits | null {
    if (this.lists.count(word) * FREQUENT < this.capacity) return null
    const known = this.kept.get(word)
    this.kept.delete(word)
    const bits = known ?? this.read(word)
    this.kept.set(word, bits)
    if (!known) this.dropOldest()
    return bits
  }

  /** The rows of a word, frequent or not. */
  read(word: number): WordBits {
    const { lists, rowsOf } = this
    const bits = { any: bitsFor(this.capacity), inField: Array<Bits>(this.fields).fill(this.none) }
    const count = lists.read(word)
    const { documents, masks } = lists
    for (let at = 0; at < count; at += 1) {
      const row = (rowsOf[documents[at] as number] as number) - 1
      if (row >= 0) this.set(bits, row, masks[at] as number)
    }
    return bits
  }

  /** Bytes of the lists and of the bits. */
  bytes(): number {
    return this.lists.bytes() + this.keptBytes()
  }

  private set({ any, inField }: WordBits, row: number, mask: number): void {
    setBit(any, row)
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest)
      if (inField[field] === this.none) inField[field] = bitsFor(this.capacity)
      setBit(inField[field] as Bits, row)
    }
  }

  private dropOldest(): void {
    const most = Math.max(KEPT_BYTES, this.lists.bytes() * KEPT_SHARE)
    let bytes = this.keptBytes()
    for (const [oldest, bits] of this.kept) {
      if (bytes <= most || this.kept.size === 1) return
      this.kept.delete(oldest)
      bytes -= this.bytesOf(bits)
    }
  }

  private keptBytes(): number {
    let bytes = 0
    for (const bits of this.kept.values()) bytes += this.bytesOf(bits)
    return bytes
  }

  private bytesOf({ any, inField }: WordBits): number {
    return any.byteLength * (1 + inField.filter((bits) => bits !== this.none).length)
  }
}
