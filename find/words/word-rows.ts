import { bitsFor, clearBit, hasBit, setBit, withRoomFor, type Bits } from '#find/bits.ts'
import { FirstWords } from './first-words.ts'
import { PostingLists } from './posting-lists.ts'

/** The rows of a word are kept as bits if one in so many rows holds it: to read its list takes most of a search. */
const FREQUENT = 64
/** What these bits may take of what all lists take, and at least. */
const [KEPT_SHARE, KEPT_BYTES] = [1 / 6, 2 ** 21]
/**
 * A word that one in so many rows holds has bits instead of a list: they take no more, and need not be read. With fields
 * there are some three sets of them, and an entry of the list is longer.
 */
const [DENSE_IN_FIELDS, DENSE] = [4, 8]
/** Whether it does is looked at when so many more documents hold it. */
const DENSE_STEP = 1024
/** So many sets of words are kept as read together, and what these may take of what all lists take, and at least. */
const [MOST_TOGETHER, TOGETHER_SHARE, TOGETHER_BYTES] = [8, 1 / 16, 2 ** 20]
/** Words are kept so only if their lists have an entry for one in so many rows: others are read in no time. */
const LONG_TOGETHER = 4
/** They are forgotten after so many documents without a search for them: to follow changes takes time too. */
const UNUSED_AFTER = 500

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
  /** Of a dense word only the count. */
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
  /** By word that has no list. */
  private readonly dense = new Map<number, WordBits>()
  /** By frequent word, the one that was asked for last at the end. Up to date. */
  private readonly kept = new Map<number, WordBits>()
  /** Words that were read together, the ones that were asked for last at the end. Up to date. */
  private readonly together = new Map<string, FirstWords>()
  /** The document after which they were asked for last. */
  private togetherAt = 0
  private lastDocument = 0

  /** @param fields How many fields there are; 0 if it does not matter where a row holds a word. */
  constructor(fields: number) {
    this.lists = new PostingLists(fields)
    this.fields = fields
  }

  /** Makes room for so many rows. */
  resize(capacity: number): void {
    const { none } = this
    this.capacity = capacity
    this.none = bitsFor(capacity)
    this.kept.clear()
    this.together.clear()
    for (const bits of this.dense.values()) {
      bits.any = withRoomFor(bits.any, capacity)
      bits.inField = bits.inField.map((rows) => (rows === none ? this.none : withRoomFor(rows, capacity)))
    }
  }

  /** Says whose row a document is. @param document Above all others. */
  place(document: number, row: number): void {
    if (document >= this.rowsOf.length) {
      const longer = new Int32Array(Math.ceil((document + 1) * SPARE))
      longer.set(this.rowsOf)
      this.rowsOf = longer
    }
    this.rowsOf[document] = row + 1
    this.lastDocument = document
    if (this.together.size > 0 && document - this.togetherAt > UNUSED_AFTER) this.together.clear()
    this.rows = Math.max(this.rows, row + 1)
  }

  /** Adds a word of the last document that was placed. @param mask A bit for each field that holds it. */
  append(word: number, document: number, mask: number): void {
    const row = (this.rowsOf[document] as number) - 1
    if (this.together.size > 0) for (const words of this.together.values()) words.append(word, row, mask)
    if (!this.lists.append(word, document, mask)) {
      const bits = this.dense.get(word)
      if (bits) this.set(bits, row, mask)
      return
    }
    const bits = this.kept.size > 0 ? this.kept.get(word) : undefined
    if (bits) this.set(bits, row, mask)
    const count = this.lists.count(word)
    if (count % DENSE_STEP === 0 && count * (this.fields > 0 ? DENSE_IN_FIELDS : DENSE) >= this.rows)
      this.makeDense(word)
  }

  remove(document: number): void {
    const row = (this.rowsOf[document] ?? 0) - 1
    if (row < 0) return
    this.rowsOf[document] = 0
    for (const words of this.together.values()) words.remove(row)
    for (const words of [this.dense, this.kept])
      for (const { any, inField } of words.values())
        if (hasBit(any, row)) for (const bits of [any, ...inField]) clearBit(bits, row)
  }

  /** The rows of a frequent word; null for another, whose list is short. */
  bitsOf(word: number): WordBits | null {
    const dense = this.dense.get(word)
    if (dense) return dense
    if (this.lists.count(word) * FREQUENT < this.capacity) return null
    const known = this.kept.get(word)
    this.kept.delete(word)
    const bits = known ?? this.read(word)
    this.kept.set(word, bits)
    if (!known) this.dropOldest()
    return bits
  }

  /** The rows of a word, frequent or not. Not to be changed. */
  read(word: number): WordBits {
    const dense = this.dense.get(word)
    if (dense) return dense
    const { lists, rowsOf } = this
    const bits = this.emptyBits()
    const count = lists.read(word)
    const { documents, masks } = lists
    for (let at = 0; at < count; at += 1) {
      const row = (rowsOf[documents[at] as number] as number) - 1
      if (row >= 0) this.set(bits, row, masks[at] as number)
    }
    return bits
  }

  /** The rows of several words, best first. Not to be changed. */
  readTogether(words: readonly number[]): FirstWords {
    const key = words.join()
    const known = this.together.get(key)
    if (known) this.together.delete(key)
    const first = known ?? this.readFirst(words)
    const entries = words.reduce((sum, word) => sum + (this.dense.has(word) ? 0 : this.lists.count(word)), 0)
    if (entries * LONG_TOGETHER < this.capacity) return first
    this.together.set(key, first)
    this.togetherAt = this.lastDocument
    if (!known) this.dropOldestTogether()
    return first
  }

  /** Bytes of the lists and of the bits. */
  bytes(): number {
    let bytes = this.lists.bytes() + this.keptBytes() + this.togetherBytes()
    for (const bits of this.dense.values()) bytes += this.bytesOf(bits)
    return bytes
  }

  private readFirst(words: readonly number[]): FirstWords {
    const { lists, rowsOf } = this
    const first = new FirstWords(words, this.emptyBits(), this.none)
    for (const [at, word] of words.entries()) {
      // Bits are not made for words that are asked for together with many others.
      const bits = this.dense.get(word) ?? this.kept.get(word)
      if (bits) first.addRows(at + 1, bits)
      else first.addList(at + 1, lists, lists.read(word), rowsOf)
    }
    return first
  }

  private emptyBits(): WordBits {
    return { any: bitsFor(this.capacity), inField: Array<Bits>(this.fields).fill(this.none) }
  }

  private set({ any, inField }: WordBits, row: number, mask: number): void {
    setBit(any, row)
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest)
      if (inField[field] === this.none) inField[field] = bitsFor(this.capacity)
      setBit(inField[field] as Bits, row)
    }
  }

  private makeDense(word: number): void {
    this.dense.set(word, this.kept.get(word) ?? this.read(word))
    this.kept.delete(word)
    this.lists.close(word)
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

  private dropOldestTogether(): void {
    const most = Math.max(TOGETHER_BYTES, this.lists.bytes() * TOGETHER_SHARE)
    for (const oldest of this.together.keys()) {
      const { size } = this.together
      if (size === 1 || (size <= MOST_TOGETHER && this.togetherBytes() <= most)) return
      this.together.delete(oldest)
    }
  }

  private togetherBytes(): number {
    let bytes = 0
    for (const words of this.together.values()) bytes += words.bytes
    return bytes
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
