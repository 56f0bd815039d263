import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import { parseEmailAddress } from '#core/email-address.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { HONEYPOT_FIELD, type NewsletterOutcome, type SubscribeOutcome } from '#core/newsletter-outcome.ts'
import {
  requestSubscription,
  confirmSubscription,
  endSubscription,
} from '#db/queries/newsletter/subscribers.ts'
import type { Database } from '#db/schema.ts'
import { clientAddress, createClientLimit, type ClientLimit } from '#server/http/client-limit.ts'
import type { ConfirmationMailer } from './confirmation-mailer.ts'
import type { LogError } from '../log.ts'
import { mailFormLimit, NO_STORE, readForm, seePage, unsubscribed } from './mail-forms.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'

/** Enough for a household or a class that shares an address; then one every two minutes. */
const PER_CLIENT = { burst: 10, refillMs: 120_000 }

const STATUS: Record<SubscribeOutcome, 200 | 400 | 429 | 503> = {
  sent: 200,
  noted: 200,
  invalid: 400,
  later: 429,
  failed: 503,
}

export interface NewsletterRouteOptions {
  db: Kysely<Database>
  siteUrl: string
  confirmations: Pick<ConfirmationMailer, 'canMail' | 'wake'>
  logError: LogError
  maySubscribe?: ClientLimit
}

/**
 * `POST /newsletter/subscribe` subscribes the form's `email`. The response and the work for it are the same
 * for known and unknown addresses, so that nobody can find out who has subscribed. The mail is sent in the
 * background.
 *
 * `POST /newsletter/confirm?token=…` and `POST /newsletter/unsubscribe?token=…` are sent by the buttons of
 * the pages that a mail links to. Opening such a page changes nothing, because mail scanners open links. Mail
 * programs also post to the second one directly (RFC 8058), from any origin. The token is the only
 * authorisation.
 */
export function newsletterRoute(options: NewsletterRouteOptions): Hono {
  const { db, siteUrl, confirmations, logError } = options
  const maySubscribe = options.maySubscribe ?? createClientLimit(undefined, PER_CLIENT)

  const subscribe = async (c: Context, form: Record<string, unknown>): Promise<SubscribeOutcome> => {
    const address = parseEmailAddress(String(form.email ?? ''))
    if (address === null) return 'invalid'
    if (!maySubscribe(clientAddress(c))) return 'later'
    try {
      // A bot that fills in the hidden field gets the same response as a person.
      if (!form[HONEYPOT_FIELD]) await requestSubscription(db, address)
      const canMail = await confirmations.canMail()
      confirmations.wake()
      return canMail ? 'sent' : 'noted'
    } catch (error) {
      logError(error, 'A subscription could not be saved')
      return 'failed'
    }
  }

  /** Uses a token from a mail. */
  const redeem = async <T extends 'confirmed' | 'left'>(
    c: Context,
    use: typeof confirmSubscription,
    done: T,
  ): Promise<T | 'unknown' | 'failed'> => {
    const token = parseMailToken(c.req.query('token'))
    try {
      return token && (await use(db, token)) ? done : 'unknown'
    } catch (error) {
      logError(error, `A newsletter link could not be processed (${done})`)
      return 'failed'
    }
  }

  return new Hono()
    .post('/newsletter/subscribe', mailFormLimit, async (c) => {
      if (!isSameOrigin(c.req.raw.headers, siteUrl))
        return c.text('Subscriptions are accepted only from our own pages.', 403)
      const outcome = await subscribe(c, await readForm(c))
      if (c.req.header('accept')?.includes('application/json'))
        return c.json({ outcome }, STATUS[outcome], NO_STORE)
      return backTo(c, outcome)
    })
    .post(paths.newsletterConfirm(), mailFormLimit, async (c) =>
      backTo(c, await redeem(c, confirmSubscription, 'confirmed')),
    )
    .post(paths.newsletterUnsubscribe(), mailFormLimit, async (c) => {
      const outcome = await redeem(c, endSubscription, 'left')
      return unsubscribed(c, outcome, outcomePage(outcome))
    })
}

function backTo(c: Context, outcome: NewsletterOutcome): Response {
  return seePage(c, outcomePage(outcome))
}

function outcomePage(outcome: NewsletterOutcome): string {
  return `${paths.newsletter()}?outcome=${outcome}`
}
