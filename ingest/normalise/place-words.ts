import { OTHER_CITY_NAMES } from '#core/place-names.ts'
import { DISTRICTS } from './districts.ts'
import { LOCALITIES } from '#core/localities.ts'
import { LOCALITIES_TO_CONFIRM, SHARED_LOCALITIES } from '#core/shared-localities.ts'
import { misspelledCity } from './misspelled-cities.ts'
import { CITIES, CITY_CODES, OPEN_WORDS, OWN_STATES, STATES, STATES_TO_CONFIRM } from './places.ts'
import { fold } from '#ingest/understand/document/text.ts'
import { TOWNS } from '#core/towns.ts'

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

const INDEX = new Map<string, Place>()
/** By the first word of a name, the words of the longest one that starts so. */
const LONGEST = new Map<string, number>()

addPlace('country', 'India', true, 'india, bharat, republic of india')
for (const [name, codes] of Object.entries(CITY_CODES)) addPlace('city', name, false, codes)
for (const [name, parts] of Object.entries(LOCALITIES_TO_CONFIRM)) addPart(name, false, parts)
for (const [name, parts] of Object.entries(LOCALITIES)) addPart(name, true, parts)
for (const [name, districts] of Object.entries(DISTRICTS)) addDistricts(name, districts)
for (const [state, towns] of Object.entries(TOWNS)) addTowns(state, towns)
for (const [name, aliases] of Object.entries(CITIES)) {
  const state = OWN_STATES[name] ?? null
  addPlace('city', name, state === null, `${name}, ${OTHER_CITY_NAMES[name] ?? ''}, ${aliases}`, state)
}
for (const [name, aliases] of Object.entries(STATES)) addPlace('state', name, true, `${name}, ${aliases}`)
for (const [name, aliases] of Object.entries(STATES_TO_CONFIRM))
  addPlace('state', name, false, `${name}, ${aliases}`)

function addPlace(
  kind: Place['kind'],
  name: string,
  sure: boolean,
  names: string,
  state: string | null = null,
): void {
  add({ kind, name, sure, state, isShared: false, isPart: false, isDistrict: false }, names.split(','))
}

function addPart(name: string, sure: boolean, parts: string): void {
  for (const part of parts.split(', ')) {
    const isShared = !sure || SHARED_LOCALITIES.has(part)
    add({ kind: 'city', name, sure, state: null, isShared, isPart: true, isDistrict: false }, [part])
  }
}

function addDistricts(name: string, districts: string): void {
  const place: Place = {
    kind: 'city',
    name,
    sure: true,
    state: null,
    isShared: true,
    isPart: true,
    isDistrict: true,
  }
  add(place, districts.split(', '))
}

/** "Kalaburagi=gulbarga, Una?": towns of a state, with their other names, a `?` after those to confirm. */
function addTowns(state: string, towns: string): void {
  for (const town of towns.split(', ').filter(Boolean)) {
    const [first = '', ...others] = town.split('=')
    const name = first.replace('?', '')
    const sure = !first.endsWith('?')
    add({ kind: 'city', name, sure, state, isShared: false, isPart: false, isDistrict: false }, [
      name,
      ...others,
    ])
  }
}

function add(place: Place, names: string[]): void {
  for (const name of names) {
    const words = splitWords(name)
    if (words.length === 0) continue
    INDEX.set(words.join(' '), place)
    const [first = ''] = words
    LONGEST.set(first, Math.max(LONGEST.get(first) ?? 1, words.length))
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
  const longest = LONGEST.get(words[start] ?? '') ?? 0
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const name = words.slice(start, start + length).join(' ')
    const place = INDEX.get(name)
    if (place) return { ...place, words: name, start, end: start + length }
  }
  return null
}

function misspelledAt(words: string[], start: number): PlaceMatch | null {
  const name = misspelledCity(words[start] ?? '')
  const place = name === null ? undefined : INDEX.get(name)
  return name !== null && place ? { ...place, words: name, start, end: start + 1 } : null
}
