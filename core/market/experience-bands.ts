import type { MarketPosting } from './market-figures.ts'

/** Least years of experience from which a band begins, most first. */
const BANDS = [
  [10, '10 years or more'],
  [6, '6 to 9 years'],
  [3, '3 to 5 years'],
  [0, 'Up to 2 years'],
] as const

/** In the order in which pages show them. */
export const EXPERIENCE_BANDS = ['Freshers', ...BANDS.map(([, name]) => name).toReversed()]

/** The band of a posting, by the least experience that it asks for; null if it does not say. */
export function experienceBand({
  experience_level,
  experience_min,
}: Pick<MarketPosting, 'experience_level' | 'experience_min'>): string | null {
  if (experience_level === 'Fresher') return 'Freshers'
  if (experience_min === null) return null
  return BANDS.find(([from]) => experience_min >= from)?.[1] ?? null
}
