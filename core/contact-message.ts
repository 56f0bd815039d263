/**
 * What the contact form did, in the page's URL and in the JSON response. `sent`: the operator has it, by mail or stored.
 * `empty`, `long` and `address`: the form has to be corrected. `later`: too many messages. `failed`: an error on our side.
 */
export const CONTACT_OUTCOMES = ['sent', 'empty', 'long', 'address', 'later', 'failed'] as const
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number]

/** In characters; the table has the same limit. */
export const LONGEST_MESSAGE = 4000

/** How long a message that could not be mailed is kept. */
export const MESSAGE_DAYS = 90

/** A form that was not accepted, so that its page can show what was typed. */
export interface ContactDraft {
  outcome: ContactOutcome
  email: string
  message: string
}
