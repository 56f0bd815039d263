import { formatBatch } from '#core/batch.ts'
import { counted } from '#core/count.ts'
import { branchesMetBy, degreesMetBy, nameOfStudy, type Branch, type Degree } from '#core/degrees.ts'
import { formatYears } from '#core/experience.ts'
import { placesOf, type JobSummary, type WorkMode } from '#core/job.ts'
import { placeSpellings } from '#core/places/city-names.ts'
import type { PostingQuote } from '#core/posting-evidence.ts'
import type { AboutMe } from '#core/about-me.ts'
import { isKnown } from '#app/features/jobs/my-skills/skill-record.ts'

/** What a posting states besides the fields of a list; what is absent, it does not say. */
interface StatedFacts {
  degree?: { names: readonly Degree[]; required: boolean } | null | undefined
  branch?: readonly Branch[] | null | undefined
  notice_days?: number | null | undefined
}

export type ComparedPosting = Pick<
  JobSummary,
  | 'experience_level'
  | 'experience_min'
  | 'experience_max'
  | 'batch'
  | 'location'
  | 'other_places'
  | 'is_remote'
  | 'work_mode'
  | 'skills'
> & { facts?: StatedFacts | null | undefined }

/** The employer's words by what was read from them. */
export type Quotes = Readonly<Partial<Record<string, PostingQuote>>>

/** One condition, as the posting states it and as the visitor meets it. */
export interface Condition {
  name: string
  /**
   * `met` and `unmet` count. `open`: it is stated, but the visitor has said nothing of it, or it decides nothing (a degree
   * that is only preferred). `silent`: the posting does not say.
   */
  verdict: 'met' | 'unmet' | 'open' | 'silent'
  /** What the posting asks for. */
  theirs: string
  /** What the visitor said; empty if nothing. */
  yours: string
  quote?: PostingQuote | undefined
}

export const MODE_NAMES: Record<WorkMode, string> = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' }

/**
 * Compares a posting with what the visitor says of herself: only what both state. What she has said and the posting does not
 * is `silent`; what neither says is left out.
 */
export function compare(
  posting: ComparedPosting,
  about: AboutMe,
  skills: readonly string[],
  quotes: Quotes = {},
): Condition[] {
  const { facts } = posting
  const degree = facts?.degree
  const notice = facts?.notice_days
  const mode = posting.work_mode ?? (posting.is_remote ? 'remote' : null)
  const missing = posting.skills.filter((skill) => !isKnown(skills, skill))
  // "Karnataka, India" names no city. An opening in several cities is met in any of them.
  const place = /(?:^|, )India$/.test(posting.location) ? null : placesOf(posting)
  return [
    condition(
      'Experience',
      experienceOf(posting),
      yearsOf(about.years),
      quotes['experience'] ?? quotes['level'],
      () => fitsYears(posting, about.years ?? 0),
    ),
    condition('Batch', batchOf(posting.batch), text(about.batch), quotes['batch'], () =>
      posting.batch.includes(about.batch ?? 0),
    ),
    condition(
      'Degree',
      degree ? either(degree.names.map(nameOfStudy)) : null,
      about.degrees.map(nameOfStudy).join(', '),
      quotes['degree'],
      () => (degree && fitsDegree(degree.names, about.degrees)) || (degree?.required ? false : null),
    ),
    condition(
      'Branch',
      facts?.branch ? either(facts.branch.map(nameOfStudy)) : null,
      about.branch ? nameOfStudy(about.branch) : '',
      quotes['branch'],
      () => fitsBranch(facts?.branch ?? [], about.branch),
    ),
    // A remote job has no place to be met.
    ...(mode === 'remote'
      ? []
      : [
          condition('City', place, about.cities.join(', '), quotes['location'], () =>
            fitsPlace(placesOf(posting), about.cities),
          ),
        ]),
    condition(
      'Work mode',
      mode && MODE_NAMES[mode],
      either(about.modes.map((one) => MODE_NAMES[one])),
      quotes['work_mode'],
      () => mode !== null && about.modes.includes(mode),
    ),
    condition(
      'Skills',
      posting.skills.length > 0 ? posting.skills.join(', ') : null,
      posting.skills.filter((skill) => isKnown(skills, skill)).join(', ') ||
        (skills.length > 0 ? 'other skills' : ''),
      undefined,
      () => missing.length === 0,
    ),
    condition(
      'Notice period',
      notice == null ? null : notice === 0 ? 'immediate joiners' : `at most ${counted(notice, 'day')}`,
      about.notice === null ? '' : about.notice === 0 ? 'none' : counted(about.notice, 'day'),
      quotes['notice_days'],
      () => (about.notice ?? 0) <= (notice ?? 0),
    ),
  ].filter(({ verdict, yours }) => verdict !== 'silent' || yours !== '')
}

/** How many of the conditions that both sides state are met. */
export function countMet(conditions: readonly Condition[]): { met: number; of: number } {
  const met = conditions.filter(({ verdict }) => verdict === 'met').length
  return { met, of: met + conditions.filter(({ verdict }) => verdict === 'unmet').length }
}

/** "You meet 4 of 5 stated conditions. They ask for 2026; you said 2025." */
export function summaryOf(conditions: readonly Condition[]): string[] {
  const { met, of } = countMet(conditions)
  const unmet = conditions.filter(({ verdict }) => verdict === 'unmet')
  const first =
    of === 0
      ? 'It states nothing that we can compare with what you said.'
      : `You meet ${met} of ${counted(of, 'stated condition')}.`
  return [first, ...unmet.map(({ theirs, yours }) => `They ask for ${theirs}; you said ${yours}.`)]
}

/** @param isMet Null: it decides nothing. Asked only if both sides say something. */
function condition(
  name: string,
  theirs: string | null,
  yours: string,
  quote: PostingQuote | undefined,
  isMet: () => boolean | null,
): Condition {
  if (theirs === null) return { name, verdict: 'silent', theirs: '', yours }
  if (yours === '') return { name, verdict: 'open', theirs, yours, quote }
  const met = isMet()
  return { name, verdict: met === null ? 'open' : met ? 'met' : 'unmet', theirs, yours, quote }
}

function experienceOf(posting: ComparedPosting): string | null {
  const years = formatYears(posting)
  if (years) return years
  if (posting.experience_level === 'Fresher') return 'freshers'
  if (posting.experience_max === 0) return 'no experience'
  return posting.experience_level === 'Experienced' ? 'experienced people' : null
}

function fitsYears(
  { experience_level: level, experience_min: min, experience_max: max }: ComparedPosting,
  years: number,
) {
  if (min === null && max === null) return level === 'Fresher' ? years === 0 : years > 0
  return years >= (min ?? 0) && (max === null || years <= max)
}

function yearsOf(years: number | null): string {
  return years === null ? '' : years === 0 ? 'no experience' : counted(years, 'year')
}

function batchOf(batch: readonly number[]): string | null {
  return formatBatch(batch)?.replace(/ batch(?:es)?$/, '') ?? null
}

function fitsDegree(asked: readonly Degree[], own: readonly Degree[]): boolean {
  return own.some((degree) => degreesMetBy(degree).some((met) => asked.includes(met)))
}

/** Null where only "a related field" could fit: what is related, the company decides. */
function fitsBranch(asked: readonly Branch[], own: Branch | null): boolean | null {
  if (own === null) return null
  if (branchesMetBy(own).some((met) => asked.includes(met))) return true
  return asked.includes('Related') ? null : false
}

/** By all names of both: Bangalore is Bengaluru, and Noida is in Delhi NCR. */
function fitsPlace(location: string, cities: readonly string[]): boolean {
  const theirs = new Set(location.split(', ').flatMap(placeSpellings))
  return cities.flatMap(placeSpellings).some((name) => theirs.has(name))
}

function either(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

function text(number: number | null): string {
  return number === null ? '' : String(number)
}
