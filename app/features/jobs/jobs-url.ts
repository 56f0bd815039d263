import { paths } from '#app/paths.ts'
import { JOB_CATEGORIES, JOB_SORTS, type JobCategory, type JobFilters, type JobSort } from '#core/job.ts'

/** The chips of the jobs page, in order. `filters` is what choosing one asks for. */
export const JOB_CHIPS = [
  { value: 'all', label: 'All', filters: {} },
  { value: 'remote', label: 'Remote', filters: { work_mode: 'remote' } },
  { value: 'on-site', label: 'On-site', filters: { work_mode: 'onsite' } },
  { value: 'hybrid', label: 'Hybrid', filters: { work_mode: 'hybrid' } },
  { value: 'fresher', label: 'Fresher', filters: { experience_level: 'Fresher' } },
  { value: 'experienced', label: 'Experienced', filters: { experience_level: 'Experienced' } },
] as const satisfies { value: string; label: string; filters: JobFilters }[]

export type JobChip = (typeof JOB_CHIPS)[number]['value']

/** Cards shown at first, and added by each press of Show More Jobs. */
export const JOBS_A_PAGE = 6
/** The most cards one page shows: a link that asks for more is cut here. */
export const MOST_JOBS = 120

/** All state of the jobs page; every field has a place in the URL and a default that is left out of it. */
export interface JobsState {
  search: string
  location: string
  category: JobCategory | null
  chip: JobChip
  sort: JobSort
  /** Cards shown. */
  show: number
  /** The posting open in detail. */
  job: string | null
}

/** The parameter that holds each field. */
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

const LONGEST_TEXT = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the page's state from its URL. Never throws: a value that is none of ours falls back to its default. */
export function parseJobsUrl(query: URLSearchParams): JobsState {
  const value = (field: keyof JobsState) => query.get(PARAMETERS[field])
  const text = (field: keyof JobsState) => (value(field) ?? '').trim().slice(0, LONGEST_TEXT)
  const show = Number(value('show'))
  const job = value('job') ?? ''
  return {
    search: text('search'),
    location: text('location'),
    category: JOB_CATEGORIES.find((category) => category === value('category')) ?? null,
    chip: JOB_CHIPS.find((chip) => chip.value === value('chip'))?.value ?? 'all',
    sort: JOB_SORTS.find((sort) => sort === value('sort')) ?? 'newest',
    show: Number.isInteger(show) && show > JOBS_A_PAGE ? Math.min(show, MOST_JOBS) : JOBS_A_PAGE,
    job: UUID.test(job) ? job.toLowerCase() : null,
  }
}

/** The address of a state, without the parameters that hold their default. */
export function jobsHref(state: Partial<JobsState>): string {
  const query = new URLSearchParams()
  if (state.search) query.set(PARAMETERS.search, state.search)
  if (state.location) query.set(PARAMETERS.location, state.location)
  if (state.category) query.set(PARAMETERS.category, state.category)
  if (state.chip && state.chip !== 'all') query.set(PARAMETERS.chip, state.chip)
  if (state.sort && state.sort !== 'newest') query.set(PARAMETERS.sort, state.sort)
  if (state.show && state.show > JOBS_A_PAGE) query.set(PARAMETERS.show, String(state.show))
  if (state.job) query.set(PARAMETERS.job, state.job)
  const text = query.toString()
  return text === '' ? paths.jobs() : `${paths.jobs()}?${text}`
}

/** What the state asks of the database. */
export function jobFilters({ search, location, category, chip }: JobsState): JobFilters {
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(category && { category }),
    ...JOB_CHIPS.find(({ value }) => value === chip)?.filters,
  }
}

/** Whether anything narrows or reorders the list: what Reset would undo. */
export function isFiltered({ search, location, category, chip, sort }: JobsState): boolean {
  return Boolean(search || location || category) || chip !== 'all' || sort !== 'newest'
}
