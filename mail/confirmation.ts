import type { Mailbox } from '#core/mailbox.ts'
import { CONFIRM_WITHIN_DAYS } from '#db/queries/newsletter/subscribers.ts'
import type { Mail } from './compose.ts'
import { html, mailPage } from './html.ts'
import { mailLinks } from './links.ts'

export interface ConfirmationOptions {
  from: Mailbox
  to: string
  siteUrl: string
  token: Buffer
  now: Date
}

/** The opt-in mail: nobody is subscribed until they press the button on the linked page. */
export function confirmationMail({
  from,
  to,
  siteUrl,
  token,
  now,
}: ConfirmationOptions): Omit<Mail, 'messageId'> {
  const links = mailLinks(siteUrl)
  const link = links.confirm(token)
  const host = new URL(siteUrl).host
  const subject = 'Confirm your subscription to the weekly Pravesh newsletter'
  const intro =
    `Someone, probably you, subscribed to our weekly newsletter at ${host}: new verified IT jobs ` +
    `in India (freshers first), events and a career path.`
  const ignore =
    `If it was not you, ignore this email. You won’t get the newsletter, and we delete your ` +
    `address after ${CONFIRM_WITHIN_DAYS} days.`
  const works = `The link works for ${CONFIRM_WITHIN_DAYS} days. It opens a page with a Confirm button.`
  return {
    from,
    to,
    subject,
    date: now,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: `${intro}\n\nTo confirm, open this page and tap Confirm:\n${link}\n\n${works}\n\n${ignore}\n\n-- \nPravesh, ${links.home}\n`,
    html: mailPage(
      subject,
      html`<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">One more step</h1>
        <p>${intro}</p>
        <p style="margin:24px 0">
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:4px;font-weight:bold"
            >Confirm my subscription</a
          >
        </p>
        <p class="soft">${works}</p>
        <p class="soft">${ignore}</p>
        <hr class="rule" style="border:0;border-top:1px solid #d8d3c8;margin:24px 0" />
        <p class="soft">Pravesh, <a href="${links.home}">${host}</a></p>`,
    ),
  }
}
