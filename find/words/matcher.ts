import {
  bitsFor,
  countOnes,
  intersect,
  intersectEither,
  isEmpty,
  setBit,
  unite,
  type Bits,
} from '#find/bits.ts'
import { FOUND_TOO, type Term } from './query/resolve.ts'
import type { WordRows } from './word-rows.ts'

/** What is left out where no row holds all: a fact before the work, a frequent word before a rare one. */
const [FACT_IMPORTANCE, RARITY] = [0.9, 0.03]
/** More terms are not looked for. */
export const MOST_TERMS = 16

/** The words of postings, and those of their descriptions. */
export interface Layers {
  words: WordRows
  descriptions: WordRows
}

/** The rows that hold a term. */
export interface TermRows {
  term: Term
  inFields: Bits
  /** null if its words do not count there. */
  inDescriptions: Bits | null
  /** The rows of its phrase, or those that hold all words of the name in their title; null if it has none. */
  ofPhrase: Bits | null
}

/** The rows that hold all of some terms. */
export interface Matched {
  rows: Bits
  terms: TermRows[]
  /** A bit for each of the terms. */
  held: number
}

/**
 * The rows that hold all terms, or else, of the terms that most rows hold together, those.
 *
 * @param terms At most `MOST_TERMS`.
 * @param phraseRows The rows of a term's phrase or name.
 * @param allowed Of the rows that count; all that these layers have room for if it is left out.
 */
export function match(
  layers: Layers,
  terms: readonly Term[],
  phraseRows: (term: Term) => Bits,
  allowed: Bits = bitsFor(layers.words.capacity).fill(0xffffffff),
): Matched {
  const found = terms.map((term) => termRows(layers, term, phraseRows))
  const all = 2 ** terms.length - 1
  const rows = rowsWith(found, all, allowed)
  if (terms.length < 2 || !isEmpty(rows)) return { rows, terms: found, held: all }
  const importance = terms.map((term) => importanceOf(layers, term))
  const held = mostHeld(found, importance, allowed)
  return { rows: rowsWith(found, held, allowed), terms: found, held }
}

function termRows({ words, descriptions }: Layers, term: Term, phraseRows: (term: Term) => Bits): TermRows {
  const inFields = bitsFor(words.capacity)
  const inDescriptions = term.inDescriptions ? bitsFor(words.capacity) : null
  const ofPhrase = term.phrase || term.inTitle ? phraseRows(term) : null
  for (const { word, weight } of term.words) {
    addRows(inFields, words, word)
    if (inDescriptions && weight > FOUND_TOO) addRows(inDescriptions, descriptions, word)
  }
  if (ofPhrase) unite(inFields, ofPhrase)
  return { term, inFields, inDescriptions, ofPhrase }
}

function addRows(bits: Bits, layer: WordRows, word: number): void {
  const frequent = layer.bitsOf(word)
  if (frequent) return unite(bits, frequent.any)
  const { lists, rowsOf } = layer
  const count = lists.read(word)
  const { documents } = lists
  for (let at = 0; at < count; at += 1) {
    const row = (rowsOf[documents[at] as number] as number) - 1
    if (row >= 0) setBit(bits, row)
  }
}

/** The allowed rows that hold some of the terms. */
function rowsWith(terms: readonly TermRows[], held: number, allowed: Bits): Bits {
  if (held === 0) return new Uint32Array(allowed.length)
  const rows = allowed.slice()
  for (const [index, { inFields, inDescriptions }] of terms.entries()) {
    if ((held & (2 ** index)) === 0) continue
    if (inDescriptions) intersectEither(rows, inFields, inDescriptions)
    else intersect(rows, inFields)
  }
  return rows
}

/**
 * The terms that rows hold together: as many as possible. Of as many, those that say what the work is, then the
 * rarer ones, then those of more rows. A term that only descriptions hold counts half.
 */
function mostHeld(terms: readonly TermRows[], importance: readonly number[], allowed: Bits): number {
  const worthOf = (held: number) =>
    importance.reduce((sum, weight, term) => sum + (held & (2 ** term) ? weight : 0), 0)
  const rowsBy = new Uint32Array(2 ** terms.length)
  /** By the terms that are held: the least of them that only descriptions hold, by what they are worth. */
  const described = new Map<number, number>()
  const note = (rows: number, held: number, inDescription: number) => {
    rowsBy[held] = (rowsBy[held] as number) + countOnes(rows)
    const least = described.get(held)
    if (least === 0) return
    const worth = worthOf(inDescription)
    if (least === undefined || worth < least) described.set(held, worth)
  }
  /** Parts some of 32 rows by what they hold of the terms from `index` on. */
  const part = (word: number, rows: number, index: number, held: number, inDescription: number): void => {
    if (rows === 0) return
    const term = terms[index]
    if (!term) return held === 0 ? undefined : note(rows, held, inDescription)
    const bit = 2 ** index
    const inFields = rows & (term.inFields[word] as number)
    const only = rows & ~inFields & (term.inDescriptions?.[word] ?? 0)
    part(word, inFields, index + 1, held | bit, inDescription)
    part(word, only, index + 1, held | bit, inDescription | bit)
    part(word, rows & ~inFields & ~only, index + 1, held, inDescription)
  }
  for (let word = 0; word < allowed.length; word += 1) part(word, allowed[word] as number, 0, 0, 0)
  let best = 0
  let most = 0
  for (const [held, worth] of described) {
    const value = worthOf(held) - worth / 2 + (rowsBy[held] as number) / 1e9
    if (value <= most) continue
    best = held
    most = value
  }
  return best
}

function importanceOf(layers: Layers, term: Term): number {
  if (term.factual) return FACT_IMPORTANCE
  return 1 + RARITY * Math.log((layers.words.rows + 1) / (sizeOf(layers, term) + 1))
}

/** About how many rows hold a term. */
function sizeOf({ words, descriptions }: Layers, term: Term): number {
  if (term.phrase) return Math.min(...term.phrase.map((word) => words.lists.count(word)))
  const layers = term.inDescriptions ? [words, descriptions] : [words]
  return term.words.reduce(
    (sum, { word }) => sum + layers.reduce((all, { lists }) => all + lists.count(word), 0),
    0,
  )
}
