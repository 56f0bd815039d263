import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Kysely } from 'kysely'
import { REPORT_REASONS } from '#core/job-report.ts'
import { isReportable, recordReport } from '#db/queries/jobs/job-reports.ts'
import type { Database } from '#db/schema.ts'
import { clientAddress } from '#server/http/client-address.ts'
import {
  createClientLimit,
  createSharedLimit,
  retryAfter,
  type ClientLimit,
} from '#server/http/client-limit.ts'
import type { PostRules } from '#server/http/post-guard.ts'

export const REPORT_POSTS: PostRules = { '/report-job': { maxBytes: 1024 } }

/** Enough for a visitor who goes through a page of jobs; then one per minute. */
const PER_CLIENT = { burst: 6, refillMs: 60_000 }
/** An operator needs only a few reports per posting, even if many visitors send one; five of one network. */
const PER_POSTING = { burst: 20, refillMs: 3_600_000, share: 6 }

const Report = z.object({ job: z.uuid(), reason: z.enum(REPORT_REASONS) })

export interface ReportRouteOptions {
  db: Kysely<Database>
  logError: (error: unknown, what: string) => void
  mayReport?: ClientLimit
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
  const { db, logError } = options
  const mayReport = options.mayReport ?? createClientLimit(undefined, PER_CLIENT)
  const mayBeReported = createSharedLimit(PER_POSTING)

  const store = async (c: Context, { job, reason }: z.output<typeof Report>): Promise<Outcome> => {
    const address = clientAddress(c)
    if (!mayReport(address)) return 'later'
    try {
      // Stores nothing if the posting is not reportable or has enough reports. The visitor is thanked anyway.
      if ((await isReportable(db, job)) && mayBeReported(job, address)) await recordReport(db, job, reason)
      return 'thanks'
    } catch (error) {
      logError(error, 'A report could not be saved')
      return 'failed'
    }
  }

  return new Hono().post('/report-job', async (c) => {
    const { success, data, error } = Report.safeParse(await c.req.parseBody())
    if (!success) return c.text(`The report is not valid:\n${z.prettifyError(error)}`, 400)
    const outcome = await store(c, data)
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ outcome }, STATUS[outcome], {
        'cache-control': 'no-store',
        ...(outcome === 'later' && retryAfter(PER_CLIENT)),
      })
    return c.redirect(`/jobs?job=${data.job}&reported=${outcome}#report`, 303)
  })
}
