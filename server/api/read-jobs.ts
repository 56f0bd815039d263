import type { Kysely } from 'kysely'
import type { QueryOf } from '#core/api/calls.ts'
import { ASKED_BRANCHES, DEGREES, studiesWritten } from '#core/degrees.ts'
import { EMPTY_SEARCH, UNSTATED_GROUPS, type JobFinder, type JobSearch } from '#core/find/job-search.ts'
import { standardPlace } from '#core/places/city-names.ts'
import { companySlug, slugOf } from '#core/slug.ts'
import { currentTime } from '#db/clock.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { findJobCursor, fullJobs } from '#db/queries/jobs/jobs-full.ts'
import type { Database } from '#db/schema.ts'
import { asRow, unknownCursor, type ReadResult } from './reads.ts'

type JobsQuery = QueryOf<'listJobs'>

/**
 * Uses keyset pagination, so that the last page of a million jobs costs as much as the first. `search` keeps the
 * specification's meaning, a part of the text, which SQL finds.
 */
export async function readJobs(
  db: Kysely<Database>,
  finder: JobFinder,
  { limit, cursor, ...query }: JobsQuery,
): Promise<ReadResult> {
  const after = cursor === undefined ? undefined : await findJobCursor(db, cursor)
  if (after === null) return unknownCursor()
  const page = {
    order: 'newest',
    offset: 0,
    limit: limit + 1,
    after,
    now: currentTime(db),
    remote: query.is_remote,
    level: query.experience_level,
  } as const
  const found = await (query.search ? createSqlFinder(db) : finder).find(searchOf(query), page)
  const jobs = await fullJobs(db, found.jobs.slice(0, limit))
  return { rows: jobs.map(asRow), total: found.total, more: found.jobs.length > limit }
}

function searchOf(query: Omit<JobsQuery, 'limit' | 'cursor'>): JobSearch {
  const { min_salary, years, experience, batch, posted_within, confirmed_within } = query
  return {
    ...EMPTY_SEARCH,
    search: query.search ?? '',
    location: query.location ?? '',
    modes: one(query.work_mode),
    levels: years === 0 ? ['Fresher'] : [],
    cities: listed(query.city).map((city) => slugOf(standardPlace(city))),
    skills: listed(query.skill).map(slugOf),
    anySkill: query.all_skills !== true,
    years: years ? { from: years, to: years } : null,
    experience: experience ?? null,
    pay: min_salary ? { amount: min_salary, period: 'year' } : null,
    payStated: query.salary_stated === true,
    batches: one(batch),
    degrees: studiesWritten(DEGREES, listed(query.degree)),
    branches: studiesWritten(ASKED_BRANCHES, listed(query.branch)),
    companies: listed(query.company).map(companySlug),
    categories: one(query.category),
    jobTypes: one(query.job_type),
    postedWithin: posted_within === undefined ? null : Number(posted_within),
    unstated: UNSTATED_GROUPS.filter((group) => listed(query.unstated).includes(group)),
    confirmedWithin: confirmed_within === undefined ? null : Number(confirmed_within),
  }
}

function one<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value]
}

function listed(values: string | undefined): string[] {
  return values?.split(',').map((value) => value.trim()) ?? []
}
