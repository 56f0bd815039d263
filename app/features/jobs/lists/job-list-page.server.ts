import { cityBySlug } from '#core/places/gazetteer.ts'
import { listedSlug } from '#core/places/listed-places.ts'
import { EMPTY_SEARCH, type FindPage, type FoundJobs, type JobSearch } from '#core/find/job-search.ts'
import type { JobSummary } from '#core/job.ts'
import { slugOf } from '#core/slug.ts'
import { listCareerPathLinks, listCourseLinks } from '#db/queries/content/learning.ts'
import type { RequestScope } from '#app/page/context.ts'
import { isBeyondEnd } from '#app/page/list-meta.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { paths } from '#app/paths.ts'
import { skillAt } from '#core/skills/match-skills.ts'
import { JOBS_PER_PAGE, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { cityList, listState, skillList, type JobList } from './job-list.ts'
import { learningOf, type Learning } from './learning-links.ts'
import { MIN_STATING_PAY, type ListFigures } from './list-figures.ts'
import { namesSeen, type SeenName } from './names-seen.ts'
import { nearestLists, type NearList } from './nearest-lists.server.ts'

const NAMES_SHOWN = 8

export interface JobListPage {
  /** The displayed name of the list's city, skill or role; empty if its kind has none. */
  name: string
  /** `facets` is null: `skills` and `companies` hold what the page shows of them. */
  found: FoundJobs
  figures: ListFigures
  /** Of a list of a skill, the page about it; null if there is none. */
  skillPage: string | null
  /** The skills and companies of most of its postings. */
  skills: SeenName[]
  companies: SeenName[]
  learning: Learning
  /** Of an empty list: others to look at. */
  nearest: NearList[]
}

interface JobListRead {
  page: JobListPage | null
  status: number
  unavailable: boolean
  /** The list that is meant, if this is another name of it: "reactjs" is React, and Mohali belongs to Chandigarh. */
  movedTo: string | null
}

/**
 * Reads a list with an address of its own.
 *
 * @returns The page is null, with 404, for a city or skill that we do not know and no open posting names, and with 503
 *   if the database is down. A page beyond the end of the list is 404, too.
 */
export async function readJobListPage(
  scope: RequestScope,
  list: JobList,
  state: JobsState = listState(list, new URLSearchParams()),
): Promise<JobListRead> {
  const nothing = { page: null, movedTo: null }
  if (list.kind === 'city' && listedSlug(list.slug) !== list.slug)
    return { ...nothing, movedTo: cityList(listedSlug(list.slug)).path, status: 301, unavailable: false }
  const read = async () => {
    const page = await readList(scope, list, state)
    return { page, movedTo: page ? null : await otherSkill(scope, list) }
  }
  const { value, degraded } = await queryWithFallback(scope, 'job list', read, nothing)
  const found =
    value.page && !isBeyondEnd({ page: state.page, total: value.page.found.total, perPage: JOBS_PER_PAGE })
  const status = degraded ? 503 : found ? 200 : 404
  return { ...value, status, unavailable: degraded }
}

/** The path of the skill that an unknown one is another name of, or that the search reads it as: a misspelling. */
export async function otherSkill(
  { finder, now }: RequestScope,
  { kind, slug }: JobList,
): Promise<string | null> {
  if (kind !== 'skill') return null
  const known = skillAt(slug)
  if (known && slugOf(known.name) !== slug) return skillList(known.name).path
  const one: FindPage = { order: 'match', offset: 0, limit: 1, now }
  const { readAs } = await finder.find({ ...EMPTY_SEARCH, search: slug }, one)
  const [reading] = readAs
  const list = reading?.typed === slug && readAs.length === 1 ? skillList(reading.as) : null
  if (!list || list.slug === slug) return null
  const { total } = await finder.find(list.search, one)
  return total > 0 ? list.path : null
}

async function readList(scope: RequestScope, list: JobList, state: JobsState): Promise<JobListPage | null> {
  const { db, finder, now } = scope
  const { order, fit, page, show } = state
  const found = await finder.find(list.search, {
    order,
    fit,
    offset: (page - 1) * JOBS_PER_PAGE,
    limit: page > 1 ? JOBS_PER_PAGE : show,
    now,
    facets: true,
  })
  const name = nameOf(list, found, scope)
  if (name === null) return null
  const [figures, courses, careerPaths] = await Promise.all([
    readFigures(scope, list, found),
    listCourseLinks(db),
    listCareerPathLinks(db),
  ])
  const skill = list.kind === 'skill' ? skillAt(list.slug) : null
  const nearest = found.total === 0 ? await nearestLists(scope, list, found) : []
  const seen = (facet: 'skill' | 'company') =>
    namesSeen(found, facet)
      .filter(({ slug }) => slug !== list.slug)
      .slice(0, NAMES_SHOWN)
  return {
    name,
    found: { ...found, facets: null },
    figures,
    skillPage: skill && paths.skill(slugOf(skill.name)),
    skills: seen('skill'),
    companies: seen('company'),
    learning: learningOf(list, { courses, careerPaths }),
    nearest,
  }
}

/** As postings write it. Null if the list's city or skill is unknown. */
export function nameOf(
  { kind, slug, search }: JobList,
  found: FoundJobs,
  { finder }: RequestScope,
): string | null {
  if (kind === 'role') return search.categories[0] ?? null
  if (kind === 'city') return cityBySlug(slug) ?? (found.total > 0 ? finder.label('city', slug) : null)
  if (kind !== 'skill') return ''
  // Another name of a skill has no list of its own.
  const known = skillAt(slug)?.name
  if (found.total === 0) return known !== undefined && slugOf(known) === slug ? known : null
  const skills = found.jobs.flatMap((job) => job.skills)
  return skills.find((skill) => slugOf(skill) === slug) ?? finder.label('skill', slug)
}

/** The figures of a list, of which these postings were found. */
export async function readFigures(
  scope: RequestScope,
  list: JobList,
  found: FoundJobs,
): Promise<ListFigures> {
  const samples = found.samples > 0 && found.samples === found.total
  const find = (search: Partial<JobSearch>, page: Partial<FindPage> = {}) =>
    scope.finder.find(
      { ...list.search, ...search },
      { order: 'newest', offset: 0, limit: 1, now: scope.now, realOnly: !samples, ...page },
    )
  const real = await find({})
  const { total, payStated } = real
  const [freshers, pay] = await Promise.all([
    list.kind === 'freshers' ? null : find({ levels: ['Fresher'] }),
    payStated < MIN_STATING_PAY
      ? []
      : Promise.all(
          [payStated - 1, 0].map((offset) => find({ payStated: true }, { order: 'salary', offset })),
        ),
  ])
  const [lowest, highest] = pay.map(({ jobs }) => (jobs[0] ? yearlyMost(jobs[0]) : 0))
  return {
    total,
    samples,
    freshers: freshers?.total ?? null,
    payStated,
    pay: lowest && highest ? { lowest, highest } : null,
    newest: real.jobs[0]?.posted_at ?? null,
  }
}

/** What a posting pays at most, in rupees a year: what the salary order sorts by. */
function yearlyMost({ salary_min, salary_max, salary_period }: JobSummary): number {
  const most = salary_max ?? salary_min ?? 0
  return salary_period === 'month' ? most * 12 : most
}
