import type { Kysely } from 'kysely'
import type { MailSettings } from '#core/settings.ts'
import type { Database } from '#db/schema.ts'
import { repeat } from '#db/repeat.ts'
import { sendDueConfirmations } from '#mail/send-confirmations.ts'
import { openSmtp } from '#mail/smtp-session.ts'
import type { LogError } from '../log.ts'
import { withTimeout } from '#server/http/with-timeout.ts'

/** Those that could not go out, and those that another process left. */
const LOOK_EVERY_MS = 60_000
/** A visitor waits for the answer. */
const CONNECT_WITHIN_MS = 3_000
const BELIEVED_FOR_MS = 15_000
/** Within what a stop may take; a mail that is cut can be asked for again. */
const STOP_WITHIN_MS = 5_000

export interface ConfirmationMailer {
  /** Whether the mail server lets us in right now, as of some seconds ago. Never throws. */
  canMail(): Promise<boolean>
  /** Sends what is due, soon and beside the request. */
  wake(): void
  stop(): Promise<void>
}

export interface ConfirmationMailerOptions {
  /** Addresses are out of reach of the role that pages work under. */
  owner: Kysely<Database>
  /** Null sends none: addresses wait. */
  mail: MailSettings | null
  siteUrl: string
  logError: LogError
  /** Looks every minute, too. While the site is worked on, one mailer follows another: they wait to be woken. */
  looks?: boolean
}

/** Sends confirmation mails while the site runs: at once when woken, and what is left every minute. */
export function createConfirmationMailer(options: ConfirmationMailerOptions): ConfirmationMailer {
  const { owner, mail, siteUrl, logError, looks = true } = options
  if (!mail) return { canMail: async () => false, wake: () => {}, stop: async () => {} }
  const ending = new AbortController()
  let underWay: Promise<void> | null = null
  let again = false
  let known: { at: number; answer: Promise<boolean> } | null = null

  const send = async () => {
    do {
      again = false
      await sendDueConfirmations({
        owner,
        mail,
        siteUrl,
        signal: ending.signal,
        onProblem: (problem) => logError(problem, 'A confirmation mail could not be sent'),
      }).catch((error: unknown) => logError(error, 'Confirmation mails could not be sent'))
    } while (again && !ending.signal.aborted)
  }
  const wake = () => {
    // What comes in while the site stops is due at its next start.
    if (ending.signal.aborted) return
    again = true
    underWay ??= send().finally(() => {
      underWay = null
    })
  }
  const stopLooking = looks
    ? repeat(LOOK_EVERY_MS, 'confirmation mails', logError, async () => wake(), 'at once')
    : async () => {}

  return {
    wake,
    canMail: () => {
      const now = performance.now()
      if (!known || now - known.at > BELIEVED_FOR_MS) known = { at: now, answer: answers(mail) }
      return known.answer
    },
    stop: async () => {
      ending.abort()
      await stopLooking()
      await withTimeout(underWay ?? Promise.resolve(), STOP_WITHIN_MS, () => undefined)
    },
  }
}

async function answers({ smtpUrl }: MailSettings): Promise<boolean> {
  try {
    const session = await openSmtp(smtpUrl, CONNECT_WITHIN_MS)
    session.close()
    return true
  } catch {
    return false
  }
}
