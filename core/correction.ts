import { z } from 'zod'
import { line } from './content/fields.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, SALARY_PERIODS, WORK_MODES } from './job.ts'
import { listedName, placeShown, placesNamed } from './places/gazetteer.ts'
import { nearestPlaces } from './places/nearest-places.ts'
import { placeWords } from './places/place-words.ts'
import { isPlausiblePay, MOST_YEARS, PAY_BOUNDS, WIDEST_PAY } from './plausible.ts'
import type { ProvenFact } from './posting-evidence.ts'

const years = z.number().int().min(0).max(MOST_YEARS).nullable()
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
    application_url: z.string().max(2048).refine(isHttps, 'expected an https address').nullable(),
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

function isHttps(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && /^https:\/\/\S+$/.test(text) && /\.[a-z]{2,}$/i.test(url.hostname)
}

/**
 * Reads a correction as it was typed in a form; other names are left out. An empty text is null, numbers
 * may have commas (3,00,000), and cities have semicolons between them and become their names on the site.
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
      .map((city) => listedName(city) ?? city)
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

/**
 * What is wrong with a correction, by itself or beside the other facts of its posting; null if nothing is. What the reader
 * would not believe is refused here as well. Facts that stay as they are do not count.
 */
export function contradiction(correction: Correction, posting: Correction = {}): string | null {
  const isChanged = (field: CorrectedField) =>
    field in correction && JSON.stringify(correction[field]) !== JSON.stringify(posting[field])
  const whole = { ...posting, ...correction }
  return (
    (YEARS.some(isChanged) ? wrongYears(whole) : null) ??
    (PAY.some(isChanged) ? wrongPay(whole) : null) ??
    (isChanged('locations') ? wrongCities(whole.locations ?? []) : null) ??
    (isChanged('location') ? wrongLocation(whole.location ?? '') : null)
  )
}

const YEARS: readonly CorrectedField[] = ['experience_min', 'experience_max']
const PAY: readonly CorrectedField[] = ['salary_min', 'salary_max', 'salary_period']

function wrongYears({ experience_min: least, experience_max: most }: Correction): string | null {
  return least != null && most != null && least > most
    ? 'The least experience is more than the most. Change one of them.'
    : null
}

function wrongPay({
  salary_min = null,
  salary_max = null,
  salary_period: period,
}: Correction): string | null {
  if (salary_min !== null && salary_max !== null && salary_min > salary_max)
    return 'The lowest pay is more than the highest. Change one of them.'
  if (!period || isPlausiblePay({ min: salary_min, max: salary_max, period })) return null
  const bounds = PAY_BOUNDS[period]
  const odd = [salary_min, salary_max].find((pay) => pay !== null && (pay < bounds[0] || pay > bounds[1]))
  if (odd == null) return `The highest pay is more than ${WIDEST_PAY} times the lowest. Change one of them.`
  const [least, most] = bounds.map((amount) => amount.toLocaleString('en-IN'))
  return `No job pays ₹${odd.toLocaleString('en-IN')} a ${period}: expected rupees, ${least} to ${most}. 3 lakh is 300000.`
}

function wrongCities(cities: string[]): string | null {
  const unknown = cities.find((city) => placeShown(city) === null)
  return unknown === undefined ? null : unknownPlace(unknown, 'city')
}

/** Words of a location that are no place. */
const NO_PLACE =
  /\b(?:remote|hybrid|on-?site|office|home|wfh|anywhere|multiple|various|across|pan|all|other)\b/i

/** A location is free text, but it names a place that we know, and misspells none. */
function wrongLocation(location: string): string | null {
  const parts = location
    .split(/[,;/|()]|\s[-–—]\s|\b(?:and|or)\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !NO_PLACE.test(part))
  const unknown = parts.filter((part) => placesNamed(placeWords(part)).length === 0)
  const misspelled = unknown.find((part) => !/\d/.test(part) && nearestPlaces(part, 1).length > 0)
  const wrong = misspelled ?? (unknown.length === parts.length ? unknown[0] : undefined)
  return wrong === undefined ? null : unknownPlace(wrong, 'place')
}

function unknownPlace(name: string, kind: 'city' | 'place'): string {
  const near = nearestPlaces(name)
  const hint = near.length > 0 ? `: did you mean ${near.join(' or ')}?` : '.'
  return `We know no ${kind} “${name}”${hint}`
}
