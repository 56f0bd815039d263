import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { anyContains } from '../text-match.ts'
import { getCompanyFacts, type CompanyFactsRow } from './company-facts.ts'
import { activeJobs } from './jobs.ts'
import { OPENING, OPENINGS } from './openings.ts'

/** A company that has open postings. */
export interface CompanyEntry {
  slug: string
  name: string
  jobs: number
  logo_path: string | null
}

export interface CompanyList {
  companies: CompanyEntry[]
  total: number
  /** Some are samples: companies that do not exist. */
  samples: boolean
}

/** A name and how many open postings have it. */
export interface CountedName {
  name: string
  jobs: number
}

/** A board on which we look for the postings of a company. */
export interface CompanyBoard {
  source: string
  /** The page of one of its postings. */
  posting_url: string | null
  /** When it last answered with its postings; null for a company without a board. */
  seen_at: Date | null
}

export interface Company extends CompanyFactsRow {
  slug: string
  name: string
  /** It does not exist: all its postings are samples. */
  sample: boolean
  cities: CountedName[]
  roles: CountedName[]
  boards: CompanyBoard[]
  /** When we first saw a posting of it; null for a sample. */
  first_seen_at: Date | null
  /** Jobs first seen, and closed, since the given time. */
  opened: number
  closed: number
}

/** Postings of a company beyond its openings. */
const EXTRA = sql<number>`coalesce(
  (select extras.jobs from opening_extras as extras where extras.employer = company_job_counts.employer), 0)`

/** Companies that have open postings, those with most first. Spellings with one slug (`companySlug`) are one company. */
export async function listCompanies(
  db: Kysely<Database>,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<CompanyList> {
  const open = db
    .selectFrom('company_job_counts')
    .where('jobs', '>', 0)
    .where('employer', '!=', '')
    .where((eb) => anyContains(eb, ['company'], search))
  const [companies, total, sample] = await Promise.all([
    open
      .select([
        'employer as slug',
        sql<string>`(array_agg(company order by jobs desc, company))[1]`.as('name'),
      ])
      .select(sql<number>`(sum(jobs) - ${EXTRA})::int`.as('jobs'))
      .select(
        sql<
          string | null
        >`(select logo_path from companies where companies.slug = company_job_counts.employer)`.as(
          'logo_path',
        ),
      )
      .groupBy('employer')
      .orderBy('jobs', 'desc')
      .orderBy('employer')
      .offset(offset)
      .limit(limit)
      .execute(),
    countCompanies(db, { search }),
    activeJobs(db).select('id').where('is_sample', '=', sql.lit(true)).limit(1).executeTakeFirst(),
  ])
  return { companies, total, samples: sample !== undefined }
}

/**
 * How many companies have open postings. Spellings with one slug are one company. Whatever shows a number of companies
 * asks this.
 *
 * @param realOnly Not those that have samples alone.
 */
export async function countCompanies(
  db: Kysely<Database>,
  { search = '', realOnly = false }: { search?: string; realOnly?: boolean } = {},
): Promise<number> {
  const samples = sql<number>`(select count(*) from public_jobs
    where is_sample and is_active and public_jobs.company = company_job_counts.company)`
  const { total } = await db
    .selectFrom('company_job_counts')
    .where('jobs', '>', realOnly ? samples : sql<number>`0`)
    .where('employer', '!=', '')
    .where((eb) => anyContains(eb, ['company'], search))
    .select(sql<number>`count(distinct employer)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A company that has open postings, and when we first saw one of it. */
export interface NewCompany extends Pick<CompanyEntry, 'slug' | 'name' | 'jobs'> {
  first_seen_at: Date
}

/** Companies that have open postings and are no samples, those first whose first posting we saw last. */
export function listNewCompanies(db: Kysely<Database>, limit: number): Promise<NewCompany[]> {
  const seen = db
    .selectFrom('public_jobs')
    .where('is_sample', '=', sql.lit(false))
    .groupBy('company')
    .select(['company', sql<Date>`min(first_seen_at)`.as('first_seen_at')])
  return db
    .selectFrom('company_job_counts')
    .innerJoin(seen.as('seen'), 'seen.company', 'company_job_counts.company')
    .where('employer', '!=', '')
    .select([
      'employer as slug',
      sql<string>`(array_agg(company_job_counts.company order by jobs desc, company_job_counts.company))[1]`.as(
        'name',
      ),
      sql<number>`(sum(jobs) - ${EXTRA})::int`.as('jobs'),
      sql<Date>`min(first_seen_at)`.as('first_seen_at'),
    ])
    .groupBy('employer')
    .having(sql<boolean>`sum(jobs) > 0`)
    .orderBy('first_seen_at', 'desc')
    .orderBy('employer')
    .limit(limit)
    .execute()
}

/** Slugs of the companies that have at least so many real open postings, and when one of them last changed. */
export function listCompanySitemapEntries(
  db: Kysely<Database>,
  { atLeast, limit }: { atLeast: number; limit: number },
): Promise<{ slug: string; changed_at: Date }[]> {
  return db
    .selectFrom('company_job_counts')
    .innerJoin('public_jobs', 'public_jobs.company', 'company_job_counts.company')
    .where('public_jobs.is_active', '=', sql.lit(true))
    .where('public_jobs.is_sample', '=', sql.lit(false))
    .where('employer', '!=', '')
    .select(['employer as slug', sql<Date>`max(content_changed_at)`.as('changed_at')])
    .groupBy('employer')
    .having(sql<boolean>`${OPENINGS} >= ${atLeast}`)
    .orderBy('employer')
    .limit(limit)
    .execute()
}

/** A company by its slug; null if no posting was ever of it. */
export async function getCompany(db: Kysely<Database>, slug: string, since: Date): Promise<Company | null> {
  const spellings = await db
    .selectFrom('company_job_counts')
    .select('company')
    .where('employer', '=', slug)
    .orderBy('jobs', 'desc')
    .orderBy('company')
    .execute()
  const names = spellings.map(({ company }) => company)
  const [name] = names
  if (name === undefined) return null
  const [history, facts, boards, cities, roles] = await Promise.all([
    readHistory(db, names, since),
    getCompanyFacts(db, slug),
    listBoards(db, names),
    countNames(db, names, sql`unnest(case when locations = '{}' then array[location] else locations end)`),
    countNames(db, names, sql`category`),
  ])
  if (history.postings === 0) return null
  const sample = history.real === 0
  return { slug, name, sample, cities, roles, boards, ...facts, ...history }
}

function readHistory(db: Kysely<Database>, names: string[], since: Date) {
  return db
    .selectFrom('public_jobs')
    .where('company', 'in', names)
    .select([
      sql<number>`count(*)::int`.as('postings'),
      sql<number>`(count(*) filter (where not is_sample))::int`.as('real'),
      sql<number>`(${OPENINGS} filter (where not is_sample and first_seen_at >= ${since}))::int`.as('opened'),
      sql<number>`(${OPENINGS} filter (where not is_sample and closed_at >= ${since}))::int`.as('closed'),
      sql<Date | null>`min(first_seen_at) filter (where not is_sample)`.as('first_seen_at'),
    ])
    .executeTakeFirstOrThrow()
}

/** Boards of open postings; of a company without one, those of the closed ones. */
async function listBoards(db: Kysely<Database>, names: string[]): Promise<CompanyBoard[]> {
  const boards = await db
    .selectFrom('public_jobs')
    .leftJoin('board_sightings', 'board_sightings.source', 'public_jobs.source')
    .where('company', 'in', names)
    .where('is_sample', '=', sql.lit(false))
    .select(['public_jobs.source', 'board_sightings.seen_at'])
    .select([
      sql<string | null>`max(source_url)`.as('posting_url'),
      sql<boolean>`bool_or(is_active)`.as('open'),
    ])
    .groupBy(['public_jobs.source', 'board_sightings.seen_at'])
    .orderBy('public_jobs.source')
    .execute()
  const open = boards.filter((board) => board.open)
  return (open.length > 0 ? open : boards).map(({ source, posting_url, seen_at }) => ({
    source,
    posting_url,
    seen_at,
  }))
}

/** The most frequent values among open postings. */
function countNames(
  db: Kysely<Database>,
  names: string[],
  value: ReturnType<typeof sql>,
): Promise<CountedName[]> {
  const values = activeJobs(db)
    .where('company', 'in', names)
    .select([sql<string | null>`${value}`.as('name'), OPENING.as('opening')])
  return db
    .selectFrom(values.as('values'))
    .select([sql<string>`name`.as('name'), sql<number>`count(distinct opening)::int`.as('jobs')])
    .where('name', 'is not', null)
    .groupBy('name')
    .orderBy('jobs', 'desc')
    .orderBy('name')
    .limit(MAX_NAMES)
    .execute()
}

const MAX_NAMES = 20
