import { VOCABULARY } from '../scan/vocabulary.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'

/** A length of time that stands somewhere in a line: "15-30 days", "two years", "a week". */
export interface Length {
  /** In days, a month of 30 and a year of 360. */
  high: number
  low: number
  from: number
  to: number
}

const DAYS = new Map(
  [
    ['day days', 1],
    ['week weeks', 7],
    ['month months mth mths', 30],
    ['year years yr yrs', 360],
  ].flatMap(([words, days]) =>
    String(words)
      .split(' ')
      .map((word) => [VOCABULARY.add(word), Number(days)] as const),
  ),
)

/** The number at a token, in figures or in words. */
export function numberAt(line: ScannedLine, at: number): number | null {
  const token = line.tokens[at]
  if (token?.kind === 'number') return token.value
  const word = line.at(at, 'number')
  return word && word.to === at + 1 ? Number(word.value) : null
}

/** The length that starts at a token. */
export function lengthAt(line: ScannedLine, from: number): Length | null {
  const first = line.word(from)
  const low = first === 'a' || first === 'one' ? 1 : numberAt(line, from)
  if (low === null) return null
  let at = from + 1
  let high = low
  if (/^(?:-|to|or|\/)$/.test(line.word(at))) {
    const second = numberAt(line, at + 1)
    if (second !== null) {
      high = second
      at += 2
    }
  }
  // "three (3) years"
  if (line.word(at) === '(' && numberAt(line, at + 1) === low && line.word(at + 2) === ')') at += 3
  if (line.word(at) === '+') at += 1
  const unit = DAYS.get(line.tokens[at]?.number ?? 0)
  return unit === undefined ? null : { low: low * unit, high: Math.max(low, high) * unit, from, to: at + 1 }
}

/** The nearest length behind a token, or in front of it, within so many tokens and in the same sentence. */
export function lengthNear(
  line: ScannedLine,
  { from, to }: { from: number; to: number },
  behind: number,
  before: number,
) {
  for (let at = to; at < to + behind && !ends(line, at); at += 1) {
    const length = lengthAt(line, at)
    if (length) return length
  }
  for (let at = from - 1; at >= Math.max(0, from - before); at -= 1) {
    const length = lengthAt(line, at)
    // "2 - 4 years" is found at its second number first.
    const whole = length && (lengthAt(line, at - 2)?.to === length.to ? lengthAt(line, at - 2) : length)
    if (whole && whole.to <= from) return whole
    if (ends(line, at)) return null
  }
  return null
}

function ends(line: ScannedLine, at: number): boolean {
  const word = line.word(at)
  return (
    word === '' || word === ';' || line.sentences.some(({ to }) => to === at + 1 && to < line.tokens.length)
  )
}
