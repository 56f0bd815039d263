import { cutText } from '#core/cut-text.ts'
import { citiesTyped } from '#core/find/typed-places.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { FIND_PARAMETER } from './search-url.ts'

/** The list of the jobs that the search form asks for; null if the form was not sent. Never throws. */
export function searchTarget(query: URLSearchParams): string | null {
  if (!query.has(FIND_PARAMETER)) return null
  const text = (name: string) => cutText((query.get(name) ?? '').trim(), 100)
  const location = text('location')
  const cities = citiesTyped(location)
  return searchHref({ search: text('search'), ...(cities.length > 0 ? { cities } : { location }) })
}
