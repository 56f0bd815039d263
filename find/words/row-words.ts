import { bytesOf, NumberBytes } from './number-bytes.ts'
import type { Term } from './query/resolve.ts'

/** When there is no more room, room is made for this many times the documents. */
const SPARE = 1.125
/** Stands behind the title and behind the parts. Words and parts are kept as their number plus one. */
const END = 0
/** Words beside each other in the title, as typed; and a title of nothing but typed words. */
const [BESIDE, WHOLE_TITLE] = [2, 1]

/** A skill, company or place: a text that many rows have. No phrase goes across it. */
export interface Part {
  words: readonly number[]
  /** Its number, once it has one. */
  number?: number | undefined
}

/**
 * The words of each document in their order: the title, the parts, then the words that belong to no phrase. They say what
 * a phrase in quotes needs, and what a removed document held. Each part is kept once, and a document keeps its number.
 */
export class RowWords {
  private readonly rows = new NumberBytes(1 << 16)
  private starts = new Uint32Array(1024)
  private titleLengths = new Uint8Array(1024)
  private documents = 0
  private readonly parts = new NumberBytes(1 << 12)
  private readonly partStarts: number[] = []
  private readonly partNumbers = new Map<string, number>()

  /** @returns the document's number, from 1. */
  add(title: readonly number[], parts: readonly Part[], others: readonly number[]): number {
    this.documents += 1
    if (this.documents + 1 >= this.starts.length) {
      const starts = new Uint32Array(Math.ceil(this.starts.length * SPARE))
      starts.set(this.starts)
      this.starts = starts
      const titleLengths = new Uint8Array(starts.length)
      titleLengths.set(this.titleLengths)
      this.titleLengths = titleLengths
    }
    const { rows } = this
    this.titleLengths[this.documents] = Math.min(title.length, 255)
    this.starts[this.documents] = rows.used
    for (const word of title) rows.write(word + 1)
    rows.write(END)
    for (const part of parts) rows.write((part.number ??= this.numberOf(part.words)) + 1)
    rows.write(END)
    for (const word of others) rows.write(word + 1)
    this.starts[this.documents + 1] = rows.used
    return this.documents
  }

  /** Visits the words of a document; some twice. */
  eachWord(document: number, visit: (word: number) => void): void {
    const { rows, parts } = this
    const start = this.starts[document] as number
    const partsAt = rows.behindZero(start)
    const othersAt = rows.behindZero(partsAt)
    const ofWords = (value: number) => visit(value - 1)
    rows.each(start, partsAt - 1, ofWords)
    rows.each(partsAt, othersAt - 1, (number) =>
      parts.each(this.partStarts[number - 1] as number, this.partEnd(number - 1), ofWords),
    )
    rows.each(othersAt, this.starts[document + 1] as number, ofWords)
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
    const { bytes } = this.rows
    let count = 0
    let before = 0
    for (let at = this.starts[document] as number; ;) {
      // Nearly all words have one or two bytes.
      let byte = bytes[at++] as number
      let value = byte & 127
      if (byte >= 128) {
        byte = bytes[at++] as number
        value |= (byte & 127) << 7
        for (let shift = 14; byte >= 128; shift += 7) {
          byte = bytes[at++] as number
          value |= (byte & 127) << shift
        }
      } else if (value === END) return count
      const term = value < termOf.length ? (termOf[value] as number) : 0
      if (term > 1 && term === before + 1) count += 1
      before = term
    }
  }

  /** Tells of documents whether their title, or one part, holds words beside each other, in their order. */
  holdingPhrase(phrase: readonly number[]): (document: number) => boolean {
    // The bytes of words beside each other stand beside each other too, so they need not be read as numbers.
    const wanted = phrase.flatMap((word) => bytesOf(word + 1))
    const { parts } = this
    const { bytes } = this.rows
    const holding = new Uint8Array(this.partStarts.length)
    for (const [part, start] of this.partStarts.entries())
      if (parts.holds(wanted, start, this.partEnd(part))) holding[part] = 1
    const inParts = holding.includes(1)
    return (document) => {
      let at = this.starts[document] as number
      // No number but the one at an end has a byte of 0.
      for (let before = 0; bytes[at] !== END; before = bytes[at++] as number) {
        if (bytes[at] !== wanted[0] || before >= 128) continue
        let same = 1
        while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1
        if (same === wanted.length) return true
      }
      return inParts && this.hasPart(at + 1, holding)
    }
  }

  /** Whether one of the parts that begin at a place has a 1. */
  private hasPart(start: number, holding: Uint8Array): boolean {
    const { bytes } = this.rows
    for (let at = start; ;) {
      let byte = bytes[at++] as number
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++] as number
        value |= (byte & 127) << shift
      }
      if (value === END) return false
      if (holding[value - 1] === 1) return true
    }
  }

  memory(): number {
    return this.rows.bytes.length + this.parts.bytes.length + this.starts.length * 5
  }

  private numberOf(words: readonly number[]): number {
    const key = words.join()
    const known = this.partNumbers.get(key)
    if (known !== undefined) return known
    const number = this.partStarts.length
    this.partNumbers.set(key, number)
    this.partStarts.push(this.parts.used)
    for (const word of words) this.parts.write(word + 1)
    return number
  }

  private partEnd(part: number): number {
    return this.partStarts[part + 1] ?? this.parts.used
  }
}
