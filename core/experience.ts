import type { ExperienceLevel, JobType } from './job.ts'

export interface StatedExperience {
  experience_level: ExperienceLevel | null
  /** Whole years. */
  experience_min: number | null
  experience_max: number | null
}

/** In the words of its title, a posting for somebody with no years. The same expression in SQL: `freshersCondition`. */
const FOR_FRESHERS = /\b(?:freshers?|graduates?|trainees?|interns?|internships?)\b/i

/**
 * Whether a posting is for freshers: it says so, or asks for no years at least. A trainee or intern who needs years is none.
 */
export function isForFreshers({
  title,
  job_type,
  ...stated
}: StatedExperience & { title: string; job_type: JobType | null }): boolean {
  if (stated.experience_level === 'Fresher') return true
  const least = leastYears(stated)
  if (least !== null || stated.experience_level === 'Experienced') return least === 0
  return job_type === 'Internship' || FOR_FRESHERS.test(title)
}

/** The years that a posting asks for at least: "up to 2 years" asks for none. Null if it states none. */
export function leastYears({
  experience_min: min,
  experience_max: max,
}: Pick<StatedExperience, 'experience_min' | 'experience_max'>): number | null {
  return min ?? (typeof max === 'number' ? 0 : null)
}

/** The experience label of a card; a posting that states nothing gets no guess. */
export function formatExperience(stated: StatedExperience): string {
  const years = formatYears(stated)
  if (stated.experience_level === 'Fresher') return years ? `Fresher · ${years}` : 'Fresher'
  return years ?? stated.experience_level ?? 'Experience not mentioned'
}

/** The years only, `3–5 years` or `3+ years`; null if the posting states none, or requires none. */
export function formatYears({
  experience_min: min,
  experience_max: max,
}: Pick<StatedExperience, 'experience_min' | 'experience_max'>): string | null {
  if ((min === null && max === null) || max === 0) return null
  if (max === null) return `${min}+ years`
  if (min === null || min === max) return max === 1 ? '1 year' : `${max} years`
  return `${min}–${max} ${max === 1 ? 'year' : 'years'}`
}

/**
 * Who a posting suits, in sentences that say only what it states. Null if it states nothing of the kind.
 *
 * @param batch As `formatBatch` writes it: `2026 batch`.
 */
export function suitedTo(stated: StatedExperience, batch: string | null): string | null {
  const { experience_level: level, experience_max: max } = stated
  const years = formatYears(stated)
  const people = [level === 'Fresher' ? 'Freshers' : null, batch && `the ${batch}`].filter(
    (one) => one !== null,
  )
  const asked = years ? `${years} of experience` : max === 0 ? 'no experience' : null
  if (people.length === 0 && asked) return max === 0 ? 'People without experience.' : `People with ${asked}.`
  if (people.length === 0)
    return level === 'Experienced' ? 'Experienced people. It doesn’t say how many years.' : null
  const who = people.join(', ')
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}.${asked ? ` It asks for ${asked}.` : ''}`
}
