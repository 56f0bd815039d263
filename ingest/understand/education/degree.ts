import { DEGREES, type Degree } from '#core/degrees.ts'
import type { PostingFacts } from '#core/posting-facts.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { isOfOthers } from '../terms/others.ts'

/** A degree that somebody who applies has or should have. */
export interface StatedDegree {
  line: ScannedLine
  span: Span
  isWish: boolean
}

/** Tokens between a degree and the words that make it a wish: "a Master's in statistics or economics is a plus". */
const WISH_BEHIND = 22
const WISH_BEFORE = 6
/** Tokens between a degree and what tells that it is one of those whose marks count. */
const MARKS_NEAR = 24
/** Of a label: "Minimum educational qualification". */
const LABEL = 5

const NAMED_TAGS = ['degree named', 'degree beside']
const DEGREE_TAGS = [...NAMED_TAGS, 'degree alone', 'degree sole']
/** Tokens around a degree in which another one that is joined to it lies. */
const NEAR = 12

/** Every mention of a degree that is asked for or preferred, in the order of the text. */
export function statedDegrees({ title, lines }: ScannedPosting): StatedDegree[] {
  const stated: StatedDegree[] = []
  for (const line of [title, ...lines]) {
    if (line.section === 'about' || !line.mayHold(DEGREE_TAGS)) continue
    const isLabelled = hasEducationLabel(line)
    if (line.section === 'offer' && !isLabelled) continue
    for (const span of line.allOf(DEGREE_TAGS)) {
      if (span.tag === 'degree beside' && !isBeside(line, span)) continue
      if (span.tag === 'degree sole' && !isSole(line, span)) continue
      if (isDenied(line, span) || (!isLabelled && isOfOthers(line, span))) continue
      stated.push({ line, span, isWish: isWish(line, span) })
    }
  }
  return stated
}

/** "Qualification: B.Tech" says it wherever it stands. */
export function hasEducationLabel(line: ScannedLine): boolean {
  return line.all('education label', 0, LABEL).some(({ to }) => /^[:-]$/.test(line.word(to)))
}

/** The degrees that a posting asks for; where it asks for none, those that it prefers. */
export function readDegree(stated: StatedDegree[]): Extracted<NonNullable<PostingFacts['degree']> | null> {
  const asked = stated.filter(({ isWish }) => !isWish)
  const some = asked.length > 0 ? asked : stated
  const kinds = some.filter(({ line, span }) => span.tag !== 'degree alone' && !isListed(line, span))
  const named = kinds.length > 0 ? kinds : some
  const unmarked = named.filter(({ line, span }) => !isOfMarks(line, span))
  const meant = unmarked.length > 0 ? unmarked : named
  const values = new Set(meant.map(({ span }) => span.value))
  const names = DEGREES.filter((degree: Degree) => values.has(degree))
  if (names.length === 0) return { value: null, evidence: [] }
  const evidence = new Set(meant.map(({ line, span }) => line.words(span.from, span.to)))
  return { value: { names, required: asked.length > 0 }, evidence: [...evidence] }
}

/** "12th: 60%", "60% in 10th, 12th, diploma and graduation": marks of whoever has the degree that is asked for. */
function isOfMarks(line: ScannedLine, { from, to, value }: Span): boolean {
  if (!/^(?:12th|Diploma|Any .*)$/.test(value) || /pass/i.test(line.words(from, to + 1))) return false
  const sentence = line.sentenceAt(from)
  const first = Math.max(sentence?.from ?? 0, from - MARKS_NEAR)
  const last = Math.min(sentence?.to ?? line.tokens.length, to + MARKS_NEAR)
  // A diploma with 60% is asked for, if no school stands beside it.
  const isSchool = value === '12th' || line.has('education tenth', first, last)
  return isSchool && line.has('education marks', first, last)
}

/** "Bachelor's degree (BE, MCA)", "Any post-graduation (MTech)": which ones stands beside. "Any graduate, BE" takes all. */
function isListed(line: ScannedLine, { value, from, to }: Span): boolean {
  const level = OF_LEVEL[value]
  if (!level) return false
  const opened = NAMED_TAGS.some((tag) => line.at(to + 1, tag)) && line.word(to) === '('
  if (opened) return !line.has('education wish', to, to + LABEL)
  const isAny = /\bany\b/i.test(line.words(Math.max(0, from - 1), to))
  if (isAny || !GENERAL.test(line.words(from, to))) return false
  return line.allOf(NAMED_TAGS, from - LISTED, to + LISTED).some((other) => level.test(other.value))
}

const GENERAL = /bachelor|master|degree|\b[BM]\.?S\b|(?:science|cse) graduate/i
/** Tokens between a general degree and the names that it stands for. */
const LISTED = 20
const OF_LEVEL: Record<string, RegExp> = { 'Any graduate': /^B[ECS]/, 'Any post-graduate': /^M[CES]/ }

/** "Excel, Tally. Graduate." */
function isSole(line: ScannedLine, { from, to }: Span): boolean {
  const sentence = line.sentenceAt(from)
  return sentence?.from === from && line.tokens.slice(to, sentence.to).every(({ kind }) => kind === 'sign')
}

/** In front of a branch they may be another word: "BA IT", "intermediate maths". */
const OTHER_WORDS = new Set(['BA', '12th'])

/** "BE (CSE)", "BE Mechanical", "BA, BCom", "BE 2025", "MS in Computer Science", "Education: 12th": what stands for much else by itself. */
function isBeside(line: ScannedLine, span: Span): boolean {
  if (line.at(span.from, 'degree named')) return false
  const label = /^[:-]$/.test(line.word(span.from - 1))
    ? line.before(span.from - 1, 'education label')
    : undefined
  if (label && label.from < LABEL) return true
  if (/^(?:in|from|of)$/.test(line.word(span.to)) || line.word(span.to) === '(') {
    for (let at = span.to; at <= span.to + 3; at += 1) if (line.at(at, 'branch')) return true
  }
  if (line.word(span.to) === '-' && line.at(span.to + 1, 'branch')) return true
  if (/^20[12]\d$/.test(line.word(span.to))) return true
  if (!OTHER_WORDS.has(span.value) && line.at(span.to, 'branch')) return true
  return line
    .allOf(NAMED_TAGS, span.from - NEAR, span.to + NEAR)
    .some(
      (other) =>
        other.row !== span.row &&
        ((other.to <= span.from && joins(line, other.to, span.from)) ||
          (span.to <= other.from && joins(line, span.to, other.from))),
    )
}

const JOINS = new Set(['/', ',', 'or', 'and', '&', '|', '.'])

function joins(line: ScannedLine, from: number, to: number): boolean {
  if (to - from > 2) return false
  for (let at = from; at < to; at += 1) if (!JOINS.has(line.word(at))) return false
  return true
}

/** "Preferred", "a plus", "or equivalent experience": who lacks it may apply too. */
function isWish(line: ScannedLine, { from, to }: Span): boolean {
  if (line.section === 'preferred') return true
  const sentence = line.sentenceAt(from)
  const first = Math.max(sentence?.from ?? 0, from - WISH_BEFORE)
  const last = Math.min(sentence?.to ?? line.tokens.length, to + WISH_BEHIND)
  return line.has('education wish', first, last)
}
