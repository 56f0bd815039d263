import { compounds, isKnown, meaningsOf, shownOf, spellingsOf, type Meaning } from '../dictionary.ts'
import { correctionsOf, TWO_OF_ROLE_FROM } from '../misspelling.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { isDevanagari, wordsWithConsonants } from './consonants.ts'
import { joinedWords } from './joined-words.ts'
import type { AskedWords } from './read-query.ts'

/** What a term looks for: rows that hold any of its words. */
export interface Term {
  typed: string[]
  /** The same, as a screen names it: without misspellings. */
  name: string
  /** How many words were typed for it. */
  length: number
  /** Best first. Empty if no posting holds any. */
  words: WeightedWord[]
  /** These words beside each other, in one part of a row; `words` is then empty. */
  phrase: readonly number[] | null
  /** The words of a name: a title that holds them all, in any places, holds the term too. */
  inTitle: readonly number[] | null
  /** Its words in descriptions count too, but for those that it only finds too. */
  inDescriptions: boolean
  /** A place, level, mode or job type: left out before what the work is. */
  factual: boolean
  /** What somebody wants to work as or with. */
  kind: Meaning['kind']
}

interface WeightedWord {
  word: number
  weight: number
}

/** Words with no more weight do not count in descriptions. */
export const FOUND_TOO = 0.6

export interface Resolved {
  terms: Term[]
  readAs: { typed: string; as: string }[]
}

/** The words that rows hold, and how often descriptions hold each. */
export interface HeldWords {
  vocabulary: Vocabulary
  descriptionsWith: (word: number) => number
}

const [EXACT, OTHER_NAME, BEGINNING, MISSPELT] = [1, 0.95, 0.7, 0.65]
/** The most words that a beginning stands for. */
const MOST_BEGINNINGS = 200
/** Letters from which on a word may be a beginning, and while it is still being typed. */
const BEGINNING_FROM = 3
const TYPING_FROM = 2

/**
 * Finds what rows hold of the words that are asked for. The word itself with its other names and its plural come
 * first; only if there are none, two words that it joins, then a beginning, then a misspelling.
 */
export function resolveTerms(asked: readonly AskedWords[], held: HeldWords): Resolved {
  const resolved: Resolved = { terms: [], readAs: [] }
  for (const [index, part] of asked.entries()) {
    const terms = termsOf(part, held, resolved)
    const [first, ...others] = terms
    const before = resolved.terms.at(-1)
    if (part.either && index > 0 && first && before && others.length === 0 && !before.phrase && !first.phrase)
      resolved.terms[resolved.terms.length - 1] = eitherOf(before, first)
    else resolved.terms.push(...terms)
  }
  return resolved
}

function termsOf(part: AskedWords, held: HeldWords, resolved: Resolved): Term[] {
  if (part.quoted) return [quotedTerm(part, held)]
  if (part.meanings.length > 0) {
    const term = meaningTerm(part, held)
    if (term.words.length > 0 || term.inTitle) {
      const as = shownOf(part.meanings)
      if (!saysSame(part.typed, as)) resolved.readAs.push({ typed: part.typed, as })
      return [term]
    }
    if (part.words.length === 1 || part.meanings.some((meaning) => meaning.factual)) return [term]
    // No row holds the name: its words, with what each means by itself.
    return part.words.flatMap((word, index) => {
      const last = part.last && index === part.words.length - 1
      return termsOf(
        { ...part, typed: word, name: word, words: [word], meanings: meaningsOf([word]), last },
        held,
        resolved,
      )
    })
  }
  return part.words.flatMap((word) =>
    wordTerms({ word, typed: part.typed, last: part.last, original: part.original }, held, resolved),
  )
}

function meaningTerm({ typed, name, words, meanings, original }: AskedWords, held: HeldWords): Term {
  const isExact = meanings.some((meaning) => meaning.exact)
  const own = [...(isExact ? [] : [words.join('')]), ...original]
  return {
    typed: [typed],
    name,
    length: words.length,
    words: holders(
      [
        ...spelt(own, EXACT),
        ...spelt(
          meanings.flatMap((meaning) => meaning.words),
          OTHER_NAME,
        ),
        ...spelt(
          meanings.flatMap((meaning) => meaning.finds),
          FOUND_TOO,
        ),
      ],
      held,
    ),
    phrase: null,
    inTitle: words.length > 1 && !isExact ? numbersOf(words, held) : null,
    inDescriptions: !meanings.some((meaning) => meaning.factual),
    factual: meanings.some((meaning) => meaning.factual),
    kind: kindOf(meanings),
  }
}

/** A word that names a role is one, whatever else it means. */
function kindOf(meanings: readonly Meaning[]): Meaning['kind'] {
  const kinds = meanings.map(({ kind }) => kind)
  return kinds.includes('role') ? 'role' : (kinds.find((kind) => kind !== null) ?? null)
}

interface TypedWord {
  word: string
  typed: string
  last: boolean
  original?: readonly string[]
}

function wordTerms(
  { word, typed, last, original = [] }: TypedWord,
  held: HeldWords,
  resolved: Resolved,
): Term[] {
  const term = {
    typed: [typed],
    name: typed,
    length: 1,
    words: holders(spelt([word, ...original], EXACT), held),
    phrase: null,
    inTitle: null,
    inDescriptions: true,
    factual: false,
    kind: null,
  }
  const { vocabulary } = held
  const inRows = term.words.some((held) => vocabulary.rowsOf(held.word) > 0)
  if (inRows || isKnown(word)) return [term]
  if (isDevanagari(word)) {
    const byEar = wordsWithConsonants(word, vocabulary)
    if (byEar.length > 0) resolved.readAs.push({ typed, as: byEar.join(', ') })
    const names = byEar.flatMap((word) => meaningsOf([word]).flatMap(({ words }) => words))
    const words = holders(spelt([...byEar, ...names], MISSPELT), held)
    return [{ ...term, words: [...term.words, ...words] }]
  }

  const parts = joinedWords(word, vocabulary)
  if (parts) {
    resolved.readAs.push({ typed, as: parts.join(' ') })
    return parts.flatMap((part) => wordTerms({ word: part, typed: part, last: false }, held, resolved))
  }
  const beginnings =
    word.length >= (last ? TYPING_FROM : BEGINNING_FROM) ? vocabulary.startingWith(word, MOST_BEGINNINGS) : []
  if (beginnings.length > 0) {
    resolved.readAs.push({
      typed,
      as: beginnings
        .slice(0, 3)
        .map((number) => vocabulary.text(number))
        .join(', '),
    })
    const words = beginnings.map((number) => ({ word: number, weight: BEGINNING }))
    return [{ ...term, words: [...term.words, ...words] }]
  }
  if (term.words.length > 0) return [term]
  const corrected = correctionOf(correctionsOf(word, vocabulary), held) ?? misspeltRole(word, held)
  if (!corrected) return [term]
  resolved.readAs.push({ typed, as: corrected.as })
  return [{ ...term, ...corrected.term }]
}

/** A role, or the first word of one, that a short word misspells by two letters: "softwer". */
function misspeltRole(word: string, held: HeldWords): Correction | null {
  const namesRole = (words: readonly string[]) => kindOf(meaningsOf(words))?.endsWith('role') ?? false
  const corrections = correctionsOf(word, held.vocabulary, TWO_OF_ROLE_FROM).filter((number) => {
    const correction = held.vocabulary.text(number)
    return (
      namesRole([correction]) ||
      compounds()
        .get(correction)
        ?.some(({ words }) => namesRole(words))
    )
  })
  return correctionOf(corrections, held)
}

interface Correction {
  as: string
  term: Pick<Term, 'name' | 'words' | 'inDescriptions' | 'factual' | 'kind'>
}

/** The correction that most rows hold, by itself or under another name of it. */
function correctionOf(corrections: readonly number[], held: HeldWords): Correction | null {
  let best: (Correction & { rows: number }) | null = null
  for (const number of corrections) {
    const correction = held.vocabulary.text(number)
    const meanings = meaningsOf([correction])
    const isExact = meanings.some((meaning) => meaning.exact)
    const own = [...(isExact ? [] : [correction]), ...meanings.flatMap((meaning) => meaning.words)]
    const words = holders(
      [
        ...spelt(own, MISSPELT),
        ...spelt(
          meanings.flatMap((meaning) => meaning.finds),
          FOUND_TOO,
        ),
      ],
      held,
    )
    const rows = words.reduce((sum, held_) => sum + held.vocabulary.rowsOf(held_.word), 0)
    if (words.length === 0 || rows <= (best?.rows ?? 0)) continue
    const as = meanings.length > 0 ? shownOf(meanings) : correction
    const factual = meanings.some((meaning) => meaning.factual)
    best = {
      as,
      term: { name: correction, words, inDescriptions: !factual, factual, kind: kindOf(meanings) },
      rows,
    }
  }
  return best
}

function quotedTerm({ typed, words }: AskedWords, held: HeldWords): Term {
  const phrase = numbersOf(words, held)
  const only = phrase?.length === 1 ? phrase[0] : undefined
  return {
    typed: [typed],
    name: typed,
    length: words.length,
    words: only === undefined ? [] : [{ word: only, weight: EXACT }],
    phrase: phrase && phrase.length > 1 ? phrase : null,
    inTitle: null,
    inDescriptions: only !== undefined,
    factual: false,
    kind: null,
  }
}

/** The numbers of words that rows hold; null if they do not hold all. */
function numbersOf(words: readonly string[], { vocabulary }: HeldWords): number[] | null {
  const numbers = words.map((word) => vocabulary.find(word) ?? -1)
  return numbers.every((number) => vocabulary.rowsOf(number) > 0) ? numbers : null
}

/** A term that either of two makes true. */
function eitherOf(one: Term, other: Term): Term {
  return {
    typed: [...one.typed, ...other.typed],
    name: `${one.name} or ${other.name}`,
    length: 1,
    words: [...one.words, ...other.words].sort((a, b) => b.weight - a.weight),
    phrase: null,
    inTitle: null,
    inDescriptions: one.inDescriptions || other.inDescriptions,
    factual: one.factual && other.factual,
    kind: one.kind && other.kind && one.kind,
  }
}

/** The words that any row holds, each with its best weight, best first. */
function holders(words: readonly { word: string; weight: number }[], held: HeldWords): WeightedWord[] {
  const found = new Map<number, number>()
  for (const { word, weight } of words) {
    const number = held.vocabulary.find(word)
    if (number === undefined || (held.vocabulary.rowsOf(number) === 0 && held.descriptionsWith(number) === 0))
      continue
    found.set(number, Math.max(weight, found.get(number) ?? 0))
  }
  return [...found].map(([word, weight]) => ({ word, weight })).sort((a, b) => b.weight - a.weight)
}

/** Words with their plurals, or singulars. */
function spelt(words: readonly string[], weight: number): { word: string; weight: number }[] {
  return words.flatMap((word) => spellingsOf(word).map((spelling) => ({ word: spelling, weight })))
}

function saysSame(typed: string, as: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]/gu, '')
  return plain(as).includes(plain(typed))
}
