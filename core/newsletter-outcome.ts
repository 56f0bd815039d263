/**
 * What came of a visitor's wish about the newsletter, as a page's address and a script's answer say it:
 *
 * - `sent`, `noted`: asked for; a link is mailed now, or once mail goes out again. Never whether the address was known.
 * - `invalid`: no e-mail address. `later`: too many from one place. `failed`: our fault.
 * - `confirmed`, `left`: done. `unknown`: the link of the mail belongs to nothing any more.
 */
export const SUBSCRIBE_OUTCOMES = ['sent', 'noted', 'invalid', 'later', 'failed'] as const
export const NEWSLETTER_OUTCOMES = [...SUBSCRIBE_OUTCOMES, 'confirmed', 'left', 'unknown'] as const
export type SubscribeOutcome = (typeof SUBSCRIBE_OUTCOMES)[number]
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/** A field that people do not meet: what is in it was put there by a program. */
export const TRAP_FIELD = 'homepage'
