import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { mailboxOf, parseEmailAddress } from '#core/email-address.ts'
import { HONEYPOT_FIELD, type RequestOutcome } from '#core/mail-request.ts'
import { parseMailToken } from '#core/mail-token.ts'
import type { Database } from '#db/schema.ts'
import { clientAddress } from '#server/http/client-address.ts'
import {
  createClientLimit,
  createSharedLimit,
  retryAfter,
  type ClientLimit,
  type SharedLimit,
} from '#server/http/client-limit.ts'
import type { PostRule } from '#server/http/post-guard.ts'
import type { LogError } from '../log.ts'
import type { ConfirmationMailer } from './confirmation-mailer.ts'

/** A form about mail on one of our pages. */
export const MAIL_FORM: PostRule = { maxBytes: 2560 }
/** The form of a page that a mail links to. The token in its address is the only authorisation. */
export const MAIL_LINK: PostRule = { maxBytes: 2560, from: 'anybody', isPage: true }
/** Mail programs post to it, too, in either form (RFC 8058, 3.2). */
export const MAIL_UNSUBSCRIBE: PostRule = { ...MAIL_LINK, accepts: ['form', 'multipart'] }

/** Enough for a household or a class that shares an address; then one every two minutes. */
const PER_CLIENT = { burst: 10, refillMs: 120_000 }

/** Requests for one mailbox; then one in five hours. One network gets five, so strangers leave some to its owner. */
const PER_MAILBOX = { burst: 20, refillMs: 5 * 3_600_000, share: 6 }
/** Requests of everybody; then 300 an hour. One network gets some thirty. */
const PER_SITE = { burst: 300, refillMs: 12_000, share: 30 }

const STATUS: Record<RequestOutcome, 200 | 400 | 429 | 503> = {
  sent: 200,
  noted: 200,
  invalid: 400,
  later: 429,
  failed: 503,
}

export const NO_STORE = { 'cache-control': 'no-store' }

/** What the routes of the newsletter and of job alerts need. */
export interface MailFormsOptions {
  db: Kysely<Database>
  confirmations: Pick<ConfirmationMailer, 'canMail' | 'wake'>
  logError: LogError
  /** Whether this client may ask for another mail; about ten in a row by default. */
  mayRequest?: ClientLimit
  /** Whether one more request of the whole site may come from a client. */
  mayAnybody?: SharedLimit
}

/** The limits of requests for messages, those given or new ones. */
export function requestLimits({ mayRequest, mayAnybody }: MailFormsOptions) {
  return {
    mayRequest: mayRequest ?? createClientLimit(undefined, PER_CLIENT),
    mayAnybody: mayAnybody ?? createSharedLimit(PER_SITE),
  }
}

export type Form = Record<string, unknown>

interface MailRequest {
  /** What to store for an address that asks for mail; null if the rest of the form is not valid. */
  read(form: Form, address: string): (() => Promise<void>) | null
  /** The page that shows the outcome. */
  page(outcome: RequestOutcome, form: Form): string
  /** The log message if it cannot be stored. */
  failure: string
}

/**
 * A handler of a form that asks for mail at its `email`. The response and the work for it are the same for known and
 * unknown addresses, so that nobody can find out who gets mail. The mail is sent in the background.
 */
export function mailRequests(options: MailFormsOptions, { read, page, failure }: MailRequest) {
  const { confirmations, logError } = options
  const { mayRequest, mayAnybody } = requestLimits(options)
  const mayFill = createSharedLimit(PER_MAILBOX)

  const request = async (c: Context, form: Form): Promise<RequestOutcome> => {
    const address = parseEmailAddress(String(form.email ?? ''))
    const store = address === null ? null : read(form, address)
    if (store === null) return 'invalid'
    const client = clientAddress(c)
    if (!mayRequest(client) || !mayAnybody('site', client)) return 'later'
    try {
      // A bot that fills in the hidden field gets the same response as a person.
      // So does somebody who asks for mail to the same mailbox again and again: the limit tells nothing about it, and
      // the response says what to do if no mail comes.
      if (!form[HONEYPOT_FIELD] && mayFill(mailboxOf(address ?? ''), client)) await store()
      const canMail = await confirmations.canMail()
      confirmations.wake()
      return canMail ? 'sent' : 'noted'
    } catch (error) {
      logError(error, failure)
      return 'failed'
    }
  }

  return async (c: Context): Promise<Response> => {
    const form: Form = await c.req.parseBody()
    const outcome = await request(c, form)
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ outcome }, STATUS[outcome], {
        ...NO_STORE,
        ...(outcome === 'later' && retryAfter(PER_CLIENT)),
      })
    return seePage(c, page(outcome, form))
  }
}

/** Uses the token of a mail's link, which is the only authorisation. A failure is logged. */
export async function useMailToken<Outcome extends string>(
  c: Context,
  use: (token: Buffer) => Promise<Outcome | 'unknown'>,
  onError: (error: unknown) => void,
): Promise<Outcome | 'unknown' | 'failed'> {
  const token = parseMailToken(c.req.query('token'))
  if (!token) return 'unknown'
  try {
    return await use(token)
  } catch (error) {
    onError(error)
    return 'failed'
  }
}

/** Redirects a plain form to the page that shows the outcome. */
export function seePage(c: Context, page: string): Response {
  c.header('cache-control', 'no-store')
  return c.redirect(page, 303)
}

/**
 * The answer to the button of an unsubscribe page, or to a mail program that posts to it directly (RFC 8058). Mail
 * programs do not follow redirects (RFC 8058, 3.1). A repeated request is also a success.
 */
export async function unsubscribed(
  c: Context,
  outcome: 'left' | 'unknown' | 'failed',
  page: string,
): Promise<Response> {
  const form: Form = await c.req.parseBody()
  if (form['List-Unsubscribe'] !== 'One-Click') return seePage(c, page)
  if (outcome === 'failed') return c.text('That did not work. Please try again.', 503, NO_STORE)
  return c.text(outcome === 'left' ? 'Unsubscribed.' : 'This link has no subscription.', 200, NO_STORE)
}
