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

/**
 * Finds the rows that hold terms, and what each weighs. Its arrays are as long as the rows and reused; results are
 * read before the next search.
 */
export class Matcher {
  /** By row: what its terms weigh. */
  scores = new Float32Array(1024)
  /** By row: how many terms its title holds. */
  inTitle = new Uint8Array(1024)
  /** By row: one bit for each term that only its description holds. */
  inDescription = new Int32Array(1024)
  private held = new Int32Array(1024)
  private touched = new Int32Array(1024)
  private touchedCount = 0
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
    if (rows <= this.held.length) return
    const size = Math.ceil(rows * 1.5)
    this.touchedCount = 0
    this.held = new Int32Array(size)
    this.touched = new Int32Array(size)
    this.inDescription = new Int32Array(size)
    this.inTitle = new Uint8Array(size)
    this.scores = new Float32Array(size)
  }

  /** The rows that hold all terms, or else, of the terms that most rows hold together, those. */
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
    for (let index = 0; index < this.touchedCount; index += 1) this.held[this.touched[index] ?? 0] = 0
    this.touchedCount = 0
  }

  private pass(term: Term, pass: Pass, phraseRows: (term: Term) => number[]): void {
    for (const { word, weight } of term.words) {
      this.passWords(word, weight, term.factual ? FACT_WEIGHTS : WEIGHTS, pass)
      if (term.inDescriptions && weight > FOUND_TOO) this.passDescriptions(word, weight, pass)
    }
    if (term.phrase || term.inTitle)
      for (const row of phraseRows(term))
        if (isAllowed(row, pass.allowed)) this.hold(row, pass.bit, pass.held, PHRASE, FIELDS.title)
  }

  private passWords(word: number, weight: number, weights: Float32Array, pass: Pass): void {
    const { lists, rowsOf } = this.words
    const count = lists.read(word)
    const { documents, masks } = lists
    for (let index = 0; index < count; index += 1) {
      const row = (rowsOf[documents[index] ?? 0] as number) - 1
      if (row < 0 || !isAllowed(row, pass.allowed)) continue
      const mask = masks[index] ?? 0
      this.hold(row, pass.bit, pass.held, (weights[mask] as number) * weight, mask & FIELDS.title)
    }
  }

  private passDescriptions(word: number, weight: number, pass: Pass): void {
    const { lists, rowsOf } = this.descriptions
    const count = lists.read(word)
    const { documents } = lists
    for (let index = 0; index < count; index += 1) {
      const row = (rowsOf[documents[index] ?? 0] as number) - 1
      if (row < 0 || !isAllowed(row, pass.allowed)) continue
      if ((this.held[row] as number) & pass.bit) continue
      this.hold(row, pass.bit, pass.held, IN_DESCRIPTION * weight, 0)
      if ((this.held[row] as number) & pass.bit)
        this.inDescription[row] = (this.inDescription[row] as number) | pass.bit
    }
  }

  /** Notes that a row holds a term. The best word of a term comes first, so the first one counts. */
  private hold(row: number, bit: number, required: number, score: number, title: number): void {
    const before = this.held[row] ?? 0
    if (required === 0) {
      if (before === 0) {
        this.touched[this.touchedCount++] = row
        this.scores[row] = 0
        this.inTitle[row] = 0
        this.inDescription[row] = 0
      }
    } else if ((before & required) !== required) return
    if (before & bit) {
      const described = this.inDescription[row] ?? 0
      if ((described & bit) === 0 || score <= IN_DESCRIPTION) return
      // A name of less weight in the title says more than the exact word in the description.
      this.inDescription[row] = described & ~bit
    }
    this.held[row] = before | bit
    this.scores[row] = (this.scores[row] as number) + score
    if (title !== 0) this.inTitle[row] = (this.inTitle[row] as number) + 1
  }

  private rowsWith(terms: number): Uint32Array {
    const { held, touched } = this
    const rows = new Uint32Array(this.touchedCount)
    let count = 0
    // Reading all rows in their order is faster than sorting many.
    if (this.touchedCount > this.used / 32) {
      for (let row = 0; row < this.used; row += 1)
        if (((held[row] as number) & terms) === terms) rows[count++] = row
      return rows.subarray(0, count)
    }
    for (let index = 0; index < this.touchedCount; index += 1) {
      const row = touched[index] ?? 0
      if (((held[row] as number) & terms) === terms) rows[count++] = row
    }
    return rows.subarray(0, count).sort()
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
    const rowsBy = new Map<number, number>()
    const values = new Map<number, number>()
    const seen = new Set<number>()
    for (let index = 0; index < this.touchedCount; index += 1) {
      const row = this.touched[index] as number
      const held = this.held[row] as number
      const described = this.inDescription[row] as number
      rowsBy.set(held, (rowsBy.get(held) ?? 0) + 1)
      const key = held * 2 ** terms.length + described
      if (seen.has(key)) continue
      seen.add(key)
      values.set(held, Math.max(valueOf(held) - valueOf(described) / 2, values.get(held) ?? 0))
    }
    let best = 0
    let most = 0
    for (const [held, value] of values) {
      const withRows = value + (rowsBy.get(held) ?? 0) / 1e9
      if (withRows <= most) continue
      best = held
      most = withRows
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
