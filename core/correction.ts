import { z } from 'zod'
import { line } from './content/fields.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, SALARY_PERIODS, WORK_MODES } from './job.ts'
import type { ProvenFact } from './posting-evidence.ts'

const years = z.number().int().min(0).max(50).nullable()
/** Rupees. */
const pay = z.number().int().min(1).max(1_000_000_000).nullable()

/**
 * What an operator may correct in a posting, by the names of the columns: facts that the employer states and that we
 * read wrong. Null means that the employer does not state it.
 */
export const CorrectionSchema = z
  .strictObject({
    title: line(200),
    company: line(120),
    location: line(200),
    locations: z.array(line(60)).max(30),
    category: z.enum(JOB_CATEGORIES).nullable(),
    experience_level: z.enum(EXPERIENCE_LEVELS).nullable(),
    experience_min: years,
    experience_max: years,
    work_mode: z.enum(WORK_MODES).nullable(),
    job_type: z.enum(JOB_TYPES).nullable(),
    salary_min: pay,
    salary_max: pay,
    salary_period: z.enum(SALARY_PERIODS),
    application_url: z
      .string()
      .max(2048)
      .regex(/^https:\/\/\S+$/, 'expected an https address')
      .nullable(),
  })
  .partial()
export type Correction = z.output<typeof CorrectionSchema>
export type CorrectedField = keyof Correction

export const CORRECTED_FIELDS = Object.keys(CorrectionSchema.shape) as CorrectedField[]

export const CORRECTED_NUMBERS: ReadonlySet<string> = new Set([
  'experience_min',
  'experience_max',
  'salary_min',
  'salary_max',
])

/**
 * Reads a correction as it was typed, in a form or a command; other names are left out. An empty text is null, numbers
 * may have commas (3,00,000), and cities have semicolons between them.
 */
export function correctionOfTexts(texts: Record<string, unknown>) {
  const given = CORRECTED_FIELDS.filter((field) => typeof texts[field] === 'string')
  return CorrectionSchema.safeParse(
    Object.fromEntries(given.map((field) => [field, valueOf(field, String(texts[field]).trim())])),
  )
}

function valueOf(field: CorrectedField, text: string): unknown {
  if (field === 'locations')
    return text
      .split(';')
      .map((city) => city.trim())
      .filter((city) => city !== '')
  if (text === '') return null
  if (!CORRECTED_NUMBERS.has(field)) return text
  const digits = text.replaceAll(/[,₹\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : text
}

/** The stored words of the employer that no longer belong to a corrected field. */
const FACTS: Partial<Record<CorrectedField, ProvenFact[]>> = {
  location: ['location'],
  locations: ['location'],
  experience_level: ['level'],
  experience_min: ['experience'],
  experience_max: ['experience'],
  work_mode: ['work_mode'],
  salary_min: ['pay'],
  salary_max: ['pay'],
  salary_period: ['pay'],
}

/** Fields that are checked against each other, so a correction of one keeps the others too. */
const TOGETHER: readonly CorrectedField[][] = [
  ['location', 'locations'],
  ['experience_min', 'experience_max'],
  ['salary_min', 'salary_max', 'salary_period'],
]

/** A correction with the fields that belong to its own, as they are in the posting. */
export function wholeCorrection(correction: Correction, posting: Correction): Correction {
  const groups = TOGETHER.filter((group) => group.some((field) => field in correction))
  return { ...Object.fromEntries(groups.flat().map((field) => [field, posting[field]])), ...correction }
}

/** The facts whose stored words a correction makes void. */
export function voidedFacts(correction: Correction): ProvenFact[] {
  return [
    ...new Set(
      CORRECTED_FIELDS.filter((field) => field in correction).flatMap((field) => FACTS[field] ?? []),
    ),
  ]
}

/** What is wrong between the fields of a posting; null if nothing is. */
export function contradiction({
  experience_min: least,
  experience_max: most,
  salary_min: lowest,
  salary_max: highest,
}: Pick<Correction, 'experience_min' | 'experience_max' | 'salary_min' | 'salary_max'>): string | null {
  if (least != null && most != null && least > most)
    return 'The least experience is more than the most. Change one of them.'
  if (lowest != null && highest != null && lowest > highest)
    return 'The lowest pay is more than the highest. Change one of them.'
  return null
}
