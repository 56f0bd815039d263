import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MailSettings } from '#core/settings.ts'
import {
  eraseUnreachable,
  hasDueConfirmations,
  postponeConfirmation,
  claimDueConfirmation,
} from '#db/queries/newsletter/confirmations.ts'
import { hashToken } from '#db/queries/newsletter/subscribers.ts'
import type { Database } from '#db/schema.ts'
import { compose } from './compose.ts'
import { confirmationMail } from './confirmation.ts'
import { SmtpProblem } from './smtp-problem.ts'
import { openSmtp, type SmtpSession } from './smtp-session.ts'

const TOKEN_BYTES = 32
/** A server that asks for patience (greylisting) wants some minutes of it. */
const AGAIN_AFTER_MINUTES = 10

export interface ConfirmationsOptions {
  owner: Kysely<Database>
  mail: MailSettings
  siteUrl: string
  /** Told of each mail that was not sent; it says no address. */
  onProblem: (problem: SmtpProblem) => void
  /** Ends the work between two mails. */
  signal?: AbortSignal
}

/**
 * Sends the confirmation mails that are due, the longest waiting first. Any number of processes may do so at once: each
 * mail is taken by one of them.
 *
 * @returns How many were sent.
 * @throws SmtpProblem `unreachable` when the mail server cannot be used: all that is due stays due.
 */
export async function sendDueConfirmations(options: ConfirmationsOptions): Promise<number> {
  const { owner, mail, signal } = options
  if (!(await hasDueConfirmations(owner))) return 0
  // Before one is taken: a server that is away costs nobody their mail.
  let session = await openSmtp(mail.smtpUrl)
  let sent = 0
  try {
    for (let ended = false; !ended; ended = signal?.aborted ?? false) {
      const outcome = await sendNext(session, options)
      if (outcome === 'none') return sent
      if (outcome === 'sent') sent += 1
      if (!session.isOpen()) session = await openSmtp(mail.smtpUrl)
    }
  } finally {
    session.close()
  }
  return sent
}

async function sendNext(
  session: SmtpSession,
  { owner, mail, siteUrl, onProblem }: ConfirmationsOptions,
): Promise<'none' | 'sent' | 'not sent'> {
  const token = randomBytes(TOKEN_BYTES)
  const due = await claimDueConfirmation(owner, hashToken(token))
  if (!due) return 'none'
  const { from } = mail
  const content = confirmationMail({ from, to: due.address, siteUrl, token, now: new Date() })
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  const message = await compose({ ...content, messageId: `${randomUUID()}@${host}` })
  try {
    await session.send({ from: from.address, to: due.address }, message)
    return 'sent'
  } catch (error) {
    if (!(error instanceof SmtpProblem)) throw error
    onProblem(error)
    if (error.fate === 'for good' && error.addressRefused) await eraseUnreachable(owner, due.id)
    else if (error.fate !== 'in doubt') await postponeConfirmation(owner, due.id, AGAIN_AFTER_MINUTES)
    return 'not sent'
  }
}
