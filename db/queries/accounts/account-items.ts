import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Database } from '#db/schema.ts'

/** What an account saves. Everything here runs inside `asAccount` (`accounts.ts`). */

/** Maximum of each kind per account; of opened jobs the oldest are deleted. */
export const MAX_SAVED_JOBS = 500
export const MAX_SAVED_SEARCHES = 50
const MAX_OPENED_JOBS = 500

/** A saved job as the dashboard lists it; it may have closed since. */
export interface SavedJob {
  id: string
  title: string
  company: string
  location: string
  is_active: boolean
  closed_at: Date | null
  at: Date
}

export interface SavedSearch {
  query: string
  created_at: Date
}

export type SaveOutcome = 'done' | 'full' | 'missing'

/**
 * Saves a posting that is or was public. Idempotent.
 *
 * @param savedAt When it was saved elsewhere; now if not given or later than now.
 */
export async function saveJob(db: Kysely<Database>, jobId: string, savedAt?: Date): Promise<SaveOutcome> {
  if (await isJobSaved(db, jobId)) return 'done'
  if ((await countOf(db, 'saved_jobs')) >= MAX_SAVED_JOBS) return 'full'
  const job = await db.selectFrom('public_jobs').select('id').where('id', '=', jobId).executeTakeFirst()
  if (!job) return 'missing'
  await db
    .insertInto('saved_jobs')
    .values({ job_id: jobId, ...(savedAt && { saved_at: sql<Date>`least(now(), ${savedAt}::timestamptz)` }) })
    .onConflict((on) => on.doNothing())
    .execute()
  return 'done'
}

export async function unsaveJob(db: Kysely<Database>, jobId: string): Promise<void> {
  await db.deleteFrom('saved_jobs').where('job_id', '=', jobId).execute()
}

export async function isJobSaved(db: Kysely<Database>, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export function listSavedJobs(db: Kysely<Database>): Promise<SavedJob[]> {
  const saved = db.selectFrom('saved_jobs').select(['job_id', 'saved_at as at'])
  return kept(db, saved.orderBy('at', 'desc').limit(MAX_SAVED_JOBS))
}

/** Records that the visitor opened a posting's apply link now. */
export async function recordOpenedJob(db: Kysely<Database>, jobId: string): Promise<void> {
  const job = await db.selectFrom('public_jobs').select('id').where('id', '=', jobId).executeTakeFirst()
  if (!job) return
  await db
    .insertInto('opened_jobs')
    .values({ job_id: jobId })
    .onConflict((on) => on.columns(['account_id', 'job_id']).doUpdateSet({ last_opened_at: sql`now()` }))
    .execute()
  const oldest = db
    .selectFrom('opened_jobs')
    .select('job_id')
    .orderBy('last_opened_at', 'desc')
    .offset(MAX_OPENED_JOBS)
  await db.deleteFrom('opened_jobs').where('job_id', 'in', oldest).execute()
}

/** Last opened first. */
export function listOpenedJobs(db: Kysely<Database>): Promise<SavedJob[]> {
  const opened = db.selectFrom('opened_jobs').select(['job_id', 'last_opened_at as at'])
  return kept(db, opened.orderBy('at', 'desc').limit(MAX_OPENED_JOBS))
}

/** Saves a search of the jobs page by its canonical query. Idempotent. */
export async function saveSearch(db: Kysely<Database>, query: string): Promise<SaveOutcome> {
  if (await isSearchSaved(db, query)) return 'done'
  if ((await countOf(db, 'saved_searches')) >= MAX_SAVED_SEARCHES) return 'full'
  await db
    .insertInto('saved_searches')
    .values({ query })
    .onConflict((on) => on.doNothing())
    .execute()
  return 'done'
}

export async function unsaveSearch(db: Kysely<Database>, query: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('query', '=', query).execute()
}

export async function isSearchSaved(db: Kysely<Database>, query: string): Promise<boolean> {
  const row = await db.selectFrom('saved_searches').select('id').where('query', '=', query).executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export function listSavedSearches(db: Kysely<Database>): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .select(['query', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

async function countOf(db: Kysely<Database>, table: 'saved_jobs' | 'saved_searches'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** Leaves out removed samples, and postings withdrawn before they were public. */
function kept(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<Database, 'saved_jobs' | 'opened_jobs', { job_id: string; at: Date }>,
): Promise<SavedJob[]> {
  return db
    .selectFrom(rows.as('kept'))
    .innerJoin('public_jobs as job', 'job.id', 'kept.job_id')
    .select(['job.id', 'title', 'company', 'location', 'is_active', 'closed_at', 'kept.at'])
    .orderBy('kept.at', 'desc')
    .orderBy('job.id')
    .execute()
}
