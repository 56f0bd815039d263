import { isAmongFacts } from '../scan/fact-lists.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { isOfOthers } from './others.ts'
import { isWelcome } from './welcome.ts'
import { weigh } from './weigh.ts'
import type { Words } from './words-around.ts'

/** How far from its years a word can be that says what they are of, in tokens. */
const FAR = 22
const NEAR = 4

/** What years weigh at least: beside a word of experience; without one; in words; and in months. */
const LEAST_NAMED = -0.5
const LEAST_BARE = 0
const LEAST_IN_WORDS = 1
const LEAST_MONTHS = 2
/** A range, or so many and more, in a list of facts weighs so much less. */
const AMONG_FACTS = -2

/**
 * Whether a length of time in a sentence is experience that is asked for. What is not refused (another length of time, a
 * wish, years of others or of the firm) is weighed by all words around it (`weigh.ts`).
 */
export function isAsked(words: Words): boolean {
  const { line, duration } = words
  if (duration.fromFresher) return true
  if (isWaived(words)) return false
  const named = namesExperience(words)
  if (!named && isAge(words)) return false
  // What is offered after some years, or for them.
  if (line.section === 'offer' && (line.kind === 'item' || !named)) return false
  const isFact = () => duration.isBound && isAmongFacts(line, duration, words.sentence)
  if (line.section !== 'requirements' && isOfCompany(words) && !isFact()) return false
  const isListed = line.section === 'requirements' && line.kind === 'item' && duration.isBound
  if (isListed && (named || line.at(duration.to, 'exp work') !== undefined)) return true
  const least = named ? LEAST_NAMED : leastOf(words)
  const sum = weigh(words)
  if (sum > least) return true
  return sum > least + AMONG_FACTS && isFact()
}

/** "Graduate, 18-28 years": who may work at all is that old. A range that opens its sentence, or says of what, may be of work. */
function isAge({ line, duration: { min, max, to }, opens }: Words): boolean {
  return min >= OF_AGE && max !== null && !opens && !/^(?:in|of|with|as|on)$/.test(line.word(to))
}

const OF_AGE = 18

function leastOf({ duration: { inMonths, inDigits }, opens, closes }: Words): number {
  if (inDigits && !inMonths) return LEAST_BARE
  return inMonths || (opens && closes) ? LEAST_MONTHS : LEAST_IN_WORDS
}

/** "With over 25 years of experience, Acme serves ...", "Established 2009. 16+ years of experience": not a candidate's. */
function isOfCompany({ line, duration, sentence, opens }: Words): boolean {
  const says = (tag: string) => line.has(tag, sentence.from, duration.from)
  const first = line.word(sentence.from)
  if (says('about you') || /^(?:hiring|required|openings?|for)$/.test(first)) return false
  const before = sentence.from > 0 ? line.sentenceAt(sentence.from - 1) : undefined
  if (opens && before && /^(?:established|founded|incorporated)$/.test(line.word(before.from))) return true
  const isWith = first === 'with' && duration.from === sentence.from + 1
  return says('about company') || (isWith && !line.has('about you', duration.to, sentence.to))
}

/** Whether years behind a label are a wish, another length of time, or those of others: "Experience: 2+ years preferred". */
export function isWaived(words: Words): boolean {
  return !words.duration.fromFresher && (isOther(words) || isWelcome(words) || isOfOthers(words))
}

/** "3 years bond", "within 2 years", "training for 6 months": nearer than any word of experience. */
function isOther(words: Words): boolean {
  const { line, duration } = words
  const { from, to } = duration
  const other = line.next(to, 'time other', NEAR)
  const named = line.next(to, 'exp word', NEAR + 2)
  // "2 yrs Age 18-30": the word is the label of the next number.
  const isLabel = other !== undefined && line.tokens[other.to]?.kind === 'number'
  // "2 years, degree in engineering" and "5 years in growth" go on with something else.
  const isNext =
    !isLabel &&
    other?.value !== 'adjacent' &&
    line.tokens.slice(to, other?.from).every(({ text }) => !GOES_ON.has(text))
  // "6+ years of Growth, Strategy and Operations experience": among requirements growth is a trade.
  const isTrade =
    other !== undefined &&
    line.section === 'requirements' &&
    /^of (?:growth|operations?)$/i.test(line.words(other.from, other.to)) &&
    namesExperience(words)
  if (other && isNext && !isTrade && !(named && named.from <= other.to)) return true
  const before = line.previous(skipBefore(line, from), 'time of other', 1)
  const isSpent =
    before !== undefined &&
    before.value !== 'thing' &&
    line.previous(before.from, 'exp word', 3) !== undefined
  if (before && !isSpent) return true
  return line.previous(from, 'exp none', 10) !== undefined
}

const GOES_ON = new Set(', : ( ) | - in with as at for and or on to'.split(' '))

/** Before the bound, its signs and small words: "age limit : not more than". */
function skipBefore(line: ScannedLine, from: number): number {
  let at = from
  while (
    /^(?:of|is|:|-|\(|for|the|a|max|min|maximum|minimum|upto|up|to|not|no|than|more|only)$/.test(
      line.word(at - 1),
    )
  )
    at -= 1
  return at
}

/** A word of experience stands near. */
function namesExperience({ line, duration: { from, to, inMonths } }: Words): boolean {
  const named = [line.next(to, 'exp word', FAR), line.previous(from, 'exp word', 14)]
  return named.some((span) => span && (!inMonths || span.value === 'name'))
}
