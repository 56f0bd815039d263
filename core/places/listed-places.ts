import { slugOf } from '#core/slug.ts'
import { placeSpellings, standardPlace } from './city-names.ts'
import { listedName } from './gazetteer.ts'

/*
 * Places that the site lists under the city they belong to: Secunderabad is Hyderabad, Mohali is Chandigarh, Hinjewadi is
 * Pune. On the server only, like the gazetteer.
 */

/** The slug of the city that a slug stands for: `mohali` is `chandigarh`. One that is not known stays. */
export function listedSlug(slug: string): string {
  const name = listedName(slug.replaceAll('-', ' '))
  return name === null ? slug : slugOf(name)
}

/**
 * The names that a searched place may have in a location, in lower case: its spellings, and the city that it is listed
 * under.
 */
export function searchedPlaces(text: string): string[] {
  const spellings = placeSpellings(text)
  return [...new Set([...spellings, ...spellings.flatMap((name) => listedName(name)?.toLowerCase() ?? [])])]
}

/** The places of a search that are read as the city they belong to. An old name of a city is that city. */
export function placesReadAs({ location, cities }: { location: string; cities: readonly string[] }) {
  const typed = [
    ...location.split(/[,;/|]/).map((place) => place.trim()),
    ...cities.filter((slug) => listedSlug(slug) !== slug).map((slug) => slug.replaceAll('-', ' ')),
  ]
  return typed.flatMap((place) => {
    const as = listedName(place)
    return as === null || standardPlace(place) === as.toLowerCase() ? [] : [{ typed: place, as }]
  })
}
