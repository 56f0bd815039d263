import { pageNumber } from '#app/page/list-meta.ts'
import { cutText } from '#core/cut-text.ts'
import { paths } from '#app/paths.ts'

/** All state of the list of companies, in its URL. */
export interface CompaniesState {
  search: string
  /** From 1. */
  page: number
}

export const COMPANIES_PER_PAGE = 30
const MAX_SEARCH_LENGTH = 100

/** Never throws: an invalid value falls back to its default. */
export function parseCompaniesUrl(query: URLSearchParams): CompaniesState {
  return {
    search: cutText((query.get('search') ?? '').trim(), MAX_SEARCH_LENGTH),
    page: pageNumber(query),
  }
}

export function companiesHref({ search, page }: CompaniesState): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.companies() : `${paths.companies()}?${query}`
}
