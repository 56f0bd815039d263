import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { alertName } from '#app/features/alerts/alert-name.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { paths } from '#app/paths.ts'
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  type AlertOutcome,
  type RequestOutcome,
} from '#core/alert.ts'
import { parseEmailAddress } from '#core/email-address.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { HONEYPOT_FIELD } from '#core/newsletter-outcome.ts'
import { isUuid } from '#db/queries/jobs/jobs.ts'
import {
  changeAlert,
  confirmAlert,
  leaveAlerts,
  requestAlert,
} from '#db/queries/newsletter/alert-requests.ts'
import type { Database } from '#db/schema.ts'
import { clientAddress, createClientLimit, type ClientLimit } from '#server/http/client-limit.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { LogError } from '../log.ts'
import type { ConfirmationMailer } from './confirmation-mailer.ts'
import { mailFormLimit, NO_STORE, readForm, seePage, unsubscribed } from './mail-forms.ts'

/** Enough for a household or a class that shares an address; then one every two minutes. */
const PER_CLIENT = { burst: 10, refillMs: 120_000 }
/** `job_alerts` has the same limits. */
const MAX_QUERY = 1000
const MAX_NAME = 300

const STATUS: Record<RequestOutcome, 200 | 400 | 429 | 503> = {
  sent: 200,
  noted: 200,
  invalid: 400,
  later: 429,
  failed: 503,
}

export interface AlertsRouteOptions {
  db: Kysely<Database>
  siteUrl: string
  confirmations: Pick<ConfirmationMailer, 'canMail' | 'wake'>
  logError: LogError
  mayRequest?: ClientLimit
}

/**
 * `POST /alerts/request` asks for new jobs of a search (`query`) at the form's `email`. The response and the work for
 * it are the same for known and unknown addresses, and for one that has too many alerts.
 *
 * The other posts come from the pages that a mail links to. The token in their URL is the only authorisation:
 * `/alerts/confirm`, `/alerts/unsubscribe` (also RFC 8058), and `/alerts/manage`, whose form has an `action` (a
 * frequency, `delete` or `leave`) and the id of the `alert`.
 */
export function alertsRoute(options: AlertsRouteOptions): Hono {
  const { db, siteUrl, confirmations, logError } = options
  const mayRequest = options.mayRequest ?? createClientLimit(undefined, PER_CLIENT)

  const request = async (c: Context, form: Record<string, unknown>): Promise<RequestOutcome> => {
    const address = parseEmailAddress(String(form.email ?? ''))
    const search = searchOf(form)
    const query = queryOf(form)
    if (address === null || query.length > MAX_QUERY) return 'invalid'
    if (!mayRequest(clientAddress(c))) return 'later'
    const frequency = frequencyOf(form.frequency) ?? 'daily'
    try {
      const name = alertName(search).slice(0, MAX_NAME)
      // A bot that fills in the hidden field gets the same response as a person.
      if (!form[HONEYPOT_FIELD]) await requestAlert(db, { address, query, name, frequency })
      const canMail = await confirmations.canMail()
      confirmations.wake()
      return canMail ? 'sent' : 'noted'
    } catch (error) {
      logError(error, 'A job alert could not be saved')
      return 'failed'
    }
  }

  /** Does something with the reader's token. */
  const withToken = async <T extends AlertOutcome>(
    c: Context,
    act: (token: Buffer) => Promise<T | 'unknown'>,
  ): Promise<T | 'unknown' | 'failed'> => {
    const token = parseMailToken(c.req.query('token'))
    if (!token) return 'unknown'
    try {
      return await act(token)
    } catch (error) {
      logError(error, 'A link of a job alert could not be processed')
      return 'failed'
    }
  }

  return new Hono()
    .post('/alerts/request', mailFormLimit, async (c) => {
      if (!isSameOrigin(c.req.raw.headers, siteUrl))
        return c.text('Job alerts are accepted only from our own pages.', 403)
      const form = await readForm(c)
      const outcome = await request(c, form)
      if (c.req.header('accept')?.includes('application/json'))
        return c.json({ outcome }, STATUS[outcome], NO_STORE)
      const kept = outcome === 'sent' || outcome === 'noted' ? '' : queryOf(form)
      return seePage(c, `${alertsPage(outcome)}${kept && `&${kept}`}`)
    })
    .post(paths.alertsConfirm(), mailFormLimit, async (c) => {
      let manage: Buffer | null = null
      const outcome = await withToken(c, async (token) => {
        manage = await confirmAlert(db, token)
        return manage ? 'confirmed' : 'unknown'
      })
      return seePage(c, manage ? managePage(manage, outcome) : alertsPage(outcome))
    })
    .post(paths.alertsUnsubscribe(), mailFormLimit, async (c) => {
      const outcome = await withToken(c, async (token) =>
        (await leaveAlerts(db, token)) ? 'left' : 'unknown',
      )
      return unsubscribed(c, outcome, alertsPage(outcome))
    })
    .post(paths.alertsManage(), mailFormLimit, async (c) => {
      const { action, alert } = await readForm(c)
      if (action === 'leave') {
        const outcome = await withToken(c, async (token) =>
          (await leaveAlerts(db, token)) ? 'left' : 'unknown',
        )
        return seePage(c, alertsPage(outcome))
      }
      const frequency = frequencyOf(action)
      const id = typeof alert === 'string' && isUuid(alert) ? alert : null
      if (id === null || (frequency === null && action !== 'delete'))
        return c.text('The form is not valid.', 400, NO_STORE)
      const outcome = await withToken(c, async (token) => {
        if (!(await changeAlert(db, token, id, frequency))) return 'unknown'
        return frequency === null ? 'deleted' : 'changed'
      })
      const token = parseMailToken(c.req.query('token'))
      return seePage(c, token && outcome !== 'unknown' ? managePage(token, outcome) : alertsPage(outcome))
    })
}

function searchOf({ query }: Record<string, unknown>) {
  return parseSearchUrl(new URLSearchParams(typeof query === 'string' ? query.replaceAll('\0', ' ') : ''))
}

/** The canonical query of the form's search. */
function queryOf(form: Record<string, unknown>): string {
  return searchHref(searchOf(form)).slice(paths.jobs().length + 1)
}

function frequencyOf(value: unknown): AlertFrequency | null {
  return ALERT_FREQUENCIES.find((frequency) => frequency === value) ?? null
}

function alertsPage(outcome: AlertOutcome): string {
  return `${paths.alerts()}?outcome=${outcome}`
}

function managePage(token: Buffer, outcome: AlertOutcome): string {
  return `${paths.alertsManage()}?token=${token.toString('base64url')}&outcome=${outcome}`
}
