import { endOfIndianDay, isoDay } from './dates.ts'
import { REQUEST_OUTCOMES } from './mail-request.ts'

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** How alerts reach a reader. */
export const ALERT_CHANNELS = ['email', 'telegram'] as const
export type AlertChannelName = (typeof ALERT_CHANNELS)[number]

/** Tuesday, as `Date.getUTCDay` counts: new postings come on working days, and Monday's mail is much. */
const WEEKLY_DAY = 2
const DAY_MS = 86_400_000

/**
 * The outcome of a form about job alerts: that of a request for mail, or of a link in a mail. `confirmed`, `changed`,
 * `deleted`, `left`: done. `unknown`: the link is not valid any more.
 */
export const ALERT_OUTCOMES = [
  ...REQUEST_OUTCOMES,
  'confirmed',
  'changed',
  'deleted',
  'left',
  'unknown',
] as const
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number]

/**
 * The day in India by which the searches of an alert must have run: today for a daily one, for a weekly one
 * the last Tuesday (today, if it is one). An alert whose search last ran before that day is due.
 */
export function alertDueDay(frequency: AlertFrequency, now: Date): string {
  if (frequency === 'daily') return isoDay(now)
  const weekday = new Date(`${isoDay(now)}T00:00:00Z`).getUTCDay()
  const daysAgo = (weekday - WEEKLY_DAY + 7) % 7
  return isoDay(new Date(endOfIndianDay(now).getTime() - 1 - daysAgo * DAY_MS))
}

/** Hour in India from which `npm start -- --schedule` mails the alerts of the day. */
const MAILED_FROM_HOUR = 8

/** Whether it is late enough in India to mail the alerts of the day. */
export function isAlertTime(now: Date): boolean {
  return now.getTime() >= endOfIndianDay(now).getTime() - (24 - MAILED_FROM_HOUR) * 3_600_000
}
