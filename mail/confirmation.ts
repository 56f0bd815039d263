import type { AlertFrequency } from '#core/alert.ts'
import type { Mailbox } from '#core/mailbox.ts'
import { CONFIRM_WITHIN_DAYS } from '#db/queries/newsletter/subscribers.ts'
import type { Mail } from './compose.ts'
import { html, mailPage } from './html.ts'
import { mailLinks } from './links.ts'

/** Who gets an opt-in mail, and its link. */
export interface ConfirmationOptions {
  from: Mailbox
  to: string
  siteUrl: string
  token: Buffer
  now: Date
}

type Confirmation = Omit<Mail, 'messageId'>

/** The opt-in mail of the newsletter: nobody is subscribed until they press the button on the linked page. */
export function confirmationMail(options: ConfirmationOptions): Confirmation {
  const { siteUrl, token } = options
  return optInMail(options, {
    subject: 'Confirm your subscription to the weekly Pravesh newsletter',
    intro:
      `Someone, probably you, subscribed to our weekly newsletter at ${new URL(siteUrl).host}: new verified IT jobs ` +
      `in India (freshers first), events and a career path.`,
    ignore:
      `If it was not you, ignore this email. You won’t get the newsletter, and we delete your ` +
      `address after ${CONFIRM_WITHIN_DAYS} days.`,
    link: mailLinks(siteUrl).confirm(token),
    button: 'Confirm my subscription',
  })
}

/** The opt-in mail of a job alert. */
export function alertConfirmationMail(
  options: ConfirmationOptions,
  { name, frequency }: { name: string; frequency: AlertFrequency },
): Confirmation {
  const { siteUrl, token } = options
  return optInMail(options, {
    subject: `Confirm your job alert: ${name}`,
    intro:
      `Someone, probably you, asked us at ${new URL(siteUrl).host} to email new jobs of this list: ${name}. ` +
      (frequency === 'daily' ? 'We send at most one email a day' : 'We send at most one email a week') +
      `, and none if there is nothing new.`,
    ignore:
      `If it was not you, ignore this email. You won’t get any jobs, and we delete the request after ` +
      `${CONFIRM_WITHIN_DAYS} days.`,
    link: mailLinks(siteUrl).confirmAlert(token),
    button: 'Confirm my job alert',
  })
}

interface OptIn {
  subject: string
  intro: string
  /** What happens without a confirmation. */
  ignore: string
  link: string
  button: string
}

function optInMail(
  { from, to, siteUrl, now }: ConfirmationOptions,
  { subject, intro, ignore, link, button }: OptIn,
): Confirmation {
  const { home } = mailLinks(siteUrl)
  const works = `The link works for ${CONFIRM_WITHIN_DAYS} days. It opens a page with a Confirm button.`
  return {
    from,
    to,
    subject,
    date: now,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: `${intro}\n\nTo confirm, open this page and tap Confirm:\n${link}\n\n${works}\n\n${ignore}\n\n-- \nPravesh, ${home}\n`,
    html: mailPage(
      subject,
      html`<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">One more step</h1>
        <p>${intro}</p>
        <p style="margin:24px 0">
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:4px;font-weight:bold"
            >${button}</a
          >
        </p>
        <p class="soft">${works}</p>
        <p class="soft">${ignore}</p>
        <hr class="rule" style="border:0;border-top:1px solid #d8d3c8;margin:24px 0" />
        <p class="soft">Pravesh, <a href="${home}">${new URL(siteUrl).host}</a></p>`,
    ),
  }
}
