import { EMPTY_SEARCH, type FoundJobs, type JobSearch } from '#core/find/job-search.ts'
import { cityBySlug } from '#core/places/gazetteer.ts'
import { companySlug } from '#core/slug.ts'
import { getCompany, type Company } from '#db/queries/jobs/companies.ts'
import type { RequestScope } from '#app/page/context.ts'
import { JOBS_PER_PAGE, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { isBeyondEnd } from '#app/page/list-meta.ts'
import { queryWithFallback } from '#app/page/read.server.ts'

export const HISTORY_DAYS = 90
const DAY_MS = 86_400_000

export interface CompanyPage {
  company: Company
  /** The name of `company.city`. */
  cityName: string | null
  found: FoundJobs
}

/** Its list as a state of the jobs page. Of the query, only the part, the order and the look of the list are used. */
export function companyState(name: string, query: URLSearchParams): JobsState {
  const { show, ...state } = parseJobsUrl(query)
  return { ...state, ...companySearch(companySlug(name)), job: null, show: Math.max(show, JOBS_PER_PAGE) }
}

/** The search for the open postings of a company. */
export function companySearch(slug: string): JobSearch {
  return { ...EMPTY_SEARCH, companies: [slug] }
}

/**
 * Reads the page of a company by the value in its path.
 *
 * @returns The page is null, with 404, for a company that never had a posting here, and with 503 if the database is down.
 *   A page beyond the end of its list is 404, too.
 */
export async function readCompanyPage(
  scope: RequestScope,
  name: string,
  state: JobsState = companyState(name, new URLSearchParams()),
): Promise<{ page: CompanyPage | null; status: number; unavailable: boolean }> {
  const read = await queryWithFallback(scope, 'company', () => readCompany(scope, state), null)
  const found =
    read.value && !isBeyondEnd({ page: state.page, total: read.value.found.total, perPage: JOBS_PER_PAGE })
  const status = read.degraded ? 503 : found ? 200 : 404
  return { page: read.value, status, unavailable: read.degraded }
}

async function readCompany({ db, finder, now }: RequestScope, state: JobsState): Promise<CompanyPage | null> {
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS)
  const { companies, order, fit, page, show } = state
  const company = await getCompany(db, companies[0] ?? '', since)
  if (!company) return null
  const found = await finder.find(companySearch(company.slug), {
    order,
    fit,
    offset: (page - 1) * JOBS_PER_PAGE,
    limit: page > 1 ? JOBS_PER_PAGE : show,
    now,
  })
  return { company, cityName: company.city && cityBySlug(company.city), found }
}
