import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Kysely } from 'kysely'
import { REPORT_REASONS } from '#core/job-report.ts'
import { isReportable, recordReport } from '#db/queries/jobs/job-reports.ts'
import type { Database } from '#db/schema.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createClientLimit, type ClientLimit } from '#server/http/client-limit.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'

const MAX_BODY_BYTES = 1024
/** Enough for a visitor who goes through a page of jobs; then one per minute. */
const PER_CLIENT = { burst: 6, refillMs: 60_000 }
/** An operator needs only a few reports per posting, even if many visitors send one. */
const PER_POSTING = { burst: 5, refillMs: 3_600_000 }

const Report = z.object({ job: z.uuid(), reason: z.enum(REPORT_REASONS) })

export interface ReportRouteOptions {
  db: Kysely<Database>
  siteUrl: string
  logError: (error: unknown, what: string) => void
  mayReport?: ClientLimit
  mayBeReported?: ClientLimit
}

/** What the page says about a report. Without script, it goes into the URL of the redirect. */
type Outcome = 'thanks' | 'later' | 'failed'

const STATUS: Record<Outcome, 200 | 429 | 503> = { thanks: 200, later: 429, failed: 503 }

/**
 * `POST /report-job`: a visitor reports that a posting is closed, wrong or a scam. Accepts a form with `job`
 * and `reason`, and stores these two and nothing about the visitor. A script gets JSON, a form a redirect to
 * the posting.
 */
export function reportRoute(options: ReportRouteOptions): Hono {
  const { db, siteUrl, logError } = options
  const mayReport = options.mayReport ?? createClientLimit(undefined, PER_CLIENT)
  const mayBeReported = options.mayBeReported ?? createClientLimit(undefined, PER_POSTING)
  const tooLarge = (c: Context) => c.text('The body is too large.', 413)

  const store = async (c: Context, { job, reason }: z.output<typeof Report>): Promise<Outcome> => {
    if (!mayReport(clientAddress(c))) return 'later'
    try {
      // Stores nothing if the posting is not reportable or has enough reports. The visitor is thanked anyway.
      if ((await isReportable(db, job)) && mayBeReported(job)) await recordReport(db, job, reason)
      return 'thanks'
    } catch (error) {
      logError(error, 'A report could not be saved')
      return 'failed'
    }
  }

  return new Hono().post(
    '/report-job',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }),
    async (c) => {
      if (!isSameOrigin(c.req.raw.headers, siteUrl))
        return c.text('Reports are accepted only from our own pages.', 403)
      const { success, data, error } = Report.safeParse(await c.req.parseBody().catch(() => null))
      if (!success) return c.text(`The report is not valid:\n${z.prettifyError(error)}`, 400)
      const outcome = await store(c, data)
      if (c.req.header('accept')?.includes('application/json'))
        return c.json({ outcome }, STATUS[outcome], { 'cache-control': 'no-store' })
      return c.redirect(`/jobs?job=${data.job}&reported=${outcome}#report`, 303)
    },
  )
}
