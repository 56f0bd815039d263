import { readLocation } from '../normalise/location.ts'
import { facetShape, type Facet } from './workday-shape.ts'

/** What is asked of the list: the filter's key, and the values that are wanted. */
export type AppliedFacets = Record<string, string[]>

/** India in the country filter of every tenant that was looked at; the filter's own key differs. */
const INDIA_ID = 'c4f78be1a8f14da0ab49ce1162348a5e'
const INDIA = /^(?:republic of )?india$/i

interface Value {
  key: string
  id: string
  descriptor: string
}

/**
 * The filter that leaves the postings in India, as the list itself offers it: the country, wherever and under whatever
 * key it stands, else every place that is in India. Searching for the word would find Indiana.
 *
 * @returns null where the list offers no such filter.
 */
export function indiaFacets(facets: unknown[]): AppliedFacets | null {
  const values = facets.flatMap((facet) => valuesOf(facetShape.safeParse(facet).data ?? {}, ''))
  const countries = values.filter(({ id, descriptor }) => id === INDIA_ID || INDIA.test(descriptor.trim()))
  // "India" may stand in a hierarchy of sales regions too.
  const [country] = countries.toSorted((a, b) => Number(isCountry(b)) - Number(isCountry(a)))
  if (country) return { [country.key]: [country.id] }
  const places = values.filter(
    ({ key, descriptor }) => /location/i.test(key) && readLocation(descriptor).india === 'stated',
  )
  const [key] = mostOf(places.map((place) => place.key))
  return key === undefined ? null : { [key]: places.filter((place) => place.key === key).map(({ id }) => id) }
}

function isCountry({ key, id }: Value): boolean {
  return id === INDIA_ID || /country/i.test(key)
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
