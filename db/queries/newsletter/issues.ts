import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A process without a heartbeat for this long counts as dead. */
export const LEASE_SECONDS = 6

/** Whether an issue (`id`) is one of the newsletter, and not the alerts of a day. */
export const IS_WEEKLY = sql<boolean>`id ~ '^\\d{4}-W'`

export interface NewsletterIssue {
  id: string
  /** The content as first stored. */
  content: unknown
  begun_at: Date
  finished_at: Date | null
}

/** The issue of a week; null before its sending began. Needs the owner role, like everything here. */
export async function getIssue(owner: Kysely<Database>, id: string): Promise<NewsletterIssue | null> {
  const issue = await owner
    .selectFrom('newsletter_issues')
    .select(['id', 'content', 'begun_at', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return issue ?? null
}

/** The latest weekly issues, newest first. */
export function listIssues(owner: Kysely<Database>, limit: number): Promise<NewsletterIssue[]> {
  return owner
    .selectFrom('newsletter_issues')
    .select(['id', 'content', 'begun_at', 'finished_at'])
    .where(IS_WEEKLY)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Begins the issue with this content, unless it has begun. @returns The stored issue. */
export async function beginIssue(
  owner: Kysely<Database>,
  id: string,
  content: unknown,
): Promise<NewsletterIssue> {
  await insertIssue(owner, id, content)
  const issue = await getIssue(owner, id)
  if (!issue) throw new Error(`The issue ${id} was taken away while it began.`)
  return issue
}

/** @returns False if the issue has begun before, with what content ever. */
export async function insertIssue(owner: Kysely<Database>, id: string, content: unknown): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await owner
    .insertInto('newsletter_issues')
    .values({ id, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Claims the sending of an issue for this run, unless a living process has it. @returns Whether it did. */
export async function claimIssue(owner: Kysely<Database>, id: string, run: string): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('newsletter_issues')
    .set({ run, beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`run is null or beat_at < now() - make_interval(secs => ${sql.lit(LEASE_SECONDS)})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sends a heartbeat. @returns False if another process has taken over the issue. */
export async function renewIssueLease(owner: Kysely<Database>, id: string, run: string): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('newsletter_issues')
    .set({ beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases the issue. @param finished No recipients are left. */
export async function releaseIssue(
  owner: Kysely<Database>,
  id: string,
  run: string,
  finished: boolean,
): Promise<void> {
  await owner
    .updateTable('newsletter_issues')
    .set({ run: null, finished_at: finished ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('run', '=', run)
    .execute()
}

/** Adds up how often the server asked the sender of an issue to wait. */
export async function noteThrottling(owner: Kysely<Database>, id: string, times: number): Promise<void> {
  if (times === 0) return
  await owner
    .updateTable('newsletter_issues')
    .set((eb) => ({ throttled: eb('throttled', '+', times) }))
    .where('id', '=', id)
    .execute()
}
