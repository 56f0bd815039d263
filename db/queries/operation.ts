import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A number of something, by one or two words that say which. */
export interface LabelledCount {
  label: string
  state: string
  count: number
}

/** What an operator watches, read from the database. No row is about a visitor. */
export interface OperationFigures {
  /** Real postings by state: `open`, `missed` (open, but not listed by the last crawl), `copy` (not shown), `closed`. */
  postings: LabelledCount[]
  /** Open real postings whose last confirmation is older than a week. */
  unconfirmed: number
  /** Boards of the list by kind, and whether they answer: `confirmed` within a day, `failing`, `never asked`, `other`. */
  boards: LabelledCount[]
  /** Hosts in the queue of boards: waiting, being crawled. */
  queue: LabelledCount[]
  /** Seconds since a board was last read in full; null if none ever was. */
  sinceCrawl: number | null
  /** Board runs of the last 24 hours, by outcome. */
  runs: LabelledCount[]
  /**
   * Mails of the newsletter and of job alerts of the last week, and messages by Telegram, by state; how often Telegram
   * asked to wait (`throttled`); confirmation links that are due.
   */
  mails: LabelledCount[]
  /** Open reports from visitors. */
  reports: number
}

/** Reads all figures. Needs the owner's role. At 100,000 postings it takes about a tenth of a second of the server. */
export async function readOperation(owner: Kysely<Database>): Promise<OperationFigures> {
  // One after another: the owner has two connections, and others need them too.
  const postings = await counts(
    owner,
    sql`select 'all' as label, case when closed_at is not null then 'closed' when duplicate_of is not null then 'copy'
        when missed_since is not null then 'missed' else 'open' end as state, count(*)::int as count
      from jobs where not is_sample group by 2`,
  )
  const boards = await counts(
    owner,
    sql`select split_part(source, ':', 1) as label, case when last_run_at is null then 'never asked'
        when failures > 0 then 'failing' when seen_at >= now() - interval '1 day' then 'confirmed' else 'other' end as state,
        count(*)::int as count
      from boards where listed_as is not null and paused_at is null and state in ('active', 'resting')
        and not starts_with(source, 'file:')
      group by 1, 2`,
  )
  const runs = await counts(
    owner,
    sql`select 'all' as label, outcome::text as state, count(*)::int as count
      from ingest_runs where finished_at >= now() - interval '1 day' group by 2`,
  )
  const mails = await counts(
    owner,
    sql`select case when starts_with(issue, 'alerts-') then 'alerts' when starts_with(issue, 'telegram-') then 'telegram'
          else 'newsletter' end as label, state::text as state,
        count(*)::int as count
      from newsletter_deliveries where at >= now() - interval '7 days' group by 1, 2
      union all
      select 'telegram', 'throttled', sum(throttled)::int from newsletter_issues
      where starts_with(id, 'telegram-') and begun_at >= now() - interval '7 days' having count(*) > 0
      union all
      select 'confirmation', 'due', count(*)::int from newsletter_subscribers where mail_after <= now()
      union all
      select 'alert confirmation', 'due', count(*)::int from job_alerts where mail_after <= now()`,
  )
  const { rows: singles } = await sql<{ unconfirmed: number; since: number | null; reports: number }>`
    select
      (select count(*)::int from open_postings where confirmed_at < now() - interval '7 days') as unconfirmed,
      (select extract(epoch from now() - max(finished_at))::float8 from ingest_runs
        where outcome in ('done', 'not modified', 'doubted')) as since,
      (select count(*)::int from job_reports where handled_at is null) as reports`.execute(owner)
  const [single] = singles
  return {
    postings,
    boards,
    runs,
    mails,
    queue: await readQueue(owner),
    unconfirmed: single?.unconfirmed ?? 0,
    sinceCrawl: single?.since ?? null,
    reports: single?.reports ?? 0,
  }
}

/** The queue's tables are there once a worker has started (`db/host-queue.ts`). */
async function readQueue(owner: Kysely<Database>): Promise<LabelledCount[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(owner)
  if (!rows[0]?.there) return []
  return counts(
    owner,
    sql`select name as label, case when state in ('created', 'retry') then 'waiting' else state::text end as state,
        count(*)::int as count
      from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2`,
  )
}

async function counts(owner: Kysely<Database>, query: ReturnType<typeof sql>): Promise<LabelledCount[]> {
  const { rows } = await sql<LabelledCount>`${query}`.execute(owner)
  return rows
}
