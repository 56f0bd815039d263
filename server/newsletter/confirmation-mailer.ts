import type { Kysely } from 'kysely'
import type { MailSettings } from '#core/settings.ts'
import type { Database } from '#db/schema.ts'
import { repeat } from '#db/repeat.ts'
import { sendDueConfirmations } from '#mail/send-confirmations.ts'
import { openSmtp } from '#mail/smtp-session.ts'
import type { LogError } from '../log.ts'
import { withTimeout } from '#server/http/with-timeout.ts'

/** For mails that could not be sent, and those that another process left behind. */
const POLL_INTERVAL_MS = 60_000
/** Short, because a visitor waits for the result. */
const CONNECT_TIMEOUT_MS = 3_000
const CONNECT_RESULT_TTL_MS = 15_000
/** Must fit into the shutdown. If a mail is cut off, the visitor can request another. */
const STOP_TIMEOUT_MS = 5_000

export interface ConfirmationMailer {
  /** Whether the mail server accepts our login; cached for a few seconds. Never throws. */
  canMail(): Promise<boolean>
  /** Sends due mails in the background. */
  wake(): void
  stop(): Promise<void>
}

export interface ConfirmationMailerOptions {
  /** The owner's handle, because the web role cannot read email addresses. */
  owner: Kysely<Database>
  /** Null sends nothing; subscribers stay unconfirmed. */
  mail: MailSettings | null
  siteUrl: string
  logError: LogError
  /**
   * Whether to check for due mails every minute as well. Default: true. False in development, where each
   * reload creates another mailer.
   */
  polls?: boolean
}

/** Sends confirmation mails while the site runs: immediately when woken, and leftovers every minute. */
export function createConfirmationMailer(options: ConfirmationMailerOptions): ConfirmationMailer {
  const { owner, mail, siteUrl, logError, polls = true } = options
  if (!mail) return { canMail: async () => false, wake: () => {}, stop: async () => {} }
  const stopping = new AbortController()
  let sending: Promise<void> | null = null
  let again = false
  let lastCheck: { at: number; result: Promise<boolean> } | null = null

  const send = async () => {
    do {
      again = false
      await sendDueConfirmations({
        owner,
        mail,
        siteUrl,
        signal: stopping.signal,
        onProblem: (problem) => logError(problem, 'A confirmation mail could not be sent'),
      }).catch((error: unknown) => logError(error, 'Confirmation mails could not be sent'))
    } while (again && !stopping.signal.aborted)
  }
  const wake = () => {
    // Mails requested during shutdown are sent after the next start.
    if (stopping.signal.aborted) return
    again = true
    sending ??= send().finally(() => {
      sending = null
    })
  }
  const stopPolling = polls
    ? repeat(POLL_INTERVAL_MS, 'confirmation mails', logError, async () => wake(), 'at once')
    : async () => {}

  return {
    wake,
    canMail: () => {
      const now = performance.now()
      if (!lastCheck || now - lastCheck.at > CONNECT_RESULT_TTL_MS)
        lastCheck = { at: now, result: canConnect(mail) }
      return lastCheck.result
    },
    stop: async () => {
      stopping.abort()
      await stopPolling()
      await withTimeout(sending ?? Promise.resolve(), STOP_TIMEOUT_MS, () => undefined)
    },
  }
}

async function canConnect({ smtpUrl }: MailSettings): Promise<boolean> {
  try {
    const session = await openSmtp(smtpUrl, CONNECT_TIMEOUT_MS)
    session.close()
    return true
  } catch {
    return false
  }
}
