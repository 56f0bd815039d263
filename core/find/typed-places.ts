import { stateOf } from '#core/city-states.ts'
import { standardPlace } from '#core/place-names.ts'
import { slugOf } from '#core/slug.ts'

/** What visitors type for work from anywhere. */
const REMOTE = new Set(['remote', 'work from home', 'wfh', 'anywhere'])

/**
 * The cities that a typed place names, as slugs: "Bangalore, Pune" is `bengaluru` and `pune`. Commas separate cities;
 * the country is dropped.
 *
 * @returns Empty if any part is no city that we know: then only its words can be searched for.
 */
export function citiesTyped(text: string): string[] {
  const parts = text.split(/[,;/|]/).map((part) => standardPlace(part))
  const slugs = parts.filter((part) => part !== '' && part !== 'india').map(citySlug)
  return slugs.includes(null) ? [] : [...new Set(slugs.filter((slug) => slug !== null))]
}

/** @param place In lower case, by its standard name. */
function citySlug(place: string): string | null {
  if (REMOTE.has(place)) return 'remote'
  const name = place.replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  return place === 'delhi ncr' || stateOf(name) !== null ? slugOf(place) : null
}
