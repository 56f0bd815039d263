import { claimRecipients, type Recipient } from '#db/queries/newsletter/deliveries.ts'
import { mailChannel } from './channel.ts'
import { issueMail, type Issue } from './issue-mail.ts'
import { sendMailing, type SendOptions, type SendTally } from './send-mailing.ts'

type SendIssueOptions = Omit<SendOptions<Recipient>, 'mailing' | 'channel'> & {
  issue: Issue
  smtpUrl: string
}

/** Sends the weekly issue to all who have not got it (`sendMailing`). */
export function sendIssue({ issue, smtpUrl, ...options }: SendIssueOptions): Promise<SendTally> {
  const { week } = issue.content
  return sendMailing({
    ...options,
    mailing: {
      issue: week,
      claim: (limit) => claimRecipients(options.owner, { issue: week, run: options.run }, limit),
    },
    channel: mailChannel({ smtpUrl, from: issue.from.address }, (reader: Recipient) =>
      // oxlint-disable-next-line pravesh/no-process-clock -- the Date of the mail
      issueMail(issue, reader, new Date()),
    ),
  })
}
