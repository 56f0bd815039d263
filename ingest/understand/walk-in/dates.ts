import type { ScannedLine } from '../scan/scanned-line.ts'

/** Days that a list or a range may name. */
const MOST = 31
const DAY_MS = 86_400_000
const ORDINAL = /^(?:st|nd|rd|th)$/
const LISTS = /^(?:,|&|and|or|\/)$/
const RANGES = /^(?:-|to|till|until)$/
/** Of this century's years those that a posting writes with two digits: "05/12/26". */
const SHORT_YEAR = /^[23]\d$/

/** A day as it is written; without a year where none is. */
export interface WrittenDay {
  day: number
  month: number
  year: number | null
  /** The one before it is the start of a range that ends here. */
  endsRange: boolean
  to: number
}

/**
 * The days that a line names, as ISO dates: "5 and 6 December 2026", "1st Dec to 3rd Dec", "05/12/2026", "December 5th". A day
 * without a year is the nearest one.
 */
export function datesIn(line: ScannedLine, now: Date): string[] {
  if (!line.hasNumber) return []
  const written: WrittenDay[] = []
  let start = 0
  for (let at = 0; at < line.tokens.length;) {
    const days = daysAt(line, at)
    const [first] = days
    if (!first) {
      at += 1
      continue
    }
    first.endsRange ||= ranges(line, at - 1, start) && written.at(-1)?.to === at - 1
    written.push(...days)
    start = at
    at = first.to
  }
  const dates: number[] = []
  for (const one of written) {
    const time = timeOf(one, now)
    if (time === null) continue
    const start = dates.at(-1) ?? time
    if (one.endsRange && time > start && time - start <= MOST * DAY_MS)
      for (let day = start + DAY_MS; day < time; day += DAY_MS) dates.push(day)
    dates.push(time)
  }
  const unique = [...new Set(dates)].sort((a, b) => a - b).slice(0, MOST)
  return unique.map((time) => new Date(time).toISOString().slice(0, 10))
}

/** The one day that is written from a token on, also as "05/12" and "2026-12-05"; null for several days. */
export function dayAt(line: ScannedLine, at: number): WrittenDay | null {
  const days = daysAt(line, at)
  const [first] = days
  if (first) return days.length === 1 ? first : null
  const [one, sign, other] = [line.word(at), line.word(at + 1), line.word(at + 2)]
  if (sign !== '/' && sign !== '-') return null
  if (yearAt(line, at) !== null && line.word(at + 3) === sign)
    return numericDay(line, line.word(at + 4), other, at)
  return dayNumber(line, at) !== null && sign === '/' && line.word(at + 3) !== sign
    ? { day: Number(one), month: Number(other), year: null, endsRange: false, to: at + 3 }
    : null
}

/** "1 to 4 December", "between 1 and 4 December": whether the days from one expression to the next are meant. */
function ranges(line: ScannedLine, at: number, start: number): boolean {
  return RANGES.test(line.word(at)) || (line.word(at) === 'and' && line.word(start - 1) === 'between')
}

/** The days of one expression, all with its end in `to`. */
function daysAt(line: ScannedLine, at: number): WrittenDay[] {
  const numeric = numericAt(line, at)
  if (numeric) return [numeric]
  const month = line.at(at, 'month')
  if (month) return monthFirst(line, month.to, Number(month.value))
  return dayFirst(line, at)
}

/** "05/12/2026", "12-12-2026", "05.12.2026", which is two numbers. */
function numericAt(line: ScannedLine, at: number): WrittenDay | null {
  const dotted = /^(\d\d?)\.(\d\d?)$/.exec(line.word(at))
  if (dotted && line.word(at + 1) === '.') return numericDay(line, dotted[1], dotted[2], at + 2)
  const sign = line.word(at + 1)
  if ((sign !== '/' && sign !== '-') || line.word(at + 3) !== sign) return null
  return numericDay(line, line.word(at), line.word(at + 2), at + 4)
}

function numericDay(line: ScannedLine, day = '', month = '', at: number): WrittenDay | null {
  const year = SHORT_YEAR.test(line.word(at)) ? 2000 + Number(line.word(at)) : yearAt(line, at)
  if (year === null || !/^\d\d?$/.test(day) || !/^\d\d?$/.test(month)) return null
  return { day: Number(day), month: Number(month), year, endsRange: false, to: at + 1 }
}

/** "December 5th, 2026" */
function monthFirst(line: ScannedLine, at: number, month: number): WrittenDay[] {
  const day = dayNumber(line, at)
  if (day === null) return []
  let to = skipOrdinal(line, at + 1)
  const comma = line.word(to) === ',' ? to + 1 : to
  const year = yearAt(line, comma)
  if (year !== null) to = comma + 1
  return [{ day, month, year, endsRange: false, to }]
}

/** "9, 10 and 11 December 2026", "2nd - 4th December", "5-Dec-2026" */
function dayFirst(line: ScannedLine, start: number): WrittenDay[] {
  const days: { day: number; endsRange: boolean }[] = []
  let endsRange = false
  for (let at = start; days.length < MOST;) {
    const day = dayNumber(line, at)
    if (day === null) return []
    days.push({ day, endsRange })
    at = skipOrdinal(line, at + 1)
    if (line.word(at) === 'of') at += 1
    const month = line.at(at, 'month') ?? line.at(at + 1, 'month')
    if (month && (month.from === at || /^[-/,]$/.test(line.word(at)))) {
      const behind = /^[-/,]$/.test(line.word(month.to)) ? month.to + 1 : month.to
      const year = yearAt(line, behind)
      const to = year === null ? month.to : behind + 1
      return days.map(({ day, endsRange }) => ({ day, endsRange, month: Number(month.value), year, to }))
    }
    endsRange = ranges(line, at, start)
    if (!endsRange && !LISTS.test(line.word(at))) return []
    at += 1
  }
  return []
}

function dayNumber(line: ScannedLine, at: number): number | null {
  const text = line.word(at)
  return /^\d\d?$/.test(text) && Number(text) >= 1 && Number(text) <= 31 ? Number(text) : null
}

function skipOrdinal(line: ScannedLine, at: number): number {
  return ORDINAL.test(line.word(at)) ? at + 1 : at
}

function yearAt(line: ScannedLine, at: number): number | null {
  return /^20\d\d$/.test(line.word(at)) ? Number(line.word(at)) : null
}

/** Midnight of the day, in UTC as if it were there; null where there is no such day. */
function timeOf({ day, month, year }: WrittenDay, now: Date): number | null {
  const thisYear = now.getUTCFullYear()
  const years = year === null ? [thisYear - 1, thisYear, thisYear + 1] : [year]
  const times = years.map((one) => Date.UTC(one, month - 1, day))
  const isDay = times.some((time) => new Date(time).getUTCDate() === day && month <= 12)
  if (!isDay) return null
  return times.reduce((best, time) =>
    Math.abs(time - now.getTime()) < Math.abs(best - now.getTime()) ? time : best,
  )
}
