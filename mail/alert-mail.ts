import { createHash } from 'node:crypto'
import { counted } from '#core/count.ts'
import type { Mailbox } from '#core/mailbox.ts'
import type { AlertRecipient } from '#db/queries/newsletter/alert-mails.ts'
import { alertSubject, newJobs, parseAlertContent, type AlertContent } from './alert-content.ts'
import { compose } from './compose.ts'
import { html, mailPage, type Html } from './html.ts'
import { mailLinks, type MailLinks } from './links.ts'
import { listedJobHtml, listedJobText } from './listed-job.ts'
import { heading, wrap } from './text.ts'

export interface AlertMailOptions {
  /** The issue that the mail belongs to: `alerts-2026-11-22`. */
  issue: string
  siteUrl: string
  from: Mailbox
}

/** The reader's own links. */
interface ReaderLinks {
  manage: string
  leave: string
}

/**
 * The mail with a reader's new postings, with one-click unsubscribe (RFC 8058), which ends all alerts of the
 * reader. Its Message-ID is the same each time it is built.
 */
export function alertMail(
  { issue, siteUrl, from }: AlertMailOptions,
  recipient: AlertRecipient,
  now: Date,
): Promise<Buffer> {
  const content = parseAlertContent(recipient.content)
  const links = mailLinks(siteUrl)
  const own = {
    manage: links.manageAlerts(recipient.manage_token),
    leave: links.leaveAlerts(recipient.manage_token),
  }
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  const mark = createHash('sha256').update(`${issue} ${recipient.id}`).digest('hex').slice(0, 24)
  return compose({
    from,
    to: recipient.address,
    subject: alertSubject(content),
    text: alertText(content, links, own),
    html: alertHtml(content, links, own),
    date: now,
    messageId: `${issue}.${mark}@${host}`,
    headers: {
      'List-Id': `Pravesh job alerts <alerts.${new URL(siteUrl).hostname}>`,
      'List-Unsubscribe': `<${own.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'Auto-Submitted': 'auto-generated',
    },
  })
}

function alertText({ day, alerts }: AlertContent, links: MailLinks, own: ReaderLinks): string {
  const blocks = [
    `Pravesh job alerts, ${day}`,
    ...alerts.flatMap(({ name, query, jobs, total }) => [
      heading(`${name} (${newJobs(total)})`),
      ...jobs.map((job) => listedJobText(job, links)),
      ...(total > jobs.length ? [wrap(`And ${counted(total - jobs.length, 'more new job')}.`)] : []),
      `The whole list:\n${links.search(query)}`,
    ]),
    `-- \nYou get this mail because you asked for job alerts at ${links.home}.\n` +
      `To change them or delete one:\n${own.manage}\n` +
      `To stop all of them, open this page and tap Stop all alerts:\n${own.leave}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function alertHtml(content: AlertContent, links: MailLinks, own: ReaderLinks): string {
  return mailPage(
    alertSubject(content),
    html`<h1 style="font-size:24px;line-height:1.3;margin:0">Your new jobs</h1>
      <p class="soft" style="margin:4px 0 0">${content.day}</p>
      ${content.alerts.map((alert) => alertSection(alert, links))}
      <hr class="rule" style="border:0;border-top:1px solid #d8d3c8;margin:32px 0 16px" />
      <p class="soft" style="font-size:14px">
        You get this mail because you asked for job alerts at
        <a href="${links.home}">${new URL(links.home).host}</a>.
        <a href="${own.manage}">Change your alerts or delete one</a>, or
        <a href="${own.leave}">stop all of them</a>.
      </p>`,
  )
}

function alertSection({ name, query, jobs, total }: AlertContent['alerts'][number], links: MailLinks): Html {
  const rest = total - jobs.length
  return html`<h2 style="font-size:20px;line-height:1.3;margin:32px 0 12px">${name}</h2>
    ${jobs.map((job) => listedJobHtml(job, links))}
    <p>
      ${rest > 0 ? `And ${counted(rest, 'more new job')}. ` : null}<a href="${links.search(query)}"
        >See the whole list</a
      >
    </p>`
}
