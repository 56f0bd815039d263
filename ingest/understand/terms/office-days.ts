import { isDenied } from '../scan/denial.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { numberAt } from './lengths.ts'
import { firstOf, type Term } from './stated-terms.ts'

const TIMES = ['once', 'twice', 'thrice']
const PLACES = ['mode office', 'mode onsite', 'mode place', 'mode hybrid']
const BEHIND = 8
const BEFORE = 9

/** Days of the week that are spent in an office. */
export const OFFICE_DAYS: Term<number> = {
  tags: ['days'],
  isOfAll: true,
  read(line, span) {
    const times = TIMES.indexOf(line.word(span.from)) + 1
    const from = times > 0 ? span.from : numberFrom(line, span.from)
    const value = times > 0 ? times : numberAt(line, from)
    if (value === null || !(value >= 1 && value <= 7) || !Number.isInteger(value)) return null
    const sentence = line.sentences.find((one) => one.from <= span.from && span.from < one.to)
    if (!sentence || line.word(sentence.to - 1) === '?' || isDenied(line, { from, to: span.to })) return null
    if (/^(?:within|in|takes?|for|every|other)$/.test(line.word(from - 1)) && times === 0) return null
    return placed(line, span, { from, first: sentence.from, last: sentence.to, value })
  },
  join: firstOf,
}

/** "5 days", "5 full days": where the number stands. */
function numberFrom(line: ScannedLine, days: number): number {
  const at = /^(?:full|working|fixed|set)$/.test(line.word(days - 1)) ? days - 2 : days - 1
  // "2-3 days": the least.
  return /^(?:-|to|or)$/.test(line.word(at - 1)) && numberAt(line, at - 2) !== null ? at - 2 : at
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
  if (after && (after.tag === 'mode home' || after.tag === 'days elsewhere') && !(before && isNext))
    return null
  if (line.has('days elsewhere', Math.max(first, from - BEFORE), from)) return null
  const place = after && (isWeekly || isNext) ? after : before
  return place ? { value, from: Math.min(from, place.from), to: Math.max(span.to, place.to) } : null
}
