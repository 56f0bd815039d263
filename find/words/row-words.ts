import { KeptTexts } from './kept-texts.ts'
import { NumberBytes } from './number-bytes.ts'
import { grown } from './posting-lists.ts'
import type { Term } from './query/resolve.ts'

/** When there is no more room, room is made for this many times the documents. */
const SPARE = 1.125
/** Stands behind the parts. Words and parts are kept as their number plus one. */
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
 * a phrase in quotes needs, and what a removed document held. Titles and parts are kept once, and a document keeps their
 * numbers.
 */
export class RowWords {
  private readonly rows = new NumberBytes(1 << 16)
  private starts = new Uint32Array(1024)
  private titleOf = new Uint32Array(1024)
  private documents = 0
  private readonly titles = new KeptTexts()
  private readonly parts = new KeptTexts()

  /** @returns the document's number, from 1. */
  add(title: readonly number[], parts: readonly Part[], others: readonly number[]): number {
    this.documents += 1
    if (this.documents + 1 >= this.starts.length) {
      const room = Math.ceil(this.starts.length * SPARE)
      this.starts = grown(this.starts, room)
      this.titleOf = grown(this.titleOf, room)
    }
    const { rows } = this
    this.titleOf[this.documents] = this.titles.numberOf(title)
    this.starts[this.documents] = rows.used
    for (const part of parts) rows.write((part.number ??= this.parts.numberOf(part.words)) + 1)
    rows.write(END)
    for (const word of others) rows.write(word + 1)
    this.starts[this.documents + 1] = rows.used
    return this.documents
  }

  /** Visits the words of a document; some twice. */
  eachWord(document: number, visit: (word: number) => void): void {
    const { rows } = this
    const start = this.starts[document] as number
    const othersAt = rows.behindZero(start)
    this.titles.eachWord(this.titleOf[document] as number, visit)
    rows.each(start, othersAt - 1, (part) => this.parts.eachWord(part - 1, visit))
    rows.each(othersAt, this.starts[document + 1] as number, (word) => visit(word - 1))
  }

  /** What a title that holds all terms adds: terms beside each other as typed, and nothing else in it. */
  titleBonus(terms: readonly Term[]): (document: number) => number {
    const { titles, titleOf } = this
    const typed = terms.reduce((sum, { length }) => sum + length, 0)
    /** By word: the term that it stands for, from 1. */
    const termOf = new Map<number, number>()
    for (const [index, { words }] of terms.entries())
      for (const { word } of words) termOf.set(word, index + 1)
    const bonusOf = titles.once((title) => {
      const whole = titles.lengthOf(title) === typed ? WHOLE_TITLE : 0
      if (terms.length < 2) return whole
      let [beside, before] = [0, 0]
      titles.eachWord(title, (word) => {
        const term = termOf.get(word) ?? 0
        if (term > 1 && term === before + 1) beside += 1
        before = term
      })
      return whole + BESIDE * beside
    })
    return (document) => bonusOf(titleOf[document] as number)
  }

  /** Tells of documents whether their title, or one part, holds words beside each other, in their order. */
  holdingPhrase(phrase: readonly number[]): (document: number) => boolean {
    const inTitle = this.titles.holding(phrase)
    const inPart = this.parts.holding(phrase)
    return (document) => inTitle(this.titleOf[document] as number) || this.hasPart(document, inPart)
  }

  /** Whether one of a document's parts holds it. */
  private hasPart(document: number, holds: (part: number) => boolean): boolean {
    const { bytes } = this.rows
    for (let at = this.starts[document] as number; ;) {
      let byte = bytes[at++] as number
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++] as number
        value |= (byte & 127) << shift
      }
      if (value === END) return false
      if (holds(value - 1)) return true
    }
  }

  memory(): number {
    return this.rows.bytes.length + this.titles.memory() + this.parts.memory() + this.starts.length * 8
  }
}
