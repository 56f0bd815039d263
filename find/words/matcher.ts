import type { PostingLists } from './posting-lists.ts'
import { FOUND_TOO, type Term } from './query/resolve.ts'

/** Where a row holds a word: one bit each, in `PostingLists`. */
export const FIELDS = { title: 1, skills: 2, company: 4, place: 8, facts: 16 } as const
export const FIELD_BITS = 5
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
/** What is left out where no row holds all: a fact before the work, a frequent word before a rare one. */
const [FACT_IMPORTANCE, RARITY] = [0.9, 0.03]

/** The lists of one layer, and which rows its documents are: 0 for a removed one, else the row plus one. */
export interface Layer {
  lists: PostingLists
  rowsOf: Int32Array
}

/** The rows that hold all of some terms. */
export interface Matched {
  /** One bit for each term that they hold. */
  terms: number
  /** Ascending. */
  rows: Uint32Array
}

/** One look at the lists of a term. */
interface Pass {
  /** The term's bit. */
  bit: number
  /** The terms that a row must hold already; 0 lets every row in. */
  held: number
  allowed: Uint32Array | undefined
}

/** The state of a row: a bit for each term that it holds, and above them how many of these its title holds. */
const TERM_BITS = 24
const HELD = 2 ** TERM_BITS - 1
const ONE_IN_TITLE = 2 ** TERM_BITS
/** More terms are not looked for. */
export const MOST_TERMS = 16

/**
 * Finds the rows that hold terms, and what each weighs. Its arrays are as long as the rows and reused; results are
 * read before the next search.
 */
export class Matcher {
  /** By row: what its terms weigh. Only of rows that hold any. */
  scores = new Float32Array(1024)
  /** By row: one bit for each term that only its description holds. */
  inDescription = new Int32Array(1024)
  private states = new Int32Array(1024)
  private touched = new Int32Array(1024)
  private touchedCount = 0
  /** Whether the touched rows ascend. */
  private ascending = true
  /** The rows with a bit in `inDescription`. */
  private described: number[] = []
  /** How many rows there may be. */
  private used = 0

  private readonly words: Layer
  private readonly descriptions: Layer

  constructor(words: Layer, descriptions: Layer) {
    this.words = words
    this.descriptions = descriptions
  }

  /** Makes room for so many rows. */
  resize(rows: number): void {
    this.used = Math.max(this.used, rows)
    if (rows <= this.states.length) return
    const size = Math.ceil(rows * 1.125)
    this.touchedCount = 0
    this.described.length = 0
    this.states = new Int32Array(size)
    this.touched = new Int32Array(size)
    this.inDescription = new Int32Array(size)
    this.scores = new Float32Array(size)
  }

  /** How many terms the title of a row holds. */
  inTitle(row: number): number {
    return (this.states[row] as number) >>> TERM_BITS
  }

  /**
   * The rows that hold all terms, or else, of the terms that most rows hold together, those.
   *
   * @param terms At most `MOST_TERMS`.
   */
  match(
    terms: readonly Term[],
    phraseRows: (term: Term) => number[],
    allowed: Uint32Array | undefined,
  ): Matched {
    const all = 2 ** terms.length - 1
    this.start()
    const order = terms.map((_, index) => index).sort((a, b) => this.size(terms[a]) - this.size(terms[b]))
    let held = 0
    for (const index of order) {
      const term = terms[index]
      if (term) this.pass(term, { bit: 2 ** index, held, allowed }, phraseRows)
      held |= 2 ** index
    }
    const rows = this.rowsWith(all)
    if (rows.length > 0 || terms.length < 2) return { terms: all, rows }

    this.start()
    for (const [index, term] of terms.entries())
      this.pass(term, { bit: 2 ** index, held: 0, allowed }, phraseRows)
    const most = this.mostHeld(terms)
    return { terms: most, rows: this.rowsWith(most) }
  }

  private start(): void {
    const { states, touched } = this
    for (let index = 0; index < this.touchedCount; index += 1) states[touched[index] as number] = 0
    for (const row of this.described) this.inDescription[row] = 0
    this.touchedCount = 0
    this.ascending = true
    this.described.length = 0
  }

  private pass(term: Term, pass: Pass, phraseRows: (term: Term) => number[]): void {
    for (const { word, weight } of term.words) {
      this.passWords(word, weight, term.factual ? FACT_WEIGHTS : WEIGHTS, pass)
      if (term.inDescriptions && weight > FOUND_TOO) this.passDescriptions(word, weight, pass)
    }
    if (term.phrase || term.inTitle)
      for (const row of phraseRows(term)) if (isAllowed(row, pass.allowed)) this.hold(row, pass, PHRASE, true)
  }

  /** Written out, without a call for each row: this is most of what a search takes. */
  private passWords(word: number, weight: number, weights: Float32Array, pass: Pass): void {
    const { lists, rowsOf } = this.words
    const count = lists.read(word)
    const { documents, masks } = lists
    const { bit, held, allowed } = pass
    const { states, scores, touched } = this
    const scoreOf = weights.map((one) => one * weight)
    let { touchedCount, ascending } = this
    let last = touchedCount === 0 ? -1 : (touched[touchedCount - 1] as number)
    const improves = this.described.length > 0
    for (let index = 0; index < count; index += 1) {
      const row = (rowsOf[documents[index] as number] as number) - 1
      if (row < 0 || !isAllowed(row, allowed)) continue
      const state = states[row] as number
      const mask = masks[index] as number
      if ((state & bit) !== 0) {
        // The best word of a term comes first, so the first one counts.
        if (improves && (state & held) === held)
          this.improve(row, bit, scoreOf[mask] as number, (mask & FIELDS.title) !== 0)
        continue
      }
      if (held !== 0) {
        if ((state & held) !== held) continue
        scores[row] = (scores[row] as number) + (scoreOf[mask] as number)
      } else if (state === 0) {
        touched[touchedCount++] = row
        ascending = ascending && row > last
        last = row
        scores[row] = scoreOf[mask] as number
      } else scores[row] = (scores[row] as number) + (scoreOf[mask] as number)
      states[row] = (state | bit) + ((mask & FIELDS.title) === 0 ? 0 : ONE_IN_TITLE)
    }
    this.touchedCount = touchedCount
    this.ascending = ascending
  }

  private passDescriptions(word: number, weight: number, pass: Pass): void {
    const { lists, rowsOf } = this.descriptions
    const count = lists.read(word)
    const { documents } = lists
    const { states } = this
    const { bit, held, allowed } = pass
    for (let index = 0; index < count; index += 1) {
      const row = (rowsOf[documents[index] as number] as number) - 1
      if (row < 0 || !isAllowed(row, allowed)) continue
      const state = states[row] as number
      if ((state & bit) !== 0 || (state & held) !== held) continue
      this.hold(row, pass, IN_DESCRIPTION * weight, false)
      if (this.inDescription[row] === 0) this.described.push(row)
      this.inDescription[row] = (this.inDescription[row] as number) | bit
    }
  }

  /** Notes that a row holds a term. */
  private hold(row: number, { bit, held }: Pass, score: number, inTitle: boolean): void {
    const state = this.states[row] as number
    if ((state & bit) !== 0) return this.improve(row, bit, score, inTitle)
    if ((state & held) !== held) return
    if (state === 0) {
      this.ascending &&= this.touchedCount === 0 || row > (this.touched[this.touchedCount - 1] as number)
      this.touched[this.touchedCount++] = row
      this.scores[row] = score
    } else this.scores[row] = (this.scores[row] as number) + score
    this.states[row] = (state | bit) + (inTitle ? ONE_IN_TITLE : 0)
  }

  /** A name of less weight in the title says more than the exact word in the description. */
  private improve(row: number, bit: number, score: number, inTitle: boolean): void {
    const described = this.inDescription[row] as number
    if ((described & bit) === 0 || score <= IN_DESCRIPTION) return
    this.inDescription[row] = described & ~bit
    this.scores[row] = (this.scores[row] as number) + score
    if (inTitle) this.states[row] = (this.states[row] as number) + ONE_IN_TITLE
  }

  private rowsWith(terms: number): Uint32Array {
    const { states, touched, touchedCount } = this
    const rows = new Uint32Array(touchedCount)
    let count = 0
    // Reading all rows in their order is faster than sorting many.
    if (!this.ascending && touchedCount > this.used / 32) {
      for (let row = 0; row < this.used; row += 1)
        if (((states[row] as number) & terms) === terms) rows[count++] = row
      return rows.subarray(0, count)
    }
    for (let index = 0; index < touchedCount; index += 1) {
      const row = touched[index] as number
      if (((states[row] as number) & terms) === terms) rows[count++] = row
    }
    return this.ascending ? rows.subarray(0, count) : rows.subarray(0, count).sort()
  }

  /**
   * The terms that rows hold together: as many as possible. Of as many, those that say what the work is, then the
   * rarer ones, then those of more rows. A term that only descriptions hold counts half.
   */
  private mostHeld(terms: readonly Term[]): number {
    const importance = terms.map((term) =>
      term.factual ? FACT_IMPORTANCE : 1 + RARITY * Math.log((this.used + 1) / (this.size(term) + 1)),
    )
    const valueOf = (terms: number) =>
      importance.reduce((sum, weight, term) => sum + (terms & (2 ** term) ? weight : 0), 0)
    const rowsBy = new Uint32Array(2 ** terms.length)
    /** By the terms that are held: the least of them that only descriptions hold, by what they are worth. */
    const described = new Map<number, number>()
    for (let index = 0; index < this.touchedCount; index += 1) {
      const row = this.touched[index] as number
      const held = (this.states[row] as number) & HELD
      rowsBy[held] = (rowsBy[held] as number) + 1
      const least = described.get(held)
      if (least === 0) continue
      const worth = valueOf(this.inDescription[row] as number)
      if (least === undefined || worth < least) described.set(held, worth)
    }
    let best = 0
    let most = 0
    for (const [held, worth] of described) {
      const value = valueOf(held) - worth / 2 + (rowsBy[held] as number) / 1e9
      if (value <= most) continue
      best = held
      most = value
    }
    return best
  }

  private size(term: Term | undefined): number {
    if (!term) return 0
    if (term.phrase) return Math.min(...term.phrase.map((word) => this.words.lists.count(word)))
    const lists = term.inDescriptions ? [this.words.lists, this.descriptions.lists] : [this.words.lists]
    return term.words.reduce(
      (sum, { word }) => sum + lists.reduce((all, list) => all + list.count(word), 0),
      0,
    )
  }
}

function isAllowed(row: number, allowed: Uint32Array | undefined): boolean {
  return allowed === undefined || (((allowed[row >>> 5] as number) >>> (row & 31)) & 1) === 1
}
