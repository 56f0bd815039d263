import type { ScannedLine } from '../scan/scanned-line.ts'

/** A length of time, or a range of them; it may not be experience. */
export interface Duration {
  /** Whole years, the minimum rounded down and the maximum up; a null maximum is open ("5+"). */
  min: number
  max: number | null
  /** Starts at nothing, not at some months. */
  fromNought: boolean
  /** "3+", "3-5" or "at least 3", not a plain "3 years". */
  isBound: boolean
  /** The last of its numbers, rounded up. */
  atMost: number
  /** Its first number, as it stands there. */
  written: number
  /** "Freshers to 18 months": can be nothing but experience. */
  fromFresher: boolean
  inMonths: boolean
  inDigits: boolean
  /** The tokens from its first word ("at least") up to but not `to`. */
  from: number
  to: number
}

/** Whatever is longer is no experience. */
export const LONGEST_STATED = 40

/** The unit where it counts what stands behind it: "Years needed: 3-5", not "year 5 onwards". */
export const YEARS = /^ye?a?rs$/

/** The unit of time that stands at a token, in months. */
export function unitAt(line: ScannedLine, at: number): { months: number; to: number } | null {
  let start = at
  while (/^(?:of|-|\.)$/.test(line.word(start)) && start - at < 3) start += 1
  const unit = line.at(start, 'time unit')
  if (!unit) return null
  // One letter is a unit only right behind its number: "5y".
  if (line.word(start) === 'y' && line.tokens[start]?.gap !== '') return null
  const isEither =
    line.word(unit.to) === '(' && line.word(unit.to + 1) === 's' && line.word(unit.to + 2) === ')'
  return { months: Number(unit.value), to: isEither ? unit.to + 3 : unit.to }
}
