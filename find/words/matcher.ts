import { bitsFor, intersect, intersectEither, isEmpty, setBit, unite, type Bits } from '#find/bits.ts'
import { relaxTerms, type HeldRows } from './relax-terms.ts'
import { FOUND_TOO, type Term } from './query/resolve.ts'
import type { WordBits, WordRows } from './word-rows.ts'

/**
 * What is left out where no row holds all: a fact before the work, a frequent word before a rare one, and a role last,
 * even if only descriptions hold it.
 */
const [FACT_IMPORTANCE, RARITY, ROLE_IMPORTANCE] = [0.9, 0.03, 8]
/** More terms are not looked for. */
export const MOST_TERMS = 16
/** From this many on, words of a term that weigh the same are read once, together: a beginning may stand for 200. */
const READ_TOGETHER = 4

/** The words of postings, and those of their descriptions. */
export interface Layers {
  words: WordRows
  descriptions: WordRows
}

/** Words of a term that were read together. */
export interface ReadWords {
  /** The rows that hold any of them, and where they hold the first one that they hold. */
  fields: WordBits
  /** The rows whose description holds one that comes before those that their fields hold; null if they do not count. */
  described: Bits | null
}

/** One or several words of a term, all of the same weight. */
export interface WeighedWords {
  weight: number
  words: readonly number[]
  /** null if they are read one by one. */
  together: ReadWords | null
}

/** The rows that hold a term. */
export interface TermRows extends HeldRows {
  term: Term
  /** Best first. */
  weighed: WeighedWords[]
  /** The rows of its phrase, or those that hold all words of the name in their title; null if it has none. */
  ofPhrase: Bits | null
}

/** The rows that hold all of some terms. */
export interface Matched {
  rows: Bits
  /** Those of them that hold no term in their description alone. */
  inFields: Bits
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
  phraseRows: (term: Term, allowed: Bits) => Bits,
  allowed: Bits = bitsFor(layers.words.capacity).fill(0xffffffff),
): Matched {
  const found = terms.map((term) => termRows(layers, term, (phrase) => phraseRows(phrase, allowed)))
  const all = 2 ** terms.length - 1
  const rows = rowsWith(found, all, allowed)
  if (terms.length < 2 || !isEmpty(rows)) return matchedBy(found, all, rows)
  const importance = terms.map((term) => importanceOf(layers, term))
  const held = relaxTerms(found, importance, allowed)
  return matchedBy(found, held, rowsWith(found, held, allowed))
}

function matchedBy(terms: TermRows[], held: number, rows: Bits): Matched {
  return { rows, inFields: inFieldsOf(heldTerms(terms, held), rows), terms, held }
}

/** The terms that are not left out. */
export function heldTerms(terms: readonly TermRows[], held: number): TermRows[] {
  return terms.filter((_, index) => (held & (2 ** index)) !== 0)
}

/** Of some rows those that hold all of some terms in their fields. */
export function inFieldsOf(terms: readonly TermRows[], among: Bits): Bits {
  const rows = among.slice()
  for (const { inFields } of terms) intersect(rows, inFields)
  return rows
}

function termRows(layers: Layers, term: Term, phraseRows: (term: Term) => Bits): TermRows {
  const { words, descriptions } = layers
  const inFields = bitsFor(words.capacity)
  const inDescriptions = term.inDescriptions ? bitsFor(words.capacity) : null
  const ofPhrase = term.phrase || term.inTitle ? phraseRows(term) : null
  const weighed = weighedWords(term).map(({ weight, words: same }) => {
    const described = weight > FOUND_TOO ? inDescriptions : null
    if (same.length < READ_TOGETHER) {
      for (const word of same) {
        addRows(inFields, words, word)
        if (described) addRows(described, descriptions, word)
      }
      return { weight, words: same, together: null }
    }
    const together = readTogether(layers, same, described !== null)
    unite(inFields, together.fields.any)
    if (described && together.described) unite(described, together.described)
    return { weight, words: same, together }
  })
  if (ofPhrase) unite(inFields, ofPhrase)
  return { term, inFields, inDescriptions, ofPhrase, weighed }
}

/** The words of a term by their weight, best first. */
function weighedWords({ words }: Term): { weight: number; words: number[] }[] {
  const weighed: { weight: number; words: number[] }[] = []
  for (const { word, weight } of words) {
    const last = weighed.at(-1)
    if (last?.weight === weight) last.words.push(word)
    else weighed.push({ weight, words: [word] })
  }
  return weighed
}

function readTogether(
  { words, descriptions }: Layers,
  same: readonly number[],
  areDescribed: boolean,
): ReadWords {
  const inFields = words.readTogether(same)
  return {
    fields: inFields.bits,
    described: areDescribed ? descriptions.readTogether(same).before(inFields) : null,
  }
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

function importanceOf(layers: Layers, term: Term): number {
  if (term.factual) return FACT_IMPORTANCE
  const own = term.kind === 'role' ? ROLE_IMPORTANCE : 1
  return own + RARITY * Math.log((layers.words.rows + 1) / (sizeOf(layers, term) + 1))
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
