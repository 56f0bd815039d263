import { Hono, type Context } from 'hono'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { jobListName } from '#core/find/list-name.ts'
import { paths } from '#app/paths.ts'
import { ALERT_FREQUENCIES, type AlertFrequency, type AlertOutcome } from '#core/alert.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { isUuid } from '#db/queries/jobs/jobs.ts'
import {
  changeAlert,
  confirmAlert,
  leaveAlerts,
  requestAlert,
} from '#db/queries/newsletter/alert-requests.ts'
import type { PostRules } from '#server/http/post-guard.ts'
import {
  MAIL_FORM,
  MAIL_LINK,
  MAIL_UNSUBSCRIBE,
  mailRequests,
  NO_STORE,
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

interface AlertsOptions extends MailFormsOptions {
  finder: Pick<JobFinder, 'label'>
}

/**
 * `POST /alerts/request` asks for new jobs of a search (`query`) at the form's `email`. The response is the same for an
 * address that has too many alerts.
 *
 * The other posts come from the pages that a mail links to. The token in their URL is the only authorisation:
 * `/alerts/confirm`, `/alerts/unsubscribe` (also RFC 8058), and `/alerts/manage`, whose form has an `action` (a
 * frequency, `delete` or `leave`) and the id of the `alert`.
 */
export function alertsRoute({ finder, ...options }: AlertsOptions): Hono {
  const { db, logError } = options

  const withToken = <T extends AlertOutcome>(c: Context, use: (token: Buffer) => Promise<T | 'unknown'>) =>
    useMailToken(c, use, (error) => logError(error, 'A link of a job alert could not be processed'))

  const request = mailRequests(options, {
    read: (form, address) => {
      const query = queryOf(form)
      if (query.length > MAX_QUERY) return null
      const frequency = frequencyOf(form.frequency) ?? 'daily'
      return () => {
        const name = jobListName(searchOf(form), finder.label).slice(0, MAX_NAME)
        return requestAlert(db, { address, query, name, frequency })
      }
    },
    page: (outcome, form) => {
      const kept = outcome === 'sent' || outcome === 'noted' ? '' : queryOf(form)
      return `${alertsPage(outcome)}${kept && `&${kept}`}`
    },
    failure: 'A job alert could not be saved',
  })
  return new Hono()
    .post('/alerts/request', request)
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

function alertsPage(outcome: AlertOutcome): string {
  return `${paths.alerts()}?outcome=${outcome}`
}

function managePage(token: Buffer, outcome: AlertOutcome): string {
  return `${paths.alertsManage()}?token=${token.toString('base64url')}&outcome=${outcome}`
}
