/**
 * The outcome of a form that asks for mail, in the page's URL and in the JSON response:
 *
 * - `sent`, `noted`: requested; the link is mailed now, or once mail works. Never reveals whether the
 *   address was known.
 * - `invalid`: not an email address. `later`: too many requests from one client. `failed`: an error on our
 *   side.
 */
export const REQUEST_OUTCOMES = ['sent', 'noted', 'invalid', 'later', 'failed'] as const
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number]

/** Honeypot: a form field that people do not see, so only bots fill it in. */
export const HONEYPOT_FIELD = 'homepage'
