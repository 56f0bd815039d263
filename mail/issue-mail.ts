import { createHash } from 'node:crypto'
import type { Mailbox } from '#core/mailbox.ts'
import type { Recipient } from '#db/queries/newsletter/deliveries.ts'
import { compose } from './compose.ts'
import { issueSubject, type IssueContent } from './issue-content.ts'
import { issueHtml } from './issue-html.ts'
import { issueText } from './issue-text.ts'
import { mailLinks } from './links.ts'

/** One issue, without a recipient. */
export interface Issue {
  content: IssueContent
  siteUrl: string
  from: Mailbox
}

/**
 * The mail of an issue to one subscriber, with one-click unsubscribe (RFC 8058) and a list id (RFC 2919). Its
 * Message-ID is the same each time it is built, so that a mailbox can recognise a duplicate.
 */
export function issueMail(issue: Issue, recipient: Recipient, now: Date): Promise<Buffer> {
  const { content, siteUrl, from } = issue
  const links = mailLinks(siteUrl)
  const unsubscribeUrl = links.unsubscribe(recipient.unsubscribe_token)
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  const mark = createHash('sha256').update(`${content.week} ${recipient.id}`).digest('hex').slice(0, 24)
  return compose({
    from,
    to: recipient.address,
    subject: issueSubject(content),
    text: issueText(content, links, unsubscribeUrl),
    html: issueHtml(content, links, unsubscribeUrl),
    date: now,
    messageId: `${content.week.toLowerCase()}.${mark}@${host}`,
    headers: {
      'List-Id': `Pravesh weekly newsletter <weekly.${new URL(siteUrl).hostname}>`,
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Stops out-of-office replies.
      Precedence: 'bulk',
      'Auto-Submitted': 'auto-generated',
    },
  })
}
