/** `refused`: the browser stores nothing. `missing`: the job is gone. `sign-in`: the session has ended. */
export type KeptOutcome = 'done' | 'full' | 'refused' | 'missing' | 'sign-in' | 'failed'

/** What a visitor reads when a change was not stored. */
export const KEPT_PROBLEMS: Record<Exclude<KeptOutcome, 'done'>, string> = {
  full: 'Your list is full. Remove something on your saved jobs page first.',
  refused: 'This browser does not let us store anything. A private window may be the reason.',
  missing: 'This job can no longer be saved.',
  'sign-in': 'Your session has ended. Please sign in again.',
  failed: 'We couldn’t reach your account. Please try again in a minute.',
}
