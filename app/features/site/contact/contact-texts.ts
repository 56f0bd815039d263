import { formatCount } from '#core/count.ts'
import { CONTACT_OUTCOMES, LONGEST_MESSAGE, type ContactOutcome } from '#core/contact-message.ts'

export const CONTACT_TEXTS: Record<ContactOutcome, string> = {
  sent: 'Thank you. We have your message.',
  empty: 'The message is empty. Please write one.',
  long: `The message is too long. Please keep it to ${formatCount(LONGEST_MESSAGE)} characters.`,
  address:
    'This is not a valid email address. Please check it, or leave it empty. Example: asha@mail.example',
  later: 'Too many messages in a short time. Please try again in ten minutes. Your text is still here.',
  failed: 'We couldn’t save your message right now. Please try again in a minute. Your text is still here.',
}

/** Null if the text is no outcome. */
export function contactOutcomeOf(text: string | null): ContactOutcome | null {
  return CONTACT_OUTCOMES.find((outcome) => outcome === text) ?? null
}
