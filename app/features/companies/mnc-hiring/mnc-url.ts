import { cutText } from '#core/cut-text.ts'
import { paths } from '#app/paths.ts'

/** All state of the MNC hiring page. Each field is a query parameter; defaults are left out. */
export interface MncState {
  search: string
  /** A company name; empty for all companies. */
  company: string
}

/** Query parameter of each field. */
const PARAMETERS = { search: 'search', company: 'company' } as const satisfies Record<keyof MncState, string>

export const MNC_PARAMETERS = Object.values(PARAMETERS)

const MAX_TEXT_LENGTH = 100

/** Parses the page's state from its URL. Never throws. `readMncPage` checks if the company exists. */
export function parseMncUrl(query: URLSearchParams): MncState {
  const text = (field: keyof MncState) => (query.get(PARAMETERS[field]) ?? '').trim()
  return { search: cutText(text('search'), MAX_TEXT_LENGTH), company: text('company') }
}

/** The URL of a state, without defaults. */
export function mncHref({ search, company }: Partial<MncState>): string {
  const query = new URLSearchParams()
  if (search) query.set(PARAMETERS.search, search)
  if (company) query.set(PARAMETERS.company, company)
  const text = query.toString()
  return text === '' ? paths.mncHiring() : `${paths.mncHiring()}?${text}`
}

/** Whether a search or company is set. */
export function isFiltered({ search, company }: MncState): boolean {
  return Boolean(search || company)
}
