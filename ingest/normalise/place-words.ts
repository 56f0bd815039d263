import { longestNameFrom, placesNamed, stateOfPlace, type NamedPlace } from '#core/places/gazetteer.ts'
import { misspelledCity } from './misspelled-cities.ts'
import { OPEN_WORDS } from './places.ts'
import { fold } from '#ingest/understand/document/text.ts'

export interface Place {
  kind: 'city' | 'state' | 'country'
  name: string
  /** Whether the words say India by themselves. */
  sure: boolean
  /** The code of the state that makes an unsure name the Indian one, where it is known. */
  state: string | null
  /** A part of the city, not the city, whose name other cities have too: one beside it may be meant. */
  isShared: boolean
  /** Whether the words name a part of the city, not the city. */
  isPart: boolean
  /** Whether they name the city's district: a town of it beside them is what is meant. */
  isDistrict: boolean
}

export interface PlaceMatch extends Place {
  /** The folded words matched, and where they stand. */
  words: string
  start: number
  end: number
}

const LONGEST_CODE = 2
const KNOWN = new Map<string, Place | null>()

/** The place that a name means by itself. */
function placeCalled(name: string): Place | null {
  const known = KNOWN.get(name)
  if (known !== undefined) return known
  const named = placesNamed(name.split(' ')).filter(({ certainty }) => certainty !== 'lesser')
  const [first] = named.toSorted((a, b) => rank(a) - rank(b))
  const place = first ? asPlace(first) : null
  KNOWN.set(name, place)
  return place
}

const KINDS = ['locality', 'city', 'area', 'district', 'state', 'country']

function rank({ place, certainty, isCode }: NamedPlace): number {
  const unsure = isCode ? LONGEST_CODE : certainty === 'confirm' ? 1 : 0
  return unsure * 10 + Math.max(1, KINDS.indexOf(place.kind))
}

function asPlace({ place, certainty, isCode }: NamedPlace): Place {
  const isState = place.kind === 'state' || place.kind === 'country'
  const isLocality = place.kind === 'locality'
  return {
    kind: place.kind === 'state' || place.kind === 'country' ? place.kind : 'city',
    name: (isLocality ? place.parent?.name : null) ?? place.name,
    sure: certainty !== 'confirm',
    state: isCode || isState || isLocality ? null : (stateOfPlace(place)?.code ?? null),
    isShared: certainty === 'shared' || (isLocality && certainty === 'confirm'),
    isPart: isLocality || certainty === 'shared' || (place.kind === 'area' && certainty === 'confirm'),
    isDistrict: certainty === 'shared' && !isLocality,
  }
}

/** The words of a text, folded: only letters and digits. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}

/** Finds every Indian place among the words: the longest name first, none inside another. */
export function findPlaces(words: string[]): PlaceMatch[] {
  const found: PlaceMatch[] = []
  for (let start = 0; start < words.length; start++) {
    const match = placeAt(words, start) ?? misspelledAt(words, start)
    if (!match) continue
    found.push(match)
    start = match.end - 1
  }
  return asRoads(found.map(yieldToNext), words)
}

/** "Lajpat Nagar Ghaziabad": the city that follows the name of a part is the one that the part is of. */
function yieldToNext(match: PlaceMatch, index: number, found: PlaceMatch[]): PlaceMatch {
  const next = found[index + 1]
  const follows = match.isPart && next?.kind === 'city' && !next.isPart && next.start === match.end
  return follows ? { ...match, isShared: true } : match
}

/** Whether the text has Indian places and no other words. */
export function namesOnlyPlaces(text: string): boolean {
  const words = splitWords(text)
  const places = findPlaces(words)
  const named = new Set(places.flatMap(({ start, end }) => words.slice(start, end)))
  return places.some((place) => place.sure) && words.every((word) => named.has(word) || OPEN_WORDS.has(word))
}

/** Roads are named after the cities that they lead to: "Mysore Road", "Mumbai Pune Highway". */
const ROAD = /^(?:road|rd|street|highway|expressway)$/

/** A city that names a road: the address says in which city the road is, and in which country. */
function asRoads(found: PlaceMatch[], words: string[]): PlaceMatch[] {
  const roads = new Set<PlaceMatch>()
  for (const match of found.toReversed()) {
    const next = found.find(({ start }) => start === match.end)
    const leads = ROAD.test(words[match.end] ?? '') || (next !== undefined && roads.has(next))
    if (match.kind === 'city' && !match.isPart && leads) roads.add(match)
  }
  return found.map((match) => (roads.has(match) ? { ...match, sure: false, isShared: true } : match))
}

function placeAt(words: string[], start: number): PlaceMatch | null {
  const longest = longestNameFrom(words[start] ?? '')
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const name = words.slice(start, start + length).join(' ')
    const place = placeCalled(name)
    if (place) return { ...place, words: name, start, end: start + length }
  }
  return null
}

function misspelledAt(words: string[], start: number): PlaceMatch | null {
  const name = misspelledCity(words[start] ?? '')
  const place = name === null ? null : placeCalled(name)
  return name !== null && place ? { ...place, words: name, start, end: start + 1 } : null
}
