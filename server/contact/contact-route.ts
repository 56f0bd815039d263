import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import { LONGEST_MESSAGE, type ContactDraft, type ContactOutcome } from '#core/contact-message.ts'
import { parseEmailAddress } from '#core/email-address.ts'
import { HONEYPOT_FIELD } from '#core/mail-request.ts'
import type { Database } from '#db/schema.ts'
import { storeMessage } from '#db/queries/messages/messages.ts'
import type { ContactMessage } from '#mail/contact-mail.ts'
import { clientAddress } from '#server/http/client-address.ts'
import {
  createClientLimit,
  createSharedLimit,
  retryAfter,
  type ClientLimit,
} from '#server/http/client-limit.ts'
import type { PostRules } from '#server/http/post-guard.ts'
import { withTimeout } from '#server/http/with-timeout.ts'
import type { LogError } from '../log.ts'

export const CONTACT_POSTS: PostRules = {
  // In a form, a letter of Devanagari takes nine bytes.
  [paths.contact()]: { isPage: true, maxBytes: 9 * LONGEST_MESSAGE + 2048 },
}

/** Enough to send a message, and a correction of it; then one in ten minutes. */
const PER_CLIENT = { burst: 5, refillMs: 600_000 }
/** Messages of everybody; then sixty an hour. One network gets some ten. */
const PER_SITE = { burst: 60, refillMs: 60_000, share: 10 }
/** The visitor waits. A mail that takes longer may arrive too, and is stored as well. */
const MAIL_TIMEOUT_MS = 8_000

const STATUS: Record<ContactOutcome, 200 | 400 | 429 | 503> = {
  sent: 200,
  empty: 400,
  long: 400,
  address: 400,
  later: 429,
  failed: 503,
}

export interface ContactRouteOptions {
  db: Kysely<Database>
  /** Mails a message to the operator; rejects if it may not have arrived. Null if mail or the operator is not set. */
  mail: ((message: ContactMessage) => Promise<void>) | null
  logError: LogError
  /** The contact page with what was typed, for a form that was sent without script and not accepted. */
  pageWith: (c: Context, draft: ContactDraft) => Promise<Response>
  mayWrite?: ClientLimit
}

/**
 * `POST /contact`: a visitor writes to the operator (`message`, and `email` for an answer). The message is mailed, and
 * stored only if that fails or mail is not set. A script gets JSON; a form gets a redirect, or its page with what was
 * typed.
 */
export function contactRoute(options: ContactRouteOptions): Hono {
  const { db, mail, logError, pageWith } = options
  const mayWrite = options.mayWrite ?? createClientLimit(undefined, PER_CLIENT)
  const mayAnybody = createSharedLimit(PER_SITE)

  const deliver = async (message: ContactMessage): Promise<void> => {
    if (mail && (await isMailed(mail(message)))) return
    await storeMessage(db, { reply_to: message.replyTo, body: message.body })
  }
  const isMailed = (mailed: Promise<void>) =>
    withTimeout(
      mailed.then(
        () => true,
        (error: unknown) => {
          logError(error, 'A message could not be mailed, and is stored instead')
          return false
        },
      ),
      MAIL_TIMEOUT_MS,
      () => false,
    )

  const send = async (c: Context, form: Record<string, unknown>): Promise<ContactOutcome> => {
    const body = messageOf(form)
    const replyTo = parseEmailAddress(emailOf(form))
    if (body === '') return 'empty'
    if (body.length > LONGEST_MESSAGE) return 'long'
    if (emailOf(form) !== '' && replyTo === null) return 'address'
    const address = clientAddress(c)
    if (!mayWrite(address) || !mayAnybody('site', address)) return 'later'
    // A bot that fills in the hidden field gets the same response as a person.
    if (form[HONEYPOT_FIELD]) return 'sent'
    try {
      await deliver({ replyTo, body })
      return 'sent'
    } catch (error) {
      logError(error, 'A message could not be saved')
      return 'failed'
    }
  }

  return new Hono().post(paths.contact(), async (c) => {
    c.header('cache-control', 'no-store')
    const form: Record<string, unknown> = await c.req.parseBody()
    const outcome = await send(c, form)
    const waiting: Record<string, string> = outcome === 'later' ? retryAfter(PER_CLIENT) : {}
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ outcome }, STATUS[outcome], waiting)
    if (outcome === 'sent') return c.redirect(`${paths.contact()}?outcome=sent`, 303)
    const draft = { outcome, email: emailOf(form), message: messageOf(form) }
    const page = await pageWith(c, draft)
    for (const [name, value] of Object.entries(waiting)) page.headers.set(name, value)
    return new Response(page.body, { status: STATUS[outcome], headers: page.headers })
  })
}

/** The message as typed, with line ends of one kind and without what no text has. */
function messageOf({ message }: Record<string, unknown>): string {
  return typeof message === 'string' ? message.replaceAll('\r\n', '\n').replaceAll('\0', '').trim() : ''
}

function emailOf({ email }: Record<string, unknown>): string {
  return typeof email === 'string' ? email.replaceAll('\0', '').trim().slice(0, 300) : ''
}
