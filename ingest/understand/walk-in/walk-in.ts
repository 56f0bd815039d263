import { cutText } from '#core/cut-text.ts'
import type { PostingFacts } from '#core/posting-facts.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { isOfOthers } from '../terms/others.ts'
import { datesIn } from './dates.ts'

type WalkIn = NonNullable<PostingFacts['walk_in']>

/** Lines behind the one that names a walk-in that may say when and where it is. */
const LINES = 10
const LONGEST = 200
const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?`
const HOURS = new RegExp(
  String.raw`\b${TIME} ?(?:[ap]\.?m\.?)? ?(?:to|-|–|till|until|and) ?${TIME} ?[ap]\.?m\b` +
    String.raw`|\b${TIME} ?[ap]\.?m\b\.?(?: onwards)?|\b\d{1,2}:\d\d ?(?:to|-|–) ?\d{1,2}:\d\d\b`,
  'i',
)
/** What follows an address in one line. */
const BEHIND_PLACE =
  /[\s,;|]*\b(?:contact|date|time|timings?|interested|documents?|bring|carry|note|mobile|phone|email)\b.*$/i
const ENDS = /[\s,;.|–-]+$/

/**
 * A walk-in: its days, and in the employer's words its hours, its place and what to bring; null where none is named.
 *
 * @param now A day without a year is the one nearest to it.
 */
export function readWalkIn({ title, lines }: ScannedPosting, now: Date): Extracted<WalkIn | null> {
  const all = [title, ...lines]
  const first = all.findIndex(namesWalkIn)
  const named = all[first]
  if (!named) return { value: null, evidence: [] }
  const near = all.slice(first + 1, first === 0 ? all.length : first + 1 + LINES)
  const dated = [
    named,
    ...near.filter(
      (line, at) => line.all('walk in date label', 0, 3).length > 0 || (at < 2 && opens(line, now)),
    ),
  ]
  const dates = new Set(dated.flatMap((line) => datesIn(line, now)))
  const value: WalkIn = {
    dates: [...dates].sort(),
    hours: firstOf(dated, ({ text }) => HOURS.exec(text)?.[0] ?? null),
    place: firstOf([named, ...near], venueOf),
    bring: toBring([named, ...near]),
  }
  const label = named.all('walk in')[0]
  const words = label ? named.words(label.from, label.to) : named.text
  return {
    value,
    evidence: [words, ...dated.slice(1).map(({ text }) => text), value.place ?? '', value.bring ?? ''].filter(
      Boolean,
    ),
  }
}

/** "Walk-in drive | 5 Dec | 10 AM to 1 PM" is cut into lines of a day and of hours. */
function opens(line: ScannedLine, now: Date): boolean {
  if (HOURS.exec(line.text)?.index === 0) return true
  return (line.tokens[0]?.kind === 'number' || line.has('month', 0, 1)) && datesIn(line, now).length > 0
}

const WALK_IN_TAGS = ['walk in']

function namesWalkIn(line: ScannedLine): boolean {
  if (line.section === 'about' || !line.mayHold(WALK_IN_TAGS)) return false
  return line
    .all('walk in')
    .some((span) => isMeant(line, span) && !isDenied(line, span) && !isOfOthers(line, span))
}

/** "Walk-in" alone is meant as a drive in a title, before a day or an hour, and as a value. */
function isMeant(line: ScannedLine, { from, to, value }: Span): boolean {
  if (value !== 'bare' || line.kind === 'title' || line.word(from - 1) === ':') return true
  const opens = from === 0 && (line.tokens.length === to || /^[:-]$/.test(line.word(to)))
  return (
    opens ||
    (line.hasNumber && /^(?:on|from|:|-|date|in)?$/.test(line.word(to)) && HAS_DAY.test(line.text)) ||
    (line.has('month', to) && line.hasNumber)
  )
}

const HAS_DAY = /\d{1,2}[./-]\d{1,2}[./-]20\d\d|\d ?[ap]\.?m\b/i

function venueOf(line: ScannedLine): string | null {
  const label = line.all('walk in venue label').find(({ to }) => /^[:-]$/.test(line.word(to)))
  if (!label) return null
  const place = line
    .words(label.to + 1, line.tokens.length)
    .replace(BEHIND_PLACE, '')
    .replace(ENDS, '')
  return place === '' ? null : cutText(place, LONGEST)
}

/** The sentence that says what to bring, or the list below it. */
function toBring(lines: ScannedLine[]): string | null {
  const at = lines.findIndex((line) => line.has('walk in bring'))
  const line = lines[at]
  const bring = line?.all('walk in bring')[0]
  const sentence = bring && line?.sentenceAt(bring.from)
  if (!line || !sentence) return null
  // "Venue: Tower B Documents to carry: a resume"
  const others = line.allOf(['walk in venue label', 'walk in date label'], sentence.from, bring.from)
  const said = line
    .words(others.length > 0 ? bring.from : sentence.from, sentence.to)
    .replace(/^[^\p{L}\d]+/u, '')
  const behind = lines.slice(at + 1)
  const end = behind.findIndex(({ kind }) => kind !== 'item')
  const listed = said.endsWith(':') ? behind.slice(0, end < 0 ? behind.length : end) : []
  return cutText([said, listed.map(({ text }) => text).join(', ')].join(' ').trim(), LONGEST)
}

function firstOf<Value>(lines: ScannedLine[], read: (line: ScannedLine) => Value | null): Value | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return value
  }
  return null
}
