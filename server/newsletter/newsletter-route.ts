import { Hono, type Context } from 'hono'
import { paths } from '#app/paths.ts'
import type { NewsletterOutcome } from '#core/newsletter-outcome.ts'
import {
  requestSubscription,
  confirmSubscription,
  endSubscription,
} from '#db/queries/newsletter/subscribers.ts'
import type { PostRules } from '#server/http/post-guard.ts'
import {
  MAIL_FORM,
  MAIL_LINK,
  MAIL_UNSUBSCRIBE,
  mailRequests,
  seePage,
  unsubscribed,
  useMailToken,
} from './mail-forms.ts'
import type { MailFormsOptions } from './mail-forms.ts'

export const NEWSLETTER_POSTS: PostRules = {
  '/newsletter/subscribe': MAIL_FORM,
  [paths.newsletterConfirm()]: MAIL_LINK,
  [paths.newsletterUnsubscribe()]: MAIL_UNSUBSCRIBE,
}

/**
 * `POST /newsletter/subscribe` subscribes the form's `email`.
 *
 * `POST /newsletter/confirm?token=…` and `POST /newsletter/unsubscribe?token=…` are sent by the buttons of
 * the pages that a mail links to. Opening such a page changes nothing, because mail scanners open links. Mail
 * programs also post to the second one directly (RFC 8058), from any origin. The token is the only
 * authorisation.
 */
export function newsletterRoute(options: MailFormsOptions): Hono {
  const { db, logError } = options

  const redeem = <T extends 'confirmed' | 'left'>(c: Context, use: typeof confirmSubscription, done: T) =>
    useMailToken(
      c,
      async (token) => ((await use(db, token)) ? done : 'unknown'),
      (error) => logError(error, `A newsletter link could not be processed (${done})`),
    )

  const subscribe = mailRequests(options, {
    read: (_, address) => () => requestSubscription(db, address),
    page: outcomePage,
    failure: 'A subscription could not be saved',
  })
  return new Hono()
    .post('/newsletter/subscribe', subscribe)
    .post(paths.newsletterConfirm(), async (c) =>
      seePage(c, outcomePage(await redeem(c, confirmSubscription, 'confirmed'))),
    )
    .post(paths.newsletterUnsubscribe(), async (c) => {
      const outcome = await redeem(c, endSubscription, 'left')
      return unsubscribed(c, outcome, outcomePage(outcome))
    })
}

function outcomePage(outcome: NewsletterOutcome): string {
  return `${paths.newsletter()}?outcome=${outcome}`
}
