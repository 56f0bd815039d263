import { LRUCache } from 'lru-cache'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../schema.ts'
import { countCompanies } from './companies.ts'
import { activeJobs, applyFilters } from './jobs.ts'
import { OPENINGS } from './openings.ts'
import { matchesSearch, parseJobQuery, type JobQuery } from './job-search.ts'

/** How long an exact count is cached: at a million postings, counting a common term takes seconds. */
const COUNT_TTL_MS = 60_000

type CountCache = LRUCache<string, number, { db: Kysely<Database>; query: JobQuery }>
const caches = new WeakMap<Kysely<Database>, CountCache>()

/**
 * Exact number of openings that match. Without a search term or a place it is the sum of counts that the database
 * maintains, less the further postings of openings; otherwise each distinct query is counted at most once a minute, however many
 * requests ask at once.
 */
export async function countJobs(db: Kysely<Database>, query: JobQuery): Promise<number> {
  if (!query.terms && query.places.length === 0) return sumCounts(db, query)
  const count = await cacheOf(db).fetch(keyOf(query), { context: { db, query } })
  return count ?? 0
}

/** The number of openings, and of companies that have one. */
export async function jobMarket(db: Kysely<Database>): Promise<{ jobs: number; companies: number }> {
  const [jobs, companies] = await Promise.all([sumCounts(db, parseJobQuery({})), countCompanies(db)])
  return { jobs, companies }
}

async function sumCounts(db: Kysely<Database>, wanted: JobQuery): Promise<number> {
  let query = db.selectFrom('job_counts').select(sql<number>`coalesce(sum(jobs), 0)::bigint`.as('jobs'))
  const { category, experience_level, work_mode, is_remote } = wanted
  if (category !== undefined) query = query.where('category', '=', category)
  if (experience_level !== undefined) query = query.where('experience_level', '=', experience_level)
  if (work_mode !== undefined) query = query.where('work_mode', '=', work_mode)
  if (is_remote !== undefined) query = query.where('work_mode', is_remote ? '=' : '!=', 'remote')
  const further = activeJobs(db)
    .where('opening', 'is not', null)
    .where((eb) => applyFilters(eb, wanted))
    .select(sql<number>`count(*) - ${OPENINGS}`.as('jobs'))
  const [postings, extra] = await Promise.all([
    query.executeTakeFirstOrThrow(),
    further.executeTakeFirstOrThrow(),
  ])
  return postings.jobs - extra.jobs
}

/** Shares one computation per key. A failed one is not cached. */
function cacheOf(db: Kysely<Database>): CountCache {
  const existing = caches.get(db)
  if (existing) return existing
  const cache: CountCache = new LRUCache({
    max: 1000,
    ttl: COUNT_TTL_MS,
    // Callers that wait for a count get it even if its cache entry was evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => countMatches(context.db, context.query),
  })
  caches.set(db, cache)
  return cache
}

async function countMatches(db: Kysely<Database>, query: JobQuery): Promise<number> {
  const { terms } = query
  let matching = activeJobs(db).where((eb) => applyFilters(eb, query))
  if (terms) matching = matching.where((eb) => matchesSearch(eb, terms))
  const { jobs } = await matching.select(OPENINGS.as('jobs')).executeTakeFirstOrThrow()
  return jobs
}

/** One key per query, however it was typed. */
function keyOf({ terms, places, ...rest }: JobQuery): string {
  const substrings = terms?.substrings.toSorted()
  const words = terms?.words.toSorted()
  return JSON.stringify([
    substrings,
    words,
    places,
    rest.category,
    rest.experience_level,
    rest.is_remote,
    rest.work_mode,
  ])
}
