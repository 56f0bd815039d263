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

/**
 * Updates the click counts behind the popular and trending orders; writes only the rows whose counts changed.
 * Needs the owner role, because the web role cannot read clicks.
 *
 * @returns How many postings' counts changed.
 */
export function refreshClickCounts(owner: Kysely<Database>): Promise<number> {
  const counted = owner
    .selectFrom('click_tracking')
    .select((eb) => [
      'item_id',
      eb.fn.countAll<number>().as('clicks'),
      sql<number>`count(*) filter (where created_at > now() - interval '7 days')`.as('recent'),
    ])
    .groupBy('item_id')
  return owner.transaction().execute(async (transaction) => {
    await acquireWriteLock(transaction)
    const { numUpdatedRows } = await transaction
      .with('counted', () => counted)
      .updateTable('jobs')
      .from('counted')
      .set((eb) => ({ clicks: eb.ref('counted.clicks'), clicks_last_7_days: eb.ref('counted.recent') }))
      .whereRef('jobs.id', '=', 'counted.item_id')
      .where((eb) =>
        eb.or([
          eb('jobs.clicks', '!=', eb.ref('counted.clicks')),
          eb('jobs.clicks_last_7_days', '!=', eb.ref('counted.recent')),
        ]),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}
