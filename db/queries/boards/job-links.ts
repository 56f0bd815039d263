import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { groupCopies } from './job-copies.ts'
import { OWN_SIGHTINGS } from './job-sightings.ts'
import { acquireWriteLock } from '../write-lock.ts'

/** A posting whose own page is due for a check, because no live board covers it. */
export interface DueLink {
  id: string
  /** `adapter:board` */
  source: string
  external_id: string
  title: string
  source_url: string
}

/** A posting of a company without a board is checked on its own page, once a day. */
const CHECK_EVERY = '24 hours'
/** After this long without a successful crawl, a board no longer confirms its postings. */
const BOARD_SILENT_FOR = '3 days'
/** Time between the two failed checks that close a posting. */
const STRIKES_APART = '24 hours'

/** Whose postings may be checked on their own pages. */
export interface LinkSources {
  /**
   * Boards that we still crawl. Postings of any other board are not checked: it is paused, removed, or its
   * permission was withdrawn, and they expire because nothing confirms them.
   */
  boards: string[]
  /** Token prefix of sources without a board: `file:`. */
  withoutBoard: string
  /** Paused sources without a board. */
  paused: string[]
}

/** Reported postings come first, then those never checked, then the longest waiting. */
export interface LinksDue extends LinkSources {
  /** Only these postings; all if absent. */
  ids?: string[]
  limit?: number
}

/**
 * Open postings whose own pages are due for a check: of sources without a board, those not confirmed for a
 * day, or reported since the last check; of boards, those whose board has been silent for three days. A
 * posting that its board no longer lists is left for the board's crawl to close.
 */
export async function listDueLinks(owner: Kysely<Database>, due: LinksDue): Promise<DueLink[]> {
  const { boards, withoutBoard, paused, ids = null, limit = 500 } = due
  const { rows } = await sql<DueLink>`
    with unattended as (
      select source, starts_with(source, ${withoutBoard}) as alone, seen_at from boards
      where (starts_with(source, ${withoutBoard}) and source <> all(${paused}::text[]))
        or (source = any(${boards}::text[])
          and coalesce(seen_at, '-infinity') <= now() - ${sql.lit(BOARD_SILENT_FOR)}::interval)
    )
    select jobs.id, jobs.source, external_id, title, source_url
    from unattended join jobs using (source)
    cross join lateral (
      select greatest(verified_at, case when not alone then seen_at end) as listed_at,
        alone and exists (
          select from job_reports
          where job_id = jobs.id and handled_at is null
            and job_reports.created_at > coalesce(greatest(verified_at, probed_at), '-infinity')
        ) as reported
    ) as status
    where is_active and not is_sample and missed_since is null and source_url is not null
      and (${ids}::uuid[] is null or jobs.id = any(${ids}::uuid[]))
      and (reported
        or (coalesce(probed_at, '-infinity') <= now() - ${sql.lit(CHECK_EVERY)}::interval
          and coalesce(listed_at, '-infinity') <= now() - case when alone
            then ${sql.lit(CHECK_EVERY)}::interval else ${sql.lit(BOARD_SILENT_FOR)}::interval end))
    order by reported desc, probed_at nulls first, jobs.id
    limit ${limit}`.execute(owner)
  return rows
}

/** Those of these postings whose pages only others may check: their boards are neither among these nor paused. */
export async function linksOfOthers(
  owner: Kysely<Database>,
  ids: string[],
  { boards, withoutBoard, paused }: LinkSources,
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from jobs where id = any(${ids}::uuid[])
      and not starts_with(source, ${withoutBoard}) and source <> all(${[...boards, ...paused]}::text[])`.execute(
    owner,
  )
  return rows.map(({ id }) => id)
}

/** The result of a check: `gone once` needs a second one, a day or more later, to close the posting. */
export type LinkOutcome = 'confirmed' | 'gone once' | 'closed' | 'uncertain'

/**
 * Records a check of a posting's page. A page that exists confirms the posting. A page found gone twice, at
 * least a day apart and never seen in between, closes it. An uncertain response changes nothing.
 *
 * @returns null if the posting was closed meanwhile.
 */
export function recordLinkCheck(
  owner: Kysely<Database>,
  id: string,
  state: 'open' | 'gone' | 'uncertain',
): Promise<LinkOutcome | null> {
  return owner.transaction().execute(async (transaction) => {
    await acquireWriteLock(transaction)
    const posting = () =>
      transaction.updateTable('jobs').where('id', '=', id).where('is_active', '=', true).returning('card_key')
    const now = sql<Date>`now()`
    if (state === 'open') {
      const confirmed = { probed_at: now, link_gone_since: null, verified_at: now, last_seen_at: now }
      const confirmations = sql<number>`confirmations + 1`
      const [row] = await posting()
        .set({ ...confirmed, confirmations })
        .execute()
      return row ? 'confirmed' : null
    }
    if (state === 'uncertain') {
      const [row] = await posting().set({ probed_at: now }).execute()
      return row ? 'uncertain' : null
    }
    const [second] = await posting()
      .where(sql<boolean>`link_gone_since <= now() - ${sql.lit(STRIKES_APART)}::interval`)
      .set({ ...OWN_SIGHTINGS, probed_at: now, is_active: false, closed_at: now, close_reason: 'link gone' })
      .execute()
    if (second) {
      // A copy of the same job may still have a live link.
      await groupCopies(transaction, second.card_key === null ? [] : [second.card_key])
      return 'closed'
    }
    const since = sql<Date>`coalesce(link_gone_since, now())`
    const [first] = await posting().set({ probed_at: now, link_gone_since: since }).execute()
    return first ? 'gone once' : null
  })
}
