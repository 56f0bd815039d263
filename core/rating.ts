/** What a visitor can give a course, a tool or a resource. */
export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

/**
 * What a visitor is told who rated something. `network` is for a device of a network that another has rated it from,
 * `full` for one of a row that too many rated today, `later` for too many ratings of one client.
 */
export const RATING_OUTCOMES = ['thanks', 'changed', 'network', 'full', 'later', 'gone', 'failed'] as const
export type RatingOutcome = (typeof RATING_OUTCOMES)[number]

/** The outcome that a text names; null for any other text. */
export function ratingOutcomeOf(text: string | null): RatingOutcome | null {
  return RATING_OUTCOMES.find((outcome) => outcome === text) ?? null
}
