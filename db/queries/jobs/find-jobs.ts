import { nameOfSlug } from '#core/display-names.ts'
import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import { startOfIndianDay } from '#core/dates.ts'
import { bitsOf, BRANCHES, branchesMetBy, DEGREES, degreesMetBy } from '#core/degrees.ts'
import {
  type FindPage,
  type FoundJobs,
  type JobFinder,
  type JobSearch,
  type UnstatedCount,
  type UnstatedGroup,
} from '#core/find/job-search.ts'
import { filteredGroups, unstatedGroupOf } from '#core/find/unstated.ts'
import type { JobSummary } from '#core/job.ts'
import { NCR_CITIES } from '#core/places/city-names.ts'
import { listedSlug, placesReadAs, searchedPlaces } from '#core/places/listed-places.ts'
import { slugOf } from '#core/slug.ts'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '#db/schema.ts'
import { containing, inPlace } from '../text-match.ts'
import { matchesSearch, parseSearch } from './job-search.ts'
import { experienceIs, FOR_FRESHERS, forYears, LEAST_YEARS } from './years-conditions.ts'
import { isFirstOfOpening, OPENINGS } from './openings.ts'
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
    label: (_facet, slug) => nameOfSlug(slug),
  }
}

async function findInSql(db: Kysely<Database>, search: JobSearch, page: FindPage): Promise<FoundJobs> {
  const real = activeJobs(db).where((eb) => eb.and(limitsOf(eb, page)))
  const matching = real.where((eb) => matches(eb, search, page.now))
  const shown = matching.where(
    isFirstOfOpening((eb) => eb.and([matches(eb, search, page.now), ...limitsOf(eb, page)])),
  )
  const rest = page.after ? shown.where(isAfter(page.after)) : shown
  const orders = [...inOrder(search, page), sql`posted_at desc`, sql`id desc`]
  const listed = orders
    .reduce<SelectQueryBuilder<Pick<Database, 'public_jobs'>, 'public_jobs', JobSummary>>(
      (query, order) => query.orderBy(order),
      rest.select(SUMMARY),
    )
    .offset(page.offset)
    .limit(page.limit)
  const counts = matching.select([
    OPENINGS.as('total'),
    sql<number>`${OPENINGS} filter (where coalesce(salary_max, salary_min) is not null)`.as('payStated'),
    sql<number>`${OPENINGS} filter (where is_sample)`.as('samples'),
    sql<number>`${OPENINGS} filter (where verified_at > ${confirmedSince(VERIFIED_FOR_DAYS, page.now)})`.as(
      'verified',
    ),
  ])
  const [jobs, count, unstated] = await Promise.all([
    listed.execute(),
    counts.executeTakeFirstOrThrow(),
    countUnstated(real, search, page.now),
  ])
  return {
    jobs,
    ...count,
    ...unstated,
    textOnly: 0,
    admits: null,
    implied: {},
    facets: null,
    leftOut: [],
    readAs: placesReadAs(search),
    notices: [],
    without: [],
  }
}

/** What a page leaves out whatever is searched for. */
function limitsOf(eb: Jobs, { realOnly, remote, level }: FindPage): Expression<SqlBool>[] {
  return [
    ...(realOnly ? [eb('is_sample', '=', sql.lit(false))] : []),
    ...(remote === undefined ? [] : [eb('is_remote', '=', remote)]),
    ...(level ? [eb('experience_level', '=', level)] : []),
  ]
}

/** What a list gains, or has gained, by the postings that state nothing of a group. */
async function countUnstated(
  jobs: ReturnType<typeof activeJobs>,
  search: JobSearch,
  now: Date,
): Promise<Pick<FoundJobs, 'unstated' | 'unstatedTogether'>> {
  const groups = filteredGroups(search)
  const unstated: UnstatedCount[] = []
  // One after the other: a find that takes a connection for each count leaves none for other visitors.
  for (const group of groups) {
    const others = search.unstated.filter((other) => other !== group)
    const more = await countJobsMatching(jobs, { ...search, unstated: [...others, group] }, now)
    const fewer = await countJobsMatching(jobs, { ...search, unstated: others }, now)
    unstated.push({ group, count: more - fewer, shown: search.unstated.includes(group) })
  }
  const hidden = unstated.filter(({ shown }) => !shown)
  if (hidden.length < 2 || hidden.some(({ count }) => count > 0)) return { unstated, unstatedTogether: 0 }
  const more = await countJobsMatching(jobs, { ...search, unstated: groups }, now)
  const fewer = await countJobsMatching(jobs, search, now)
  return { unstated, unstatedTogether: more - fewer }
}

async function countJobsMatching(
  jobs: ReturnType<typeof activeJobs>,
  search: JobSearch,
  now: Date,
): Promise<number> {
  const { total } = await jobs
    .where((eb) => matches(eb, search, now))
    .select(OPENINGS.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function matches(eb: Jobs, search: JobSearch, now: Date): Expression<SqlBool> {
  const terms = parseSearch(search.search)
  const { companies, categories, postedWithin, confirmedWithin } = search
  const conditions: Expression<SqlBool>[] = []
  if (terms) conditions.push(matchesSearch(eb, terms))
  if (search.location) conditions.push(inPlace(eb, searchedPlaces(search.location)))
  if (search.cities.length > 0)
    conditions.push(eb.or(search.cities.map((city) => inCity(eb, listedSlug(city)))))
  if (search.skills.length > 0) {
    const asked = search.skills.map((skill) => hasSlug('skills', [skill]))
    conditions.push(search.anySkill ? eb.or(asked) : eb.and(asked))
  }
  const open = filteredGroups(search, search.unstated)
  for (const [filter, condition] of Object.entries(statedConditions(eb, search))) {
    const name = filter as keyof JobSearch
    const group = unstatedGroupOf(name)
    const isOpen = group !== undefined && open.includes(group)
    conditions.push(isOpen ? eb.or([condition, statesNothing(group, name)]) : condition)
  }
  if (search.payStated) conditions.push(sql<SqlBool>`coalesce(salary_max, salary_min) is not null`)
  // By the table of companies, which keeps each slug: to spell them anew for every posting takes a second.
  if (companies.length > 0)
    conditions.push(
      sql<SqlBool>`company in (select company from company_job_counts where employer = any(${companies}::text[]))`,
    )
  if (categories.length > 0) conditions.push(eb('category', 'in', categories))
  if (postedWithin) conditions.push(eb('posted_at', '>=', postedSince(postedWithin, now)))
  if (confirmedWithin) {
    conditions.push(eb('verified_at', '>', confirmedSince(confirmedWithin, now)))
  }
  return eb.and(conditions)
}

/** The conditions of filters of which postings may state nothing. */
function statedConditions(
  eb: Jobs,
  search: JobSearch,
): Partial<Record<keyof JobSearch, Expression<SqlBool>>> {
  const { modes, levels, years, experience, pay, batches, degrees, branches, jobTypes } = search
  const ofLevel = (level: (typeof levels)[number]) =>
    level === 'Fresher' ? sql<SqlBool>`(${FOR_FRESHERS})` : eb('experience_level', '=', level)
  return {
    ...(modes.length > 0 && { modes: eb('work_mode', 'in', modes) }),
    ...(levels.length > 0 && { levels: eb.or(levels.map(ofLevel)) }),
    ...(years && { years: forYears(years) }),
    ...(experience !== null && { experience: experienceIs(experience) }),
    ...(pay && { pay: sql<SqlBool>`${YEARLY_PAY} >= ${yearlyPay(pay)}` }),
    ...(batches.length > 0 && { batches: sql<SqlBool>`batch && ${batches}::smallint[]` }),
    ...(degrees.length > 0 && {
      degrees: hasAnyBit('degrees', bitsOf(DEGREES, degrees.flatMap(degreesMetBy))),
    }),
    ...(branches.length > 0 && {
      branches: hasAnyBit('branches', bitsOf(BRANCHES, branches.flatMap(branchesMetBy))),
    }),
    ...(jobTypes.length > 0 && { jobTypes: eb('job_type', 'in', jobTypes) }),
  }
}

function statesNothing(group: UnstatedGroup, filter: keyof JobSearch): Expression<SqlBool> {
  switch (group) {
    case 'batch':
      return sql<SqlBool>`batch = '{}'`
    case 'degree':
      return sql<SqlBool>`${sql.ref(filter)} = 0`
    case 'experience':
      return filter === 'levels'
        ? sql<SqlBool>`(experience_level is null and ${experienceIs('unstated')})`
        : experienceIs('unstated')
    case 'job_type':
      return sql<SqlBool>`job_type is null`
    case 'mode':
      return sql<SqlBool>`work_mode is null`
    case 'pay':
      return sql<SqlBool>`coalesce(salary_max, salary_min) is null`
  }
}

function hasAnyBit(column: 'degrees' | 'branches', bits: number): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} & ${bits}::integer) <> 0`
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

function inOrder(search: JobSearch, { order, fit = [], grouped }: FindPage): RawBuilder<unknown>[] {
  const open = filteredGroups(search, search.unstated)
  const stated = Object.entries(statedConditions(expressionBuilder(), search))
    .filter(([filter]) => open.some((group) => group === unstatedGroupOf(filter as keyof JobSearch)))
    .map(([, condition]) => condition)
  const statedFirst = grouped && stated.length > 0 ? [sql`(${sql.join(stated, sql` and `)}) is not true`] : []
  const first = {
    match: () => [...nearestYears(search), ...titleMatches(search)],
    fit: () => [sql`${skillShare(fit)} desc`],
    newest: () => [],
    popular: () => [sql`clicks desc`],
    trending: () => [sql`clicks_last_7_days desc`],
    salary: () => [sql`${YEARLY_PAY} desc nulls last`],
  }[order]()
  return [...statedFirst, ...first]
}

/** The share of a posting's skills that somebody has; of equal shares the one of more skills is larger. */
function skillShare(fit: readonly string[]): RawBuilder<unknown> {
  const own = sql`count(*) filter (where slug = any(${fit}::text[]))`
  return sql`(select case when count(*) = 0 then -1 else ${own}::float8 / count(*) + ${own} * ${sql.lit(BY_NUMBER)}::float8 end
    from (select distinct slug_of(name) as slug from unnest(skills) as name) as named)`
}

/** Less than two different shares are apart. */
const BY_NUMBER = 1e-5

/** Those that ask for about as many years as somebody has come first; those that state none last. */
function nearestYears({ years }: JobSearch): RawBuilder<unknown>[] {
  if (!years) return []
  return [
    sql`not (${forYears(years)})`,
    sql`case when ${forYears(years)} then abs(coalesce(${LEAST_YEARS}, 0) - ${years.from}::int) end`,
    sql`coalesce(${LEAST_YEARS}, 0)`,
  ]
}

/** Postings whose title holds more of the words come first. */
function titleMatches({ search }: JobSearch): RawBuilder<unknown>[] {
  const { substrings = [], words = [] } = parseSearch(search) ?? {}
  const held = [...substrings, ...words].map(
    (term) => sql`case when lower(title) like ${containing(term)} then 1 else 0 end`,
  )
  return held.length === 0 ? [] : [sql`${sql.join(held, sql` + `)} desc`]
}
