import { LRUCache } from 'lru-cache'
import { sql, type Kysely } from 'kysely'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '../schema.ts'

/** What the database knows about the site. Samples are in no figure. */
export interface SiteFigures {
  /** Open postings. */
  jobs: number
  /** Companies that have one. */
  companies: number
  /** Open postings that were verified within the last week. */
  verified: number
  /** Open postings for freshers. */
  freshers: number
  courses: number
  freeCourses: number
  careerPaths: number
  /** Resources of the prep zone and of interview prep. */
  prepResources: number
}

/** Counting a million postings takes about a second, and every page shows some of the figures. */
const FIGURES_TTL_MS = 60_000

type FiguresCache = LRUCache<'figures', SiteFigures, Kysely<Database>>
const caches = new WeakMap<Kysely<Database>, FiguresCache>()

/** The figures of the site, counted at most once a minute. A failed count is not cached. */
export async function siteFigures(db: Kysely<Database>): Promise<SiteFigures> {
  const cache: FiguresCache =
    caches.get(db) ??
    new LRUCache({
      max: 1,
      ttl: FIGURES_TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => countFigures(context),
    })
  caches.set(db, cache)
  return cache.forceFetch('figures', { context: db })
}

async function countFigures(db: Kysely<Database>): Promise<SiteFigures> {
  const [postings, content] = await Promise.all([countPostings(db), countContent(db)])
  return { ...postings, ...content }
}

async function countPostings(db: Kysely<Database>) {
  const { rows } = await sql<Pick<SiteFigures, 'jobs' | 'companies' | 'verified' | 'freshers'>>`
    select count(*) as jobs, count(distinct company) as companies,
      count(*) filter (where verified_at > now() - ${sql.lit(`${VERIFIED_FOR_DAYS} days`)}::interval) as verified,
      count(*) filter (where experience_level = 'Fresher') as freshers
    from public_jobs where is_active and not is_sample`.execute(db)
  return rows[0] ?? { jobs: 0, companies: 0, verified: 0, freshers: 0 }
}

async function countContent(db: Kysely<Database>) {
  const { rows } = await sql<
    Pick<SiteFigures, 'courses' | 'freeCourses' | 'careerPaths' | 'prepResources'>
  >`select
      (select count(*) from learn_courses) as "courses",
      (select count(*) from learn_courses where is_free) as "freeCourses",
      (select count(*) from career_paths) as "careerPaths",
      (select count(*) from prep_zone_resources) + (select count(*) from interview_prep_resources)
        as "prepResources"`.execute(db)
  return rows[0] ?? { courses: 0, freeCourses: 0, careerPaths: 0, prepResources: 0 }
}
