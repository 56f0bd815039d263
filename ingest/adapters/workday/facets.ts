import type { WantedCountry } from '../wanted-country.ts'
import { facetShape, type Facet } from './shape.ts'

/** What is asked of the list: the filter's key, and the values that are wanted. */
export type AppliedFacets = Record<string, string[]>

interface Value {
  key: string
  id: string
  descriptor: string
}

/**
 * The filter that leaves the postings in the country, as the list itself offers it: the country, wherever and under
 * whatever key it is, else every place in that country. Searching for the word "India" would find Indiana.
 *
 * @returns null where the list offers no such filter.
 */
export function countryFacets(facets: unknown[], country: WantedCountry): AppliedFacets | null {
  const { workdayId, spelling } = country
  const values = facets.flatMap((facet) => valuesOf(facetShape.safeParse(facet).data ?? {}, ''))
  const countries = values.filter(
    ({ id, descriptor }) => id === workdayId || spelling.test(descriptor.trim()),
  )
  const isCountry = ({ key, id }: Value) => id === workdayId || /country/i.test(key)
  // A hierarchy of sales regions may hold the country's name too.
  const [value] = countries.toSorted((a, b) => Number(isCountry(b)) - Number(isCountry(a)))
  if (value) return { [value.key]: [value.id] }
  const places = values.filter(
    ({ key, descriptor }) => /location/i.test(key) && country.holds(descriptor) === 'yes',
  )
  const [key] = mostOf(places.map((place) => place.key))
  return key === undefined ? null : { [key]: places.filter((place) => place.key === key).map(({ id }) => id) }
}

/** The values a filter holds, with the key of the innermost filter they are in: nested ones have their own. */
function valuesOf({ facetParameter, id, descriptor, values }: Facet, outer: string): Value[] {
  const key = facetParameter ?? outer
  if (values) return values.flatMap((value) => valuesOf(value, key))
  return id && key !== '' ? [{ key, id, descriptor: descriptor ?? '' }] : []
}

/** The words by how often they come, the most frequent first. */
function mostOf(words: string[]): string[] {
  const count = (word: string) => words.filter((other) => other === word).length
  return [...new Set(words)].toSorted((a, b) => count(b) - count(a))
}
