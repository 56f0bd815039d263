import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A process that has given no sign of life for so long is taken to be dead. */
export const LEASE_SECONDS = 6

export interface NewsletterIssue {
  id: string
  /** As it was written. */
  content: unknown
  begun_at: Date
  finished_at: Date | null
}

/** The issue of that week; null before its sending began. Needs the owner's handle, as all of this does. */
export async function getIssue(owner: Kysely<Database>, id: string): Promise<NewsletterIssue | null> {
  const issue = await owner
    .selectFrom('newsletter_issues')
    .select(['id', 'content', 'begun_at', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return issue ?? null
}

/** The latest issues, the newest first. */
export function listIssues(owner: Kysely<Database>, limit: number): Promise<NewsletterIssue[]> {
  return owner
    .selectFrom('newsletter_issues')
    .select(['id', 'content', 'begun_at', 'finished_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Begins the issue with this content, unless it has begun. @returns What stands. */
export async function beginIssue(
  owner: Kysely<Database>,
  id: string,
  content: unknown,
): Promise<NewsletterIssue> {
  await owner
    .insertInto('newsletter_issues')
    .values({ id, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const issue = await getIssue(owner, id)
  if (!issue) throw new Error(`The issue ${id} was taken away while it began.`)
  return issue
}

/** Takes the sending of an issue for this run, unless a living process has it. @returns Whether it did. */
export async function takeIssue(owner: Kysely<Database>, id: string, run: string): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('newsletter_issues')
    .set({ run, beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`run is null or beat_at < now() - make_interval(secs => ${sql.lit(LEASE_SECONDS)})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A sign of life. @returns False when another process has taken the issue over. */
export async function beatIssue(owner: Kysely<Database>, id: string, run: string): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('newsletter_issues')
    .set({ beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets go of the issue. @param finished Nobody is left to send it to. */
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
