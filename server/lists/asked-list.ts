import { jobListAt, listState, type JobList } from '#app/features/jobs/lists/job-list.ts'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { listHref } from '#app/features/jobs/list-href.ts'
import { paths } from '#app/paths.ts'
import { cutText } from '#core/cut-text.ts'
import { JOB_ORDERS, type JobSearch } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { SEARCH_PARAMETERS, writeSearchUrl } from '#core/find/write-search-url.ts'
import { oneLine } from '#core/printable.ts'

/** A job list of which another form is asked: a file, a page for paper, a part of another site's page. */
export interface AskedList {
  /** Its page: the canonical path and query. */
  path: string
  state: JobsState
  /** The list that the path names by itself; null if the query says more, as on the jobs page. */
  named: JobList | null
  /** The asked path is another spelling; this is ours, without a query. */
  movedTo: string | null
  /** What the query asks for that no list knows, as `name=value`. */
  ignored: string[]
}

/**
 * The list of a page's path and query. Its filters are those of the page; a list with an address of its own may have more,
 * and is then the same list of the jobs page.
 *
 * @returns Null if no list can have this path.
 */
export function askedList(pathname: string, query: URLSearchParams): AskedList | null {
  const ignored = unknownFilters(query)
  const whole = (state: JobsState): JobsState => ({ ...state, page: 1, show: 0, view: 'cards', job: null })
  if (pathname === paths.jobs()) {
    const state = whole(parseJobsUrl(query))
    return { path: jobsHref(state), state, named: null, movedTo: null, ignored }
  }
  const list = jobListAt(pathname)
  if (!list) return null
  const movedTo = list.path === pathname ? null : list.path
  const search = withMore(list.search, parseSearchUrl(query))
  const state = whole({ ...listState(list, query), ...search })
  if (hrefOf(search) !== hrefOf(list.search))
    return { path: jobsHref(state), state, named: null, movedTo, ignored }
  return { path: listHref(list.path, state), state, named: list, movedTo, ignored }
}

/** What the list is of stays; the other groups are those that the query names. */
function withMore(search: JobSearch, more: JobSearch): JobSearch {
  const own = Object.entries(search).filter(([, value]) => Array.isArray(value) && value.length > 0)
  return { ...more, ...Object.fromEntries(own) }
}

function hrefOf(search: JobSearch): string {
  const query = new URLSearchParams()
  writeSearchUrl(search, query)
  return query.toString()
}

const MOST_NAMED = 3
const MOST_LETTERS = 40
/** What no filter is meant by: the look of a page, and what mails and other sites add to links. */
const NO_FILTER = /^(?:print|fit|show|page|view|job|skills|ref|source|igsh|_.*|utm_.*|mc_.*|.*clid)$/i

/** What is ignored, as on the page, where a visitor sees that it is not among the chosen filters. */
function unknownFilters(query: URLSearchParams): string[] {
  const unknown = [...query].filter(
    ([name, value]) => value.trim() !== '' && !NO_FILTER.test(name) && !isUsed(name, value),
  )
  return unknown
    .slice(0, MOST_NAMED)
    .map(([name, value]) => cutText(oneLine(`${name}=${value}`), MOST_LETTERS))
}

function isUsed(name: string, value: string): boolean {
  if (name === 'sort') return JOB_ORDERS.some((order) => order === value)
  if (!SEARCH_PARAMETERS.some((parameter) => parameter === name)) return false
  return hrefOf(parseSearchUrl(new URLSearchParams([[name, value]]))) !== ''
}
