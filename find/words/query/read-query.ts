import { cutText } from '#core/cut-text.ts'
import { foldText } from '#core/fold-text.ts'
import type { JobSearch } from '#core/find/job-search.ts'
import { longestName, meaningsOf, type Meaning } from '../dictionary.ts'
import { OR_WORDS, STOP_WORDS } from '../tables/everyday-words.ts'
import { tokenise } from '../tokenise.ts'
import { withoutDenied } from './denied.ts'
import { readNumbers } from './numbers.ts'
import { readStudies } from './studies.ts'
import { LONGEST_WORD, readTypedText, typedOf, type TranslatedPart, type TypedText } from './typed-text.ts'

/** One thing that a typed text asks for. */
export interface AskedWords {
  /** As typed. */
  typed: string
  /** The same, but for a name that is misspelt. */
  name: string
  /** The words of it: one, or several for a name or a phrase. */
  words: readonly string[]
  /** What the dictionary knows of it. */
  meanings: readonly Meaning[]
  /** In quotes: these words, in this order, and no others. */
  quoted: boolean
  /** The text ends with it, so it may not be typed to its end. */
  last: boolean
  /** "or" stands before it: it may take the place of the one before. */
  either: boolean
  /** The word as it was typed in another script, folded, if it is one: postings may hold it. */
  original: readonly string[]
}

export interface ReadQuery {
  asked: AskedWords[]
  implied: Partial<JobSearch>
  readAs: { typed: string; as: string }[]
  leftOut: string[]
  /** Of `leftOut`: what a posting should not be, with the word that says so. */
  denied: string[]
}

interface Token {
  typed: string
  word: string
  /** What was typed in its place. */
  part: TranslatedPart | null
}

const LONGEST_TEXT = 200
const MOST_ASKED = 12

/**
 * Reads a typed text: quoted phrases, degrees and numbers that mean filters, names, and words.
 *
 * @param correctionsOf The words that a typed one may misspell; none if it is a word.
 */
export function readQuery(text: string, correctionsOf: (word: string) => readonly string[]): ReadQuery {
  const quotes: string[] = []
  const typed = cutText(text, LONGEST_TEXT * LONGEST_WORD)
  const unquoted = typed.replaceAll(/[“”„]/g, '"').replaceAll(/"([^"]*)"/g, (_, phrase: string) => {
    quotes.push(phrase)
    return ' '
  })
  const query = readTypedText(unquoted, LONGEST_TEXT)
  const asTyped = (part: string, at: number) => typedOf(query, part, at)
  const studies = readStudies(query.text, asTyped)
  const { rest, ...numbers } = readNumbers(studies.rest, asTyped, studies.readAs.length > 0)
  const isOpen = /[\p{L}\p{M}\p{N}+#]$/u.test(typed)
  const { denied, asked } = withoutDenied(namesIn(tokensOf(rest, unquoted, query), isOpen, correctionsOf))
  const wanted = [...quotes.flatMap((phrase) => quotedWords(phrase)), ...dropped(asked)]
  const tooMany = wanted.slice(MOST_ASKED).map(({ typed }) => typed)
  return {
    ...numbers,
    implied: { ...studies.implied, ...numbers.implied },
    readAs: [...studies.readAs, ...numbers.readAs, ...translatedWords(wanted)],
    asked: wanted.slice(0, MOST_ASKED),
    leftOut: [...numbers.leftOut, ...denied.map(({ typed }) => typed), ...tooMany],
    denied: denied.map(({ typed }) => typed),
  }
}

/** Words that mean nothing but themselves: what others were read as is known when they are found. */
function translatedWords(asked: readonly AskedWords[]): { typed: string; as: string }[] {
  return asked
    .filter(
      ({ original, meanings, typed, words }) =>
        original.length > 0 && meanings.length === 0 && typed !== words[0],
    )
    .map(({ typed, words }) => ({ typed, as: words.join(' ') }))
}

function quotedWords(phrase: string): AskedWords[] {
  const words = tokenise(readTypedText(phrase, LONGEST_TEXT).text)
  if (words.length === 0) return []
  const typed = `"${phrase.trim()}"`
  return [{ typed, name: typed, words, meanings: [], quoted: true, last: false, either: false, original: [] }]
}

/** Each word with the text that it was typed as. */
function tokensOf(rest: string, original: string, { parts }: TypedText): Token[] {
  const typedAs = new Map(original.split(/\s+/).map((chunk) => [foldText(chunk), chunk]))
  return Array.from(rest.matchAll(/\S+/g)).flatMap(({ 0: chunk, index }) => {
    const words = tokenise(chunk)
    const part = parts.find(({ start, end }) => start < index + chunk.length && end > index) ?? null
    const whole = (part?.typed ?? typedAs.get(chunk) ?? chunk).replaceAll(
      /^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu,
      '',
    )
    return words.map((word) => ({
      word,
      part,
      typed: (part || words.length === 1) && whole !== '' ? whole : word,
    }))
  })
}

type Corrections = (word: string) => readonly string[]

/** Splits the words into names of the dictionary, the longest first, and single words. */
function namesIn(tokens: readonly Token[], open: boolean, correctionsOf: Corrections): AskedWords[] {
  const asked: AskedWords[] = []
  let either = false
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.word ?? ''
    if (OR_WORDS.has(word) && asked.length > 0 && at + 1 < tokens.length) {
      either = true
      at += 1
      continue
    }
    const exact = nameAt(tokens, at)
    const misspelt = exact ? null : misspeltNameAt(tokens, at, correctionsOf)
    const words = exact ?? misspelt ?? [word]
    const part = tokens.slice(at, at + words.length)
    at += words.length
    const typed = typedNames(part).join(' ')
    asked.push({
      typed,
      name: misspelt?.join(' ') ?? typed,
      words,
      meanings: meaningsOf(words),
      quoted: false,
      last: open && at === tokens.length,
      either,
      original: part.length === 1 ? (part[0]?.part?.words ?? []) : [],
    })
    either = false
  }
  return asked
}

/** What was typed for some words: once for several that were typed as one. */
function typedNames(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ part }, index) => part === null || part !== tokens[index - 1]?.part)
    .map(({ typed }) => typed)
}

/** The longest name of several words that begins here. */
function nameAt(tokens: readonly Token[], at: number): string[] | null {
  for (let length = Math.min(longestName(), tokens.length - at); length > 1; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    if (meaningsOf(words).length > 0) return words
  }
  return null
}

/** The name of two words that begins here with one or both of them misspelt: "data sceince", "sofware testor", "softwer engg". */
function misspeltNameAt(tokens: readonly Token[], at: number, correctionsOf: Corrections): string[] | null {
  const [first, second] = [tokens[at]?.word, tokens[at + 1]?.word]
  if (first === undefined || second === undefined) return null
  const otherNames = meaningsOf([second]).flatMap(({ kind, words }) => (kind === 'general role' ? words : []))
  const seconds = [second, ...correctionsOf(second), ...otherNames]
  const names = [first, ...correctionsOf(first)].flatMap((word) => seconds.map((next) => [word, next]))
  return names.find((words) => meaningsOf(words).length > 0) ?? null
}

/** Each once, without the words that ask for nothing. */
function dropped(asked: readonly AskedWords[]): AskedWords[] {
  const seen = new Set<string>()
  return asked.filter(({ words }) => {
    const key = words.join('')
    if (seen.has(key) || (words.length === 1 && STOP_WORDS.has(key))) return false
    seen.add(key)
    return true
  })
}
