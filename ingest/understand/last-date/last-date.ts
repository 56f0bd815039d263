import { isoDay } from '#core/dates.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { dayAt, type WrittenDay } from '../walk-in/dates.ts'

const LABELS = ['last date label']
/** Tokens between the label and its day: "of applications is on or before 5 PM of Friday, the". */
const FAR = 16
/** All that may stand there: signs, a time of the day, and these words. */
const TIMES = /\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b|hrs?\b|hours?\b|$)|\d{1,2}:\d\d|[\s:,.()|·–-]+/gi
const SMALL_WORDS = new Set(
  (
    'is now on or by before till until the of at latest no not later than end day eod midnight noon ist date to has been ' +
    'was extended up your application applications form forms process resume resumes cv cvs'
  ).split(' '),
)
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/
const EXTENDED = /\bextended\b/i
/** What makes a day the first one of others. */
const RANGES = /^(?:-|–|to|till|until|and|&)$/
/** A day without a year is within so many months after the posting's. */
const MOST_MONTHS = 6
/** With a year, nobody collects applications for longer. */
const MOST_MONTHS_OF_YEAR = 12

/**
 * The last day on which one may apply, as an ISO date; null where none is stated for this posting, or several are.
 *
 * @param posted A day before that of the posting is of another one.
 */
export function readLastDate({ title, lines }: ScannedPosting, posted: Date): Extracted<string | null> {
  const all = [title, ...lines]
  const found = all.flatMap((line, at) => daysOf(line, all[at + 1], posted))
  const extended = found.filter(({ isExtended }) => isExtended)
  const days = extended.length > 0 ? extended : found
  const [first] = days
  if (!first || days.some(({ day }) => day !== first.day)) return { value: null, evidence: [] }
  return { value: first.day, evidence: days.map(({ words }) => words) }
}

interface FoundDay {
  day: string
  words: string
  isExtended: boolean
}

function daysOf(line: ScannedLine, below: ScannedLine | undefined, posted: Date): FoundDay[] {
  if (!line.mayHold(LABELS)) return []
  return line.all('last date label').flatMap((label) => {
    if (!isMeant(line, label) || isDenied(line, label)) return []
    // A label may stand above its day.
    const isAbove = below !== undefined && isBetween(line.words(label.to, line.tokens.length))
    const found = isAbove ? dayIn(below, 0, posted) : dayIn(line, label.to, posted)
    if (!found) return []
    const day = isAbove ? below.words(0, found.to) : ''
    const words = isAbove ? `${line.words(label.from, label.to)} ${day}` : line.words(label.from, found.to)
    return [{ day: found.day, words, isExtended: EXTENDED.test(words) }]
  })
}

/** What may stand before "last date" alone: "Apply now, last date 2nd Dec". */
const BEFORE_BARE = /^(?:the|and)$/
/** And before "apply by" where it is a request: "certificates apply before 2027" is none. */
const BEFORE_VERB =
  /^(?:please|kindly|to|can|may|must|should|and|or|now|interested|candidates|applicants|also|then|hurry|you)$/

function isMeant(line: ScannedLine, { from, value }: Span): boolean {
  const before = line.tokens[from - 1]
  if (before === undefined || before.kind === 'sign') return true
  if (value === 'bare') return BEFORE_BARE.test(before.text)
  return value !== 'verb' || BEFORE_VERB.test(before.text)
}

/** Whether nothing stands between a label and its day but what may. */
function isBetween(text: string): boolean {
  const words = text.toLowerCase().replace(TIMES, ' ').trim()
  return words === '' || words.split(/\s+/).every((word) => SMALL_WORDS.has(word) || WEEKDAY.test(word))
}

function dayIn(line: ScannedLine, from: number, posted: Date): { day: string; to: number } | null {
  if (!line.hasNumber) return null
  for (let at = from; at < from + FAR && at < line.tokens.length; at += 1) {
    const written = dayAt(line, at)
    if (!written) continue
    const isPlain = isBetween(line.words(from, at))
    const isRange = RANGES.test(line.word(written.to)) && dayAt(line, written.to + 1) !== null
    const day = isPlain && !isRange ? nextDay(written, posted) : null
    return day === null ? null : { day, to: written.to }
  }
  return null
}

/** The day as an ISO date, if it may be the last one of a posting of that time. */
function nextDay({ day, month, year }: WrittenDay, posted: Date): string | null {
  const first = isoDay(posted)
  const thisYear = Number(first.slice(0, 4))
  const latest = new Date(posted)
  latest.setUTCMonth(latest.getUTCMonth() + (year === null ? MOST_MONTHS : MOST_MONTHS_OF_YEAR))
  for (const one of year === null ? [thisYear, thisYear + 1] : [year]) {
    const time = new Date(Date.UTC(one, month - 1, day))
    if (time.getUTCDate() !== day || time.getUTCMonth() !== month - 1) return null
    const iso = time.toISOString().slice(0, 10)
    if (iso >= first && time <= latest) return iso
  }
  return null
}
