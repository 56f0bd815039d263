import { isForFreshers } from '#core/experience.ts'
import { stateOf } from '#core/places/gazetteer.ts'
import type { JobDetail } from '#core/job.ts'
import { compounds } from './dictionary.ts'
import { FIELDS } from './fields.ts'
import { grown } from './posting-lists.ts'
import type { Part } from './row-words.ts'
import { CATEGORY_WORDS } from './tables/category-words.ts'
import { DESCRIPTION_STOP_WORDS } from './tables/everyday-words.ts'
import { FOR_FRESHERS } from './tables/synonyms.ts'
import { tokenise, tokeniseHtml } from './tokenise.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the word index reads of a posting, with the names of its columns. */
export type WordFields = Pick<
  JobDetail,
  | 'title'
  | 'company'
  | 'skills'
  | 'locations'
  | 'category'
  | 'experience_level'
  | 'experience_min'
  | 'experience_max'
  | 'work_mode'
  | 'job_type'
  | 'batch'
>

/** The words of a row in their order, and each word once with the fields that hold it. */
export interface ReadRow {
  title: readonly number[]
  /** Its skills, company and places. */
  parts: Part[]
  /** Words that stand in no part: names of several words, and facts. */
  others: number[]
  /** Bits of `FIELDS` by word; none for a word that does not stand for itself. */
  fields: Map<number, number>
}

/** A text as numbers of words. */
interface ReadText extends Part {
  /** Names of several words in it. */
  names: number[]
  /** The places of words that do not stand for themselves; null if there are none. */
  closed: ReadonlySet<number> | null
}

/** How many texts are kept as read: most skills, places and facts, and the companies with many postings. */
const MOST_TEXTS = 8000
const [LOOKED_UP, STARTS_NAME, SAYS_NOTHING] = [1, 2, 4]

/** Numbers the words of rows and of descriptions. */
export class RowReader {
  private readonly vocabulary: Vocabulary
  private words: string[] = []
  private readonly texts = new Map<string, ReadText>()
  /** By word: the last description that held it. */
  private seenIn = new Uint32Array(4096)
  private descriptions = 0
  /** By word: whether it starts names, or says nothing; 0 for a word that was not looked up. */
  private kinds = new Uint8Array(4096)

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  readRow(row: WordFields): ReadRow {
    const title = this.readText(row.title)
    const read: ReadRow = { title: title.words, parts: [], others: [], fields: new Map() }
    addText(read, title, FIELDS.title)
    for (const skill of row.skills) this.readPart(read, skill, FIELDS.skills)
    this.readPart(read, row.company, FIELDS.company)
    for (const place of row.locations) this.readPart(read, place, FIELDS.place)
    const states = new Set(row.locations.map((place) => stateOf(place)))
    const facts = [row.category, row.experience_level, row.work_mode, row.job_type, ...states]
    for (const fact of facts) if (fact) this.readFact(read, fact)
    if (isForFreshers(row)) addOther(read, this.vocabulary.numberOf(FOR_FRESHERS), FIELDS.facts)
    const implied = row.category && CATEGORY_WORDS[row.category]
    if (implied)
      for (const word of implied.split(' ')) addOther(read, this.vocabulary.numberOf(word), FIELDS.facts)
    for (const year of row.batch) this.readFact(read, String(year))
    return read
  }

  /** The words of a description, each once, without those that say nothing. The array is reused. */
  readDescription(description: string, into: number[]): void {
    this.descriptions += 1
    into.length = 0
    const { words } = this
    words.length = 0
    tokeniseHtml(description, words)
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      if (isLongNumber(word)) continue
      const number = this.vocabulary.numberOf(word)
      const kind = this.kinds[number] || this.kindOf(number, word)
      const name = kind & STARTS_NAME ? compoundAt(words, at) : undefined
      if (name) this.addOnce(this.vocabulary.numberOf(name.joined), into)
      if ((kind & SAYS_NOTHING) === 0) this.addOnce(number, into)
    }
  }

  /** Looks up what a word is, once. */
  private kindOf(number: number, word: string): number {
    const starts = compounds().has(word) ? STARTS_NAME : 0
    const saysNothing =
      (word.length === 1 && word !== 'c') || DESCRIPTION_STOP_WORDS.has(word) ? SAYS_NOTHING : 0
    if (number >= this.kinds.length) {
      const kinds = new Uint8Array(Math.ceil((number + 1) * 1.5))
      kinds.set(this.kinds)
      this.kinds = kinds
    }
    return (this.kinds[number] = LOOKED_UP | starts | saysNothing)
  }

  private addOnce(number: number, into: number[]): void {
    if (number >= this.seenIn.length) this.seenIn = grown(this.seenIn, Math.ceil(number * 1.5))
    if (this.seenIn[number] === this.descriptions) return
    this.seenIn[number] = this.descriptions
    into.push(number)
  }

  private readPart(read: ReadRow, text: string, field: number): void {
    const part = this.readOften(text)
    addText(read, part, field)
    read.parts.push(part)
  }

  private readFact(read: ReadRow, fact: string): void {
    const { words, names } = this.readOften(fact)
    for (const word of words) addOther(read, word, FIELDS.facts)
    for (const name of names) addOther(read, name, FIELDS.facts)
  }

  /** Reads a text that many rows have: a skill, company, place or fact. */
  private readOften(text: string): ReadText {
    const known = this.texts.get(text)
    if (known) return known
    if (this.texts.size >= MOST_TEXTS) this.texts.clear()
    const read = this.readText(text)
    this.texts.set(text, read)
    return read
  }

  private readText(text: string): ReadText {
    const words = tokenise(text)
    const names: number[] = []
    let closed: Set<number> | null = null
    for (let at = 0; at < words.length; at += 1) {
      const compound = compoundAt(words, at)
      if (!compound) continue
      names.push(this.vocabulary.numberOf(compound.joined))
      if (compound.closed)
        for (let word = 0; word < compound.words.length; word += 1) (closed ??= new Set()).add(at + word)
    }
    return { words: words.map((word) => this.vocabulary.numberOf(word)), names, closed, number: undefined }
  }
}

function addText(read: ReadRow, { words, names, closed }: ReadText, field: number): void {
  for (const name of names) addOther(read, name, field)
  for (let at = 0; at < words.length; at += 1)
    addField(read, words[at] as number, closed?.has(at) ? 0 : field)
}

function addOther(read: ReadRow, word: number, field: number): void {
  read.others.push(word)
  addField(read, word, field)
}

/** The longest name of several words that begins at a place. */
function compoundAt(words: readonly string[], at: number) {
  return compounds()
    .get(words[at] ?? '')
    ?.find((compound) => compound.words.every((word, index) => words[at + index] === word))
}

function addField(read: ReadRow, word: number, field: number): void {
  read.fields.set(word, (read.fields.get(word) ?? 0) | field)
}

/** Telephone numbers, ids and amounts. */
function isLongNumber(word: string): boolean {
  const first = word.charCodeAt(0)
  return word.length > 4 && first >= 0x30 && first <= 0x39
}
