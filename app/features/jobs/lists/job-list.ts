import { paths } from '#app/paths.ts'
import { JOBS_PER_PAGE, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { JOB_CATEGORIES } from '#core/job.ts'
import { EMPTY_SEARCH, type JobSearch } from '#core/find/job-search.ts'
import { standardPlace } from '#core/places/city-names.ts'
import { slugOf } from '#core/slug.ts'

/** A job list with an address of its own: the list of `search`. */
export interface JobList {
  kind: 'city' | 'skill' | 'role' | 'remote' | 'freshers'
  /** The value in its address; empty if the kind has none. */
  slug: string
  /** Its one address. Other spellings of the value redirect to it. */
  path: string
  search: JobSearch
}

const REMOTE: JobList = {
  kind: 'remote',
  slug: '',
  path: paths.remoteJobs(),
  search: { ...EMPTY_SEARCH, modes: ['remote'] },
}
const FRESHERS: JobList = {
  kind: 'freshers',
  slug: '',
  path: paths.freshersZone(),
  search: { ...EMPTY_SEARCH, levels: ['Fresher'] },
}

export function cityList(city: string): JobList {
  const slug = slugOf(standardPlace(city.replaceAll('-', ' ')))
  if (slug === 'remote') return REMOTE
  return { kind: 'city', slug, path: paths.cityJobs(slug), search: { ...EMPTY_SEARCH, cities: [slug] } }
}

export function skillList(skill: string): JobList {
  const slug = slugOf(skill)
  return { kind: 'skill', slug, path: paths.skillJobs(slug), search: { ...EMPTY_SEARCH, skills: [slug] } }
}

/** @returns Null if there is no such role. */
export function roleList(role: string): JobList | null {
  const slug = slugOf(role)
  const category = JOB_CATEGORIES.find((name) => slugOf(name) === slug)
  if (!category) return null
  return {
    kind: 'role',
    slug,
    path: paths.roleJobs(slug),
    search: { ...EMPTY_SEARCH, categories: [category] },
  }
}

/** The list that a path names, in whatever spelling; null if no list can have this path. */
export function jobListAt(pathname: string): JobList | null {
  const [start = '', by = '', value = ''] = pathname.split('/').slice(1)
  if (`/${start}` === REMOTE.path) return REMOTE
  if (`/${start}` === FRESHERS.path) return FRESHERS
  const name = decode(value)
  if (slugOf(name) === '') return null
  if (by === 'in') return cityList(name)
  if (by === 'for') return skillList(name)
  return by === 'as' ? roleList(name) : null
}

/** The list as a state of the jobs page. Of the query, only the part, the order and the look of the list are used. */
export function listState({ search }: JobList, query: URLSearchParams): JobsState {
  const { show, ...state } = parseJobsUrl(query)
  return { ...state, ...search, job: null, show: Math.max(show, JOBS_PER_PAGE) }
}

/** @param name The displayed name of the city, skill or role. */
export function jobListHeading({ kind }: JobList, name: string): string {
  switch (kind) {
    case 'city':
      return `IT jobs in ${name}`
    case 'skill':
    case 'role':
      return `${name} jobs in India`
    case 'remote':
      return 'Remote IT jobs in India'
    case 'freshers':
      return 'IT jobs for freshers in India'
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
