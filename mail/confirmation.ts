import type { AlertFrequency } from '#core/alert.ts'
import { CONFIRM_WITHIN_DAYS } from '#db/queries/newsletter/subscribers.ts'
import {
  own,
  ownListName,
  unconfirmedMail,
  type UnconfirmedMail,
  type UnconfirmedOptions,
} from './unconfirmed-mail.ts'

/** The opt-in mail of the newsletter: nobody is subscribed until they press the button on the linked page. */
export function confirmationMail(options: UnconfirmedOptions): UnconfirmedMail {
  return unconfirmedMail(options, {
    subject: own`Confirm your subscription to the weekly Pravesh newsletter`,
    intro: (host) => [
      own`Someone, probably you, subscribed to our weekly newsletter at ${host}:`,
      own`new verified IT jobs in India (freshers first), events and a career path.`,
    ],
    ignore: [
      own`If it was not you, ignore this email.`,
      own`You won’t get the newsletter, and we delete your address after ${CONFIRM_WITHIN_DAYS} days.`,
    ],
    link: (links, token) => links.confirm(token),
    button: own`Confirm my subscription`,
    days: CONFIRM_WITHIN_DAYS,
  })
}

/**
 * The opt-in mail of a job alert.
 *
 * @param alert `query` is that of the jobs page. What was typed into it is shown only after the confirmation.
 */
export function alertConfirmationMail(
  options: UnconfirmedOptions,
  { query, frequency }: { query: string; frequency: AlertFrequency },
): UnconfirmedMail {
  const { name, isWhole } = ownListName(query)
  const often = frequency === 'daily' ? own`a day` : own`a week`
  return unconfirmedMail(options, {
    subject: own`Confirm your job alert: ${name}`,
    intro: (host) => [
      own`Someone, probably you, asked us at ${host} to email new jobs of this list: ${name}.`,
      ...(isWhole ? [] : [own`The list has more filters. You see them once you confirm.`]),
      own`We send at most one email ${often}, and none if there is nothing new.`,
    ],
    ignore: [
      own`If it was not you, ignore this email.`,
      own`You won’t get any jobs, and we delete the request after ${CONFIRM_WITHIN_DAYS} days.`,
    ],
    link: (links, token) => links.confirmAlert(token),
    button: own`Confirm my job alert`,
    days: CONFIRM_WITHIN_DAYS,
  })
}
