import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { sortOutCopies } from './job-copies.ts'
import { acquireWriteLock } from '../write-lock.ts'

/** A posting whose own page is to be asked, because no board speaks for it. */
export interface DueLink {
  id: string
  /** `adapter:board` */
  source: string
  external_id: string
  title: string
  source_url: string
}

/** A posting of a company without a board is asked for by its own page, once a day. */
const ASKED_EVERY = '24 hours'
/** A board that has said nothing for so long does not speak for its postings any more. */
const BOARD_SILENT_FOR = '3 days'
/** Between the two answers that a page is gone which close a posting. */
const STRIKES_APART = '24 hours'

/** Whose postings may be asked for by their own pages. */
export interface LinkSources {
  /**
   * Boards that are still asked themselves, as far as they answer. Postings of any other board are not asked for: it is
   * paused, not listed any more, or its leave was withdrawn, and they leave as nothing confirms them.
   */
  boards: string[]
  /** Sources without a board, as their tokens begin: `file:`. */
  withoutBoard: string
  /** Those of them that are paused. */
  paused: string[]
}

/** Who is due: whom visitors reported comes first, then who was never asked, then who has waited longest. */
export interface LinksDue extends LinkSources {
  /** Of these postings alone; all where it is absent. */
  ids?: string[]
  limit?: number
}

/**
 * Open postings whose own pages are due to be asked: those of sources without a board that nothing has confirmed for a
 * day, or that a visitor reported since they were asked, and those whose board has been silent for three. One that
 * its board has stopped listing is its board's to close.
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
    ) as standing
    where is_active and not is_sample and missed_since is null and source_url is not null
      and (${ids}::uuid[] is null or jobs.id = any(${ids}::uuid[]))
      and (reported
        or (coalesce(probed_at, '-infinity') <= now() - ${sql.lit(ASKED_EVERY)}::interval
          and coalesce(listed_at, '-infinity') <= now() - case when alone
            then ${sql.lit(ASKED_EVERY)}::interval else ${sql.lit(BOARD_SILENT_FOR)}::interval end))
    order by reported desc, probed_at nulls first, jobs.id
    limit ${limit}`.execute(owner)
  return rows
}

/** What an answer comes to: `gone once` waits for a second one, a day or more later. */
export type LinkOutcome = 'confirmed' | 'gone once' | 'closed' | 'uncertain'

/**
 * Records what a posting's page said. A page that is there confirms it; one that is gone, said twice a day or more
 * apart with nothing to the contrary between, closes it; what is uncertain changes nothing.
 *
 * @returns null where the posting was closed meanwhile.
 */
export function recordLinkAnswer(
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
      const [row] = await posting().set(confirmed).execute()
      return row ? 'confirmed' : null
    }
    if (state === 'uncertain') {
      const [row] = await posting().set({ probed_at: now }).execute()
      return row ? 'uncertain' : null
    }
    const [second] = await posting()
      .where(sql<boolean>`link_gone_since <= now() - ${sql.lit(STRIKES_APART)}::interval`)
      .set({ probed_at: now, is_active: false, closed_at: now, close_reason: 'link gone' })
      .execute()
    if (second) {
      // Another posting may be the same job, and its link alive.
      await sortOutCopies(transaction, second.card_key === null ? [] : [second.card_key])
      return 'closed'
    }
    const since = sql<Date>`coalesce(link_gone_since, now())`
    const [first] = await posting().set({ probed_at: now, link_gone_since: since }).execute()
    return first ? 'gone once' : null
  })
}
