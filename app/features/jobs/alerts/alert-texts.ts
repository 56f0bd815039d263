import { ALERT_OUTCOMES, type AlertFrequency, type AlertOutcome } from '#core/alert.ts'

/** Messages to the visitor. None reveals whether an address is known. */
export const ALERT_TEXTS: Record<AlertOutcome, string> = {
  sent:
    'Thank you. We are sending you an email. Open the link in it to confirm. No email in a few ' +
    'minutes? Check your spam folder. If it isn’t there, try again tomorrow, or write to us. If you ' +
    'already get this alert, or have ten, you won’t get another email.',
  noted: 'Your alert is noted. We’ll email a confirmation link when mail starts.',
  invalid: 'This is not a valid email address. Please check it. Example: asha@mail.example',
  later:
    'Too many attempts from your network in a short time. Please try again in a few minutes, or write to us.',
  failed: 'We couldn’t save that right now. Please try again in a minute.',
  confirmed: 'Confirmed. We email you when there are new jobs.',
  changed: 'Changed.',
  deleted: 'Deleted. You get no more emails for that list.',
  left: 'All your alerts are stopped. We have deleted them, and your email address unless you get our newsletter.',
  unknown:
    'This link no longer works. It may be too old, or you have stopped your alerts. You can ask for new ones here.',
}

/** How the pages name a frequency. */
export const FREQUENCY_NAMES: Record<AlertFrequency, string> = { daily: 'Daily', weekly: 'Weekly' }

const PROBLEMS: ReadonlySet<AlertOutcome> = new Set(['invalid', 'later', 'failed', 'unknown'])

export function isAlertSuccess(outcome: AlertOutcome): boolean {
  return !PROBLEMS.has(outcome)
}

/** Null if the text is no outcome. */
export function alertOutcomeOf(text: string | null): AlertOutcome | null {
  return ALERT_OUTCOMES.find((outcome) => outcome === text) ?? null
}
