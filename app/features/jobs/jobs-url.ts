import { paths } from '#app/paths.ts'
import { JOB_CATEGORIES, JOB_SORTS, type JobCategory, type JobFilters, type JobSort } from '#core/job.ts'

/** The chips of the jobs page, in order, with the filters that each applies. */
export const JOB_CHIPS = [
  { value: 'all', label: 'All', filters: {} },
  { value: 'remote', label: 'Remote', filters: { work_mode: 'remote' } },
  { value: 'on-site', label: 'On-site', filters: { work_mode: 'onsite' } },
  { value: 'hybrid', label: 'Hybrid', filters: { work_mode: 'hybrid' } },
  { value: 'fresher', label: 'Fresher', filters: { experience_level: 'Fresher' } },
  { value: 'experienced', label: 'Experienced', filters: { experience_level: 'Experienced' } },
] as const satisfies { value: string; label: string; filters: JobFilters }[]

export type JobChip = (typeof JOB_CHIPS)[number]['value']

/** Page size: the cards at first, and those that each press of Show More Jobs adds. */
export const JOBS_PER_PAGE = 6
/** Upper limit for `show` in a URL. */
export const MAX_JOBS = 120

/** All state of the jobs page. Each field is a query parameter; defaults are left out. */
export interface JobsState {
  search: string
  location: string
  category: JobCategory | null
  chip: JobChip
  sort: JobSort
  /** Number of cards. */
  show: number
  /** Id of the opened posting. */
  job: string | null
}

/** Query parameter of each field. */
const PARAMETERS = {
  search: 'search',
  location: 'location',
  category: 'category',
  chip: 'type',
  sort: 'sort',
  show: 'show',
  job: 'job',
} as const satisfies Record<keyof JobsState, string>

export const JOBS_PARAMETERS = Object.values(PARAMETERS)

const MAX_TEXT_LENGTH = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the page's state from its URL. Never throws: an invalid value falls back to its default. */
export function parseJobsUrl(query: URLSearchParams): JobsState {
  const value = (field: keyof JobsState) => query.get(PARAMETERS[field])
  const text = (field: keyof JobsState) => (value(field) ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  const show = Number(value('show'))
  const job = value('job') ?? ''
  return {
    search: text('search'),
    location: text('location'),
    category: JOB_CATEGORIES.find((category) => category === value('category')) ?? null,
    chip: JOB_CHIPS.find((chip) => chip.value === value('chip'))?.value ?? 'all',
    sort: JOB_SORTS.find((sort) => sort === value('sort')) ?? 'newest',
    show: Number.isInteger(show) && show > JOBS_PER_PAGE ? Math.min(show, MAX_JOBS) : JOBS_PER_PAGE,
    job: UUID.test(job) ? job.toLowerCase() : null,
  }
}

/** The URL of a state, without defaults. */
export function jobsHref(state: Partial<JobsState>): string {
  const query = new URLSearchParams()
  if (state.search) query.set(PARAMETERS.search, state.search)
  if (state.location) query.set(PARAMETERS.location, state.location)
  if (state.category) query.set(PARAMETERS.category, state.category)
  if (state.chip && state.chip !== 'all') query.set(PARAMETERS.chip, state.chip)
  if (state.sort && state.sort !== 'newest') query.set(PARAMETERS.sort, state.sort)
  if (state.show && state.show > JOBS_PER_PAGE) query.set(PARAMETERS.show, String(state.show))
  if (state.job) query.set(PARAMETERS.job, state.job)
  const text = query.toString()
  return text === '' ? paths.jobs() : `${paths.jobs()}?${text}`
}

/** The database filters of a state. */
export function jobFilters({ search, location, category, chip }: JobsState): JobFilters {
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(category && { category }),
    ...JOB_CHIPS.find(({ value }) => value === chip)?.filters,
  }
}

/** Whether there is a filter or sort for Reset to undo. */
export function isFiltered({ search, location, category, chip, sort }: JobsState): boolean {
  return Boolean(search || location || category) || chip !== 'all' || sort !== 'newest'
}
