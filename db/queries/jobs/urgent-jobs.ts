import { sql, type Kysely } from 'kysely'
import type { JobSummary } from '#core/job.ts'
import type { Database } from '#db/schema.ts'
import { activeJobs, SUMMARY } from './jobs.ts'

/**
 * "Urgent Hiring" of the sidebar: active postings that are not featured, those with the nearest stated
 * deadlines first. The newest others follow if there are fewer with a deadline.
 */
export async function listUrgentJobs(db: Kysely<Database>, now: Date, limit = 3): Promise<JobSummary[]> {
  // Literals, not parameters, for the partial indexes to be used.
  const others = activeJobs(db).where('is_featured', '=', sql.lit(false)).select(SUMMARY)
  const due = await others
    .where('application_deadline', 'is not', null)
    .where('application_deadline', '>=', now)
    .orderBy('application_deadline')
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  if (due.length === limit) return due
  const newest = others.orderBy('posted_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  const shown = new Set(due.map(({ id }) => id))
  return [...due, ...(await newest).filter(({ id }) => !shown.has(id))].slice(0, limit)
}
