import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A posting of a board as stored, to compare with a crawl. */
export interface KnownPosting {
  external_id: string
  title: string
  content_hash: string | null
  card_key: string | null
  last_seen_at: Date | null
  missed_since: Date | null
  unread_since: Date | null
  page_id: string | null
  closed_at: Date | null
  by_hand: boolean
}

/**
 * When a posting leaves its board's shared `seen_at`, that value is copied onto it; null if it has left
 * before.
 */
const boardSighting = sql<Date | null>`case when missed_since is null and unread_since is null and closed_at is null then
  (select seen_at from boards where boards.source = jobs.source) end`

/**
 * How often a posting was confirmed, with the crawls that its board counted since it was last written as seen.
 * The view `posting_evidence` has the same sum.
 */
export const CONFIRMATIONS = sql<number | null>`jobs.confirmations + case
  when jobs.missed_since is null and jobs.unread_since is null and jobs.closed_at is null
  then greatest(coalesce((select boards.confirmations from boards where boards.source = jobs.source), 0)
    - jobs.board_confirmations, 0) else 0 end`

/**
 * Sets a posting's own last sighting and confirmations to what its board knew. Use it in the update that makes
 * the posting leave it.
 */
export const OWN_SIGHTINGS = {
  last_seen_at: sql<Date>`greatest(last_seen_at, ${boardSighting})`,
  verified_at: sql<Date>`greatest(verified_at, ${boardSighting})`,
  confirmations: CONFIRMATIONS,
}

/** One sighting of a crawl, as postings are marked with it. */
export interface CrawlSighting {
  /** When the board listed them. */
  at: Date
  /** `boards.confirmations` once the crawl is stored: later crawls count from there. */
  boardConfirmations: number
}

/** Ids per statement. */
const BATCH = 5000

export function readKnownPostings(db: Kysely<Database>, source: string): Promise<KnownPosting[]> {
  return db
    .selectFrom('jobs')
    .select(['external_id', 'page_id', 'title', 'content_hash', 'card_key'])
    .select(['last_seen_at', 'missed_since', 'unread_since', 'closed_at'])
    .select(sql<boolean>`close_reason is not distinct from 'by hand'`.as('by_hand'))
    .where('source', '=', source)
    .execute()
}

/** The first of two healthy crawls that did not list them. */
export function markMissed(db: Kysely<Database>, source: string, ids: string[], at: Date): Promise<void> {
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ missed_since: at, unread_since: null, ...OWN_SIGHTINGS })
      .execute()
  })
}

/**
 * A healthy crawl listed them but could not read them. They were readable until the board was last fully
 * read.
 */
export function markUnread(db: Kysely<Database>, source: string, ids: string[]): Promise<void> {
  const until = sql<Date>`coalesce((select read_at from boards where boards.source = jobs.source), now())`
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ unread_since: until, ...OWN_SIGHTINGS })
      .execute()
  })
}

/** Listed, unchanged. */
export function markSeen(
  db: Kysely<Database>,
  source: string,
  ids: string[],
  { at, boardConfirmations }: CrawlSighting,
): Promise<void> {
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ missed_since: null, unread_since: null, last_seen_at: at, verified_at: at })
      .set({ confirmations: sql<number>`${CONFIRMATIONS} + 1`, board_confirmations: boardConfirmations })
      .execute()
  })
}

/** Closes postings that their board no longer lists. */
export function closeUnlisted(db: Kysely<Database>, source: string, ids: string[], at: Date): Promise<void> {
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ is_active: false, closed_at: at, close_reason: 'unlisted', duplicate_of: null })
      .execute()
  })
}

function postingsOf(db: Kysely<Database>, source: string, ids: string[]) {
  return db
    .updateTable('jobs')
    .where('source', '=', source)
    .where(sql<boolean>`external_id = any(${ids}::text[])`)
}

async function eachBatch(ids: string[], work: (batch: string[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) await work(ids.slice(start, start + BATCH))
}
