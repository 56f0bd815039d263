import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { JobCursor } from '#core/find/job-search.ts'
import type { ExperienceLevel, JobSummary, OpenedJob } from '#core/job.ts'
import type { Database } from '../../schema.ts'
import { factOfCompany } from './company-facts.ts'
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

/** Yearly pay to sort by, so that a stipend of ₹30,000 a month sorts above ₹3 lakh a year. */
export const YEARLY_PAY = sql`coalesce(salary_max, salary_min) * case salary_period when 'month' then 12 else 1 end`

/** Which postings a list of the newest has, besides being open. */
export interface NewestJobs {
  limit: number
  level?: ExperienceLevel
  /** Excludes samples. */
  realOnly?: boolean
}

/** The newest active postings, one of each opening. Lists with filters are found by `find-jobs.ts` and the index. */
export function listNewestJobs(
  db: Kysely<Database>,
  { limit, level, realOnly = false }: NewestJobs,
): Promise<JobSummary[]> {
  const isWanted = (eb: ExpressionBuilder<Pick<Database, 'public_jobs'>, 'public_jobs'>) =>
    eb.and([
      ...(level ? [eb('experience_level', '=', level)] : []),
      ...(realOnly ? [eb('is_sample', '=', sql.lit(false))] : []),
    ])
  return newest(activeJobs(db).where(isWanted).where(isFirstOfOpening(isWanted)), limit)
}

/** The featured call: active and featured, newest first. */
export function listFeaturedJobs(db: Kysely<Database>, limit = 6): Promise<JobSummary[]> {
  const isShown = isFirstOfOpening((eb) =>
    eb.and([eb('is_featured', '=', sql.lit(true)), eb('fee_asked', '=', sql.lit(false))]),
  )
  return newest(featuredJobs(db).where(isShown), limit)
}

function newest(query: ReturnType<typeof activeJobs>, limit: number): Promise<JobSummary[]> {
  return query.select(SUMMARY).orderBy('posted_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
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

/** Whether a posting comes after another one in the newest order. */
export function isAfter({ posted_at, id }: JobCursor): Expression<SqlBool> {
  return sql<SqlBool>`(posted_at, id) < (${posted_at}::timestamptz, ${id}::uuid)`
}
