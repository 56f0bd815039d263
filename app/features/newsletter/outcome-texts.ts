import { NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '#core/newsletter-outcome.ts'

/** What the visitor is told. None of it says whether an address was known. */
export const OUTCOME_TEXTS: Record<NewsletterOutcome, string> = {
  sent:
    'Thank you. A mail with a link is on its way: open it and confirm, and the letter comes every week. ' +
    'Nothing there in some minutes? Look into spam, or ask again after a quarter of an hour. An address ' +
    'that is subscribed already gets no second mail.',
  noted:
    'Thank you. Your address is noted, not yet confirmed: our mail does not go out right now. A mail ' +
    'with a link to confirm follows once it does.',
  invalid:
    'That is not an e-mail address that mail can be sent to. Please check it, for example asha@mail.example.',
  later: 'That is many subscriptions in a short time. Please try again in some minutes.',
  failed: 'That could not be stored right now. Please try again in a minute.',
  confirmed: 'Confirmed. The next weekly letter comes to you.',
  left: 'You are unsubscribed, and your address is erased. No letter comes any more.',
  unknown:
    'This link belongs to no subscription: it is too old, was followed up by a newer mail, or the ' +
    'subscription has ended already. To get the letter, subscribe here. If letters still come that you ' +
    'do not want, use the link in the newest one.',
}

const GOOD: ReadonlySet<NewsletterOutcome> = new Set(['sent', 'noted', 'confirmed', 'left'])

export function isGood(outcome: NewsletterOutcome): boolean {
  return GOOD.has(outcome)
}

/** Null for what is none. */
export function outcomeOf(text: string | null): NewsletterOutcome | null {
  return NEWSLETTER_OUTCOMES.find((outcome) => outcome === text) ?? null
}
