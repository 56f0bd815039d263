import { EMPTY_SEARCH, JOB_ORDERS, type JobSearch } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import {
  isEmptySearch,
  KIND_NAMES,
  KINDS,
  SEARCH_PARAMETERS,
  type Kind,
} from '#core/find/write-search-url.ts'
import { MAX_TICK_NAME } from '#core/my-skills.ts'
import { slugOf } from '#core/slug.ts'
import { pageNumber } from '#app/page/list-meta.ts'
import { defaultOrder, FIRST_JOBS, firstJobs, type JobsState } from './jobs-href.ts'

/** The chips of the jobs page, in order. Modes and levels are two groups; `all` clears both. */
export const JOB_CHIPS = [
  { value: 'all', label: 'All' },
  { value: 'remote', label: KIND_NAMES.remote },
  { value: 'on-site', label: KIND_NAMES['on-site'] },
  { value: 'hybrid', label: KIND_NAMES.hybrid },
  { value: 'fresher', label: KIND_NAMES.fresher },
  { value: 'experienced', label: KIND_NAMES.experienced },
] as const satisfies { value: Kind | 'all'; label: string }[]

export type JobChip = (typeof JOB_CHIPS)[number]['value']

/** Upper limit for `show` in a URL. */
export const MAX_JOBS = 120

export const JOBS_PARAMETERS = [...SEARCH_PARAMETERS, 'sort', 'fit', 'show', 'page', 'view', 'job'] as const

/** Skills of the order `fit` in an address. */
const MOST_FIT_SKILLS = 60

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the page's state from its URL. Never throws: an invalid value falls back to its default. */
export function parseJobsUrl(query: URLSearchParams): JobsState {
  const search = parseSearchUrl(query)
  const job = query.get('job') ?? ''
  const view = query.get('view') === 'rows' ? 'rows' : 'cards'
  return {
    ...search,
    ...orderOf(query, search),
    show: numberFrom(query.get('show'), firstJobs(view), MAX_JOBS),
    page: pageNumber(query),
    view,
    job: UUID.test(job) ? job.toLowerCase() : null,
  }
}

/**
 * The search with a chip pressed: it is added to its group, or taken off if it was chosen. Who is a fresher has no years.
 */
export function pressChip(search: JobSearch, chip: JobChip): Partial<JobSearch> {
  const { modes, levels } = search
  if (chip === 'all') return { modes: [], levels: [] }
  const kind: { modes?: JobSearch['modes'][number]; levels?: JobSearch['levels'][number] } = KINDS[chip]
  return {
    modes: kind.modes ? toggled(modes, kind.modes) : modes,
    levels: kind.levels ? toggled(levels, kind.levels) : levels,
    ...(chip === 'fresher' && !levels.includes('Fresher') && { years: null, experience: null }),
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

/** A state without a search. */
export const ALL_JOBS: Readonly<JobsState> = {
  ...EMPTY_SEARCH,
  order: 'newest',
  fit: [],
  show: FIRST_JOBS,
  page: 1,
  view: 'cards',
  job: null,
}

/** Without skills there is no order by them, and without that order they say nothing. */
function orderOf(query: URLSearchParams, search: JobSearch): Pick<JobsState, 'order' | 'fit'> {
  const order = JOB_ORDERS.find((one) => one === query.get('sort')) ?? defaultOrder(search)
  if (order !== 'fit') return { order, fit: [] }
  const fit = fitSkills((query.get('fit') ?? '').split(/\s/))
  return fit.length > 0 ? { order, fit } : { order: defaultOrder(search), fit }
}

/** The skills of an order by them, as slugs. An address has room for so many. */
export function fitSkills(names: readonly string[]): string[] {
  const slugs = names.map((name) => slugOf(name.slice(0, MAX_TICK_NAME)))
  return [...new Set(slugs)].filter((slug) => slug !== '').slice(0, MOST_FIT_SKILLS)
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function numberFrom(text: string | null, min: number, max: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > min ? Math.min(number, max) : min
}
