import { cutText } from '#core/cut-text.ts'
import { JOB_TYPES, type JobType } from '#core/job.ts'
import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'

const LONGEST_LABEL = 8
/** Tokens behind what opens a sentence about the role: "This is a", and "We are seeking a" of an intern. */
const NEAR = 6
const FAR = 9

/**
 * The kind of employment, only if stated. "Intern" or "Contract" in a title decides, then the source's field, a
 * labelled line, or a sentence about this role. Full-time is never assumed.
 */
export function readJobType({ title, employmentType, lines }: ScannedPosting): Extracted<JobType | null> {
  const titled = typeIn(title, 0, title.tokens.length)
  if (titled && titled !== 'Full-time') return { value: titled, evidence: [title.text] }
  const field = employmentType ? typeIn(employmentType, 0, employmentType.tokens.length) : null
  if (field && employmentType) return { value: field, evidence: [employmentType.text] }
  for (const line of lines) {
    if (line.section === 'about') continue
    const value = labelled(line) ?? stated(line)
    if (value) return { value, evidence: [cutText(line.text, 120)] }
  }
  return { value: null, evidence: [] }
}

/** The type among these tokens: what is rarer is said of fewer jobs, so it comes first. */
function typeIn(line: ScannedLine, from: number, to: number): JobType | null {
  const named = new Set(line.all('job type', from, to).map(({ value }) => value))
  return ORDER.find((type) => named.has(type)) ?? null
}

const ORDER: JobType[] = [
  'Internship',
  ...JOB_TYPES.filter((type) => type !== 'Internship' && type !== 'Full-time'),
  'Full-time',
]

/** "Employment type: contract". */
function labelled(line: ScannedLine): JobType | null {
  const label = line.all('job type label', 0, LONGEST_LABEL)[0]
  if (!label || label.from > 1 || !/^[-:·]$/.test(line.word(label.to))) return null
  return typeIn(line, label.to, line.tokens.length)
}

/** "This is a 6-month contract role"; "As a Python development intern, you will", "Paid internship". */
function stated(line: ScannedLine): JobType | null {
  for (const opening of line.all('job type opening')) {
    const isOfIntern = opening.value === 'intern'
    const type = line.all('job type', opening.to, opening.to + (isOfIntern ? FAR : NEAR))[0]
    if (isOfIntern && !(type && isIntern(line, opening, type))) continue
    if (type && !/^(?:mba|degree|education)$/.test(line.word(type.to)))
      return typeIn(line, type.from, type.to)
  }
  return null
}

/** Whether an intern is sought: "We are seeking a keen Python intern", not "an engineer to guide interns", "Paid leave, interns too". */
function isIntern(line: ScannedLine, opening: Span, type: Span): boolean {
  if (line.sentenceAt(opening.from)?.from !== opening.from) return false
  const isNext = type.from === opening.to
  const between = line.words(opening.to, type.from)
  return (
    /^intern(?:ship)?$/.test(line.word(type.to - 1)) &&
    (isNext || (line.word(opening.from) !== 'paid' && !OTHER_SUBJECT.test(between)))
  )
}

/** Between "We are seeking a" and "intern": the intern is another one. */
const OTHER_SUBJECT = /[,:;]|\b(?:an?|you|to|for|who|with|of|in|at|our|the|their)\b/i
