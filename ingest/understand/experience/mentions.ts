import type { Sentence } from '../scan/sentences.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { isAsked, isWaived } from './asked.ts'
import { YEARS, type Duration } from './duration.ts'
import { findBareDurations, findDurations } from './durations.ts'
import { atLeast, refusedBy } from './refused.ts'
import { wordsAround, type Words } from './words-around.ts'

/** Where a mention stands, the most decisive first; `word` is a "fresher" that takes the place of years. */
export const TIERS = ['field', 'title', 'label', 'requirement', 'text', 'word'] as const
type Tier = (typeof TIERS)[number]

export interface Mention extends Pick<Duration, 'min' | 'max' | 'fromNought'> {
  tier: Tier
  /** The number of the line, of a description. */
  line: number
  evidence: string
}

/** Every length of time in the description of a posting that may be asked for, of whomever it is. */
export function findCandidates({ lines }: ScannedPosting): Words[] {
  return lines
    .filter(isRead)
    .flatMap((line) =>
      partsOf(line).flatMap((sentence) =>
        refusedBy(line, sentence) === null
          ? findDurations(line, sentence.from, sentence.to).map((one) => wordsAround(line, one, sentence))
          : [],
      ),
    )
}

/** The years of experience that a posting names, each ranked by where it is. */
export function findMentions({ title, experience, lines }: ScannedPosting): Mention[] {
  const elsewhere = lines.some(({ section, kind }) => section === 'requirements' && kind === 'item')
  return [
    ...inTitle(title),
    ...(experience ? inValue(experience, { from: 0, tier: 'field' }) : []),
    ...lines.flatMap((line, index) =>
      isRead(line) ? inLine(line, { index, next: lines[index + 1], elsewhere }) : [],
    ),
  ]
}

function isRead(line: ScannedLine): boolean {
  if (line.section === 'preferred' || line.section === 'about') return false
  return line.mayHold(READ) && READ.some((tag) => line.has(tag))
}

const READ = ['time unit', 'exp word', 'fresher', 'years in words']

/** In a title no other word is needed: "Java Developer (3-5 Yrs)", "Python Developer 4+". */
function inTitle(title: ScannedLine): Mention[] {
  const isOpen = (at: number) => title.word(at) === '+' && title.tokens[at]?.gap === ''
  const bare = title.tokens.flatMap((token, at) => {
    const isRange =
      title.word(at - 1) === '(' && title.word(at + 3) === ')' && /^(?:-|to)$/.test(title.word(at + 1))
    const isLast = isOpen(at + 1) && /^\)?$/.test(title.word(at + 2)) && !VERSIONED.test(title.word(at - 1))
    return token.kind === 'number' && (isRange || isLast)
      ? findBareDurations(title, { from: at }).slice(0, 1)
      : []
  })
  return [...findDurations(title), ...bare]
    .filter((duration) => !duration.inMonths && !isContract(title, duration))
    .map((duration) => mention(duration, { tier: 'title', evidence: title.text }))
}

const VERSIONED = /^(?:java|angular|python|ios|android|php|net|vue|react|node|es)$/

function isContract(title: ScannedLine, { from, to }: Duration): boolean {
  const contract = title.previous(from, 'time of other', 4) ?? title.next(to, 'time other', 3)
  return contract !== undefined
}

interface ValueIn {
  from: number
  to?: number
  tier: Tier
  index?: number
}

/** Years in the source's field for them or behind their label, in any wording: "3-5", "2 - 4 years", "Fresher". */
function inValue(line: ScannedLine, { from, to, tier, index = 0 }: ValueIn): Mention[] {
  // "08 Feb - 17 Feb" in a field for experience is when to come.
  const isDate = line.all('month').some(({ from: month }) => line.tokens[month - 1]?.kind === 'number')
  const months = inMonths(line, from) ? 1 : 12
  // "-1": the field's own word for nothing.
  const isNone = tier === 'field' && line.word(0) === '-'
  const found = isDate || isNone ? [] : findBareDurations(line, { from, to, months })
  const [first] = found
  const evidence = line.text
  const sentence = line.sentenceAt(from)
  if (first && tier === 'label' && sentence && isWaived(wordsAround(line, first, sentence))) return []
  if (first && isDenied(line, first)) return []
  if (first) return [mention(first, { tier, evidence, index })]
  const fresher = line.all('fresher', from, to)[0]
  if (!fresher || line.all('exp word').some((word) => line.word(word.from) === 'experienced')) return []
  // "Experience: freshers may also apply" names no years; a field made for them does.
  const mayApply =
    /^(?:may|can|also)$/.test(line.word(fresher.to)) || line.next(fresher.to, 'may', 4) !== undefined
  if (tier !== 'field' && mayApply) return []
  return [{ min: 0, max: 0, fromNought: true, tier: 'word', line: index, evidence }]
}

function inMonths(line: ScannedLine, from: number): boolean {
  return line.all('time unit', 0, from).some(({ value }) => value === '1')
}

interface LineAt {
  index: number
  next: ScannedLine | undefined
  /** A list says what is asked for. */
  elsewhere: boolean
}

function inLine(line: ScannedLine, { index, next, elsewhere }: LineAt): Mention[] {
  const pair = next ? acrossLines(line, next, index) : null
  if (pair) return [pair]
  return partsOf(line).flatMap((sentence) => {
    const refused = refusedBy(line, sentence)
    if (refused === 'those') return []
    const label = labelEnd(line, sentence.from)
    if (label !== null) {
      const labelled = inValue(line, { from: label, to: sentence.to, tier: 'label', index })
      if (labelled.length > 0) return labelled
    }
    // A list under another heading tells the duties, or what would be nice.
    if (elsewhere && line.kind === 'item' && line.section === 'other') return []
    const tier = line.section === 'requirements' ? 'requirement' : 'text'
    return findDurations(line, sentence.from, sentence.to)
      .flatMap((duration) => (refused === null ? (asDenied(line, duration, sentence) ?? []) : duration))
      .filter((duration) => isAsked(wordsAround(line, duration, sentence)))
      .map((duration) => (refused === 'less' ? atLeast(duration) : duration))
      .map((duration) => mention(duration, { tier, evidence: excerpt(line, duration, sentence), index }))
  })
}

/** "You do not need 5 years" asks for none; "not looking for people with less than 5" asks for five. */
function asDenied(line: ScannedLine, duration: Duration, { from }: Sentence): Duration | null {
  if (!isDenied(line, duration)) return duration
  const isLess =
    line.has('time at most', duration.from, duration.to) || line.has('lacks', from, duration.from)
  return isLess ? atLeast(duration) : null
}

/** Its sentences; "minimum 3 years; maximum 6 years" is one. */
function partsOf(line: ScannedLine): Sentence[] {
  const parts: Sentence[] = []
  for (const { from, to } of line.sentences) {
    const last = parts.at(-1)
    const goesOn = last && line.word(last.to - 1) === ';' && /^max(?:imum)?$/.test(line.word(from))
    if (goesOn) last.to = to
    else parts.push({ from, to })
  }
  return parts
}

/** "Min Exp: 2 years" and, on the next line, "Max Exp: 5 years" are one. */
function acrossLines(line: ScannedLine, next: ScannedLine, index: number): Mention | null {
  const isPair =
    /^min(?:imum)?$/.test(line.word(0)) &&
    line.has('exp word') &&
    /^max(?:imum)?$/.test(next.word(0)) &&
    next.has('exp word')
  const [least] = isPair ? findBareDurations(line, { from: 0 }) : []
  const [most] = isPair ? findBareDurations(next, { from: 0 }) : []
  if (!least || !most || most.atMost < least.min) return null
  const evidence = `${line.text} ${next.text}`
  return { ...mention(least, { tier: 'label', evidence, index }), max: most.atMost }
}

const SEPARATORS = new Set([':', '-', '=', '|', '·', '>', '.', '➡', '→', ')'])
const OPENERS = new Set(
  'min minimum at up above less under below half a < more over fresher freshers no not nil any'.split(' '),
)

/** Behind "Experience:", "Exp - ", "YOE:", "Experience Required (in years):", where a sentence starts so. */
export function labelEnd(line: ScannedLine, from: number): number | null {
  let at = from
  let isNamed = false
  while (line.tokens[at]?.kind === 'sign' && line.word(at) !== ';' && at - from < 3) at += 1
  for (;;) {
    const name = line.at(at, 'exp word')
    // "Experience min 3 max 7": behind the name it belongs to the number.
    const isBound: boolean = isNamed && /^min(?:imum)?$/.test(line.word(at))
    const part: Span | undefined = isBound
      ? undefined
      : (line.at(at, 'exp label') ?? line.at(at, 'time unit'))
    if (name?.value === 'name' || part) {
      isNamed ||=
        name?.value === 'name' ||
        (part?.tag === 'time unit' && (SEPARATORS.has(line.word(at + 1)) || line.word(at) === 'yrs'))
      at = Math.max(name?.to ?? 0, part?.to ?? 0)
    } else if (/^(?:\(|in|of)$/.test(line.word(at)) && at > from) at += 1
    else break
  }
  if (!isNamed) return yearsNamed(line, from)
  let value = at
  while (SEPARATORS.has(line.word(value))) value += 1
  const first = line.tokens[value]
  // "Experience Fresher Location Pune": in a list of facts nothing parts them.
  const isFresher = /^freshers?$/.test(first?.text ?? '') && (line.tokens[value + 1]?.capital ?? true)
  if (value === at && first?.kind !== 'number' && !isFresher) return yearsNamed(line, from)
  return isNumber(line, value) || OPENERS.has(first?.text ?? '') ? value : null
}

/** Tokens between "Years" and the colon that makes a label of them. */
const LONGEST_LABEL = 10

/** Behind "Number of years required:", "Years on the platform:", with a range; not "Years in business:". */
function yearsNamed(line: ScannedLine, from: number): number | null {
  const years = line.next(from, 'time unit', 3)
  const opens =
    line.word(from - 1) !== ';' && (years?.from === from || /^(?:number|no)$/.test(line.word(from)))
  if (!years || !opens || !YEARS.test(line.word(years.from))) return null
  for (let at = years.to; at < years.to + LONGEST_LABEL; at += 1) {
    if (line.at(at, 'time other') || line.tokens[at]?.kind === 'number') return null
    if (line.word(at) === ':')
      return isNumber(line, at + 1) && findBareDurations(line, { from: at + 1 })[0]?.isBound ? at + 1 : null
  }
  return null
}

function isNumber(line: ScannedLine, at: number): boolean {
  return line.tokens[at]?.kind === 'number' || line.at(at, 'number') !== undefined
}

interface MentionIn {
  tier: Tier
  evidence: string
  index?: number
}

function mention({ min, max, fromNought }: Duration, { tier, evidence, index = 0 }: MentionIn): Mention {
  return {
    min,
    max,
    fromNought,
    tier,
    line: index,
    evidence,
  }
}

/** The words around the years, as the employer wrote them. */
function excerpt(line: ScannedLine, { from, to }: Duration, sentence: Sentence): string {
  return line.words(Math.max(sentence.from, from - 8), Math.min(sentence.to, to + 8))
}
