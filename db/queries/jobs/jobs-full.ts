import { sql, type Expression, type Kysely } from 'kysely'
import type { JobCursor } from '#core/find/job-search.ts'
import type { JobDetail } from '#core/job.ts'
import type { Database } from '#db/schema.ts'
import { DETAIL, featuredJobs, isUuid, listFeaturedJobs } from './jobs.ts'
import { OPENINGS } from './openings.ts'

/** The featured call with all fields. */
export async function listFullFeaturedJobs(db: Kysely<Database>, limit: number): Promise<JobDetail[]> {
  return fullJobs(db, await listFeaturedJobs(db, limit))
}

/** The number of openings that are featured. */
export async function countFeaturedJobs(db: Kysely<Database>): Promise<number> {
  const { jobs } = await featuredJobs(db).select(OPENINGS.as('jobs')).executeTakeFirstOrThrow()
  return jobs
}

/**
 * The cursor of a posting, open or closed, so that a list can continue after it. Null if the id is unknown.
 */
export async function findJobCursor(db: Kysely<Database>, id: string): Promise<JobCursor | null> {
  if (!isUuid(id)) return null
  const place = await db
    .selectFrom('public_jobs')
    .select(['id', utcText(sql.ref('posted_at')).as('posted_at')])
    .where('id', '=', id)
    .executeTakeFirst()
  return place ?? null
}

/**
 * The same postings with all fields, in the same order. The long texts are read only for the rows of the
 * page, so a query that scans or collects more rows does not read theirs.
 */
export async function fullJobs(db: Kysely<Database>, listed: { id: string }[]): Promise<JobDetail[]> {
  if (listed.length === 0) return []
  const ids = listed.map(({ id }) => id)
  const rows = await db.selectFrom('public_jobs').select(DETAIL).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function utcText(time: Expression<unknown>) {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
