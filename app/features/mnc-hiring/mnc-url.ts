import { paths } from '#app/paths.ts'

/** All state of the MNC hiring page; every field has a place in the URL and a default that is left out of it. */
export interface MncState {
  search: string
  /** A company's name; empty for all companies. */
  company: string
}

/** The parameter that holds each field. */
const PARAMETERS = { search: 'search', company: 'company' } as const satisfies Record<keyof MncState, string>

export const MNC_PARAMETERS = Object.values(PARAMETERS)

const LONGEST_TEXT = 100

/**
 * Reads the page's state from its URL. Never throws. Whether there is such a company is not known here: see
 * `readMncPage`.
 */
export function parseMncUrl(query: URLSearchParams): MncState {
  const text = (field: keyof MncState) => (query.get(PARAMETERS[field]) ?? '').trim()
  return { search: text('search').slice(0, LONGEST_TEXT), company: text('company') }
}

/** The address of a state, without the parameters that hold their default. */
export function mncHref({ search, company }: Partial<MncState>): string {
  const query = new URLSearchParams()
  if (search) query.set(PARAMETERS.search, search)
  if (company) query.set(PARAMETERS.company, company)
  const text = query.toString()
  return text === '' ? paths.mncHiring() : `${paths.mncHiring()}?${text}`
}

/** Whether anything narrows the lists. */
export function isFiltered({ search, company }: MncState): boolean {
  return Boolean(search || company)
}
