import type { ScannedLine } from '../scan/scanned-line.ts'

/** Years that stand together, "2024, 2025", and the tokens they take. */
export interface YearList {
  years: number[]
  /** "2023-2025", "2019 to 2022": each year between. */
  isRange: boolean
  /** Joined by a dash: the span of a course is written so. */
  byDash: boolean
  from: number
  to: number
}

const JOINS = new Set([',', '/', '&', '+', '|', 'and', 'or'])
const RANGES = new Set(['-', '~', 'to', 'till', 'se'])
const MONTHS = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/

/**
 * The lists of years in a line, none of another number.
 *
 * @param latest A number above it is no year.
 */
export function yearLists(line: ScannedLine, latest: number): YearList[] {
  const lists: YearList[] = []
  for (let at = 0; at < line.tokens.length; at += 1) {
    const list = yearsFrom(line, at, latest)
    if (!list) continue
    lists.push(list)
    at = list.to - 1
  }
  return lists
}

function yearsFrom(line: ScannedLine, from: number, latest: number): YearList | null {
  const first = yearAt(line, from, latest)
  if (!first) return null
  const years = [first.year]
  let to = first.to
  let isRange = false
  let byDash = false
  for (;;) {
    const short = shortYearAt(line, to, latest)
    if (short) {
      isRange ||= short.byDash && years.length === 1
      byDash ||= short.byDash
      years.push(short.year)
      to = short.to
      continue
    }
    let next = to
    while (JOINS.has(line.word(next)) || RANGES.has(line.word(next))) next += 1
    // "in 2025 or in 2026"
    if (next > to && line.word(next) === 'in') next += 1
    const joined = next > to || line.tokens[next]?.gap === ' '
    const year = joined && next - to <= 2 ? yearAt(line, skipMonth(line, next), latest) : null
    if (!year) break
    if (RANGES.has(line.word(next - 1)) && next > to) {
      isRange = years.length === 1
      byDash = /[-~]/.test(line.word(next - 1))
    } else isRange = false
    years.push(year.year)
    to = year.to
  }
  return { years, isRange: isRange && years.length === 2, byDash, from, to }
}

/** "2025", and "2k25", which is three tokens. */
function yearAt(line: ScannedLine, at: number, latest: number): { year: number; to: number } | null {
  const token = line.tokens[at]
  if (token?.kind !== 'number') return null
  if (/^20\d\d$/.test(token.text)) return token.value <= latest ? { year: token.value, to: at + 1 } : null
  const short = line.tokens[at + 2]
  const isShort =
    token.text === '2' && line.word(at + 1) === 'k' && short?.gap === '' && short.text.length === 2
  return isShort && 2000 + short.value <= latest ? { year: 2000 + short.value, to: at + 3 } : null
}

/** The "25" of "2024-25", "2024/25/26" and "2023,24". */
function shortYearAt(
  line: ScannedLine,
  at: number,
  latest: number,
): { year: number; to: number; byDash: boolean } | null {
  const join = line.word(at)
  const token = line.tokens[at + 1]
  if (token?.kind !== 'number' || !/^\d\d$/.test(token.text) || 2000 + token.value > latest) return null
  if (join !== '-' && join !== '/' && !(join === ',' && token.gap === '')) return null
  return { year: 2000 + token.value, to: at + 2, byDash: join === '-' }
}

function skipMonth(line: ScannedLine, at: number): number {
  return MONTHS.test(line.word(at)) ? at + 1 : at
}
