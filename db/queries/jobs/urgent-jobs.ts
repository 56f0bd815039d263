import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { isoDay } from '#core/dates.ts'
import { URGENT_WITHIN_DAYS, type JobSummary } from '#core/job.ts'
import type { Database } from '#db/schema.ts'
import { activeJobs, SUMMARY } from './jobs.ts'
import { isFirstOfOpening, OPENING } from './openings.ts'

/** A posting of "Urgent Hiring", and why it is there besides its deadline. */
export interface UrgentJob extends JobSummary {
  /** 0: the employer looks for immediate joiners. */
  notice_days: number | null
  is_walk_in: boolean
}

const DAY_MS = 86_400_000

type Jobs = ExpressionBuilder<Pick<Database, 'public_jobs'>, 'public_jobs'>

/**
 * "Urgent Hiring" of the sidebar: openings that are not featured, those with the nearest stated deadlines first, then those
 * that ask for immediate joiners or invite to a walk-in, in the employer's words. The newest others follow if there are fewer.
 */
export async function listUrgentJobs(db: Kysely<Database>, now: Date, limit = 3): Promise<UrgentJob[]> {
  const today = isoDay(now)
  const latest = new Date(now.getTime() + URGENT_WITHIN_DAYS * DAY_MS)
  const isDue = (eb: Jobs) => eb.between('application_deadline', now, latest)
  const isQuick = (eb: Jobs) =>
    eb.and([
      sql<SqlBool>`(is_walk_in or notice_days = 0)`,
      // A walk-in that is over is no reason to hurry.
      sql<SqlBool>`(notice_days = 0 or walk_in_until is null or walk_in_until >= ${today}::date)`,
    ])
  const found = new Map<string, UrgentJob>()
  for (const condition of [isDue, isQuick, () => sql<SqlBool>`true`]) {
    for (const { opening, ...job } of await listMeeting(db, condition, condition === isDue, limit))
      if (found.size < limit && !found.has(opening)) found.set(opening, job)
    if (found.size === limit) break
  }
  return [...found.values()]
}

function listMeeting(
  db: Kysely<Database>,
  condition: (eb: Jobs) => Expression<SqlBool>,
  byDeadline: boolean,
  limit: number,
): Promise<(UrgentJob & { opening: string })[]> {
  // Literals, not parameters, for the partial indexes to be used.
  const meets = (eb: Jobs) =>
    eb.and([eb('is_featured', '=', sql.lit(false)), eb('fee_asked', '=', sql.lit(false)), condition(eb)])
  const jobs = activeJobs(db)
    .where(meets)
    .where(isFirstOfOpening(meets))
    .select([...SUMMARY, 'notice_days', 'is_walk_in', OPENING.as('opening')])
  return (byDeadline ? jobs.orderBy('application_deadline') : jobs)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
