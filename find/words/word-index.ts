import type { JobSearch, Notice } from '#core/find/job-search.ts'
import { bitsFor, clearBit, intersect, isEmpty, unite, type Bits } from '#find/bits.ts'
import { isKnown, knownWords } from './dictionary.ts'
import { COMPANY, FIELD_BITS, PLACE, SKILLS, TITLE } from './fields.ts'
import { inFieldsOf, match, MOST_TERMS, type Matched } from './matcher.ts'
import { correctionsOf, TWO_OF_ROLE_FROM } from './misspelling.ts'
import { grown } from './posting-lists.ts'
import { resolveTerms, type HeldWords, type Term } from './query/resolve.ts'
import { noticesOf } from './query/notices.ts'
import { readQuery } from './query/read-query.ts'
import { RowReader, type WordFields } from './row-reader.ts'
import { RowWords } from './row-words.ts'
import { scoreTerms } from './scores.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordRows } from './word-rows.ts'

/** What a typed text was read as, and the rows that hold it. */
export interface WordMatches {
  /** False: the text asks for no words ("jobs", "4 lpa"); every row matches and `rows` is empty. */
  asksWords: boolean
  /** As many bits as `allowed` has. Filter by `implied` as by filters that were set. */
  rows: Bits
  /** Those of them that hold all words in other fields than their description. */
  inFields: Bits
  /**
   * The kind of work that the words name, all allowed rows whose fields name it, and whether `rows` hold its words; null if
   * they name none.
   */
  kind: { name: string; rows: Bits; isHeld: boolean } | null
  /**
   * By row, how well some of `rows` match; equal scores are for the caller to order, newest first. Only until the
   * next search.
   */
  scoresOf: (rows: Bits) => Float32Array
  /** Typed words that no posting holds together with the others, so that `rows` need not hold them. */
  leftOut: string[]
  readAs: { typed: string; as: string }[]
  /** Why some of `leftOut` were. */
  notices: Notice[]
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
  /** Makes room for so many rows, so that it need not be made again and again. */
  reserve: (rows: number) => void
  /**
   * @param allowed A bit for each row (`allowed[row >>> 5] >>> (row & 31) & 1`); rows beyond its end are not
   *   allowed. Whether all words can be held, and what is left out, is decided among these rows.
   */
  search: (text: string, allowed?: Uint32Array) => WordMatches
  /** The words that the most rows hold outside of their descriptions, at most so many. */
  frequentWords: (count: number) => string[]
  /** The share of removed rows that still take memory. From a third on, build a new index. */
  removedShare: () => number
  /** Bytes of the lists, without the texts of the words. */
  bytes: () => number
}

/** More than any terms weigh: rows whose description has to help come after those without. */
const BY_DESCRIPTION = 1000

/** When there is no more room, room is made for this many times the rows. */
const SPARE = 1.125

/** The fields whose words stand in their order. */
const IN_PARTS = [TITLE, SKILLS, COMPANY, PLACE]

/** An empty index. One of 100,000 rows holds about 20 MB, and with descriptions 70. */
export function createWordIndex(): WordIndex {
  return new Words()
}

class Words implements WordIndex {
  private readonly vocabulary = new Vocabulary()
  private readonly reader = new RowReader(this.vocabulary)
  private readonly rowWords = new RowWords()
  private readonly words = new WordRows(FIELD_BITS)
  private readonly descriptions = new WordRows(0)
  private readonly layers = { words: this.words, descriptions: this.descriptions }
  /** By row: its document in each layer, 0 for none. */
  private documents = new Uint32Array(1024)
  private described = new Uint32Array(1024)
  private lastDescribed = 0
  private added = 0
  private removed = 0
  private readonly read: number[] = []
  /** Of the last search, by row. */
  private scores = new Float32Array(1024)
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
    const document = this.rowWords.add(read.title, read.parts, read.others)
    this.words.place(document, row)
    for (const [word, mask] of read.fields) {
      if (mask !== 0) this.words.append(word, document, mask)
      this.vocabulary.count(word, 1)
    }
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
    this.descriptions.place(this.lastDescribed, row)
    for (const word of words) this.descriptions.append(word, this.lastDescribed, 0)
    this.described[row] = this.lastDescribed
  }

  reserve(rows: number): void {
    if (rows <= this.documents.length) return
    this.documents = grown(this.documents, rows)
    this.described = grown(this.described, rows)
    this.words.resize(rows)
    this.descriptions.resize(rows)
  }

  remove(row: number): void {
    this.removeWords(row)
    this.removeDescription(row)
  }

  search(text: string, allowed?: Uint32Array): WordMatches {
    const query = readQuery(text, (word) => this.correctionsOf(word))
    const { asked, implied, readAs, leftOut } = query
    const none = {
      rows: new Uint32Array(),
      inFields: new Uint32Array(),
      kind: null,
      leftOut,
      readAs,
      notices: noticesOf(query, leftOut),
      implied,
    }
    if (asked.length === 0)
      return { ...none, scoresOf: (some) => new Float32Array(some.length * 32), asksWords: false }
    const resolved = resolveTerms(asked, this.held)
    const live = resolved.terms.filter((term) => term.words.length > 0 || term.phrase).slice(0, MOST_TERMS)
    const matched = match(this.layers, live, (...asked) => this.phraseRows(...asked), allowed)
    const found = !isEmpty(matched.rows)
    const missing = resolved.terms.filter((term) => {
      const index = live.indexOf(term)
      return index < 0 || !found || (matched.held & (2 ** index)) === 0
    })
    const allLeftOut = [...missing.flatMap((term) => term.typed), ...leftOut]
    return {
      asksWords: true,
      rows: matched.rows,
      inFields: matched.inFields,
      kind: this.kindOf(resolved.terms, matched, missing, allowed),
      scoresOf: (some) => this.scoresOf(some, matched),
      leftOut: allLeftOut,
      notices: noticesOf(query, allLeftOut),
      readAs: [...readAs, ...resolved.readAs],
      implied,
    }
  }

  frequentWords(count: number): string[] {
    return this.vocabulary.mostFrequent(count).map((number) => this.vocabulary.text(number))
  }

  removedShare(): number {
    return this.added === 0 ? 0 : this.removed / this.added
  }

  bytes(): number {
    return this.words.bytes() + this.descriptions.bytes() + this.rowWords.memory()
  }

  /** The words of a name that a typed one may misspell; none where rows hold it, or it is known. */
  private correctionsOf(word: string): string[] {
    if (isKnown(word) || this.vocabulary.rowsOf(this.vocabulary.find(word) ?? -1) > 0) return []
    const corrections = correctionsOf(word, this.vocabulary, TWO_OF_ROLE_FROM)
    return corrections.map((number) => this.vocabulary.text(number))
  }

  /**
   * The kind of work that terms name: roles and skills, but "developer" only by itself. Of skills that no row holds
   * together, the list shows those that most rows hold, and says so: there is no such kind of work.
   */
  private kindOf(
    terms: readonly Term[],
    matched: Matched,
    missing: readonly Term[],
    allowed: Bits = bitsFor(this.words.capacity).fill(0xffffffff),
  ): WordMatches['kind'] {
    const named = terms.filter(({ kind }) => kind !== null)
    const special = named.filter(({ kind }) => kind !== 'general role')
    const kinds = special.length > 0 ? special : named
    if (kinds.length === 0) return null
    const leftOut = kinds.filter((term) => missing.includes(term))
    if (leftOut.length > 0 && kinds.length > 1 && !leftOut.some(({ kind }) => kind === 'role')) return null
    const ofKinds = matched.terms.filter(({ term }) => kinds.includes(term))
    const rows = ofKinds.length < kinds.length ? bitsFor(allowed.length * 32) : inFieldsOf(ofKinds, allowed)
    return { name: kinds.map(({ name }) => name).join(' '), rows, isHeld: leftOut.length === 0 }
  }

  private scoresOf(among: Bits, { terms }: Matched): Float32Array {
    if (among.length * 32 > this.scores.length) this.scores = new Float32Array(among.length * 32)
    else this.scores.fill(0)
    const { scores } = this
    const { described, inTitle } = scoreTerms(this.layers, terms, { among, scores })
    const bonusOf = this.rowWords.titleBonus(terms.map(({ term }) => term))
    for (let index = 0; index < among.length; index += 1) {
      for (let rest = (described[index] as number) | 0; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        scores[row] = (scores[row] as number) - BY_DESCRIPTION
      }
      for (let rest = (inTitle[index] as number) | 0; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        scores[row] = (scores[row] as number) + bonusOf(this.documents[row] as number)
      }
    }
    return scores
  }

  /** The allowed rows that hold a phrase in one of their parts, or all words of a name in their title. */
  private phraseRows({ phrase, inTitle }: Term, allowed: Bits): Bits {
    const words = (phrase ?? inTitle ?? []).map((word) => this.words.bitsOf(word) ?? this.words.read(word))
    const rows = bitsFor(this.words.capacity)
    for (const field of phrase ? IN_PARTS : [TITLE]) {
      const [inField = rows, ...others] = words.map((bits) => bits.inField[field] ?? bits.any)
      const holding = inField.slice()
      for (const other of others) intersect(holding, other)
      unite(rows, holding)
    }
    if (!phrase) return rows
    intersect(rows, allowed)
    const holds = this.rowWords.holdingPhrase(phrase)
    for (let index = 0; index < rows.length; index += 1) {
      for (let rest = (rows[index] as number) | 0; rest !== 0; rest &= rest - 1) {
        const row = (index << 5) + 31 - Math.clz32(rest & -rest)
        if (!holds(this.documents[row] as number)) clearBit(rows, row)
      }
    }
    return rows
  }

  private removeWords(row: number): void {
    const document = this.documents[row] ?? 0
    if (document === 0) return
    const words = new Set<number>()
    this.rowWords.eachWord(document, (word) => words.add(word))
    for (const word of words) this.vocabulary.count(word, -1)
    this.words.remove(document)
    this.documents[row] = 0
    this.removed += 1
  }

  private removeDescription(row: number): void {
    const document = this.described[row] ?? 0
    if (document === 0) return
    this.descriptions.remove(document)
    this.described[row] = 0
  }

  private resize(rows: number): void {
    if (rows > this.documents.length) this.reserve(Math.ceil(rows * SPARE))
  }
}
