import { NCR_CITIES } from '#core/places/city-names.ts'
import { allNames, localities, type Place } from '#core/places/gazetteer.ts'
import type { SynonymRow } from './synonyms.ts'

/** The cities, towns and states of India with their other names: facts of a posting, like its level. */
export function placeRows(): SynonymRow[] {
  const names = new Map<Place, string[]>()
  for (const [name, places] of allNames()) {
    for (const { place, certainty, isCode } of places) {
      if (place.kind === 'locality' || place.kind === 'country') continue
      const own = names.get(place) ?? [place.name]
      names.set(place, own)
      // A name with a mark is an everyday word or another place's too.
      if ((!isCode && certainty === 'sure') || place.kind === 'area') own.push(name)
    }
  }
  return [...names].map(([{ name: shown }, others]) => ({
    shown,
    names: [...new Set(others)].join(', '),
    finds: shown === 'Delhi NCR' ? [...NCR_CITIES].join(', ') : '',
  }))
}

/** The parts of each city. */
export function partsOfCities(): [city: string, part: string][] {
  return localities().map(({ name, parent }) => [parent?.name ?? '', name])
}
