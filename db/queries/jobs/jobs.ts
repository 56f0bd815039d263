import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import type { JobCursor } from '#core/find/job-search.ts'
import type { JobSort, JobSummary, OpenedJob } from '#core/job.ts'
import type { Database } from '../../schema.ts'
import { factOfCompany } from './company-facts.ts'
import { matchesSearch, type JobQuery } from './job-search.ts'
import { inPlace } from '../text-match.ts'
import { isFirstOfOpening, OTHER_PLACES } from './openings.ts'

const SUMMARY_COLUMNS = [
  'id',
  'title',
  'company',
  'location',
  'category',
  'experience_level',
  'experience_min',
  'experience_max',
  'batch',
  'is_remote',
  'work_mode',
  'salary_min',
  'salary_max',
  'salary_period',
  'job_type',
  'skills',
  'posted_at',
  'day_stated',
  'application_deadline',
  'verified_at',
  'last_seen_at',
  'source',
  'is_featured',
  'is_sample',
] as const

/** The columns that a row has to have for `SUMMARY`. */
export const SUMMARY_SOURCE = [...SUMMARY_COLUMNS, 'company_logo_url', 'opening'] as const

/** The fields that a list shows of a posting, of a row called `public_jobs`. */
export const SUMMARY = [
  ...SUMMARY_COLUMNS,
  sql<string | null>`coalesce(${factOfCompany('logo_path')}, public_jobs.company_logo_url)`.as(
    'company_logo_url',
  ),
  OTHER_PLACES.as('other_places'),
] as const

/** All public fields of a posting. */
export const DETAIL = [
  ...SUMMARY,
  factOfCompany('site').as('company_site'),
  'description',
  'locations',
  'facts',
  'application_url',
  'external_id',
  'source_url',
  'first_seen_at',
  'closed_at',
  'is_active',
] as const

/** Which part of the list to read. */
export interface JobsPage {
  /** Only postings after this one, in the newest order. */
  after?: JobCursor
  /** Exclude samples. */
  realOnly?: boolean
}

type PublicJobs = Pick<Database, 'public_jobs'>
type Jobs<T> = SelectQueryBuilder<PublicJobs, 'public_jobs', T>

/** How many rows are scanned in the chosen order before the search index is used. */
const WALK = 1000

/** Yearly pay to sort by, so that a stipend of ₹30,000 a month sorts above ₹3 lakh a year. */
export const YEARLY_PAY = sql`coalesce(salary_max, salary_min) * case salary_period when 'month' then 12 else 1 end`

/**
 * The jobs call: active postings that match the filters, in the chosen order.
 *
 * With a search term the cost is about the same for rare and common terms: first scan the first rows in
 * order, which finds a common term at once; only if they do not fill the page, use the index to find all
 * matches. (Left alone, the planner guesses wrong in both directions.)
 *
 * @param limit Maximum number of rows.
 */
export async function listJobs(
  db: Kysely<Database>,
  query: JobQuery,
  sort: JobSort = 'newest',
  limit = 6,
  page: JobsPage = {},
): Promise<JobSummary[]> {
  const { terms } = query
  const matching = pageOf(activeJobs(db), page).where((eb) => applyFilters(eb, query))
  const isShown = isFirstOfOpening((eb) => {
    const found = [applyFilters(eb, query), ...(terms ? [matchesSearch(eb, terms)] : [])]
    return eb.and(page.realOnly ? [...found, eb('is_sample', '=', false)] : found)
  })
  if (!terms) return inOrder(matching.where(isShown).select(SUMMARY), sort).limit(limit).execute()

  const walked = inOrder(matching.selectAll(), sort).limit(WALK).as('public_jobs')
  const found = await inOrder(db.selectFrom(walked).select(SUMMARY), sort)
    .where((eb) => matchesSearch(eb, terms))
    .where(isShown)
    .limit(limit)
    .execute()
  if (found.length === limit) return found

  const all = matching
    .where((eb) => matchesSearch(eb, terms))
    .where(isShown)
    .selectAll()
  return inOrder(
    db
      .with(
        (cte) => cte('public_jobs').materialized(),
        () => all,
      )
      .selectFrom('public_jobs')
      .select(SUMMARY),
    sort,
  )
    .limit(limit)
    .execute()
}

/** The featured call: active and featured, newest first. */
export function listFeaturedJobs(db: Kysely<Database>, limit = 6): Promise<JobSummary[]> {
  const isShown = isFirstOfOpening((eb) =>
    eb.and([eb('is_featured', '=', sql.lit(true)), eb('fee_asked', '=', sql.lit(false))]),
  )
  return inOrder(featuredJobs(db).where(isShown).select(SUMMARY), 'newest').limit(limit).execute()
}

/** Active and featured postings; none that asks for money. */
export function featuredJobs(db: Kysely<Database>) {
  return activeJobs(db).where('is_featured', '=', sql.lit(true)).where('fee_asked', '=', sql.lit(false))
}

/**
 * A posting that is or was public; null if the id is unknown or not a uuid. For a hidden duplicate, the
 * posting that is shown instead of it.
 */
export async function getJob(db: Kysely<Database>, id: string): Promise<OpenedJob | null> {
  if (!isUuid(id)) return null
  const shown = db.selectFrom('posting_copies').select('duplicate_of').where('id', '=', id)
  const job = await db
    .selectFrom('public_jobs')
    .select(DETAIL)
    .select((eb) =>
      eb
        .selectFrom('open_postings')
        .whereRef('open_postings.id', '=', 'public_jobs.id')
        .select('confirmed_at')
        .as('confirmed_at'),
    )
    .where('id', '=', (eb) => eb.fn.coalesce(shown, eb.val(id)))
    .executeTakeFirst()
  return job ?? null
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}

/** Active postings. It must be a literal, not a parameter, for the partial indexes to be used. */
export function activeJobs(db: Kysely<Database>) {
  return db.selectFrom('public_jobs').where('is_active', '=', sql.lit(true))
}

/** The filters of the call, without the search. */
export function applyFilters(
  eb: ExpressionBuilder<PublicJobs, 'public_jobs'>,
  query: JobQuery,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = []
  const { category, experience_level, is_remote, work_mode, places } = query
  if (category !== undefined) conditions.push(eb('category', '=', category))
  if (experience_level !== undefined) conditions.push(eb('experience_level', '=', experience_level))
  if (is_remote !== undefined) conditions.push(eb('is_remote', '=', is_remote))
  if (work_mode !== undefined) conditions.push(eb('work_mode', '=', work_mode))
  if (places.length > 0) conditions.push(inPlace(eb, places))
  return eb.and(conditions)
}

function pageOf<T>(query: Jobs<T>, { after, realOnly }: JobsPage): Jobs<T> {
  let page = query
  if (after) {
    page = page.where(isAfter(after))
  }
  return realOnly ? page.where('is_sample', '=', sql.lit(false)) : page
}

/** Whether a posting comes after another one in the newest order. */
export function isAfter({ posted_at, id }: JobCursor): Expression<SqlBool> {
  return sql<SqlBool>`(posted_at, id) < (${posted_at}::timestamptz, ${id}::uuid)`
}

function inOrder<T>(query: Jobs<T>, sort: JobSort): Jobs<T> {
  const sorted = {
    newest: query,
    popular: query.orderBy('clicks', 'desc'),
    trending: query.orderBy('clicks_last_7_days', 'desc'),
    salary: query.orderBy(YEARLY_PAY, (order) => order.desc().nullsLast()),
  }[sort]
  return sorted.orderBy('posted_at', 'desc').orderBy('id', 'desc')
}
