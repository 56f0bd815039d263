import { REQUEST_OUTCOMES } from './mail-request.ts'

/**
 * The outcome of a newsletter form: that of a request for mail, or of a link in a mail. `confirmed`, `left`: done.
 * `unknown`: the link is not valid any more.
 */
export const NEWSLETTER_OUTCOMES = [...REQUEST_OUTCOMES, 'confirmed', 'left', 'unknown'] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]
