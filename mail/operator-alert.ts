import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MailSettings } from '#core/settings.ts'
import { findTrouble } from '#core/trouble.ts'
import {
  claimOperatorAlert,
  readTroubleFacts,
  returnOperatorAlert,
  type FailingBoard,
} from '#db/queries/operator-alerts.ts'
import { readNow } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { compose } from './compose.ts'
import { html, mailPage } from './html.ts'
import { DeliveryProblem } from './delivery-problem.ts'
import { openSmtp } from './smtp-session.ts'
import { heading, wrap } from './text.ts'

export interface OperatorAlertOptions {
  owner: Kysely<Database>
  mail: MailSettings
  /** `OPERATOR_EMAIL`. */
  to: string
  siteUrl: string
  now?: Date
}

/** `well`: nothing is wrong. `waits`: something is, and the operator was mailed within the last day. */
export type OperatorAlertOutcome = 'well' | 'waits' | 'sent'

/**
 * Mails the operator what is wrong with boards and postings, once a day at most, whichever process asks.
 *
 * @throws DeliveryProblem if the mail was not sent; the next call tries again, unless the server may have it.
 */
export async function alertOperator(options: OperatorAlertOptions): Promise<OperatorAlertOutcome> {
  const { owner, mail, to, siteUrl } = options
  const now = options.now ?? (await readNow(owner))
  const operation = await readTroubleFacts(owner)
  const trouble = findTrouble(operation, now)
  if (trouble.length === 0) return 'well'
  const claim = await claimOperatorAlert(owner)
  if (!claim) return 'waits'
  const { from } = mail
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  try {
    const message = await compose({
      from,
      to,
      ...alertContent(trouble, operation.failing, siteUrl),
      messageId: `${randomUUID()}@${host}`,
      date: now,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    const session = await openSmtp(mail.smtpUrl)
    try {
      await session.send({ from: from.address, to }, message)
    } finally {
      session.close()
    }
  } catch (error) {
    if (!(error instanceof DeliveryProblem) || error.fate !== 'in doubt')
      await returnOperatorAlert(owner, claim.before)
    throw error
  }
  return 'sent'
}

function alertContent(trouble: string[], failing: FailingBoard[], siteUrl: string) {
  const subject = `Pravesh needs a look: ${new URL(siteUrl).host}`
  const reason = ({ failures, last_error }: FailingBoard) =>
    `failed ${failures} ${failures === 1 ? 'time' : 'times'}: ${last_error ?? 'no reason known'}`
  const hint = 'npm run boards -- list --failing shows all of them. This mail comes once a day at most.'
  const boards = failing.map((board) => wrap(`${board.source}, ${reason(board)}`, '  '))
  return {
    subject,
    text: [
      trouble.map((line) => wrap(line)).join('\n\n'),
      ...(boards.length > 0 ? [`${heading('Boards that fail')}\n${boards.join('\n')}`] : []),
      `${siteUrl}/status\n${wrap(hint)}`,
    ].join('\n\n'),
    html: mailPage(
      subject,
      html`${trouble.map((line) => html`<p>${line}</p>`)}
        <ul>
          ${failing.map((board) => html`<li><b>${board.source}</b>, ${reason(board)}</li>`)}
        </ul>
        <p><a href="${siteUrl}/status">${siteUrl}/status</a></p>
        <p>${hint}</p>`,
    ),
  }
}
