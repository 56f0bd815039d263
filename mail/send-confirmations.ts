import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MailSettings } from '#core/settings.ts'
import {
  claimAlertConfirmation,
  eraseUnreachableAlert,
  hasDueAlertConfirmations,
  postponeAlertConfirmation,
  type DueAlertConfirmation,
} from '#db/queries/newsletter/alert-confirmations.ts'
import {
  eraseUnreachable,
  hasDueConfirmations,
  postponeConfirmation,
  claimDueConfirmation,
  type DueConfirmation,
} from '#db/queries/newsletter/confirmations.ts'
import { hashToken } from '#db/queries/newsletter/subscribers.ts'
import type { Database } from '#db/schema.ts'
import { compose } from './compose.ts'
import { alertConfirmationMail, confirmationMail } from './confirmation.ts'
import { DeliveryProblem } from './delivery-problem.ts'
import { openSmtp, type SmtpSession } from './smtp-session.ts'
import type { UnconfirmedMail, UnconfirmedOptions } from './unconfirmed-mail.ts'

const TOKEN_BYTES = 32
/** A server that asks for a retry (greylisting) expects it after some minutes. */
const AGAIN_AFTER_MINUTES = 10

export interface ConfirmationsOptions {
  owner: Kysely<Database>
  mail: MailSettings
  siteUrl: string
  /** Called for each mail that was not sent; the message contains no address. */
  onProblem: (problem: DeliveryProblem) => void
  /** Stops before the next mail. */
  signal?: AbortSignal
}

/** Requests of one kind that wait for their confirmation mail. */
interface Queue<T extends DueConfirmation> {
  hasDue(owner: Kysely<Database>): Promise<boolean>
  claim(owner: Kysely<Database>, confirmHash: Buffer): Promise<T | null>
  postpone(owner: Kysely<Database>, id: string, minutes: number): Promise<void>
  eraseUnreachable(owner: Kysely<Database>, id: string): Promise<void>
  mail(options: UnconfirmedOptions, due: T): UnconfirmedMail
}

const NEWSLETTER: Queue<DueConfirmation> = {
  hasDue: hasDueConfirmations,
  claim: claimDueConfirmation,
  postpone: postponeConfirmation,
  eraseUnreachable,
  mail: confirmationMail,
}

const ALERTS: Queue<DueAlertConfirmation> = {
  hasDue: hasDueAlertConfirmations,
  claim: claimAlertConfirmation,
  postpone: postponeAlertConfirmation,
  eraseUnreachable: eraseUnreachableAlert,
  mail: alertConfirmationMail,
}

/**
 * Sends the due confirmation mails of the newsletter and of job alerts, the longest waiting first. Several
 * processes may do so at once: each mail is claimed by one of them.
 *
 * @returns How many were sent.
 * @throws DeliveryProblem `unreachable` if the mail server cannot be used; the unsent mails stay due.
 */
export async function sendDueConfirmations(options: ConfirmationsOptions): Promise<number> {
  return (await sendQueue(NEWSLETTER, options)) + (await sendQueue(ALERTS, options))
}

async function sendQueue<T extends DueConfirmation>(
  queue: Queue<T>,
  options: ConfirmationsOptions,
): Promise<number> {
  const { owner, mail, signal } = options
  if (signal?.aborted || !(await queue.hasDue(owner))) return 0
  // Connect before claiming a mail: a server that is down uses up nobody's attempts.
  let session = await openSmtp(mail.smtpUrl)
  let sent = 0
  try {
    for (let ended = false; !ended; ended = signal?.aborted ?? false) {
      const outcome = await sendNext(queue, session, options)
      if (outcome === 'none') return sent
      if (outcome === 'sent') sent += 1
      if (!session.isOpen()) session = await openSmtp(mail.smtpUrl)
    }
  } finally {
    session.close()
  }
  return sent
}

async function sendNext<T extends DueConfirmation>(
  queue: Queue<T>,
  session: SmtpSession,
  { owner, mail, siteUrl, onProblem }: ConfirmationsOptions,
): Promise<'none' | 'sent' | 'not sent'> {
  const token = randomBytes(TOKEN_BYTES)
  const due = await queue.claim(owner, hashToken(token))
  if (!due) return 'none'
  const { from } = mail
  // oxlint-disable-next-line pravesh/no-process-clock -- the Date of the mail
  const content = queue.mail({ from, to: due.address, siteUrl, token, now: new Date() }, due)
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  const message = await compose({ ...content, messageId: `${randomUUID()}@${host}` })
  try {
    await session.send({ from: from.address, to: due.address }, message)
    return 'sent'
  } catch (error) {
    if (!(error instanceof DeliveryProblem)) throw error
    onProblem(error)
    if (error.fate === 'for good' && error.refused === 'reader') await queue.eraseUnreachable(owner, due.id)
    else if (error.fate !== 'in doubt') await queue.postpone(owner, due.id, AGAIN_AFTER_MINUTES)
    return 'not sent'
  }
}
