import type { ExperienceLevel } from './job.ts'

export interface StatedExperience {
  experience_level: ExperienceLevel | null
  /** Whole years. */
  experience_min: number | null
  experience_max: number | null
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

/** Who a posting suits, in a sentence built from what it states. */
export function suitedTo(stated: StatedExperience): string {
  const years = formatYears(stated)
  if (stated.experience_level === 'Fresher') {
    return years
      ? `Freshers and recent graduates. The job asks for ${years} of experience.`
      : 'Freshers and recent graduates. The job asks for no earlier experience.'
  }
  if (years) return `People with ${years} of relevant experience.`
  if (stated.experience_level === 'Experienced')
    return 'People with experience in this work. The company does not say how many years.'
  return 'The company does not mention experience. Read the role summary before you apply.'
}
