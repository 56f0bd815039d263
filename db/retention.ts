import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Retention } from '#core/retention.ts'
import type { DatabaseHandle } from './open.ts'
import { deleteExpiredSessions } from './queries/accounts/account-sessions.ts'
import { forgetUnusedLinks } from './queries/content/content-links.ts'
import { deleteOldMessages } from './queries/messages/messages.ts'
import { IS_WEEKLY } from './queries/newsletter/issues.ts'
import { NEW_FOR_DAYS } from './queries/newsletter/posting-arrivals.ts'
import { eraseUnconfirmed } from './queries/newsletter/subscribers.ts'
import type { Database } from './schema.ts'
import { readNow } from './clock.ts'

/** Rows of one statement: short enough that nobody waits for its locks. */
const BATCH = 2000

/** The queue whose jobs call `applyRetention` (`db/host-queue.ts`). */
export const RETENTION_QUEUE = 'retention'
/** Any number, if no other lock uses it. */
const LOCK = 727_274_004

/**
 * Deletes everything whose time is over: what the settings say, and addresses, sessions and messages after the days that
 * are promised. Does nothing while another process is at it.
 */
export async function applyRetention(
  { engine, owner }: Pick<DatabaseHandle, 'engine' | 'owner'>,
  keep: Retention,
): Promise<void> {
  // The embedded engine has one process, and its connections keep no locks.
  if (engine === 'pglite') return deleteOutdated(owner, keep)
  await owner.connection().execute(async (connection) => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as mine`.execute(connection)
    if (!rows[0]?.mine) return
    try {
      await deleteOutdated(connection, keep)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}

async function deleteOutdated(owner: Kysely<Database>, keep: Retention): Promise<void> {
  await eraseUnconfirmed(owner)
  await deleteExpiredSessions(owner)
  await deleteOldMessages(owner, await readNow(owner))
  await deleteOldRows(owner, keep)
}

/**
 * Whether workers delete old rows: they enqueue a job for it every hour. A site does it itself if there was none in the
 * last two hours.
 */
export async function isRetentionQueued(owner: Kysely<Database>): Promise<boolean> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(owner)
  if (!found[0]?.there) return false
  const { rows } = await sql`
    select from pgboss.job
    where name = ${RETENTION_QUEUE} and created_on > now() - interval '2 hours' and state not in ('failed', 'cancelled')
    limit 1`.execute(owner)
  return rows.length > 0
}

/**
 * Deletes rows that are older than the settings say, and the link checks of links that no row has any more. In
 * batches, each a transaction of its own.
 */
export async function deleteOldRows(owner: Kysely<Database>, keep: Retention, batch = BATCH): Promise<void> {
  const olderThan = (column: string, days: number) =>
    sql<boolean>`${sql.ref(column)} < now() - make_interval(days => ${sql.lit(days)})`
  const remove = (table: keyof Database & string, where: RawBuilder<boolean>) =>
    inBatches(batch, async () => {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(batch)}))`.execute(owner)
      return Number(numAffectedRows ?? 0)
    })
  await remove('click_tracking', olderThan('created_at', keep.clicks))
  await remove(
    'job_clicks',
    sql`day < (now() at time zone 'Asia/Kolkata')::date - ${sql.lit(keep['click-days'])}
      and clicks = counted and not in_week`,
  )
  await remove('ingest_runs', olderThan('finished_at', keep.runs))
  await remove('posting_arrivals', olderThan('arrived_at', NEW_FOR_DAYS))
  await remove('job_reports', olderThan('handled_at', keep.reports))
  await remove('ratings', sql`day < (now() at time zone 'Asia/Kolkata')::date - ${sql.lit(keep.ratings)}`)
  const oldIssue = sql<boolean>`${IS_WEEKLY} and ${olderThan('begun_at', keep.newsletters)}`
  await remove('newsletter_deliveries', sql`issue in (select id from newsletter_issues where ${oldIssue})`)
  await remove('newsletter_issues', oldIssue)
  // An id is replaced after a day of use, so its age tells the last use within a day.
  await remove('account_sessions', olderThan('issued_at', keep.sessions))
  const neverMailed = sql<boolean>`confirmed_at is null and mailed_at is null and mail_after is not null
    and ${olderThan('asked_at', keep.unmailed)}`
  await remove('job_alerts', neverMailed)
  await remove('telegram_requests', olderThan('asked_at', 1))
  // Not deleted if job alerts are mailed to the address.
  await inBatches(batch, async () => {
    const { rows } = await sql`
      select end_newsletter(id) from newsletter_subscribers
      where ${neverMailed} limit ${sql.lit(batch)}`.execute(owner)
    return rows.length
  })
  await forgetUnusedLinks(owner)
}

/** Repeats a deletion until it finds less than a batch. */
async function inBatches(batch: number, deleteSome: () => Promise<number>): Promise<void> {
  for (let last = batch; last === batch;) last = await deleteSome()
}
