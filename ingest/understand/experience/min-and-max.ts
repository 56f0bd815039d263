import { LONGEST_STATED, unitAt, type Duration } from './duration.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { VOCABULARY } from '../scan/vocabulary.ts'

/** By their numbers: an unknown word need not be cut out and folded to tell that it is none of them. */
const LEAST = numbersOf('min', 'minimum')
const MOST = numbersOf('max', 'maximum')

function numbersOf(...words: string[]): Set<number> {
  return new Set(words.map((word) => VOCABULARY.add(word)))
}

/** "Min 3 yrs, Max 7 yrs", "Minimum experience: 3 Maximum experience: 6". */
export function minAndMax(line: ScannedLine, from: number, to: number): Duration | null {
  if (!line.hasNumber) return null
  const least = boundNumber(line, { from, to, words: LEAST })
  if (!least) return null
  const most = boundNumber(line, { from: least.at + 1, to, words: MOST })
  if (!most || most.value < least.value || most.value > LONGEST_STATED) return null
  const unit = unitAt(line, most.at + 1)
  const named = unit ?? line.all('time unit', from, to)[0] ?? line.all('exp word', from, to)[0]
  if (!named || line.word(least.from + 1) === 'age') return null
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
    to: unit?.to ?? most.at + 1,
  }
}

interface Bound {
  value: number
  at: number
  from: number
}

/** The number of at most two digits behind "min" or "max", few words on. */
function boundNumber(
  line: ScannedLine,
  scope: { from: number; to: number; words: Set<number> },
): Bound | null {
  for (let from = scope.from; from < scope.to; from += 1) {
    if (!scope.words.has(line.tokens[from]?.number ?? 0)) continue
    for (let at = from + 1; at < Math.min(scope.to, from + 6); at += 1) {
      const token = line.tokens[at]
      if (token?.kind === 'number')
        return /^\d{1,2}$/.test(token.text) ? { value: token.value, at, from } : null
    }
  }
  return null
}
