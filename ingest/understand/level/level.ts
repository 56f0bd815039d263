import type { ExperienceLevel } from '#core/job.ts'
import type { ExtractedExperience } from '../experience/experience.ts'
import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { levelOfText } from './level-of-text.ts'

export type Level = Extracted<ExperienceLevel | null>

/** What other readers found that says for whom a posting is. */
export interface LevelFacts {
  years: ExtractedExperience
  /** Years of graduation that may apply: whoever names one looks for beginners. */
  batch: Extracted<number[]>
  /** The words that make it an internship: those are for beginners, whatever their title. */
  internship: string[]
}

const UNKNOWN: Level = { value: null, evidence: [] }
/** The most years a beginner's posting may name: "0-3 years" still takes somebody with none. */
const MOST_FOR_BEGINNERS = 3
/** Beginners, whatever rank stands beside them: "Trainee Manager". */
const HELD_BY_NONE_ELSE = /^(?:intern|fresher|trainee|graduate|campus)/i
const FIELD_BEGINNER =
  /\b(?:freshers?|entry[ -]level|intern(?:ship)?|trainee|graduate|no (?:prior )?experience)\b/i
const FIELD_EXPERIENCED = /\b(?:senior|mid|lead|director|experienced|managerial)\b/i

/**
 * Whether a posting is for freshers or for experienced people; null if it does not say or contradicts itself. The years
 * decide: a "fresher" posting that asks for one year or more is not one. Without years, the seniority in the title
 * decides, then the graduation years, then what the text says about freshers.
 */
export function readLevel({ title, experience, lines }: ScannedPosting, facts: LevelFacts): Level {
  const { years, batch, internship } = facts
  const beginner = first(title, 'level intern') ?? first(title, 'level beginner')
  const isJunior =
    title.has('level junior') || (beginner !== undefined && HELD_BY_NONE_ELSE.test(words(title, beginner)))
  const senior = isJunior ? undefined : first(title, 'level senior')
  const said = levelOfText(experience ? [experience, ...lines] : lines)
  if (years.value) {
    if (years.value.min === 1 && said.value === 'Fresher' && !beginner) return UNKNOWN
    if (years.value.min >= 1) return { value: 'Experienced', evidence: years.evidence }
    if (years.contradicted !== null || (senior && isBeginners(years))) return UNKNOWN
    if (isBeginners(years)) return { value: 'Fresher', evidence: years.evidence }
  }
  if (beginner && !senior) return { value: 'Fresher', evidence: [words(title, beginner)] }
  if (internship.length > 0 && said.value !== 'Experienced') return { value: 'Fresher', evidence: internship }
  if (senior)
    return said.value === 'Fresher' || batch.value.length > 0
      ? UNKNOWN
      : { value: 'Experienced', evidence: [words(title, senior)] }
  if (years.value && !years.fromNought) return said
  if (batch.value.length > 0 && said.value === null) return { value: 'Fresher', evidence: batch.evidence }
  return said.value === null ? readField(experience) : said
}

function first(line: ScannedLine, tag: string): Span | undefined {
  return line.all(tag)[0]
}

function words(line: ScannedLine, { from, to }: Span): string {
  return line.words(from, to)
}

function isBeginners({ value, fromNought }: ExtractedExperience): boolean {
  return fromNought && value !== null && value.max !== null && value.max <= MOST_FOR_BEGINNERS
}

function readField(field: ScannedLine | null): Level {
  const text = field?.text ?? ''
  const value = FIELD_BEGINNER.test(text) ? 'Fresher' : FIELD_EXPERIENCED.test(text) ? 'Experienced' : null
  return { value, evidence: value === null ? [] : [text] }
}
