import { claimRecipients } from '#db/queries/newsletter/deliveries.ts'
import { issueMail, type Issue } from './issue-mail.ts'
import { sendMailing, type SendOptions, type SendTally } from './send-mailing.ts'
import type { Recipient } from '#db/queries/newsletter/deliveries.ts'

/** Sends the weekly issue to all who have not got it (`sendMailing`). */
export function sendIssue({
  issue,
  ...options
}: Omit<SendOptions<Recipient>, 'mailing'> & { issue: Issue }): Promise<SendTally> {
  const { week } = issue.content
  return sendMailing({
    ...options,
    mailing: {
      issue: week,
      sender: issue.from.address,
      claim: (limit) => claimRecipients(options.owner, { issue: week, run: options.run }, limit),
      // oxlint-disable-next-line pravesh/no-process-clock -- the Date of the mail
      compose: (recipient) => issueMail(issue, recipient, new Date()),
    },
  })
}
