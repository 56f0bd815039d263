import { foldText } from '#core/fold-text.ts'
import { slugOf } from '#core/slug.ts'
import { CITY_CODES } from './city-codes.ts'
import { METROPOLITAN_AREAS, OTHER_CITY_NAMES } from './city-names.ts'
import { devanagariNames } from './devanagari-names.ts'
import { LOCALITIES } from './localities.ts'
import { placeWords } from './place-words.ts'
import { listedBelow, nameRows, townRows, type Certainty, type NameRow } from './table-reader.ts'

/**
 * A place of India. On the server only: its tables are no weight for a browser, which has `city-names.ts`.
 */
export interface Place {
  /** `area`: a metropolitan area that the site lists like a city. */
  kind: 'country' | 'state' | 'area' | 'district' | 'city' | 'locality'
  /** As the site shows it; of a locality in lower case. */
  name: string
  /** What it is part of: locality → city → district → state → country. */
  parent: Place | null
  /** Degrees; a locality has its city's. */
  lat: number
  lon: number
  /** Of a state: its code, from ISO 3166-2 or of its vehicles, in lower case. */
  code: string
}

/** A place by one of its names. */
export interface NamedPlace {
  place: Place
  certainty: Certainty
  /** Whether the name is a code, like an airport's. */
  isCode: boolean
}

/** What `resolvePlace` can say: one place, several that it may be, or none. */
export interface Resolved {
  place: Place | null
  /** All places of that name, where it is not known which is meant; else empty. */
  mayBe: Place[]
}

export const INDIA: Place = { kind: 'country', name: 'India', parent: null, lat: 22.9, lon: 79.7, code: 'in' }

/** Other codes of states that postings write, and former ones. */
const OTHER_STATE_CODES: Readonly<Record<string, string>> = {
  or: 'od',
  ts: 'tg',
  ct: 'cg',
  ut: 'uk',
  ua: 'uk',
  dn: 'dd',
  tl: 'tg',
}

interface Gazetteer {
  names: Map<string, NamedPlace[]>
  states: Place[]
  districts: Place[]
  /** By the name shown: cities, districts that are not called by their seat, and areas. */
  shown: Map<string, Place>
  bySlug: Map<string, Place>
  localities: Place[]
  /** The names of the cities whose parts are listed. */
  withParts: Set<string>
}

let built: Gazetteer | null = null

/** Built at the first question: processes that ask none pay nothing. */
function gazetteer(): Gazetteer {
  built ??= build()
  return built
}

/** All places of a name, given as its words: other names, former names and codes count. */
export function placesNamed(words: readonly string[]): readonly NamedPlace[] {
  return gazetteer().names.get(words.join(' ')) ?? []
}

/**
 * The place that a name means beside others ("Aurangabad" beside Bihar). Without them the best known one, unless
 * several are. Codes are no names.
 *
 * @param beside Wider places named with it: a state, a district, a city.
 */
export function resolvePlace(name: string, beside: readonly Place[] = []): Resolved {
  const named = placesNamed(placeWords(name)).filter(({ isCode }) => !isCode)
  const within = named.filter(({ place }) => beside.some((wider) => isWithin(place, wider)))
  const possible = within.length > 0 ? within : bestKnown(named)
  // "Goa" is a city of the site and a state, "Cachar" a district and a name for its seat.
  const listed = Math.min(...possible.map(({ place }) => BREADTH[place.kind]))
  const places = possible.map(({ place }) => place).filter(({ kind }) => BREADTH[kind] === listed)
  return places.length === 1 ? { place: places[0] ?? null, mayBe: [] } : { place: null, mayBe: places }
}

/** The places that a name means by itself. */
function bestKnown(named: readonly NamedPlace[]): readonly NamedPlace[] {
  const sure = named.filter(({ certainty }) => certainty === 'sure' || certainty === 'shared')
  return sure.length > 0 ? sure : named.filter(({ certainty }) => certainty === 'confirm')
}

const BREADTH: Readonly<Record<Place['kind'], number>> = {
  locality: 0,
  city: 0,
  area: 0,
  district: 1,
  state: 2,
  country: 3,
}

/** Whether a place is a part of another, or the other itself. */
export function isWithin(place: Place, wider: Place): boolean {
  for (let one: Place | null = place; one !== null; one = one.parent) if (one === wider) return true
  return false
}

/** The place with everything that it is part of, narrowest first. */
export function chainOf(place: Place): Place[] {
  const chain: Place[] = []
  for (let one: Place | null = place; one !== null; one = one.parent) chain.push(one)
  return chain
}

/**
 * The city, district or area that the site lists a place under; null for a state and the country. A district whose name
 * means a city is listed under the city: Ernakulam under Kochi.
 */
export function listedCity(place: Place): Place | null {
  if (place.kind === 'country' || place.kind === 'state') return null
  const { place: named } = place.kind === 'district' ? resolvePlace(place.name, stateAbove(place)) : { place }
  return named?.kind === 'locality' ? named.parent : (named ?? place)
}

function stateAbove({ parent }: Place): Place[] {
  return parent ? [parent] : []
}

/**
 * The name that the site lists a typed place under, whatever it was called: "Secunderabad" is Hyderabad, "Mohali" is
 * Chandigarh, "Hinjewadi" is Pune, "पुणे" too. It takes slugs as well as names; null for a state, the country and a name that is
 * not known.
 */
export function listedName(name: string): string | null {
  const { place } = resolvePlace(devanagariNames().get(foldText(name))?.place ?? name)
  return (place && listedCity(place)?.name) ?? null
}

/** The state of a place; null for India and for an area of several states. */
export function stateOfPlace(place: Place): Place | null {
  return chainOf(place).find(({ kind }) => kind === 'state') ?? null
}

/** The state or union territory of a city, by the names that the site shows; null if unknown. */
export function stateOf(city: string): string | null {
  const place = gazetteer().shown.get(city)
  return (place && stateOfPlace(place)?.name) ?? null
}

/** A state by its code ("ka", "TS"), in any case; null if it is none. */
export function stateByCode(code: string): Place | null {
  const wanted = code.toLowerCase()
  const standard = OTHER_STATE_CODES[wanted] ?? wanted
  return gazetteer().states.find((state) => state.code === standard) ?? null
}

/** All codes of states, current and former, in lower case. */
export function stateCodes(): string[] {
  return [...gazetteer().states.map(({ code }) => code), ...Object.keys(OTHER_STATE_CODES)]
}

/** The metropolitan areas that a city belongs to, by the names that the site shows. */
export function areasOf(city: string): string[] {
  return Object.entries(METROPOLITAN_AREAS).flatMap(([area, cities]) => (cities.has(city) ? [area] : []))
}

/** A city, district or area by the name that the site shows. */
export function placeShown(name: string): Place | null {
  return gazetteer().shown.get(name) ?? null
}

/** The name of a city that the site shows, by its slug; null if unknown. */
export function cityBySlug(slug: string): string | null {
  return gazetteer().bySlug.get(slug)?.name ?? null
}

/** The names of all cities and towns, and of the districts listed like them. */
export function cityNames(): string[] {
  return [...gazetteer().shown.values()].flatMap(({ kind, name }) => (kind === 'area' ? [] : [name]))
}

/** All states and union territories. */
export function states(): readonly Place[] {
  return gazetteer().states
}

/** All districts. */
export function districts(): readonly Place[] {
  return gazetteer().districts
}

/** All parts of cities. */
export function localities(): readonly Place[] {
  return gazetteer().localities
}

/** Whether it is a city whose parts are listed: one of the large ones. */
export function hasParts(city: string): boolean {
  return gazetteer().withParts.has(city)
}

/** All names with what they stand for. */
export function allNames(): Iterable<[name: string, places: readonly NamedPlace[]]> {
  return gazetteer().names
}

function build(): Gazetteer {
  const all: Gazetteer = {
    names: new Map(),
    states: [],
    districts: [],
    shown: new Map(),
    bySlug: new Map(),
    localities: [],
    withParts: new Set(),
  }
  addNames(all, INDIA, nameRows('india, bharat, republic of india'))
  let state = INDIA
  let district = INDIA
  for (const { kind, names, lat, lon, code, isNamedAfterSeat } of townRows()) {
    const parent = kind === 'city' ? district : kind === 'district' ? state : INDIA
    const place: Place = { kind, name: names[0]?.name ?? '', parent, lat, lon, code }
    if (kind === 'state') {
      state = district = place
      all.states.push(place)
    } else if (kind === 'district') {
      district = place
      all.districts.push(place)
    }
    if (kind === 'city') names.push(...nameRows(OTHER_CITY_NAMES[place.name] ?? ''))
    if (isNamedAfterSeat) continue
    if (kind !== 'state') show(all, place)
    addNames(all, place, names)
  }
  addAreas(all)
  addLocalities(all)
  for (const [city, codes] of Object.entries(CITY_CODES))
    addNames(all, shownPlace(all, city), nameRows(codes), true)
  return all
}

/** The first of a name stays: a city before the district that is called by it. */
function show(all: Gazetteer, place: Place): void {
  const other = all.shown.get(place.name)
  if (other && other.kind !== 'district') return
  all.shown.set(place.name, place)
  all.bySlug.set(slugOf(place.name), place)
}

function addAreas(all: Gazetteer): void {
  // Only this one is listed like a city: Mumbai's is called by its city.
  const { lat, lon } = shownPlace(all, 'Delhi')
  const area: Place = { kind: 'area', name: 'Delhi NCR', parent: INDIA, lat, lon, code: '' }
  show(all, area)
  const names = `delhi ncr, ncr region, ncr?, national capital region?, ${OTHER_CITY_NAMES[area.name] ?? ''}`
  addNames(all, area, nameRows(names))
}

function addLocalities(all: Gazetteer): void {
  for (const [city, names] of listedBelow(LOCALITIES)) {
    const parent = shownPlace(all, city)
    all.withParts.add(city)
    for (const row of names) {
      const place: Place = { ...parent, kind: 'locality', name: row.name, parent }
      all.localities.push(place)
      addNames(all, place, [row])
    }
  }
}

function shownPlace(all: Gazetteer, name: string): Place {
  const place = all.shown.get(name)
  if (!place) throw new Error(`No such city: ${name}`)
  return place
}

function addNames(all: Gazetteer, place: Place, names: readonly NameRow[], isCode = false): void {
  for (const { name, certainty } of names) {
    const key = placeWords(name).join(' ')
    const named = all.names.get(key) ?? []
    if (named.some((other) => other.place === place)) continue
    named.push({ place, certainty: isCode ? 'confirm' : certainty, isCode })
    all.names.set(key, named)
  }
}
