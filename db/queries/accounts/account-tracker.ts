import { sql, type Kysely } from 'kysely'
import { hiddenNameKey, MAX_HIDDEN, type Stage } from '#core/application-stage.ts'
import type { Database } from '#db/schema.ts'
import { MAX_SAVED_JOBS, saveJob, type SaveOutcome } from './account-items.ts'

/** The tracker of an account. Everything here runs inside `asAccount` (`accounts.ts`). */

/** A saved job as the tracker shows it; it may have closed since. */
export interface TrackedJob {
  id: string
  title: string
  company: string
  location: string
  stage: Stage
  note: string
  saved_at: Date
  /** When stage or note last changed. */
  changed_at: Date
}

export interface HiddenCompany {
  company: string
  hidden_at: Date
}

/** What a change sets; the rest stays as it is. */
export interface JobTrack {
  stage?: Stage | undefined
  note?: string | undefined
  /** When the job was saved elsewhere. Used only if it is not saved yet, and never later than now. */
  savedAt?: Date | undefined
}

/** Newest first. */
export function listTrackedJobs(db: Kysely<Database>): Promise<TrackedJob[]> {
  return db
    .selectFrom('saved_jobs')
    .innerJoin('public_jobs as job', 'job.id', 'job_id')
    .select(['job.id', 'title', 'company', 'location', 'stage', 'note', 'saved_at', 'changed_at'])
    .orderBy('saved_at', 'desc')
    .orderBy('job.id')
    .limit(MAX_SAVED_JOBS)
    .execute()
}

/** Sets the stage or note of a job, and saves the job first if it is not saved. Idempotent. */
export async function trackJob(
  db: Kysely<Database>,
  jobId: string,
  { stage, note, savedAt }: JobTrack,
): Promise<SaveOutcome> {
  const outcome = await saveJob(db, jobId, savedAt)
  if (outcome !== 'done') return outcome
  await db
    .updateTable('saved_jobs')
    .set({ ...(stage && { stage }), ...(note !== undefined && { note }), changed_at: sql`now()` })
    .where('job_id', '=', jobId)
    .execute()
  return 'done'
}

/** Newest first. */
export function listHiddenCompanies(db: Kysely<Database>): Promise<HiddenCompany[]> {
  return db
    .selectFrom('hidden_companies')
    .select(['company', 'hidden_at'])
    .orderBy('hidden_at', 'desc')
    .orderBy('name_key')
    .execute()
}

/** Leaves the company's postings out of the visitor's lists. Idempotent. */
export async function hideCompany(db: Kysely<Database>, company: string): Promise<'done' | 'full'> {
  const name_key = hiddenNameKey(company)
  const hidden = await db.selectFrom('hidden_companies').select('name_key').execute()
  if (hidden.some((known) => known.name_key === name_key)) return 'done'
  if (hidden.length >= MAX_HIDDEN) return 'full'
  await db
    .insertInto('hidden_companies')
    .values({ name_key, company })
    .onConflict((on) => on.doNothing())
    .execute()
  return 'done'
}

/** Shows the company's postings again. */
export async function showCompany(db: Kysely<Database>, company: string): Promise<void> {
  await db.deleteFrom('hidden_companies').where('name_key', '=', hiddenNameKey(company)).execute()
}
