import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { numberAt } from './lengths.ts'
import { firstOf, type Found, type Term } from './stated-terms.ts'

const TIMES = ['once', 'twice', 'thrice']
const PLACES = ['mode office', 'mode onsite', 'mode place', 'mode hybrid']
const WEEKDAYS = ['mode weekday', 'weekday']
const RANGE = /[-–—]|\b(?:to|through|till|until)\b/i
const BETWEEN = /^(?:[-–—,&/]|and|to|through|till|until)$/
/** Tokens between two days, and all that a week of them takes. */
const APART = 2
const WEEK = 7 * (APART + 1)
const BEHIND = 8
const BEFORE = 9

/** Days of the week that are spent in an office. */
export const OFFICE_DAYS: Term<number> = {
  tags: ['days', ...WEEKDAYS],
  isOfAll: true,
  read(line, span) {
    if (WEEKDAYS.includes(span.tag)) return namedDays(line, span)
    const times = TIMES.indexOf(line.word(span.from)) + 1
    const from = times > 0 ? span.from : numberFrom(line, span.from)
    const value = times > 0 ? times : numberAt(line, from)
    if (value === null || !(value >= 1 && value <= 7) || !Number.isInteger(value)) return null
    const sentence = line.sentenceAt(span.from)
    if (!sentence || line.word(sentence.to - 1) === '?' || isDenied(line, { from, to: span.to })) return null
    if (/^(?:within|in|takes?|for|every|other)$/.test(line.word(from - 1)) && times === 0) return null
    return placed(line, span, { from, first: sentence.from, last: sentence.to, value })
  },
  join: firstOf,
}

/** "Working days: 6", "5 days working" */
const WORKING_DAYS =
  /\bwork(?:ing)? days ?[:=–-] ?([4-7])\b(?! ?(?:-|–|to) ?\d)|(?<![\d–-] ?)([4-7]) ?days? working\b(?! (?:with|on|at|in|from|for)\b)/i

/** The days of the week that one works, as a posting states them without a place: of an office job, all are in it. */
export function workingDays({ lines }: ScannedPosting): Extracted<number | null> {
  for (const { text, section } of lines) {
    const [said, label, counted] = (section !== 'about' && WORKING_DAYS.exec(text)) || []
    if (said) return { value: Number(label ?? counted), evidence: [said] }
  }
  return { value: null, evidence: [] }
}

/** "5 days", "5 full days": where the number stands. */
function numberFrom(line: ScannedLine, days: number): number {
  const at = /^(?:full|working|fixed|set)$/.test(line.word(days - 1)) ? days - 2 : days - 1
  // "2-3 days": the least.
  return /^(?:-|to|or)$/.test(line.word(at - 1)) && numberAt(line, at - 2) !== null ? at - 2 : at
}

/** "Monday to Friday", "Tue, Wed & Thu": the days between, or those that are named, from the first of them on. */
function namedDays(line: ScannedLine, first: Span): Found<number> | null {
  const sentence = line.sentenceAt(first.from)
  if (!sentence || line.word(sentence.to - 1) === '?') return null
  const days = line.allOf(
    WEEKDAYS,
    Math.max(sentence.from, first.from - APART - 1),
    Math.min(sentence.to, first.to + WEEK),
  )
  const named = [first]
  for (const day of days) if (isNextTo(line, named.at(-1), day)) named.push(day)
  const last = named[named.length - 1] ?? first
  // A day alone may be that of an interview, and "Saturday and Sunday" are those of nobody.
  if (named.length === 1 || days.some((day) => isNextTo(line, day, first))) return null
  const isRange = named.length === 2 && RANGE.test(line.words(first.from, last.to))
  const value = isRange ? Number(last.value) - Number(first.value) + 1 : named.length
  if (value < 2 || isDenied(line, { from: first.from, to: last.to })) return null
  return placed(line, last, { from: first.from, first: sentence.from, last: sentence.to, value })
}

/** Whether nothing but a comma, a dash, "and" or "to" stands between two days. */
function isNextTo(line: ScannedLine, one: Span | undefined, other: Span): boolean {
  if (!one || other.from <= one.from || other.from - one.to > APART) return false
  for (let at = one.to; at < other.from; at += 1) if (!BETWEEN.test(line.word(at))) return false
  return true
}

interface Days {
  from: number
  first: number
  last: number
  value: number
}

function placed(line: ScannedLine, span: Span, { from, first, last, value }: Days) {
  const behind = Math.min(last, span.to + BEHIND)
  const after = line.allOf([...PLACES, 'mode home', 'days elsewhere'], span.to, behind)[0]
  const before = line.allOf(PLACES, Math.max(first, from - BEFORE), from).at(-1)
  const isWeekly = /\bweek/.test(line.words(span.to, behind).toLowerCase())
  const isNext = after !== undefined && PLACES.includes(after.tag) && after.from - span.to <= 3
  // "WFO: 3 days a week Mode of interview: online"
  const isSaid = before && from - before.to <= 1 && after && after.from - span.to > 2
  if (
    after &&
    (after.tag === 'mode home' || after.tag === 'days elsewhere') &&
    !(before && isNext) &&
    !isSaid
  )
    return null
  if (line.has('days elsewhere', Math.max(first, from - BEFORE), from)) return null
  const place = after && (isWeekly || isNext) ? after : before
  return place ? { value, from: Math.min(from, place.from), to: Math.max(span.to, place.to) } : null
}
