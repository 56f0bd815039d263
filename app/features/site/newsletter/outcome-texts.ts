import { NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '#core/newsletter-outcome.ts'

/** Messages to the visitor. None reveals whether an address is subscribed. */
export const OUTCOME_TEXTS: Record<NewsletterOutcome, string> = {
  sent:
    'Thank you. We are sending you an email. Open the link in it to confirm. No email in a few ' +
    'minutes? Check your spam folder. If it isn’t there, try again tomorrow, or write to us. If you ' +
    'have already subscribed, you won’t get another email.',
  noted: 'You’re on the list. We’ll email a confirmation link when mail starts.',
  invalid: 'This is not a valid email address. Please check it. Example: asha@mail.example',
  later:
    'Too many attempts from your network in a short time. Please try again in a few minutes, or write to us.',
  failed: 'We couldn’t save that right now. Please try again in a minute.',
  confirmed: 'Confirmed. You will get the next weekly newsletter.',
  left: 'You’re unsubscribed. We have deleted your email address, unless you get job alerts at it.',
  unknown:
    'This link no longer works. It may be too old, replaced by a newer email, or you have ' +
    'already unsubscribed. To get the newsletter, subscribe here. To stop it, use the link in ' +
    'the latest newsletter.',
}

const SUCCESSES: ReadonlySet<NewsletterOutcome> = new Set(['sent', 'noted', 'confirmed', 'left'])

export function isSuccess(outcome: NewsletterOutcome): boolean {
  return SUCCESSES.has(outcome)
}

/** Null if the text is no outcome. */
export function outcomeOf(text: string | null): NewsletterOutcome | null {
  return NEWSLETTER_OUTCOMES.find((outcome) => outcome === text) ?? null
}
