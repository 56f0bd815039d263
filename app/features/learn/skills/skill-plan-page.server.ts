import { totalDuration } from '#core/duration.ts'
import { EMPTY_SEARCH, type JobFinder, type JobSearch } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { JOB_CATEGORIES, type JobCategory } from '#core/job.ts'
import { listCareerPaths } from '#db/queries/content/career-paths.ts'
import { learningFor, type SkillHelp } from '#db/queries/content/skill-learning.ts'
import type { RequestScope } from '#app/page/context.ts'
import { packPostings, type PostingSkills } from '#app/features/jobs/my-skills/skill-plan.ts'
import { queryWithFallback } from '#app/page/read.server.ts'

/** What its address asks for: the kind of work, and whether jobs of all levels count, or those for somebody with years. */
export const SKILL_PLAN_PARAMETERS = ['category', 'level', 'years'] as const

const FRESHERS: JobSearch['levels'] = ['Fresher']
/** The newest postings; all of them would be a large page. */
const MOST_POSTINGS = 1000
/** Courses are named for this many skills, the most asked for. */
const MOST_HELPED = 80

/** Where to learn a skill, and the weeks that its step takes. */
export interface PlannedHelp extends SkillHelp {
  weeks: string | null
}

export interface SkillPlanPage {
  /** The work that was chosen. */
  work: JobCategory | null
  /** Whether the work has fresher jobs. Then these alone count, unless the visitor asks for all levels. */
  hasFreshers: boolean
  forFreshers: boolean
  /** The visitor's years, if the address says them. Then the jobs that fit them count. */
  years: number | null
  /** The kinds of work with open jobs, and how many of them are for freshers. */
  roles: { name: JobCategory; freshers: number }[]
  wanted: PostingSkills
  help: PlannedHelp[]
}

const NOTHING: SkillPlanPage = {
  work: null,
  hasFreshers: false,
  forFreshers: false,
  years: null,
  roles: [],
  wanted: { names: [], postings: '' },
  help: [],
}

/** The kind of work that an address asks for; null for none, or an unknown one. */
export function workOf(query: URLSearchParams): JobCategory | null {
  return JOB_CATEGORIES.find((name) => name === query.get('category')) ?? null
}

/** Whether an address asks for jobs of all levels, not for those of freshers alone. */
export function wantsAllLevels(query: URLSearchParams): boolean {
  return query.get('level') === 'all'
}

/** The years that an address says, read as the job list reads them; null for none, a range or a bad value. */
export function yearsOf(query: URLSearchParams): number | null {
  const { years, levels } = parseSearchUrl(new URLSearchParams({ years: query.get('years') ?? '' }))
  if (levels.length > 0) return 0
  return years !== null && years.from === years.to ? years.from : null
}

/** What the plan is computed from in the browser, which knows the visitor's skills. The same for everybody. */
export async function readSkillPlan(
  scope: RequestScope,
  work: JobCategory | null = null,
  { allLevels = false, years = null }: { allLevels?: boolean; years?: number | null } = {},
): Promise<{ page: SkillPlanPage; degraded: boolean }> {
  const { value, degraded } = await queryWithFallback(
    scope,
    'skill plan',
    async (db) => {
      const roles = await countRoles(scope)
      const hasFreshers = (roles.find(({ name }) => name === work)?.freshers ?? 0) > 0
      const forFreshers = years === 0 || (hasFreshers && !allLevels && years === null)
      const search = {
        categories: work === null ? [] : [work],
        levels: forFreshers ? FRESHERS : [],
        years: years ? { from: years, to: years } : null,
      }
      const wanted = packPostings(await skillsOf(scope, search))
      const [{ help }, paths] = await Promise.all([
        learningFor(db, wanted.names.slice(0, MOST_HELPED)),
        listCareerPaths(db),
      ])
      const durations = new Map(paths.map(({ id, roadmap }) => [id, roadmap.map(({ duration }) => duration)]))
      return {
        work,
        hasFreshers,
        forFreshers,
        years,
        roles,
        wanted,
        help: help.map(({ skill, course, step }) => ({
          skill,
          course,
          step,
          weeks: weeksOf(step, durations),
        })),
      }
    },
    { ...NOTHING, work, years },
  )
  return { page: value, degraded }
}

/** As the job list counts them. */
async function countRoles({ finder, now }: RequestScope): Promise<SkillPlanPage['roles']> {
  const count = async (search: Partial<JobSearch>) => (await find(finder, search, now, 0)).total
  const roles = await Promise.all(
    JOB_CATEGORIES.map(async (name) => ({
      name,
      jobs: await count({ categories: [name] }),
      freshers: await count({ categories: [name], levels: FRESHERS }),
    })),
  )
  return roles
    .filter(({ jobs }) => jobs > 0)
    .toSorted((one, other) => other.freshers - one.freshers)
    .map(({ name, freshers }) => ({ name, freshers }))
}

async function skillsOf({ finder, now }: RequestScope, search: Partial<JobSearch>): Promise<string[][]> {
  const { jobs } = await find(finder, search, now, MOST_POSTINGS)
  return jobs.map(({ skills }) => skills).filter((skills) => skills.length > 0)
}

function find(finder: JobFinder, search: Partial<JobSearch>, now: Date, limit: number) {
  return finder.find({ ...EMPTY_SEARCH, ...search }, { order: 'newest', offset: 0, limit, now })
}

function weeksOf(step: SkillHelp['step'], durations: Map<string, string[]>): string | null {
  const duration = step && durations.get(step.path.id)?.[step.number - 1]
  return duration ? totalDuration([duration]) : null
}
