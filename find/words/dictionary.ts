import { COMPANY_NAMES } from '#core/company-names.ts'
import { SKILLS } from '#core/skills/skills.ts'
import { CLOSED_PHRASES, OTHER_WORK } from './tables/everyday-words.ts'
import { partsOfCities, placeRows } from './tables/places.ts'
import { FACTS, GENERAL_ROLES, RANKS, SYNONYMS, type SynonymRow } from './tables/synonyms.ts'
import { tokenise } from './tokenise.ts'

/** What a typed name means: the words that say it, each as one word ("front end" is `frontend`). */
export interface Meaning {
  shown: string
  words: readonly string[]
  /** Words that it finds too, with less weight. */
  finds: readonly string[]
  /** A place, level, mode or job type: postings state it in a field, and descriptions do not count. */
  factual: boolean
  /** What somebody wants to work as, or with: "tester", "developer", Java. */
  kind: 'role' | 'general role' | 'skill' | null
  /** Its words say it all: a title that holds the name as typed does not count. */
  exact: boolean
}

type MeaningOf = Pick<Meaning, 'factual' | 'kind'>
const ROLE: MeaningOf = { factual: false, kind: 'role' }
const GENERAL_ROLE: MeaningOf = { factual: false, kind: 'general role' }
const SKILL: MeaningOf = { factual: false, kind: 'skill' }
const FACT: MeaningOf = { factual: true, kind: null }
const OTHER: MeaningOf = { factual: false, kind: null }

const MEANINGS = new Map<string, Meaning[]>()
/** By their first word, the phrases that are one more word where a text holds them, longest first. */
const COMPOUNDS = new Map<string, Compound[]>()
const KNOWN = new Set<string>(OTHER_WORK)
/** The words of roles, each of which may be misspelt. */
const ROLE_WORDS = new Set<string>()
/** Parts of cities: known, but no corrections of what is typed, because they are like many words. */
const LOCALITY_NAMES = new Set<string>()

/** Several words that together are a name. */
interface Compound {
  words: readonly string[]
  joined: string
  /** Its words do not stand for themselves. */
  closed: boolean
}

/** Shorter words have no plural: "rs" is not R. */
const PLURAL_FROM = 3
/** The most words of a name. */
let longest = 1

for (const row of SYNONYMS) addRow(row, ROLE)
for (const row of GENERAL_ROLES) addRow(row, GENERAL_ROLE)
for (const row of RANKS) addRow(row, OTHER)
for (const [name, ...others] of COMPANY_NAMES)
  addRow({ shown: name, names: [name, ...others].join(', ') }, OTHER)
for (const { name, forms, typed } of SKILLS)
  addRow({ shown: name, names: [name, ...forms, ...typed].join(', ') }, SKILL)
for (const row of [...FACTS, ...placeRows()]) addRow(row, FACT)
for (const [city, part] of partsOfCities()) addPart(city, part)
for (const phrase of CLOSED_PHRASES) addCompound(tokenise(phrase), true)
for (const compounds of COMPOUNDS.values()) compounds.sort((a, b) => b.words.length - a.words.length)

/** The meanings of a name, given as its words; empty if it is no name. A plural at its end is understood. */
export function meaningsOf(words: readonly string[]): readonly Meaning[] {
  if (words.length > longest) return []
  const exact = MEANINGS.get(words.join(' '))
  if (exact) return exact
  const singular = singularOf(words.at(-1) ?? '')
  return (singular && MEANINGS.get([...words.slice(0, -1), singular].join(' '))) || []
}

/** How a screen names what a name means. */
export function shownOf(meanings: readonly Meaning[]): string {
  return [...new Set(meanings.map((meaning) => meaning.shown))].join(', ')
}

/** The most words of a name in the dictionary. */
export function longestName(): number {
  return longest
}

/** Whether a word means something by itself, so that it is never taken for another's beginning or misspelling. */
export function isKnown(word: string): boolean {
  if (KNOWN.has(word) || LOCALITY_NAMES.has(word)) return true
  const singular = singularOf(word)
  return singular !== null && KNOWN.has(singular)
}

/** The words that a typed one may misspell, though no row may hold them. */
export function knownWords(): Iterable<string> {
  return KNOWN.union(ROLE_WORDS)
}

/** All names of several words, by their first. */
export function compounds(): ReadonlyMap<string, readonly Compound[]> {
  return COMPOUNDS
}

/** A word without its plural ending; null if it has none. */
export function singularOf(word: string): string | null {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|js|as|os)$/.test(word)) return null
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** A word with its plural, or its singular. */
export function spellingsOf(word: string): string[] {
  const singular = singularOf(word)
  if (singular) return [word, singular]
  return word.length < PLURAL_FROM ? [word] : [word, pluralOf(word)]
}

/** A word with a plural ending. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:ch|sh|x|ss)$/.test(word) ? `${word}es` : `${word}s`
}

function addRow({ shown, names, finds = '', fact }: SynonymRow, kind: MeaningOf): void {
  const own = namesOf(names)
  const others = namesOf(finds)
  const meaning = {
    shown,
    words: fact ? [fact] : [...new Set(own.map((words) => words.join('')))],
    finds: [...new Set(others.map((words) => words.join('')))],
    ...kind,
    exact: fact !== undefined,
  }
  for (const words of own) {
    for (const key of new Set([words.join(' '), words.join('')])) {
      const meanings = MEANINGS.get(key) ?? []
      if (!meanings.includes(meaning)) MEANINGS.set(key, [...meanings, meaning])
    }
    KNOWN.add(words.join(''))
    if (kind === ROLE) for (const word of words) ROLE_WORDS.add(word)
    longest = Math.max(longest, words.length)
  }
  for (const words of [...own, ...others]) addCompound(words, false)
}

/** A part of a city, where it is typed, means the city: that is what postings state. */
function addPart(city: string, part: string): void {
  const meaning = MEANINGS.get(tokenise(city).join(' '))?.find(({ factual }) => factual)
  if (!meaning) return
  for (const words of namesOf(part)) {
    const key = words.join(' ')
    if (!MEANINGS.has(key)) MEANINGS.set(key, [meaning])
    LOCALITY_NAMES.add(words.join(''))
    longest = Math.max(longest, words.length)
  }
}

function addCompound(words: readonly string[], closed: boolean): void {
  const [first = ''] = words
  if (words.length < 2) return
  const same = COMPOUNDS.get(first) ?? []
  const joined = words.join('')
  const known = same.find((compound) => compound.joined === joined && compound.words.length === words.length)
  if (known) known.closed ||= closed
  else COMPOUNDS.set(first, [...same, { words, joined, closed }])
}

function namesOf(names: string): string[][] {
  return names
    .split(',')
    .map((name) => tokenise(name))
    .filter((words) => words.length > 0)
}
