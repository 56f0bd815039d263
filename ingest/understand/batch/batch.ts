import { indianYear } from '#core/dates.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import { yearLists, type YearList } from './years.ts'

/** Graduation years that a posting may name: so many years before this one, and after it. */
const YEARS_BEFORE = 16
const YEARS_AFTER = 13
const MOST = 10
/** Years from joining to graduation: of an integrated degree five, with a diploma before it six. */
const LONGEST_COURSE = 6
/** Tokens that a list of degrees takes: "you complete a Bachelor's or Master's in ... in 2026". */
const FAR = 40

type Marks = 'batch' | 'drive'

interface Plausible {
  first: number
  last: number
}

/**
 * The graduation years that a posting is open to, ascending: "2025/2026 batch", "2024 pass-outs", "YOP
 * 2023-2025" (each year of the range). For the span of a course, "2021-2025 batch", only the last year. A drive's
 * year is the batch's where nothing else is said of batches.
 *
 * @param now Years far from it are no graduation years.
 */
export function readBatch(
  { title, experience, lines }: ScannedPosting,
  // oxlint-disable-next-line pravesh/no-process-clock -- only its year counts
  now: Date = new Date(),
): Extracted<number[]> {
  const year = indianYear(now)
  const plausible = { first: year - YEARS_BEFORE, last: year + YEARS_AFTER }
  const read = [
    title,
    ...(experience ? [experience] : []),
    ...lines.filter(({ section }) => section !== 'about'),
  ]
  const stated = yearsIn(read, 'batch', plausible)
  return stated.value.length > 0 ? stated : yearsIn(read, 'drive', plausible)
}

type Tokens = Pick<YearList, 'from' | 'to'>

/** What makes years a batch's. */
const MARKS = ['batch before', 'batch after', 'batch degree', 'batch drive']

function yearsIn(lines: ScannedLine[], marks: Marks, plausible: Plausible): Extracted<number[]> {
  const years = new Set<number>()
  const evidence: string[] = []
  for (const line of lines) {
    if (!line.hasNumber || !MARKS.some((tag) => line.has(tag))) continue
    const lists = yearLists(line, plausible.last)
    let last: YearList | null = null
    for (const list of lists) {
      const marked: Tokens | null = markedBy(line, list, marks) ?? joined(line, list, last)
      if (!marked || isOther(line, list) || isDenied(line, marked)) continue
      last = { ...list, from: marked.from }
      const open = line.at(marked.to, 'batch open') ?? line.at(list.to, 'batch open')
      const all = open ? { ...list, years: upTo(list.years, plausible) } : list
      const named = isSpanBeside(list, lists) ? list.years.slice(-1) : meant(line, all, plausible)
      if (named.length === 0 || named.length > MOST || named.every((year) => years.has(year))) continue
      for (const year of named) years.add(year)
      evidence.push(line.words(marked.from, marked.to))
    }
  }
  return { value: [...years].sort((a, b) => a - b), evidence }
}

/** "2026 graduates and those of 2025", "a graduate of 2025 (or 2024 ...)": goes on with the years before it. */
function joined(line: ScannedLine, { from, to }: YearList, last: YearList | null): YearList | null {
  const start = skipBack(line, from, JOINED, 5)
  const joins = line.tokens.slice(start, from).some(({ text }) => text === 'or' || text === 'and')
  const near =
    last && from - last.to < FAR && line.tokens.slice(last.to, from).every(({ text }) => text !== '.')
  return joins && near ? { ...last, to } : null
}

const JOINED = new Set('and or of from those ( ,'.split(' '))

/** "2022-2026 and 2024-2026 batch": courses of four years and of two that end in the same. */
function isSpanBeside({ years, byDash }: YearList, lists: YearList[]): boolean {
  const [first = 0, last = 0] = years
  const ends = lists.some(
    (other) => other.byDash && other.years[1] === last && last - (other.years[0] ?? 0) >= 3,
  )
  return byDash && years.length === 2 && last - first === 2 && ends
}

/** The tokens from the word that makes these years a batch's to the last of both. */
function markedBy(line: ScannedLine, list: YearList, marks: Marks): Tokens | null {
  const { from, to } = list
  if (marks === 'drive') {
    const drive = line.before(skipBack(line, from, DRIVE_FILLERS, 1), 'batch drive')
    return drive ? { from: drive.from, to } : null
  }
  const label = line.before(skipBack(line, from, FILLERS, 5), 'batch before')
  if (label && label.value !== 'passed') return { from: label.from, to }
  const passed = passedIn(line, from)
  if (passed !== null) return { from: passed, to }
  const behind = skipOn(line, to, BEHIND_FILLERS, 5)
  const people = line.at(behind, 'batch after')
  if (people) return { from, to: people.to }
  const degree = degreeBefore(line, list)
  if (degree !== null) return { from: degree, to }
  // "2025 M.Tech/B.E. E&TC": opens its sentence.
  const opened = line.at(to, 'batch degree')
  return opened && line.sentenceAt(from)?.from === from ? { from, to: opened.to } : null
}

const FILLERS = new Set(
  ': = ( ) | · > - is are of in from only the highest last degree qualification year years between should must be'
    .concat(' ➡ →')
    .concat(' jan feb mar apr may jun june jul july aug sep sept oct nov dec yop')
    .concat(' january february march april august september october november december to end')
    .split(' '),
)
const DRIVE_FILLERS = new Set('- : ( , for'.split(' '))
const BEHIND_FILLERS = new Set(
  ") 's year years of - b.tech btech b.e be m.c.a mca mba women female engineering college fresh".split(' '),
)
const DEGREE_FILLERS = new Set(
  '- : ( ) , . for of in the year / & cs cse it ece eee e i vlsi entc computer computers science maths physics from'.split(
    ' ',
  ),
)

function skipBack(line: ScannedLine, from: number, fillers: Set<string>, most: number): number {
  let at = from
  while (from - at < most && fillers.has(line.word(at - 1)) && !line.before(at, 'batch before')) at -= 1
  return at
}

function skipOn(line: ScannedLine, to: number, fillers: Set<string>, most: number): number {
  let at = to
  while (at - to < most && fillers.has(line.word(at)) && !line.at(at, 'batch after')) at += 1
  return at
}

const SET_IN = new Set('in the year years between january february march april may june july'.split(' '))

/** "Passed BE/BTech in 2022": a degree may stand between. */
function passedIn(line: ScannedLine, from: number): number | null {
  const at = skipBack(line, from, SET_IN, 4)
  if (!line.tokens.slice(at, from).some(({ text }) => text === 'in' || text === 'between')) return null
  const marks = line.all('batch before', Math.max(0, from - FAR), from)
  const passed = marks.find(
    (mark) => mark.value === 'completes' || (mark.value === 'passed' && mark.from >= from - 6),
  )
  return passed?.from ?? null
}

function degreeBefore(line: ScannedLine, { from, years }: YearList): number | null {
  let at = from
  while (from - at < 12 && !line.before(at, 'batch degree')) {
    if (!DEGREE_FILLERS.has(line.word(at - 1))) return null
    at -= 1
  }
  const degree = line.before(at, 'batch degree')
  // "Freshers 2017" is when they came.
  if (degree?.value === 'of a list' && years.length === 1 && at === from) return null
  return degree?.from ?? null
}

function isOther(line: ScannedLine, { from, to }: YearList): boolean {
  return line.has('no batch', Math.max(0, from - 8), to + 8)
}

/** "2024 or later": up to those who graduate next year. */
function upTo(years: number[], { last }: Plausible): number[] {
  const [first = 0] = years
  const length = last - YEARS_AFTER + 2 - first
  return length < 1 || length > MOST ? years : Array.from({ length }, (_, index) => first + index)
}

/** The years that a list means: each of a range, the last of a course's span. */
function meant(
  line: ScannedLine,
  { years, isRange, byDash, from }: YearList,
  plausible: Plausible,
): number[] {
  const [first = 0, last = 0] = years
  if (years.some((year) => year < plausible.first || year > plausible.last)) return []
  const between = line.word(from - 1) === 'between' && years.length === 2
  if (!isRange && !between) return years
  if (last < first) return []
  if (byDash && last - first >= 4 && last - first <= LONGEST_COURSE) return [last]
  const degree = line.before(line.word(from - 1) === '(' ? from - 1 : from, 'batch degree')
  if (byDash && last - first === 2 && degree?.value === 'two years') return [last]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
