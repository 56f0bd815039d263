import {
  clearBit,
  countBits,
  countOnes,
  hasBit,
  intersect,
  intersectEither,
  setBit,
  subtract,
  unite,
  type Bits,
} from '#find/bits.ts'
import { FIELD_BITS, FIELDS } from './fields.ts'
import type { Layers, ReadWords, TermRows } from './matcher.ts'
import { FOUND_TOO } from './query/resolve.ts'
import type { WordBits, WordRows } from './word-rows.ts'

const FIELD_WEIGHTS: [number, number][] = [
  [FIELDS.title, 10],
  [FIELDS.skills, 7],
  [FIELDS.company, 6],
  [FIELDS.place, 5],
  [FIELDS.facts, 4],
]
/** What a word weighs by the fields that hold it: the best of them, and a little for each other. */
const WEIGHTS = Float32Array.from({ length: 2 ** FIELD_BITS }, (_, mask) => {
  const weights = FIELD_WEIGHTS.filter(([bit]) => mask & bit).map(([, weight]) => weight)
  const [best = 0, ...others] = weights
  return best + 0.1 * others.length
})
/** What a place, level, mode or job type weighs: a title that repeats it says no more than its field. */
const FACT_WEIGHTS = WEIGHTS.map((_, mask) => (mask & (FIELDS.title | FIELDS.place | FIELDS.facts) ? 5 : 2))
const IN_DESCRIPTION = 1
const PHRASE = 9

/** How rows match. */
export interface Scored {
  /** Rows that hold some term in their description alone. */
  described: Bits
  /** Rows whose title holds all terms. */
  inTitle: Bits
}

/** Adds to `scores`, by row, what terms weigh in some rows. */
export function scoreTerms(
  { words, descriptions }: Layers,
  terms: readonly TermRows[],
  { among, scores }: { among: Bits; scores: Float32Array },
): Scored {
  const described = new Uint32Array(among.length)
  const inTitle = among.slice()
  for (const rows of terms) {
    const { term, ofPhrase, weighed } = rows
    const scoring = new TermScores(scores, rows, among)
    const weights = term.factual ? FACT_WEIGHTS : WEIGHTS
    for (const { weight, words: same, together } of weighed) {
      if (together) scoring.addTogether(together, weights, weight)
      else
        for (const word of same) {
          if (scoring.open === 0) break
          scoring.addWord(words, word, weights, weight)
          if (rows.inDescriptions && weight > FOUND_TOO) scoring.addDescriptions(descriptions, word, weight)
        }
    }
    if (ofPhrase) scoring.addPhrase(ofPhrase)
    unite(described, scoring.described)
    intersect(inTitle, scoring.titles)
  }
  return { described, inTitle }
}

/** Adds what one term weighs. The best word of a term comes first, so the first one that a field holds counts. */
class TermScores {
  /** Rows whose title holds the word that counts. */
  readonly titles: Bits
  /** How many rows no word has counted for yet. */
  open: number
  private readonly scores: Float32Array
  private readonly openRows: Bits
  private readonly inDescription: Bits

  constructor(scores: Float32Array, { inFields, inDescriptions }: TermRows, among: Bits) {
    this.scores = scores
    this.titles = new Uint32Array(among.length)
    this.inDescription = new Uint32Array(inDescriptions ? among.length : 0)
    this.openRows = among.slice()
    if (inDescriptions) intersectEither(this.openRows, inFields, inDescriptions)
    else intersect(this.openRows, inFields)
    this.open = countBits(this.openRows)
  }

  /** Rows that hold the term in their description alone, once all words are added. */
  get described(): Bits {
    intersect(this.inDescription, this.openRows)
    return this.inDescription
  }

  addWord(layer: WordRows, word: number, weights: Float32Array, weight: number): void {
    const scoreOf = weights.map((one) => one * weight)
    const frequent = layer.bitsOf(word)
    if (frequent) return this.addFrequent(frequent, scoreOf)
    const { lists, rowsOf } = layer
    const count = lists.read(word)
    const { documents, masks } = lists
    const { scores, openRows, titles } = this
    for (let at = 0; at < count; at += 1) {
      const row = (rowsOf[documents[at] as number] as number) - 1
      if (row < 0 || !hasBit(openRows, row)) continue
      const mask = masks[at] as number
      scores[row] = (scores[row] as number) + (scoreOf[mask] as number)
      clearBit(openRows, row)
      if ((mask & FIELDS.title) !== 0) setBit(titles, row)
      this.open -= 1
    }
  }

  /** The same as adding these words one after the other. */
  addTogether({ fields, described }: ReadWords, weights: Float32Array, weight: number): void {
    if (described) this.addSame(described, this.inDescription, IN_DESCRIPTION * weight)
    this.addFrequent(
      fields,
      weights.map((one) => one * weight),
    )
  }

  private addFrequent({ any, inField }: WordBits, scoreOf: Float32Array): void {
    const { scores, openRows, titles } = this
    const [title, skills, company, place, facts] = inField as [Bits, Bits, Bits, Bits, Bits]
    const inTitleAlone = scoreOf[FIELDS.title] as number
    for (let index = 0; index < openRows.length; index += 1) {
      const found = (openRows[index] as number) & (any[index] as number)
      if (found === 0) continue
      openRows[index] = (openRows[index] as number) & ~found
      const inTitle = title[index] as number
      titles[index] = (titles[index] as number) | (found & inTitle)
      this.open -= countOnes(found)
      const inSkills = skills[index] as number
      const inCompany = company[index] as number
      const inPlace = place[index] as number
      const inFacts = facts[index] as number
      // Most words of titles are in nothing else.
      const elsewhere = found & (inSkills | inCompany | inPlace | inFacts)
      for (let rest = found & ~elsewhere; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        scores[row] = (scores[row] as number) + inTitleAlone
      }
      for (let rest = elsewhere; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest)
        const mask =
          ((inTitle >>> bit) & 1) |
          (((inSkills >>> bit) & 1) << 1) |
          (((inCompany >>> bit) & 1) << 2) |
          (((inPlace >>> bit) & 1) << 3) |
          (((inFacts >>> bit) & 1) << 4)
        const row = (index << 5) + bit
        scores[row] = (scores[row] as number) + (scoreOf[mask] as number)
      }
    }
  }

  /** A name of less weight in a field still counts for these rows. */
  addDescriptions(layer: WordRows, word: number, weight: number): void {
    const bits = layer.bitsOf(word)?.any ?? layer.read(word).any
    this.addSame(bits, this.inDescription, IN_DESCRIPTION * weight)
  }

  addPhrase(rows: Bits): void {
    const found = new Uint32Array(this.openRows.length)
    this.addSame(rows, found, PHRASE)
    unite(this.titles, found)
    subtract(this.openRows, found)
  }

  /** Adds a score to the open ones of some rows, but for those in `noted`, and notes them. */
  private addSame(rows: Bits, noted: Bits, score: number): void {
    const { scores, openRows } = this
    for (let index = 0; index < openRows.length; index += 1) {
      const found = (openRows[index] as number) & (rows[index] as number) & ~(noted[index] as number)
      if (found === 0) continue
      noted[index] = (noted[index] as number) | found
      for (let rest = found; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        scores[row] = (scores[row] as number) + score
      }
    }
  }
}
