import type { WorkMode } from '#core/job.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import { VOCABULARY } from '../scan/vocabulary.ts'
import type { StatedMode } from './sentence-mode.ts'

/** By the number of the word: an unknown word is none of them, and need not be folded to tell. */
const TIMES = new Map(['once', 'twice', 'thrice'].map((word, index) => [VOCABULARY.add(word), index + 1]))
const WHOLE_WEEK = 5
/** How far from the days the place stands: "3 days a week (Mon, Tue) in our Pune office". */
const NEAR = 12
/** The same behind the days of a whole week: "Monday to Friday all of us are in the Raidurg office". */
const WEEK = 9
/** And in front of weekdays: "Employees work from the office on Monday and Friday". */
const BEFORE = 7
const PLACES = ['mode office', 'mode onsite', 'mode place', 'mode hybrid']
/** "Two at home" is of this job only beside days. */
const HOMES = ['mode home', 'mode at home']
const isHome = (tag: string | undefined) => tag !== undefined && HOMES.includes(tag)

/** What a sentence says of the days of the week, or the share of them, that are spent in an office or at home. */
export function officeDays(line: ScannedLine, { from, to }: Sentence): StatedMode | null {
  for (let at = from; at < to; at += 1) {
    const found =
      shareAt(line, at, to) ?? daysAt(line, at, { from, to }) ?? weekdaysAt(line, at, { from, to })
    if (found) return found
  }
  return null
}

/** "50% remote", "60:40 office to home". */
function shareAt(line: ScannedLine, at: number, to: number): StatedMode | null {
  const token = line.tokens[at]
  if (token?.kind !== 'number' || token.value > 100) return null
  // "60:40", not "9:30".
  const isRatio = line.word(at + 1) === ':' && token.value + (line.tokens[at + 2]?.value ?? 0) === 100
  const isShare = line.word(at + 1) === '%' || isRatio
  if (!isShare) return null
  let end = at + 2
  while (end < Math.min(to, at + 2 + 2 * NEAR) && line.word(end) !== ',') end += 1
  const place = nearest(line, at + 2, end, [...PLACES, ...HOMES])
  if (place === undefined) return null
  const whole: WorkMode = isHome(place) ? 'remote' : 'onsite'
  return { mode: token.value === 100 ? whole : 'hybrid', from: at, to: at + 4 }
}

/** "3 days a week in office", "WFH twice a week", "hybrid: 12 days a month". */
function daysAt(line: ScannedLine, at: number, { from, to }: Sentence): StatedMode | null {
  const token = line.tokens[at]
  const times = TIMES.get(token?.number ?? 0)
  const counted = times ?? Number(line.at(at, 'number')?.value ?? token?.value)
  if (!(counted >= 1 && counted <= 31)) return null
  let end = at + 1
  while (
    /^(?:\(|\)|-|to|or|\+|full|working|fixed|set|office|min|minimum|days?|times?)$/.test(line.word(end)) ||
    line.tokens[end]?.kind === 'number'
  )
    end += 1
  const isDays = /\b(?:days?|times?)\b/.test(line.words(at, end)) || times !== undefined
  const isWeekly = /^(?:week|weekly)$/.test(line.word(end + 1)) || /^(?:week|weekly)$/.test(line.word(end))
  const isMonthly =
    /^(?:month|quarter|year)$/.test(line.word(end + 1)) || /^(?:month|year)$/.test(line.word(end + 2))
  const after = nearest(line, at, Math.min(to, end + NEAR), [...PLACES, ...HOMES])
  const before = nearest(line, Math.max(from, at - NEAR), at, [...PLACES, ...HOMES], true)
  if (!isDays || (counted > 6 && !isWeekly && !isMonthly)) return null
  if (isMonthly)
    return counted >= 4 && !isHome(after ?? before ?? 'mode home')
      ? { mode: 'hybrid', from: at, to: end }
      : null
  // "We work out of Sector 44, three days a week"
  const comes = line.has('mode works', from, at) || line.has('mode comes', from, at)
  const works = isWeekly && comes ? 'mode works' : undefined
  const place = (isWeekly || after !== undefined ? (after ?? before) : before) ?? works
  if (place === undefined || (isHome(place) && counted >= WHOLE_WEEK)) return null
  const isOffice = !isHome(place) && place !== 'mode hybrid'
  return { mode: isOffice && counted >= WHOLE_WEEK ? 'onsite' : 'hybrid', from: at, to: end + 2 }
}

/** "Tue-Thu in office", "WFH on Fridays": some days; Monday to Friday: all. */
function weekdaysAt(line: ScannedLine, at: number, { from, to }: Sentence): StatedMode | null {
  const first = line.at(at, 'mode weekday')
  if (!first || Number(first.value) > 5) return null
  const named = line.all('mode weekday', at, to)
  const days = named.filter(({ value }) => Number(value) <= 5)
  const isRange =
    /^(?:-|to|till|until|through|thru)$/.test(line.word(first.to)) || line.tokens[first.to]?.gap === '-'
  const last = (isRange ? named[1] : days.at(-1)) ?? first
  const count = isRange ? Number(last.value) - Number(first.value) + 1 : days.length
  if (isHomeBeside(line, { from, to }, first, last)) return { mode: 'hybrid', from: at, to: last.to }
  const place =
    nearest(line, Math.max(from, at - 4), Math.min(to, last.to + WEEK), PLACES) ??
    nearest(line, Math.max(from, at - BEFORE), at, ['mode office'])
  if (place === undefined && !line.has('mode comes', from, at)) return null
  return { mode: count >= WHOLE_WEEK && place !== 'mode hybrid' ? 'onsite' : 'hybrid', from: at, to: last.to }
}

/** "WFH on Fridays"; in "physiotherapist on Thursdays, 20 days from anywhere" a comma parts them. */
function isHomeBeside(line: ScannedLine, { from, to }: Sentence, first: Span, last: Span): boolean {
  return line.allOf(HOMES, from, to).some((home) => {
    const between = home.to <= first.from ? [home.to, first.from] : [last.to, home.from]
    return line.tokens.slice(...between).every(({ text }) => text !== ',')
  })
}

/** The tag of the first, or the last, of these spans between two places. */
function nearest(
  line: ScannedLine,
  from: number,
  to: number,
  tags: string[],
  last = false,
): string | undefined {
  const found = line.allOf(tags, from, to)
  return (last ? found.at(-1) : found[0])?.tag
}
