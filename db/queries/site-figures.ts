import { LRUCache } from 'lru-cache'
import { sql, type Kysely } from 'kysely'
import { EMPTY_SEARCH, type FindPage, type JobFinder } from '#core/find/job-search.ts'
import type { Database } from '../schema.ts'
import { countCompanies } from './jobs/companies.ts'

/** What the database knows about the site. Samples are in no figure. */
export interface SiteFigures {
  /** Openings. */
  jobs: number
  /** Companies that have one. */
  companies: number
  /** Openings that were verified within the last week. */
  verified: number
  /** Openings for freshers. */
  freshers: number
  courses: number
  freeCourses: number
  careerPaths: number
  /** Resources of the prep zone and of interview prep. */
  prepResources: number
}

/** A count of all postings takes SQL a second; the index takes a millisecond. Every page shows some of the figures. */
const FIGURES_TTL_MS = 60_000

interface Sources {
  db: Kysely<Database>
  finder: JobFinder
  now: Date
}

type FiguresCache = LRUCache<'figures', SiteFigures, Sources>
const caches = new WeakMap<Kysely<Database>, FiguresCache>()

/** The figures of the site, counted at most once a minute. A failed count is not cached. */
export async function siteFigures(sources: Sources): Promise<SiteFigures> {
  const cache: FiguresCache =
    caches.get(sources.db) ??
    new LRUCache({
      max: 1,
      ttl: FIGURES_TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => countFigures(context),
    })
  caches.set(sources.db, cache)
  return cache.forceFetch('figures', { context: sources })
}

async function countFigures({ db, finder, now }: Sources): Promise<SiteFigures> {
  const page: FindPage = { order: 'newest', offset: 0, limit: 0, now, realOnly: true }
  const [all, fresher, companies, content] = await Promise.all([
    finder.find(EMPTY_SEARCH, page),
    finder.find({ ...EMPTY_SEARCH, levels: ['Fresher'] }, page),
    countCompanies(db, { realOnly: true }),
    countContent(db),
  ])
  return { jobs: all.total, verified: all.verified, freshers: fresher.total, companies, ...content }
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
