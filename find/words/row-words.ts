import type { Term } from './query/resolve.ts'

/** When there is no more room, room is made for this many times as much. */
const SPARE = 1.125
/** Stands between two parts of a row: no phrase goes across it. */
const PART_END = 0
/** Words beside each other in the title, as typed; and a title of nothing but typed words. */
const [BESIDE, WHOLE_TITLE] = [2, 1]

/**
 * The words of each document in their order: title, skills, company and places, part by part, then the words
 * that belong to no phrase. They say what a phrase in quotes needs, and what a removed document held. Numbers
 * of words are kept as bytes, seven bits each.
 */
export class RowWords {
  private bytes = new Uint8Array(1 << 16)
  private used = 0
  private starts = new Uint32Array(1024)
  private titleLengths = new Uint8Array(1024)
  private documents = 0

  /** @returns the document's number, from 1. */
  add(parts: readonly (readonly number[])[], others: Iterable<number>): number {
    this.documents += 1
    if (this.documents + 1 >= this.starts.length) {
      const starts = new Uint32Array(Math.ceil(this.starts.length * SPARE))
      starts.set(this.starts)
      this.starts = starts
      const titleLengths = new Uint8Array(starts.length)
      titleLengths.set(this.titleLengths)
      this.titleLengths = titleLengths
    }
    this.titleLengths[this.documents] = Math.min(parts[0]?.length ?? 0, 255)
    this.starts[this.documents] = this.used
    for (const part of parts) {
      for (const word of part) this.write(word + 1)
      this.write(PART_END)
    }
    for (const word of others) {
      this.write(word + 1)
      this.write(PART_END)
    }
    this.starts[this.documents + 1] = this.used
    return this.documents
  }

  /** Visits a document's parts; the array is reused. */
  eachPart(document: number, visit: (words: number[]) => void): void {
    const end = this.starts[document + 1] ?? 0
    const words: number[] = []
    for (let at = this.starts[document] ?? 0; at < end;) {
      let byte = this.bytes[at++] ?? 0
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = this.bytes[at++] ?? 0
        value |= (byte & 127) << shift
      }
      if (value !== PART_END) {
        words.push(value - 1)
        continue
      }
      visit(words)
      words.length = 0
    }
  }

  /** What a title that holds all terms adds: terms beside each other as typed, and nothing else in it. */
  titleBonus(terms: readonly Term[]): (document: number) => number {
    const typed = terms.reduce((sum, { length }) => sum + length, 0)
    /** By word, as it is kept: the term that it stands for, from 1. */
    const termOf = new Uint8Array(
      1 + terms.reduce((most, { words }) => Math.max(most, ...words.map(({ word }) => word)), 0) + 1,
    )
    for (const [index, { words }] of terms.entries())
      for (const { word } of words) termOf[word + 1] = index + 1
    return (document) => {
      const whole = this.titleLengths[document] === typed ? WHOLE_TITLE : 0
      return terms.length < 2 ? whole : whole + BESIDE * this.besideEachOther(document, termOf)
    }
  }

  /** How many terms of a title stand right after the one before them. */
  private besideEachOther(document: number, termOf: Uint8Array): number {
    const { bytes } = this
    let count = 0
    let before = 0
    for (let at = this.starts[document] as number; ;) {
      let byte = bytes[at++] as number
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++] as number
        value |= (byte & 127) << shift
      }
      if (value === PART_END) return count
      const term = value < termOf.length ? (termOf[value] as number) : 0
      if (term > 1 && term === before + 1) count += 1
      before = term
    }
  }

  /** Tells of documents whether one part holds words beside each other, in their order. */
  holdingPhrase(phrase: readonly number[]): (document: number) => boolean {
    // The bytes of words beside each other stand beside each other too, so they need not be read as numbers.
    const wanted = phrase.flatMap((word) => bytesOf(word + 1))
    const [first = 0, ...others] = wanted
    return (document) => {
      const { bytes } = this
      const start = this.starts[document] as number
      const last = (this.starts[document + 1] as number) - wanted.length
      for (let at = start; at <= last; at += 1) {
        if (bytes[at] !== first || (at > start && (bytes[at - 1] as number) >= 128)) continue
        let same = 0
        while (same < others.length && bytes[at + 1 + same] === others[same]) same += 1
        if (same === others.length) return true
      }
      return false
    }
  }

  memory(): number {
    return this.bytes.length + this.starts.length * 5
  }

  private write(value: number): void {
    if (this.used + 5 > this.bytes.length) {
      const bytes = new Uint8Array(Math.ceil(this.bytes.length * SPARE))
      bytes.set(this.bytes)
      this.bytes = bytes
    }
    let rest = value
    while (rest >= 128) {
      this.bytes[this.used++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.bytes[this.used++] = rest
  }
}

/** A number as it is kept: seven bits a byte, the lowest first; all but the last byte have the highest bit. */
function bytesOf(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...bytesOf(value >>> 7)]
}
