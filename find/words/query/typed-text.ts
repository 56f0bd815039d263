import { foldText } from '#core/fold-text.ts'
import { cutText } from '#core/cut-text.ts'
import { listedName } from '#core/places/gazetteer.ts'
import { OR_WORDS, STOP_WORDS } from '../tables/everyday-words.ts'
import { devanagariRows, looseRow, type DevanagariRow } from '../tables/devanagari.ts'
import { tokenise } from '../tokenise.ts'

/** A text as it is searched: folded, with its words in Devanagari as those that the search knows. */
export interface TypedText {
  text: string
  /** What was put in the place of other words, in their order. */
  parts: readonly TranslatedPart[]
}

export interface TranslatedPart {
  /** Its place in the text. */
  start: number
  end: number
  /** As it was typed. */
  typed: string
  /** The word as typed, folded, if it is one: a posting may hold it too. */
  words: readonly string[]
}

/** A word in Devanagari, or what stands between two. */
interface Piece {
  typed: string
  folded: string
  isWord: boolean
}

/** How many times longer a word may be typed than it is searched. */
export const LONGEST_WORD = 4
/** Words and numbers of Devanagari; the danda is none. */
const WORDS = /[\u0900-\u0963\u0971-\u097f\u200c\u200d]+|[\u0966-\u096f]+(?:[.,][\u0966-\u096f]+)*/g
const NUMBER = /^\d/
const DEVANAGARI = /[\u0900-\u097f]/
/** What may stand between the words of a phrase. */
const BETWEEN = /^[\s-]+$/
/** Endings of plurals and cases, with what stands in their place. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['्स', ''],
  ['स', ''],
  ['ों', ''],
  ['ों', 'ा'],
  ['ियों', 'ी'],
  ['ियां', 'ी'],
  ['ें', ''],
  ['ओं', ''],
]
/** Behind one of these, or before it, an everyday word is a place. */
const PLACE_WORDS = new Set(['mein', 'me', 'se'])

let longestPhrase = 0

/**
 * Folds a typed text, and reads its words in Devanagari, the longest phrase first. What no row knows stays.
 *
 * @param longest The most characters of what is searched. No word of Devanagari is cut.
 */
export function readTypedText(typed: string, longest: number): TypedText {
  if (!DEVANAGARI.test(typed)) return { text: foldText(cutText(typed, longest)), parts: [] }
  const pieces = piecesOf(typed)
  const parts: TranslatedPart[] = []
  let text = ''
  for (let at = 0; at < pieces.length && text.length < longest;) {
    const found = phraseAt(pieces, at)
    const part = pieces.slice(at, at + (found?.length ?? 1))
    at += part.length
    const next = found?.row.latin ?? part[0]?.folded ?? ''
    if (!found) {
      text += part[0]?.isWord ? next : cutText(next, longest - text.length)
      continue
    }
    if (text.length + next.length > longest) break
    const start = text.length
    text += next
    parts.push({
      start,
      end: text.length,
      typed: part.map((piece) => piece.typed).join(''),
      words: part.length === 1 ? part.map(({ folded }) => folded) : [],
    })
  }
  return { text, parts }
}

/** What was typed for a part of a text that begins at a place. */
export function typedOf({ parts }: TypedText, part: string, at: number): string {
  let typed = ''
  let end = at
  for (const translated of parts) {
    if (translated.end <= at || translated.start >= at + part.length) continue
    typed += part.slice(end - at, Math.max(0, translated.start - at)) + translated.typed
    end = translated.end
  }
  return typed + part.slice(Math.max(0, end - at))
}

function piecesOf(typed: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const add = (text: string, isWord: boolean) => {
    if (text !== '') pieces.push({ typed: text, folded: foldText(text), isWord })
  }
  for (const { 0: word, index } of typed.matchAll(WORDS)) {
    add(typed.slice(end, index), false)
    end = index + word.length
    // Behind a Latin letter or before one it is no word: "yearsपुणे".
    const isGlued = /\p{L}$/u.test(typed.slice(0, index)) || /^\p{L}/u.test(typed.slice(end))
    add(word, !isGlued)
  }
  add(typed.slice(end), false)
  return pieces
}

interface Found {
  row: DevanagariRow
  /** How many pieces it takes. */
  length: number
}

/** The longest phrase of the table that begins at a piece. */
function phraseAt(pieces: readonly Piece[], at: number): Found | null {
  const first = pieces[at]
  if (!first?.isWord) return null
  if (NUMBER.test(first.folded))
    return { row: { latin: first.folded, isPlace: false, isWord: false }, length: 1 }
  const rows = devanagariRows()
  longestPhrase ||= Math.max(...Array.from(rows.keys(), (name) => name.split(' ').length))
  for (let words = longestPhrase; words > 0; words -= 1) {
    const phrase = phraseOf(pieces, at, words)
    const row = phrase && rowOf(phrase, rows)
    if (!row || (row.isWord && !isPlaceAt(pieces, at))) continue
    return { row, length: words * 2 - 1 }
  }
  const loose = looseRow(first.folded)
  return loose ? { row: loose, length: 1 } : null
}

/** So many words from a piece on, if nothing else stands between them. */
function phraseOf(pieces: readonly Piece[], at: number, words: number): string | null {
  const names: string[] = []
  for (let word = 0; word < words; word += 1) {
    const piece = pieces[at + word * 2]
    if (!piece?.isWord || (word > 0 && !BETWEEN.test(pieces[at + word * 2 - 1]?.typed ?? ''))) return null
    names.push(piece.folded)
  }
  return names.join(' ')
}

function rowOf(phrase: string, rows: ReadonlyMap<string, DevanagariRow>): DevanagariRow | undefined {
  const row = rows.get(phrase)
  if (row) return row
  for (const [ending, instead] of ENDINGS) {
    if (!phrase.endsWith(ending)) continue
    const singular = rows.get(phrase.slice(0, -ending.length) + instead)
    if (singular && !singular.isPlace) return singular
  }
  return undefined
}

/** Whether an everyday word stands for a place: by itself, beside में or से, or beside another place. */
function isPlaceAt(pieces: readonly Piece[], at: number): boolean {
  const before = wordsOf(pieces.slice(0, at))
  const after = wordsOf(pieces.slice(at + 1))
  const asks = ({ latin }: DevanagariRow) => !STOP_WORDS.has(latin) && !OR_WORDS.has(latin)
  if (![...before, ...after].some(asks)) return true
  const beside = [before.at(-1), after[0], before.findLast(asks), after.find(asks)]
  if (beside.slice(0, 2).some((row) => row && PLACE_WORDS.has(row.latin))) return true
  return beside.some((row) => row?.isPlace)
}

/** The words of pieces as rows, also those in Latin letters. */
function wordsOf(pieces: readonly Piece[]): DevanagariRow[] {
  return pieces.flatMap(({ folded, isWord }) => {
    const row = isWord && rowOf(folded, devanagariRows())
    if (row) return [row]
    return tokenise(folded).map((latin) => ({ latin, isPlace: listedName(latin) !== null, isWord: false }))
  })
}
