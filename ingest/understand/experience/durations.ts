import { LONGEST_STATED, unitAt, YEARS, type Duration } from './duration.ts'
import { minAndMax } from './min-and-max.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'

/** No career is longer: two numbers that lost the dash between them, or something else. */
const LONGEST_CAREER = 30

interface Count {
  value: number
  to: number
  inDigits: boolean
}

/** Nobody states more in a sentence; each is judged by all words around it. */
const MOST_DURATIONS = 30

/** Finds every length of time in years or months. */
export function findDurations(
  line: ScannedLine,
  from = 0,
  to = line.tokens.length,
  ofYears = false,
): Duration[] {
  const joint = minAndMax(line, from, to, ofYears)
  if (joint) return [joint]
  const found: Duration[] = []
  // Most lines count nothing, and most others only in figures.
  const inWords = line.has('number') || line.has('years in words')
  if (!line.hasNumber && !inWords) return found
  for (let at = from; at < to && found.length < MOST_DURATIONS; at += 1) {
    if (!inWords && line.tokens[at]?.kind !== 'number') continue
    const duration = inWordsAt(line, at) ?? durationAt(line, at) ?? behindUnit(line, at)
    if (!duration) continue
    if (duration.min <= LONGEST_STATED && (duration.max ?? 0) <= LONGEST_STATED) found.push(duration)
    at = Math.max(at, duration.to - 1)
  }
  return found
}

function durationAt(line: ScannedLine, from: number, unitIfNone = 0): Duration | null {
  const low = countAt(line, from)
  if (!low || isPartOfAnother(line, from)) return null
  // "three (3-5) years": what is in the brackets says more than the word.
  const inner = line.word(low.to) === '(' ? durationAt(line, low.to + 1, 12) : null
  if (inner && inner.max !== null && line.word(inner.to) === ')') {
    const to = unitAt(line, inner.to + 1)?.to
    if (to !== undefined) return { ...inner, from: boundStart(line, from), to }
  }
  let at = low.to
  let open = openAt(line, at)
  at = open ?? at
  const lowUnit = unitAt(line, at)
  let high: Count | null = null
  let unit = lowUnit
  const afterLow = lowUnit?.to ?? at
  const join = joinAt(line, afterLow, from)
  if (join !== null) {
    high = countAt(line, join)
    const openHigh = high ? openAt(line, high.to) : null
    const highUnit = high ? unitAt(line, openHigh ?? high.to) : null
    if (high && (highUnit || unitIfNone > 0)) {
      unit = highUnit ?? { months: unitIfNone, to: openHigh ?? high.to }
      open = openHigh ?? openAt(line, unit.to) ?? null
    } else high = null
  }
  if (!unit && unitIfNone > 0) unit = { months: unitIfNone, to: at }
  if (!unit) return null
  const end = Math.max(unit.to, openAt(line, unit.to) ?? 0)
  if (!high) open ??= openAt(line, unit.to)
  const inMonths = unit.months === 1
  const years = [
    low.value * (high && lowUnit ? lowUnit.months : unit.months),
    (high?.value ?? 0) * unit.months,
  ]
  const [first = 0, second = 0] = years.map((months) => months / 12)
  const limits = high ? range(first, second, open !== null) : one(line, { first, open: open !== null, from })
  return withFresher(line, {
    ...limits,
    inMonths,
    written: low.value,
    inDigits: low.inDigits,
    fromFresher: false,
    from: boundStart(line, from),
    to: end,
  })
}

/** "YEARS 3+", "Yrs 5-7": the unit stands in front, and is not of a number before it. */
function behindUnit(line: ScannedLine, at: number): Duration | null {
  const unit = line.before(at, 'time unit')
  if (!unit || !YEARS.test(line.word(unit.from)) || line.tokens[unit.from - 1]?.kind === 'number') return null
  const duration = durationAt(line, at, 12)
  return duration?.isBound ? duration : null
}

interface BareScope {
  from: number
  to?: number
  /** The unit that is meant where none stands. */
  months?: number
}

/** Durations of which the unit is clear: in a field for years, behind "Experience (in years):". */
export function findBareDurations(line: ScannedLine, scope: BareScope): Duration[] {
  const { from, to = line.tokens.length, months = 12 } = scope
  const stated = findDurations(line, from, to, months === 12)
  // "Total exp 8-12 Relevant 5, contract of 12 months"
  const first = line.tokens[from]?.kind === 'number' ? durationAt(line, from, months) : null
  if (first?.isBound && first.max !== null && stated.every((one) => one.from >= first.to)) return [first]
  if (stated.length > 0) return stated
  for (let at = from; at < to; at += 1) {
    if (line.tokens[at]?.kind !== 'number' && !line.at(at, 'number')) continue
    const duration = durationAt(line, at, months)
    const unit = line.word(duration?.to ?? at + 1)
    const isOther = line.at(duration?.to ?? at, 'time no unit') !== undefined || /^[%/]$/.test(unit)
    return duration && !(isOther && line.tokens[duration.to]?.gap === '') ? [duration] : []
  }
  return []
}

type Limits = Pick<Duration, 'min' | 'max' | 'fromNought' | 'isBound' | 'atMost'>

/** "12-15+" has no upper end. "Java 8 - 3 years" is no range: the years are the second number. */
function range(low: number, high: number, open: boolean): Limits {
  const isRange = high >= low
  const min = Math.floor(isRange ? low : high)
  const atMost = Math.ceil(high)
  return {
    min,
    max: open || !isRange ? null : atMost,
    fromNought: isRange && low === 0,
    isBound: isRange,
    atMost,
  }
}

function one(
  line: ScannedLine,
  { first, open, from }: { first: number; open: boolean; from: number },
): Limits {
  const [low, high] = withoutDash(first)
  if (high !== null) return { min: low, max: high, fromNought: false, isBound: true, atMost: high }
  const atMost = Math.ceil(first)
  const isAtMost = boundBefore(line, from, 'time at most') !== undefined
  if (!open && isAtMost) return { min: 0, max: atMost, fromNought: true, isBound: true, atMost }
  if (first === 0 && !open) return { min: 0, max: 0, fromNought: true, isBound: true, atMost }
  const isAtLeast = boundBefore(line, from, 'time at least') !== undefined
  return { min: Math.floor(first), max: null, fromNought: first === 0, isBound: open || isAtLeast, atMost }
}

/** "35 years" is three to five, "710" seven to ten. */
function withoutDash(years: number): [number, number | null] {
  if (years <= LONGEST_CAREER || !Number.isInteger(years)) return [years, null]
  const digits = String(years)
  const [low, high] = [Number(digits[0]), Number(digits.slice(1))]
  const isRange = low > 0 && low < high && high <= 15 && !digits.slice(1).startsWith('0')
  return isRange ? [low, high] : [years, null]
}

function countAt(line: ScannedLine, at: number): Count | null {
  const token = line.tokens[at]
  const word = line.at(at, 'number')
  if (token?.kind !== 'number' && !word) return null
  if (token?.kind === 'number' && !/^\d{1,3}(?:\.\d{1,2})?$/.test(token.text)) return null
  const value = word ? Number(word.value) : (token?.value ?? 0)
  const to = word?.to ?? at + 1
  // "three (3)", "3 (three)", "5 (5+)"
  const isTwice =
    line.word(to) === '(' && (line.tokens[to + 1]?.kind === 'number' || line.at(to + 1, 'number'))
  if (!isTwice) return { value, to, inDigits: !word }
  const close = line.word(to + 2) === '+' ? to + 3 : to + 2
  return { value, to: line.word(close) === ')' ? close + 1 : to, inDigits: true }
}

/** A number of money, of a version, of a date is none of years. */
function isPartOfAnother(line: ScannedLine, at: number): boolean {
  const before = line.tokens[at - 1]
  const gap = line.tokens[at]?.gap
  if (!before) return false
  if (/^[$₹€£%]$/.test(before.text)) return true
  return (
    gap === '' &&
    (/^[.,]$/.test(before.text) ? line.tokens[at - 2]?.kind === 'number' : before.kind === 'word')
  )
}

function openAt(line: ScannedLine, at: number): number | null {
  return line.at(at, 'time open')?.to ?? null
}

/** Where the second number of a range stands: behind a dash, "to", or nothing at all ("6 9 years"). */
function joinAt(line: ScannedLine, at: number, from: number): number | null {
  const dot = line.word(at) === '.' ? at + 1 : at
  let join = line.at(dot, 'time to')?.to ?? null
  if (join === null && /^(?:and|&)$/.test(line.word(dot)) && isBetween(line, from)) join = dot + 1
  if (join !== null) {
    while (/^[->]$/.test(line.word(join))) join += 1
    return join
  }
  const [low, high] = [line.tokens[from], line.tokens[at]]
  // "3/5 years", but not "24/7"
  const behind = high?.text === '/' && high.gap === '' ? line.tokens[at + 1] : undefined
  if (low?.kind === 'number' && behind?.kind === 'number' && behind.gap === '')
    return low.value < behind.value && behind.value <= LONGEST_CAREER ? at + 1 : null
  const isLost = at === from + 1 && high?.kind === 'number' && high.gap === ' ' && low?.kind === 'number'
  return isLost && low.value < high.value && high.value <= LONGEST_CAREER ? at : null
}

function isBetween(line: ScannedLine, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) if (line.word(at) === 'between') return true
  return false
}

function boundStart(line: ScannedLine, from: number): number {
  const bound = boundBefore(line, from, 'time at least') ?? boundBefore(line, from, 'time at most')
  if (bound) return bound.from
  return line.word(from - 1) === 'between' ? from - 1 : from
}

/** "At least 3", "Min. 3", "Minimum: 3". */
function boundBefore(line: ScannedLine, from: number, tag: string): Span | undefined {
  return (
    line.before(from, tag) ?? (/^[.:]$/.test(line.word(from - 1)) ? line.before(from - 1, tag) : undefined)
  )
}

/** "Fresher / exp 1 yr", "freshers to 18 months": the beginner is where the range starts. */
function withFresher(line: ScannedLine, duration: Duration): Duration {
  for (let at = duration.from; at > Math.max(0, duration.from - 7); at -= 1) {
    const fresher = line.before(at, 'fresher')
    if (fresher && fresher.value === '') {
      const joined = line.word(fresher.to) === ')' ? fresher.to + 1 : fresher.to
      const isJoined =
        /^(?:\/|-|to|or|and|&|,)$/.test(line.word(joined)) && isOnlyWords(line, joined + 1, duration.from)
      if (!isJoined) return duration
      const { atMost } = duration
      return { ...duration, min: 0, max: atMost, fromNought: true, isBound: true, fromFresher: true }
    }
  }
  return duration
}

const BESIDE_FRESHER = new Set(
  'candidate candidates people applicant applicants with having exp experience'.split(' '),
)

function isOnlyWords(line: ScannedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (!BESIDE_FRESHER.has(line.word(at)) && !/^(?:experienced|of|\.|up|to)$/.test(line.word(at)))
      return false
  return true
}

/** "More than a decade of experience", "a year's experience"; what happens once a year has no such word behind it. */
function inWordsAt(line: ScannedLine, at: number): Duration | null {
  const words = line.at(at, 'years in words')
  if (!words) return null
  const written = Number(words.value)
  const isAtMost =
    written <= 1 && (written < 1 || boundBefore(line, words.from, 'time at most') !== undefined)
  if (!(isAtMost && line.kind === 'field') && !line.has('exp word', isAtMost ? 0 : words.to, words.to + 5))
    return null
  const isBound = isAtMost || written > 1 || boundBefore(line, words.from, 'time at least') !== undefined
  return {
    min: isAtMost ? 0 : written,
    max: isAtMost ? 1 : null,
    fromNought: isAtMost,
    isBound,
    atMost: Math.ceil(written),
    written,
    fromFresher: false,
    inMonths: false,
    inDigits: written > 1,
    from: boundStart(line, words.from),
    to: words.to,
  }
}
