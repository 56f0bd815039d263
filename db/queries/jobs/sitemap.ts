import { sql, type Kysely } from 'kysely'
import type { AddressedPosting } from '#core/posting-address.ts'
import type { Database } from '#db/schema.ts'
import { stillListed } from './open-postings.ts'

/** Ids are uuids. Their first ten bits split the postings evenly, and a posting never changes its slice. */
export const ID_SLICES = 1024

export interface SitemapSlice {
  /** From 0 to 1023, in the order of ids. */
  slice: number
  postings: number
  /** When one of them last changed. */
  changed_at: Date
}

export interface SitemapPosting extends AddressedPosting {
  /** When the content of its page last changed. */
  changed_at: Date
}

/** Maximum URLs in one file (https://www.sitemaps.org/protocol.html). */
export const MAX_SITEMAP_URLS = 50_000
/** They share their file with the pages without an id. */
const MAX_CAREER_PATHS = 40_000

/** The slices that have postings for search engines: shown, real, and still listed at that moment. */
export function countSitemapSlices(db: Kysely<Database>, now: Date): Promise<SitemapSlice[]> {
  return sitemapPostings(db, now)
    .select([
      sql<number>`(get_byte(uuid_send(id), 0) << 2) | (get_byte(uuid_send(id), 1) >> 6)`.as('slice'),
      (eb) => eb.fn.countAll<number>().as('postings'),
      (eb) => eb.fn.max('content_changed_at').as('changed_at'),
    ])
    .groupBy('slice')
    .orderBy('slice')
    .execute()
}

/**
 * The postings of some slices, in the order of ids: one range of the index, with the rows for their addresses.
 *
 * @param from The first slice.
 * @param to The slice after the last.
 */
export function listSitemapPostings(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
  now: Date,
  limit = MAX_SITEMAP_URLS,
): Promise<SitemapPosting[]> {
  let query = sitemapPostings(db, now).where('open_postings.id', '>=', firstIdOf(from))
  if (to < ID_SLICES) query = query.where('open_postings.id', '<', firstIdOf(to))
  return query
    .innerJoin('public_jobs', 'public_jobs.id', 'open_postings.id')
    .select(['open_postings.id', 'title', 'company', 'location'])
    .select('open_postings.content_changed_at as changed_at')
    .orderBy('open_postings.id')
    .limit(limit)
    .execute()
}

/** Ids of all career paths. The table does not say when a row last changed. */
export function listCareerPathSitemapEntries(db: Kysely<Database>): Promise<{ id: string }[]> {
  return db.selectFrom('career_paths').select('id').orderBy('name').limit(MAX_CAREER_PATHS).execute()
}

/** It must be a literal, not a parameter, for the partial index to be used. */
function sitemapPostings(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('open_postings')
    .where('open_postings.is_active', '=', sql.lit(true))
    .where((eb) => stillListed(eb, now))
}

function firstIdOf(slice: number): string {
  const bits = (slice << 6).toString(16).padStart(4, '0')
  return `${bits}0000-0000-0000-0000-000000000000`
}
