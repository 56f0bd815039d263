import { paths } from '#app/paths.ts'
import type { JobOrder, JobSearch } from '#core/find/job-search.ts'
import { writeSearchUrl } from '#core/find/write-search-url.ts'

/** The cards at first. */
export const FIRST_JOBS = 6
/** Page size: the cards that Show More Jobs adds, and those of each page. */
export const JOBS_PER_PAGE = 20

/** All state of the jobs page. Each field is in the URL; defaults are left out. */
export interface JobsState extends JobSearch {
  order: JobOrder
  /** Skills that the visitor has, as slugs: those of the order `fit`; empty in any other. */
  fit: string[]
  /** Number of jobs on the first page. */
  show: number
  /** From 1. */
  page: number
  view: 'cards' | 'rows'
  /** Id of the opened posting. */
  job: string | null
}

/** The URL of a state, without defaults. */
export function jobsHref(state: Partial<JobsState>): string {
  const query = new URLSearchParams()
  writeSearchUrl(state, query)
  if (state.order && state.order !== defaultOrder(state)) query.set('sort', state.order)
  if (state.order === 'fit' && state.fit) query.set('fit', state.fit.toSorted().join(' '))
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

/** The jobs at first: six cards as specified, or one page of rows. */
export function firstJobs(view: JobsState['view'] | undefined): number {
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
