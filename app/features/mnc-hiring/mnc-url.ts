import { paths } from '#app/paths.ts'

/** All state of the MNC hiring page; every field has a place in the URL and a default that is left out of it. */
export interface MncState {
  search: string
  /** A company's name; empty for all companies. */
  company: string
}

const LONGEST_TEXT = 100

/**
 * Reads the page's state from its URL. Never throws. Whether there is such a company is not known here: see
 * `readMncPage`.
 */
export function parseMncUrl(query: URLSearchParams): MncState {
  const text = (name: string) => (query.get(name) ?? '').trim()
  return { search: text('search').slice(0, LONGEST_TEXT), company: text('company') }
}

/** The address of a state, without the parameters that hold their default. */
export function mncHref({ search, company }: Partial<MncState>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (company) query.set('company', company)
  const text = query.toString()
  return text === '' ? paths.mncHiring() : `${paths.mncHiring()}?${text}`
}

/** Whether anything narrows the lists. */
export function isFiltered({ search, company }: MncState): boolean {
  return Boolean(search || company)
}
