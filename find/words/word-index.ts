import type { JobSearch } from '#core/find/job-search.ts'
import { isKnown, knownWords } from './dictionary.ts'
import { FIELD_BITS, FIELDS, Matcher, MOST_TERMS } from './matcher.ts'
import { correctionsOf } from './misspelling.ts'
import { grown, PostingLists } from './posting-lists.ts'
import { resolveTerms, type HeldWords, type Term } from './query/resolve.ts'
import { understand } from './query/understand.ts'
import { RowReader, type WordFields } from './row-reader.ts'
import { RowWords } from './row-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** What a typed text was read as, and the rows that hold it. */
export interface WordMatches {
  /** False: the text asks for no words ("jobs", "4 lpa"); every row matches and `rows` is empty. */
  asksWords: boolean
  /** Ascending, each once. Filter by `implied` as by filters that were set. */
  rows: Uint32Array
  /**
   * How well some of `rows` match; equal scores are for the caller to order, newest first. Only until the next search.
   */
  scoresOf: (rows: Uint32Array) => Float32Array
  /** Typed words that no posting holds together with the others, so that `rows` need not hold them. */
  leftOut: string[]
  readAs: { typed: string; as: string }[]
  /** Filters that parts of the text mean: "above 4 lpa" is `pay`. Set filters of the same group win. */
  implied: Partial<JobSearch>
}

/** Words of postings by row. Rows are whole numbers as the caller gives them; a lower number than the last is fine. */
export interface WordIndex {
  /** Adds a row, or replaces it. Its description stays. */
  add: (row: number, fields: WordFields) => void
  /** Adds the words of a description (sanitised HTML or text), or replaces them. */
  addDescription: (row: number, description: string) => void
  /** The same for a description that was read elsewhere: its words, each once, by `numbersOf`. */
  addDescriptionWords: (row: number, words: Iterable<number>) => void
  /** The numbers of words in this index; new ones for those that it does not hold. */
  numbersOf: (words: readonly string[]) => number[]
  /** Removes a row with its description. */
  remove: (row: number) => void
  /**
   * @param allowed A bit for each row (`allowed[row >>> 5] >>> (row & 31) & 1`); rows beyond its end are not
   *   allowed. Whether all words can be held, and what is left out, is decided among these rows.
   */
  search: (text: string, allowed?: Uint32Array) => WordMatches
  /** The share of removed rows that still take memory. From a third on, build a new index. */
  removedShare: () => number
  /** Bytes of the lists, without the texts of the words. */
  bytes: () => number
}

/** Above what any terms weigh: rows whose description has to help come after those without. */
const WITHOUT_DESCRIPTION = 1000
/** Words beside each other in the title, as typed; and a title of nothing but typed words. */
const [BESIDE, WHOLE_TITLE] = [2, 1]

/** When there is no more room, room is made for this many times the rows. */
const SPARE = 1.125

/** The fields whose words stand in their order. */
const IN_PARTS = FIELDS.title | FIELDS.skills | FIELDS.company | FIELDS.place

/** An empty index. One of 100,000 rows holds about 20 MB, and with descriptions 70. */
export function createWordIndex(): WordIndex {
  return new Words()
}

class Words implements WordIndex {
  private readonly vocabulary = new Vocabulary()
  private readonly reader = new RowReader(this.vocabulary)
  private readonly rowWords = new RowWords()
  private readonly words = { lists: new PostingLists(FIELD_BITS), rowsOf: new Int32Array(1024) }
  private readonly descriptions = { lists: new PostingLists(0), rowsOf: new Int32Array(1024) }
  private readonly matcher = new Matcher(this.words, this.descriptions)
  /** By row: its document in each layer, 0 for none. */
  private documents = new Uint32Array(1024)
  private described = new Uint32Array(1024)
  private lastDescribed = 0
  private added = 0
  private removed = 0
  private readonly read: number[] = []
  private readonly held: HeldWords = {
    vocabulary: this.vocabulary,
    descriptionsWith: (word) => this.descriptions.lists.count(word),
  }

  constructor() {
    for (const word of knownWords()) this.vocabulary.addSearched(this.vocabulary.numberOf(word))
  }

  add(row: number, fields: WordFields): void {
    this.resize(row + 1)
    this.removeWords(row)
    const read = this.reader.readRow(fields)
    const document = this.rowWords.add(read.parts, read.others)
    for (const [word, mask] of read.fields) {
      if (mask !== 0) this.words.lists.append(word, document, mask)
      this.vocabulary.count(word, 1)
    }
    this.words.rowsOf = withValue(this.words.rowsOf, document, row + 1)
    this.documents[row] = document
    this.added += 1
  }

  addDescription(row: number, description: string): void {
    this.reader.readDescription(description, this.read)
    this.addDescriptionWords(row, this.read)
  }

  numbersOf(words: readonly string[]): number[] {
    return words.map((word) => this.vocabulary.numberOf(word))
  }

  addDescriptionWords(row: number, words: Iterable<number>): void {
    this.resize(row + 1)
    this.removeDescription(row)
    this.lastDescribed += 1
    for (const word of words) this.descriptions.lists.append(word, this.lastDescribed, 0)
    this.descriptions.rowsOf = withValue(this.descriptions.rowsOf, this.lastDescribed, row + 1)
    this.described[row] = this.lastDescribed
  }

  remove(row: number): void {
    this.removeWords(row)
    this.removeDescription(row)
  }

  search(text: string, allowed?: Uint32Array): WordMatches {
    const { asked, implied, readAs, leftOut } = understand(text, (word) => this.correctionsOf(word))
    const none = { rows: new Uint32Array(), leftOut, readAs, implied }
    if (asked.length === 0)
      return { ...none, scoresOf: (some) => new Float32Array(some.length), asksWords: false }
    const resolved = resolveTerms(asked, this.held)
    const live = resolved.terms.filter((term) => term.words.length > 0 || term.phrase).slice(0, MOST_TERMS)
    const matched = this.matcher.match(live, (term) => this.phraseRows(term), allowed)
    const { rows } = matched
    const missing = resolved.terms.filter((term) => {
      const index = live.indexOf(term)
      return index < 0 || rows.length === 0 || (matched.terms & (2 ** index)) === 0
    })
    return {
      asksWords: true,
      rows,
      scoresOf: (some) => this.scoresOf(some, live),
      leftOut: [...missing.flatMap((term) => term.typed), ...leftOut],
      readAs: [...readAs, ...resolved.readAs],
      implied,
    }
  }

  removedShare(): number {
    return this.added === 0 ? 0 : this.removed / this.added
  }

  bytes(): number {
    return this.words.lists.bytes() + this.descriptions.lists.bytes() + this.rowWords.memory()
  }

  /** The words that a typed one may misspell; none where rows hold it, or it is known. */
  private correctionsOf(word: string): string[] {
    if (isKnown(word) || this.vocabulary.rowsOf(this.vocabulary.find(word) ?? -1) > 0) return []
    return correctionsOf(word, this.vocabulary).map((number) => this.vocabulary.text(number))
  }

  private scoresOf(rows: Uint32Array, terms: readonly Term[]): Float32Array {
    const { scores, inDescription } = this.matcher
    const termOf = new Map(
      terms.flatMap((term, index) => term.words.map(({ word }) => [word, index] as const)),
    )
    const typed = terms.reduce((sum, { length }) => sum + length, 0)
    const found = new Float32Array(rows.length)
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] as number
      let score = (scores[row] as number) + (inDescription[row] === 0 ? WITHOUT_DESCRIPTION : 0)
      if (this.matcher.inTitle(row) === terms.length)
        score += this.titleBonus(row, termOf, { terms: terms.length, typed })
      found[index] = score
    }
    return found
  }

  /** What a title that holds all terms adds: terms beside each other as typed, and nothing else in it. */
  private titleBonus(
    row: number,
    termOf: ReadonlyMap<number, number>,
    { terms, typed }: { terms: number; typed: number },
  ): number {
    const document = this.documents[row] ?? 0
    let bonus = this.rowWords.titleLength(document) === typed ? WHOLE_TITLE : 0
    if (terms < 2) return bonus
    let before = -1
    for (const word of this.rowWords.title(document)) {
      const term = termOf.get(word) ?? -1
      if (term > 0 && term === before + 1) bonus += BESIDE
      before = term
    }
    return bonus
  }

  /** The rows that hold a phrase in one of their parts, or all words of a name in their title. */
  private phraseRows({ phrase, inTitle }: Term): number[] {
    const documents = this.words.lists.common(phrase ?? inTitle ?? [], phrase ? IN_PARTS : FIELDS.title)
    const holds = phrase ? this.rowWords.holdingPhrase(phrase) : null
    const { rowsOf } = this.words
    const rows: number[] = []
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const row = (rowsOf[document] as number) - 1
      if (row >= 0 && (!holds || holds(document))) rows.push(row)
    }
    return rows
  }

  private removeWords(row: number): void {
    const document = this.documents[row] ?? 0
    if (document === 0) return
    const words = new Set<number>()
    this.rowWords.eachPart(document, (part) => {
      for (const word of part) words.add(word)
    })
    for (const word of words) this.vocabulary.count(word, -1)
    this.words.rowsOf[document] = 0
    this.documents[row] = 0
    this.removed += 1
  }

  private removeDescription(row: number): void {
    const document = this.described[row] ?? 0
    if (document === 0) return
    this.descriptions.rowsOf[document] = 0
    this.described[row] = 0
  }

  private resize(rows: number): void {
    this.matcher.resize(rows)
    if (rows <= this.documents.length) return
    const size = Math.ceil(rows * SPARE)
    this.documents = grown(this.documents, size)
    this.described = grown(this.described, size)
  }
}

/** The array with a value, or a longer copy of it. */
function withValue(array: Int32Array<ArrayBuffer>, at: number, value: number): Int32Array<ArrayBuffer> {
  let longer = array
  if (at >= array.length) {
    longer = new Int32Array(Math.ceil((at + 1) * SPARE))
    longer.set(array)
  }
  longer[at] = value
  return longer
}
