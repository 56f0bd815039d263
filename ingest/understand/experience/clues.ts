import { CLAUSE_WORDS } from '../lexicons/clause-words.ts'
import { EXPERIENCE_WHOSE_WORDS } from '../lexicons/experience-whose-words.ts'
import { EXPERIENCE_WORDS } from '../lexicons/experience-words.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { classOf, PERSONS } from './word-classes.ts'
import type { Words } from './words-around.ts'

/** Is given a clue: its kind ("word before 1", the one right before the years) and its value ("of"). */
type Visit = (kind: string, value: string) => void

/** Tokens on each side of the years that are looked at: what a line takes must not grow with its square. */
const FAR = 40
/** How near to the years a word of a table is called near, in tokens. */
const NEAR = 4
/** Stands where the sentence is over. */
const EDGE = '^'

const TAGS = [
  ...new Set([...EXPERIENCE_WORDS, ...EXPERIENCE_WHOSE_WORDS, ...CLAUSE_WORDS].map(({ tag }) => tag)),
].filter((tag) => tag !== '-')

/** Names each clue around a length of time to whether it is asked for; no clue twice. */
export function eachClue(words: Words, visit: Visit): void {
  const { line, duration, sentence } = words
  const before = { is: BEFORE, from: Math.max(sentence.from, duration.from - FAR), to: duration.from }
  const behind = { is: BEHIND, from: duration.to, to: Math.min(sentence.to, duration.to + FAR) }
  const persons = new Set<string>()
  for (const side of [before, behind]) {
    ofWords(words, side, visit)
    ofKinds(words, side, persons, visit)
    for (const tag of tagsIn(line)) ofTable(line.all(tag, side.from, side.to), side, visit)
  }
  for (const person of PERSONS) if (!persons.has(person)) visit('nowhere', person)
  if (line.word(sentence.to - 1) === '?') visit('sentence', 'asks')
  ofYears(words, visit)
}

/** The names of the kinds of clues on one side of the years. */
const BEFORE = namesOf('before')
const BEHIND = namesOf('behind')

function namesOf(side: string) {
  return {
    side,
    words: [1, 2, 3].map((far) => `word ${side} ${far}`),
    kinds: [1, 2, 3].map((far) => `kind ${side} ${far}`),
    kind: `kind ${side}`,
    person: `person ${side}`,
    table: `table ${side}`,
    near: `table near ${side}`,
    right: `table right ${side}`,
  }
}

/** The tokens of the sentence on one side of the years. */
interface Side {
  is: typeof BEFORE
  from: number
  to: number
}

/** The nth token from the years on; -1 where the sentence is over. */
function nth({ is, from, to }: Side, index: number): number {
  const at = is === BEFORE ? to - 1 - index : from + index
  return at >= from && at < to ? at : -1
}

/** The three nearest words. A number is none of its own: "3 to 5 years" and "4 to 6 years" say the same. */
function ofWords({ line }: Words, side: Side, visit: Visit): void {
  for (const [index, name] of side.is.words.entries()) {
    const token = line.tokens[nth(side, index)]
    visit(name, token?.kind === 'number' ? '#' : (token?.text ?? EDGE))
  }
}

/** What kinds of words stand there; those for persons are noted. */
function ofKinds({ line, sentence }: Words, side: Side, persons: Set<string>, visit: Visit): void {
  const kind = (at: number) => classOf(line.text, line.tokens[at], at === sentence.from)
  for (const [index, name] of side.is.kinds.entries()) visit(name, kind(nth(side, index)))
  const seen = new Set<string>()
  let nearest = 'nobody'
  for (let at = side.from; at < side.to; at += 1) {
    const found = kind(at)
    seen.add(found)
    if (!PERSONS.has(found)) continue
    persons.add(found)
    if (side.is === BEFORE || nearest === 'nobody') nearest = found
  }
  for (const one of seen) visit(side.is.kind, one)
  visit(side.is.person, nearest)
}

const TAGS_IN = new WeakMap<ScannedLine, string[]>()

/** The tags that a line has at all: few, and a line may have many years. */
function tagsIn(line: ScannedLine): string[] {
  const known = TAGS_IN.get(line)
  if (known) return known
  const tags = TAGS.filter((tag) => line.has(tag))
  TAGS_IN.set(line, tags)
  return tags
}

/** The words of a table, all of one tag. */
function ofTable(spans: Span[], { is, from, to }: Side, visit: Visit): void {
  const [first] = spans
  if (!first) return
  visit(is.table, first.tag)
  const near = new Set<string>()
  let isNext = false
  for (const span of spans) {
    const gap = is === BEFORE ? to - span.to : span.from - from
    if (gap <= NEAR) near.add(span.value === '' ? span.tag : `${span.tag}: ${span.value}`)
    if (gap === 0) isNext = true
  }
  if (isNext) visit(is.right, first.tag)
  for (const name of near) visit(is.near, name)
}

/** The years themselves, and where they stand. */
function ofYears({ line, duration, sentence, ...place }: Words, visit: Visit): void {
  const { written, isBound, max, inMonths, inDigits, fromNought } = duration
  const bound = isBound ? (max === null ? 'open' : 'range') : 'plain'
  const years = inMonths ? written / 12 : written
  visit('years', SIZES.find(([least]) => years >= least)?.[1] ?? String(Math.floor(years)))
  visit('years', bound)
  visit('years', inMonths ? 'months' : 'no months')
  visit('years', inDigits ? 'in digits' : 'in words')
  if (fromNought) visit('years', 'from nought')
  visit('section', line.section)
  visit('section', `${line.section} ${line.kind}`)
  visit('section', `${line.section} ${bound}`)
  if (place.opens) visit('place', 'opens')
  if (place.closes) visit('place', 'closes')
  if (place.startsPart) visit('place', 'starts a part')
  if (place.endsPart) visit('place', 'ends a part')
  visit('words in front', String(Math.min(12, (duration.from - sentence.from) & ~3)))
  visit('words to come', String(Math.min(12, (sentence.to - duration.to) & ~3)))
}

const SIZES: [number, string][] = [
  [20, '20 and more'],
  [10, '10 to 19'],
  [6, '6 to 9'],
]
