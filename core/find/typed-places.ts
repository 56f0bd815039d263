import { standardPlace } from '#core/places/city-names.ts'
import { resolvePlace } from '#core/places/gazetteer.ts'
import { slugOf } from '#core/slug.ts'

/** Kinds of places whose jobs have a list. */
const LISTED = new Set(['city', 'district', 'area'])

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
  const named = resolvePlace(place).place
  return named && LISTED.has(named.kind) ? slugOf(named.name) : null
}
