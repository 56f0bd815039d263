import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { activeJobs, isUuid } from './jobs.ts'
import { acquireWriteLock } from '../write-lock.ts'

export interface JobClick {
  /** The posting's id. */
  item_id: string
  user_agent: string | null
  referrer: string | null
}

/** Whether a click on View Job counts: the posting is open and has an application link. */
export async function hasApplyLink(db: Kysely<Database>, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const job = await activeJobs(db)
    .select('id')
    .where('id', '=', id)
    .where('application_url', 'not in', ['', '#'])
    .executeTakeFirst()
  return job !== undefined
}

/** Records a click on View Job. The database refuses one for a posting without an application link. */
export async function recordClick(db: Kysely<Database>, click: JobClick): Promise<void> {
  await db
    .insertInto('click_tracking')
    .values({ item_type: 'job', ...click })
    .execute()
}

/** Postings per transaction, so that visitors and imports do not wait for all of them. */
const BATCH = 1000
/** Batches per refresh; the rest follows at the next. */
const MOST_BATCHES = 20

/**
 * Updates the click counts behind the popular and trending orders, for postings with new clicks, and for those with
 * a day that is no longer one of the last seven. Reads the sums of days, not the clicks. Needs the owner role,
 * because the web role cannot read clicks.
 *
 * @returns How many postings' counts changed.
 */
export async function refreshClickCounts(owner: Kysely<Database>): Promise<number> {
  let changed = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { due, updated } = await refreshBatch(owner)
    changed += updated
    if (due < BATCH) break
  }
  return changed
}

const TODAY = sql`(now() at time zone 'Asia/Kolkata')::date`

function refreshBatch(owner: Kysely<Database>): Promise<{ due: number; updated: number }> {
  return owner.transaction().execute(async (transaction) => {
    await acquireWriteLock(transaction)
    // What is marked as counted is what was read: a click in between stays for the next time.
    const { rows } = await sql<{ due: number; updated: number }>`
      with due as (
        select job_id from job_clicks where clicks <> counted
        union select job_id from job_clicks where in_week and day <= ${TODAY} - 7
        limit ${sql.lit(BATCH)}
      ), seen as (
        select job_id, day, clicks, counted, in_week, day > ${TODAY} - 7 as is_recent
        from job_clicks join due using (job_id)
      ), sums as (
        select job_id, sum(clicks - counted)::int as added,
          coalesce(sum(clicks) filter (where is_recent), 0)::int as recent
        from seen group by job_id
      ), updated as (
        update jobs set clicks = jobs.clicks + added, clicks_last_7_days = recent
        from sums where jobs.id = sums.job_id and (added <> 0 or clicks_last_7_days <> recent)
        returning 1
      ), marked as (
        update job_clicks set counted = seen.clicks, in_week = is_recent
        from seen where job_clicks.job_id = seen.job_id and job_clicks.day = seen.day
          and (seen.clicks <> seen.counted or seen.in_week <> is_recent)
      )
      select (select count(*) from due)::int as due, (select count(*) from updated)::int as updated`.execute(
      transaction,
    )
    return rows[0] ?? { due: 0, updated: 0 }
  })
}
