import { sql, type Kysely } from 'kysely'
import type { ReportReason } from '#core/job-report.ts'
import type { Database } from '#db/schema.ts'
import { activeJobs, isUuid } from './jobs.ts'

/** Whether a visitor may report this posting: it is open, and not a sample. */
export async function isReportable(db: Kysely<Database>, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const job = await activeJobs(db)
    .select('id')
    .where('id', '=', id)
    .where('is_sample', '=', false)
    .executeTakeFirst()
  return job !== undefined
}

/**
 * Stores a visitor's report. The database refuses one on a sample or a closed posting, and ignores reports
 * above the limit per posting.
 */
export async function recordReport(db: Kysely<Database>, jobId: string, reason: ReportReason): Promise<void> {
  await db.insertInto('job_reports').values({ job_id: jobId, reason }).execute()
}

/** An open posting with unhandled visitor reports. */
export interface ReportedJob {
  id: string
  title: string
  company: string
  /** `adapter:board` */
  source: string
  /** The posting's URL at the employer. */
  source_url: string | null
  last_seen_at: Date | null
  closed: number
  wrong: number
  scam: number
  /** When the newest report was sent. */
  reported_at: Date
}

/** Open postings with unhandled reports, the newest report first. Needs the owner role. */
export function listReportedJobs(owner: Kysely<Database>, limit = 200): Promise<ReportedJob[]> {
  const because = (reason: ReportReason) =>
    sql<number>`count(*) filter (where job_reports.reason = ${sql.lit(reason)})`.as(reason)
  return unhandledReports(owner)
    .select(['jobs.id', 'title', 'company', 'jobs.source', 'source_url', 'last_seen_at'])
    .select([because('closed'), because('wrong'), because('scam')])
    .select((eb) => eb.fn.max('job_reports.created_at').as('reported_at'))
    .groupBy(['jobs.id', 'title', 'company', 'jobs.source', 'source_url', 'last_seen_at'])
    .orderBy('reported_at', 'desc')
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
}

/**
 * The boards to check first: those with open postings reported after their board last listed them, most
 * reports first. A check that finds or closes the posting removes the board from this list; what an operator
 * still has to look at is in `listReportedJobs`. Needs the owner role.
 *
 * @returns Source tokens, `greenhouse:stripe`.
 */
export async function listReportedSources(owner: Kysely<Database>): Promise<string[]> {
  const rows = await unhandledReports(owner)
    .select('jobs.source')
    .where(sql<boolean>`job_reports.created_at > coalesce(last_seen_at, '-infinity')`)
    .groupBy('jobs.source')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.max('job_reports.created_at'), 'desc')
    .execute()
  return rows.map(({ source }) => source)
}

/** Marks a posting's reports as handled. Needs the owner role. @returns How many there were. */
export async function markReportsHandled(owner: Kysely<Database>, jobId: string, at: Date): Promise<number> {
  if (!isUuid(jobId)) return 0
  const { numUpdatedRows } = await owner
    .updateTable('job_reports')
    .set({ handled_at: sql<Date>`greatest(created_at, ${at}::timestamptz)` })
    .where('job_id', '=', jobId)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Unhandled reports, joined with their postings as visitors see them. */
function unhandledReports(owner: Kysely<Database>) {
  return owner
    .selectFrom('job_reports')
    .innerJoin('public_jobs as jobs', 'jobs.id', 'job_reports.job_id')
    .where('handled_at', 'is', null)
    .where('jobs.is_active', '=', sql.lit(true))
}
