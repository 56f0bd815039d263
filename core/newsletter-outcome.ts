/**
 * The outcome of a newsletter form, in the page's URL and in the JSON response:
 *
 * - `sent`, `noted`: requested; the link is mailed now, or once mail works. Never reveals whether the
 *   address was known.
 * - `invalid`: not an e-mail address. `later`: too many requests from one client. `failed`: an error on our
 *   side.
 * - `confirmed`, `left`: done. `unknown`: the link of the mail is not valid any more.
 */
export const SUBSCRIBE_OUTCOMES = ['sent', 'noted', 'invalid', 'later', 'failed'] as const
export const NEWSLETTER_OUTCOMES = [...SUBSCRIBE_OUTCOMES, 'confirmed', 'left', 'unknown'] as const
export type SubscribeOutcome = (typeof SUBSCRIBE_OUTCOMES)[number]
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/** Honeypot: a form field that people do not see, so only bots fill it in. */
export const HONEYPOT_FIELD = 'homepage'
