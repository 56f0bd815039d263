import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { jobListName } from '#core/find/list-name.ts'
import { paths } from '#app/paths.ts'
import { ALERT_FREQUENCIES, type AlertFrequency, type AlertOutcome } from '#core/alert.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { HONEYPOT_FIELD } from '#core/mail-request.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { isUuid } from '#db/queries/jobs/jobs.ts'
import {
  changeAlert,
  confirmAlert,
  leaveAlerts,
  requestAlert,
} from '#db/queries/newsletter/alert-requests.ts'
import { requestTelegramAlert } from '#db/queries/newsletter/telegram.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { PostRules } from '#server/http/post-guard.ts'
import {
  MAIL_FORM,
  MAIL_LINK,
  MAIL_UNSUBSCRIBE,
  mailRequests,
  NO_STORE,
  requestLimits,
  seePage,
  unsubscribed,
  useMailToken,
} from './mail-forms.ts'
import type { Form, MailFormsOptions } from './mail-forms.ts'

export const ALERT_POSTS: PostRules = {
  '/alerts/request': MAIL_FORM,
  [paths.alertsConfirm()]: MAIL_LINK,
  [paths.alertsManage()]: MAIL_LINK,
  [paths.alertsUnsubscribe()]: MAIL_UNSUBSCRIBE,
}

/** `job_alerts` has the same limits. */
const MAX_QUERY = 1000
const MAX_NAME = 300
const TOKEN_BYTES = 32

interface AlertsOptions extends MailFormsOptions {
  /** Whether a bot sends alerts by Telegram. */
  hasTelegram?: boolean
  finder: Pick<JobFinder, 'label'>
}

/**
 * `POST /alerts/request` asks for new jobs of a search (`query`) at the form's `email`. The response is the same for an
 * address that has too many alerts. With the `channel` telegram it leads to a page with a link to the bot.
 *
 * The other posts come from the pages that a mail links to. The token in their URL is the only authorisation:
 * `/alerts/confirm`, `/alerts/unsubscribe` (also RFC 8058), and `/alerts/manage`, whose form has an `action` (a
 * frequency, `delete` or `leave`) and the id of the `alert`.
 */
export function alertsRoute({ finder, hasTelegram = false, ...given }: AlertsOptions): Hono {
  // One limit for both channels.
  const options = { ...given, ...requestLimits(given) }
  const { db, logError } = options

  const withToken = <T extends AlertOutcome>(c: Context, use: (token: Buffer) => Promise<T | 'unknown'>) =>
    useMailToken(c, use, (error) => logError(error, 'A link of a job alert could not be processed'))

  /** What the form asks for; null if it is too long to be ours. */
  const wantedOf = (form: Form) => {
    const query = queryOf(form)
    if (query.length > MAX_QUERY) return null
    return () => ({
      query,
      name: jobListName(searchOf(form), finder.label).slice(0, MAX_NAME),
      frequency: frequencyOf(form.frequency) ?? ('daily' as const),
    })
  }

  const request = mailRequests(options, {
    read: (form, address) => {
      const wanted = wantedOf(form)
      return wanted && (() => requestAlert(db, { address, ...wanted() }))
    },
    page: (outcome, form) =>
      outcome === 'sent' || outcome === 'noted' ? alertsPage(outcome) : retryPage(outcome, form),
    failure: 'A job alert could not be saved',
  })

  const requestByTelegram = async (c: Context, form: Form): Promise<Response> => {
    const wanted = wantedOf(form)
    if (!wanted) return seePage(c, retryPage('invalid', form))
    const client = clientAddress(c)
    if (!options.mayRequest(client) || !options.mayAnybody('site', client))
      return seePage(c, retryPage('later', form))
    const token = randomBytes(TOKEN_BYTES)
    try {
      if (!form[HONEYPOT_FIELD]) await requestTelegramAlert(db, { token, ...wanted() })
    } catch (error) {
      logError(error, 'A job alert could not be saved')
      return seePage(c, retryPage('failed', form))
    }
    return seePage(c, `${paths.alerts()}?start=${token.toString('base64url')}`)
  }
  return new Hono()
    .post('/alerts/request', async (c) => {
      const form: Form = await c.req.parseBody()
      return hasTelegram && form.channel === 'telegram' ? requestByTelegram(c, form) : request(c)
    })
    .post(paths.alertsConfirm(), async (c) => {
      let manage: Buffer | null = null
      const outcome = await withToken(c, async (token) => {
        manage = await confirmAlert(db, token)
        return manage ? 'confirmed' : 'unknown'
      })
      return seePage(c, manage ? managePage(manage, outcome) : alertsPage(outcome))
    })
    .post(paths.alertsUnsubscribe(), async (c) => {
      const outcome = await withToken(c, async (token) =>
        (await leaveAlerts(db, token)) ? 'left' : 'unknown',
      )
      return unsubscribed(c, outcome, alertsPage(outcome))
    })
    .post(paths.alertsManage(), async (c) => {
      const { action, alert }: Form = await c.req.parseBody()
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

function searchOf({ query }: Form) {
  return parseSearchUrl(new URLSearchParams(typeof query === 'string' ? query.replaceAll('\0', ' ') : ''))
}

/** The canonical query of the form's search. */
function queryOf(form: Form): string {
  return searchHref(searchOf(form)).slice(paths.jobs().length + 1)
}

function frequencyOf(value: unknown): AlertFrequency | null {
  return ALERT_FREQUENCIES.find((frequency) => frequency === value) ?? null
}

/** The form again, with its search. */
function retryPage(outcome: AlertOutcome, form: Form): string {
  const query = queryOf(form)
  return `${alertsPage(outcome)}${query && `&${query}`}`
}

function alertsPage(outcome: AlertOutcome): string {
  return `${paths.alerts()}?outcome=${outcome}`
}

function managePage(token: Buffer, outcome: AlertOutcome): string {
  return `${paths.alertsManage()}?token=${token.toString('base64url')}&outcome=${outcome}`
}
