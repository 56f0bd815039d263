import type { Stage } from '#core/application-stage.ts'

/** The stages as the page names them. */
export const STAGE_NAMES: Record<Stage, string> = {
  saved: 'Saved',
  applied: 'Applied',
  test: 'Test',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
}
