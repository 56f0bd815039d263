import type { WantedCountry } from '../wanted-country.ts'
import { facetShape, type Facet } from './shape.ts'

/** A filter for the list: its key and the wanted values. */
export type AppliedFacets = Record<string, string[]>

interface Value {
  key: string
  id: string
  descriptor: string
}

/**
 * Finds the list's own filter for the country: the country under any key, else every place in the country. A
 * text search for "India" would also find Indiana.
 *
 * @returns null if the list has no such filter.
 */
export function countryFacets(facets: unknown[], country: WantedCountry): AppliedFacets | null {
  const { workdayId, spelling } = country
  const values = facets.flatMap((facet) => valuesOf(facetShape.safeParse(facet).data ?? {}, ''))
  const countries = values.filter(
    ({ id, descriptor }) => id === workdayId || spelling.test(descriptor.trim()),
  )
  const isCountry = ({ key, id }: Value) => id === workdayId || /country/i.test(key)
  // A hierarchy of sales regions may contain the country's name too.
  const [value] = countries.toSorted((a, b) => Number(isCountry(b)) - Number(isCountry(a)))
  if (value) return { [value.key]: [value.id] }
  const places = values.filter(
    ({ key, descriptor }) => /location/i.test(key) && country.holds(descriptor) === 'yes',
  )
  const [key] = mostOf(places.map((place) => place.key))
  return key === undefined ? null : { [key]: places.filter((place) => place.key === key).map(({ id }) => id) }
}

/** The values of a filter, each with the key of its innermost filter: nested filters have their own keys. */
function valuesOf({ facetParameter, id, descriptor, values }: Facet, outer: string): Value[] {
  const key = facetParameter ?? outer
  if (values) return values.flatMap((value) => valuesOf(value, key))
  return id && key !== '' ? [{ key, id, descriptor: descriptor ?? '' }] : []
}

/** The distinct words, the most frequent first. */
function mostOf(words: string[]): string[] {
  const count = (word: string) => words.filter((other) => other === word).length
  return [...new Set(words)].toSorted((a, b) => count(b) - count(a))
}
