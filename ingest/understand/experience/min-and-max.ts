import { LONGEST_STATED, unitAt, type Duration } from './duration.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { VOCABULARY } from '../scan/vocabulary.ts'

/** By their numbers: an unknown word need not be cut out and folded to tell that it is none of them. */
const LEAST = numbersOf('min', 'minimum', 'least')
const MOST = numbersOf('max', 'maximum', 'most')

function numbersOf(...words: string[]): Set<number> {
  return new Set(words.map((word) => VOCABULARY.add(word)))
}

/**
 * "Min 3 yrs, Max 7 yrs", "Minimum experience: 3 Maximum experience: 6", "3 years (min) to 6 years (max)".
 *
 * @param ofYears Whether it stands behind a label for years: elsewhere a unit or a word of experience has to be among them.
 */
export function minAndMax(line: ScannedLine, from: number, to: number, ofYears = false): Duration | null {
  if (!line.hasNumber && !line.has('number')) return null
  const isNamed = ofYears || line.has('time unit', from, to) || line.has('exp word', from, to)
  return isNamed ? (pair(line, { from, to }, numberAfter) ?? pair(line, { from, to }, numberBefore)) : null
}

function pair(line: ScannedLine, { from, to }: Pick<Scope, 'from' | 'to'>, numberOf: Side): Duration | null {
  const least = boundNumber(line, { from, to, words: LEAST }, numberOf)
  const most = least && boundNumber(line, { from: least.to, to, words: MOST }, numberOf)
  if (!most || most.value < least.value || most.value > LONGEST_STATED) return null
  if (line.word(least.from + 1) === 'age') return null
  return {
    min: Math.floor(least.value),
    max: Math.ceil(most.value),
    atMost: Math.ceil(most.value),
    fromNought: least.value === 0,
    isBound: true,
    fromFresher: false,
    inMonths: false,
    written: least.value,
    inDigits: true,
    from: least.from,
    to: unitAt(line, most.to)?.to ?? most.to,
  }
}

/** A number with its word, from the first of them on. */
interface Bound {
  value: number
  from: number
  to: number
}

interface Scope {
  from: number
  to: number
  words: Set<number>
}

type Side = (line: ScannedLine, word: number, scope: Scope) => Bound | null

/** The number that the first of these words bounds. */
function boundNumber(line: ScannedLine, scope: Scope, numberOf: Side): Bound | null {
  for (let at = scope.from; at < scope.to; at += 1) {
    const bound = scope.words.has(line.tokens[at]?.number ?? 0) ? numberOf(line, at, scope) : null
    if (bound) return bound
  }
  return null
}

/** A few words on: "Min 3", "Minimum experience: 3". */
function numberAfter(line: ScannedLine, word: number, scope: Scope): Bound | null {
  for (let at = word + 1; at < Math.min(scope.to, word + 6); at += 1)
    if (line.tokens[at]?.kind === 'number') {
      const value = numberAt(line, at)
      return value === null ? null : { value, from: word, to: at + 1 }
    }
  return null
}

/** Right before it, but for its unit: "3 years (min)", "six yrs maximum", "9 at most". */
function numberBefore(line: ScannedLine, word: number, { from }: Scope): Bound | null {
  let at = word - 1
  while (at > from && (BETWEEN.has(line.word(at)) || line.at(at, 'time unit'))) at -= 1
  const value = at < from ? null : numberAt(line, at)
  return value === null ? null : { value, from: at, to: word + 1 }
}

const BETWEEN = new Set("( ' as at experience exp".split(' '))

/** Of at most two digits, or a word. */
function numberAt(line: ScannedLine, at: number): number | null {
  const word = line.at(at, 'number')
  if (word) return Number(word.value)
  const { kind, text = '' } = line.tokens[at] ?? {}
  return kind === 'number' && /^\d{1,2}$/.test(text) ? Number(text) : null
}
