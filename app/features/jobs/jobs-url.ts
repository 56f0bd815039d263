import { paths } from '#app/paths.ts'
import { EMPTY_SEARCH, JOB_ORDERS, type JobOrder, type JobSearch } from '#core/find/job-search.ts'
import {
  isEmptySearch,
  KINDS,
  parseSearchUrl,
  SEARCH_PARAMETERS,
  writeSearchUrl,
  type Kind,
} from '#core/find/search-url.ts'

/** The chips of the jobs page, in order. Modes and levels are two groups; `all` clears both. */
export const JOB_CHIPS = [
  { value: 'all', label: 'All' },
  { value: 'remote', label: 'Remote' },
  { value: 'on-site', label: 'On-site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'fresher', label: 'Fresher' },
  { value: 'experienced', label: 'Experienced' },
] as const satisfies { value: Kind | 'all'; label: string }[]

export type JobChip = (typeof JOB_CHIPS)[number]['value']

/** The cards at first. */
export const FIRST_JOBS = 6
/** Page size: the cards that Show More Jobs adds, and those of each page. */
export const JOBS_PER_PAGE = 20
/** Upper limit for `show` in a URL. */
export const MAX_JOBS = 120
const MAX_PAGE = 50_000

/** All state of the jobs page. Each field is in the URL; defaults are left out. */
export interface JobsState extends JobSearch {
  order: JobOrder
  /** Number of jobs on the first page. */
  show: number
  /** From 1. */
  page: number
  view: 'cards' | 'rows'
  /** Id of the opened posting. */
  job: string | null
}

export const JOBS_PARAMETERS = [...SEARCH_PARAMETERS, 'sort', 'show', 'page', 'view', 'job'] as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the page's state from its URL. Never throws: an invalid value falls back to its default. */
export function parseJobsUrl(query: URLSearchParams): JobsState {
  const search = parseSearchUrl(query)
  const job = query.get('job') ?? ''
  const view = query.get('view') === 'rows' ? 'rows' : 'cards'
  return {
    ...search,
    order: JOB_ORDERS.find((order) => order === query.get('sort')) ?? defaultOrder(search),
    show: numberFrom(query.get('show'), firstJobs(view), MAX_JOBS),
    page: numberFrom(query.get('page'), 1, MAX_PAGE),
    view,
    job: UUID.test(job) ? job.toLowerCase() : null,
  }
}

/** The URL of a state, without defaults. */
export function jobsHref(state: Partial<JobsState>): string {
  const query = new URLSearchParams()
  writeSearchUrl(state, query)
  if (state.order && state.order !== defaultOrder(state)) query.set('sort', state.order)
  if (state.show && state.show > firstJobs(state.view)) query.set('show', String(state.show))
  if (state.page && state.page > 1) query.set('page', String(state.page))
  if (state.view === 'rows') query.set('view', 'rows')
  if (state.job) query.set('job', state.job)
  const text = query.toString()
  return text === '' ? paths.jobs() : `${paths.jobs()}?${text}`
}

/** The URL of the list of a search. */
export function searchHref(search: Partial<JobSearch>): string {
  const query = new URLSearchParams()
  writeSearchUrl(search, query)
  return query.size === 0 ? paths.jobs() : `${paths.jobs()}?${query}`
}

/** The search with a chip pressed: it is added to its group, or taken off if it was chosen. */
export function pressChip(search: JobSearch, chip: JobChip): Pick<JobSearch, 'modes' | 'levels'> {
  const { modes, levels } = search
  if (chip === 'all') return { modes: [], levels: [] }
  const kind: { modes?: JobSearch['modes'][number]; levels?: JobSearch['levels'][number] } = KINDS[chip]
  return {
    modes: kind.modes ? toggled(modes, kind.modes) : modes,
    levels: kind.levels ? toggled(levels, kind.levels) : levels,
  }
}

export function isChipChosen({ modes, levels }: JobSearch, chip: JobChip): boolean {
  if (chip === 'all') return modes.length === 0 && levels.length === 0
  const kind: { modes?: string; levels?: string } = KINDS[chip]
  return [...modes, ...levels].some((value) => value === kind.modes || value === kind.levels)
}

/** Whether there is a filter or sort for Reset to undo. */
export function isFiltered(state: JobsState): boolean {
  return !isEmptySearch(state) || state.order !== defaultOrder(state)
}

/** The jobs at first: six cards as specified, or one page of rows. */
function firstJobs(view: JobsState['view'] | undefined): number {
  return view === 'rows' ? JOBS_PER_PAGE : FIRST_JOBS
}

/** The URL without search, chips, filters and sort. */
export function resetHref({ view }: JobsState): string {
  return jobsHref({ view })
}

/** Best match first once words are typed. */
export function defaultOrder({ search }: Partial<JobSearch>): JobOrder {
  return search ? 'match' : 'newest'
}

/** A state without a search. */
export const ALL_JOBS: Readonly<JobsState> = {
  ...EMPTY_SEARCH,
  order: 'newest',
  show: FIRST_JOBS,
  page: 1,
  view: 'cards',
  job: null,
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function numberFrom(text: string | null, min: number, max: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > min ? Math.min(number, max) : min
}
