import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A posting of a board as the database has it, beside what a crawl found. */
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

/** What parts from its board is written with what that knew of it: it leaves the board's common sighting. */
const boardSighting = sql<Date | null>`case when missed_since is null and unread_since is null and closed_at is null then
  (select seen_at from boards where boards.source = jobs.source) end`

/** Last sightings of a posting's own, brought up to what its board knew. For the moment in which it parts from it. */
export const OWN_SIGHTINGS = {
  last_seen_at: sql<Date>`greatest(last_seen_at, ${boardSighting})`,
  verified_at: sql<Date>`greatest(verified_at, ${boardSighting})`,
}

/** Ids a statement. */
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

/** A healthy crawl has not listed them: the first of two. */
export function markMissed(db: Kysely<Database>, source: string, ids: string[], at: Date): Promise<void> {
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ missed_since: at, unread_since: null, ...OWN_SIGHTINGS })
      .execute()
  })
}

/** A healthy crawl has listed them and could not read them: until now it could, at the last reading of the whole board. */
export function markUnread(db: Kysely<Database>, source: string, ids: string[]): Promise<void> {
  const until = sql<Date>`coalesce((select read_at from boards where boards.source = jobs.source), now())`
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ unread_since: until, ...OWN_SIGHTINGS })
      .execute()
  })
}

/** Listed as they were. */
export function markSeen(db: Kysely<Database>, source: string, ids: string[], at: Date): Promise<void> {
  return eachBatch(ids, async (batch) => {
    await postingsOf(db, source, batch)
      .set({ missed_since: null, unread_since: null, last_seen_at: at, verified_at: at })
      .execute()
  })
}

/** Takes postings off the list, because their board does not list them any more. */
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
