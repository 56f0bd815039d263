import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import { startOfIndianDay } from '#core/dates.ts'
import type { FindPage, FoundJobs, JobFinder, JobOrder, JobSearch } from '#core/find/job-search.ts'
import type { JobSummary } from '#core/job.ts'
import { NCR_CITIES } from '#core/places/city-names.ts'
import { listedSlug, placesReadAs, searchedPlaces } from '#core/places/listed-places.ts'
import { slugOf } from '#core/slug.ts'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '#db/schema.ts'
import { containing, inPlace } from '../text-match.ts'
import { matchesSearch, parseSearch } from './job-search.ts'
import { activeJobs, isAfter, SUMMARY, YEARLY_PAY } from './jobs.ts'

type Jobs = ExpressionBuilder<Pick<Database, 'public_jobs'>, 'public_jobs'>

const DAY_MS = 86_400_000

/**
 * Finds postings by SQL alone: while the index (`find/`) is not built yet, and to check it in tests. It does not know
 * synonyms and misspellings, and counts no facets.
 */
export function createSqlFinder(db: Kysely<Database>): JobFinder {
  return {
    find: (search, page) => findInSql(db, search, page),
    label: (_facet, slug) =>
      slug.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
  }
}

async function findInSql(db: Kysely<Database>, search: JobSearch, page: FindPage): Promise<FoundJobs> {
  let real = page.realOnly ? activeJobs(db).where('is_sample', '=', sql.lit(false)) : activeJobs(db)
  if (page.remote !== undefined) real = real.where('is_remote', '=', page.remote)
  const matching = real.where((eb) => matches(eb, search, page.now))
  const rest = page.after ? matching.where(isAfter(page.after)) : matching
  const orders = [...inOrder(search, page.order), sql`posted_at desc`, sql`id desc`]
  const listed = orders
    .reduce<SelectQueryBuilder<Pick<Database, 'public_jobs'>, 'public_jobs', JobSummary>>(
      (query, order) => query.orderBy(order),
      rest.select(SUMMARY),
    )
    .offset(page.offset)
    .limit(page.limit)
  const counts = matching.select([
    sql<number>`count(*)`.as('total'),
    sql<number>`count(*) filter (where coalesce(salary_max, salary_min) is not null)`.as('payStated'),
    sql<number>`count(*) filter (where is_sample)`.as('samples'),
    sql<number>`count(*) filter (where verified_at > ${confirmedSince(VERIFIED_FOR_DAYS, page.now)})`.as(
      'verified',
    ),
  ])
  const [jobs, count, unstatedExperience] = await Promise.all([
    listed.execute(),
    counts.executeTakeFirstOrThrow(),
    typeof search.experience === 'number'
      ? countJobsMatching(real, { ...search, experience: 'unstated' }, page.now)
      : 0,
  ])
  const asksPay = search.pay !== null
  return {
    jobs,
    ...count,
    asksPay,
    unstatedExperience,
    facets: null,
    leftOut: [],
    readAs: placesReadAs(search),
    without: [],
  }
}

async function countJobsMatching(
  jobs: ReturnType<typeof activeJobs>,
  search: JobSearch,
  now: Date,
): Promise<number> {
  const { total } = await jobs
    .where((eb) => matches(eb, search, now))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function matches(eb: Jobs, search: JobSearch, now: Date): Expression<SqlBool> {
  const terms = parseSearch(search.search)
  const { modes, levels, batches, categories, jobTypes, companies, postedWithin, confirmedWithin } = search
  const conditions: Expression<SqlBool>[] = []
  if (terms) conditions.push(matchesSearch(eb, terms))
  if (search.location) conditions.push(inPlace(eb, searchedPlaces(search.location)))
  if (modes.length > 0) conditions.push(eb('work_mode', 'in', modes))
  if (levels.length > 0) conditions.push(eb('experience_level', 'in', levels))
  if (search.cities.length > 0)
    conditions.push(eb.or(search.cities.map((city) => inCity(eb, listedSlug(city)))))
  if (search.skills.length > 0) {
    const asked = search.skills.map((skill) => hasSlug('skills', [skill]))
    conditions.push(search.anySkill ? eb.or(asked) : eb.and(asked))
  }
  if (search.experience !== null) conditions.push(experienceIs(search.experience))
  if (search.pay) {
    const enough = sql<SqlBool>`${YEARLY_PAY} >= ${yearlyPay(search.pay)}`
    conditions.push(eb.or([enough, sql<SqlBool>`coalesce(salary_max, salary_min) is null`]))
  }
  if (search.payStated) conditions.push(sql<SqlBool>`coalesce(salary_max, salary_min) is not null`)
  if (batches.length > 0) conditions.push(sql<SqlBool>`batch && ${batches}::smallint[]`)
  if (companies.length > 0) conditions.push(sql<SqlBool>`company_slug(company) = any(${companies}::text[])`)
  if (categories.length > 0) conditions.push(eb('category', 'in', categories))
  if (jobTypes.length > 0) conditions.push(eb('job_type', 'in', jobTypes))
  if (postedWithin) conditions.push(eb('posted_at', '>=', postedSince(postedWithin, now)))
  if (confirmedWithin) {
    conditions.push(eb('verified_at', '>', confirmedSince(confirmedWithin, now)))
  }
  return eb.and(conditions)
}

function confirmedSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** The start of the first day of "posted within": 1 is today, in Indian time. */
export function postedSince(days: number, now: Date): Date {
  return new Date(startOfIndianDay(now).getTime() - (days - 1) * DAY_MS)
}

/** Rupees a year. */
export function yearlyPay({ amount, period }: { amount: number; period: 'year' | 'month' }): number {
  return period === 'month' ? amount * 12 : amount
}

function inCity(eb: Jobs, city: string): Expression<SqlBool> {
  if (city === 'remote') return eb('work_mode', '=', 'remote')
  const region = city === 'delhi-ncr' ? [...NCR_CITIES].map(slugOf) : []
  return hasSlug('locations', [city, ...region])
}

function hasSlug(column: 'locations' | 'skills', slugs: string[]): Expression<SqlBool> {
  return sql<SqlBool>`exists (select from unnest(${sql.ref(column)}) as name where slug_of(name) = any(${slugs}::text[]))`
}

/** A posting for freshers asks for no years, whether or not it states a number. */
function experienceIs(experience: number | 'unstated'): Expression<SqlBool> {
  const stated = sql<SqlBool>`experience_min is not null or experience_max is not null or experience_level = 'Fresher'`
  if (experience === 'unstated') return sql<SqlBool>`(${stated}) is not true`
  return sql<SqlBool>`(${stated}) and coalesce(experience_min, 0) <= ${experience}`
}

function inOrder(search: JobSearch, order: JobOrder): RawBuilder<unknown>[] {
  const unstatedLast = search.pay && !search.payStated ? [sql`coalesce(salary_max, salary_min) is null`] : []
  const first = {
    match: () => titleMatches(search),
    newest: () => [],
    popular: () => [sql`clicks desc`],
    trending: () => [sql`clicks_last_7_days desc`],
    salary: () => [sql`${YEARLY_PAY} desc nulls last`],
  }[order]()
  return [...unstatedLast, ...first]
}

/** Postings whose title holds more of the words come first. */
function titleMatches({ search }: JobSearch): RawBuilder<unknown>[] {
  const { substrings = [], words = [] } = parseSearch(search) ?? {}
  const held = [...substrings, ...words].map(
    (term) => sql`case when lower(title) like ${containing(term)} then 1 else 0 end`,
  )
  return held.length === 0 ? [] : [sql`${sql.join(held, sql` + `)} desc`]
}
