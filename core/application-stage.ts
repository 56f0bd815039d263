/** Where an application stands, in the order of an application. */
export const STAGES = ['saved', 'applied', 'test', 'interview', 'offer', 'closed'] as const
export type Stage = (typeof STAGES)[number]

/** Longest note on a saved job, in UTF-16 units. */
export const MAX_NOTE = 200

/** Longest company name that is hidden, in UTF-16 units. */
export const MAX_COMPANY = 300

/** Companies that one visitor can hide. */
export const MAX_HIDDEN = 500

/**
 * A hidden company's name for comparison, as the database keeps it: only case and outer spaces do not matter. Search
 * compares more (`core/company-names.ts`).
 */
export function hiddenNameKey(company: string): string {
  return company.trim().toLowerCase()
}
