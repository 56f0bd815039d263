import { NAMESAKES } from '#core/places/abroad.ts'
import {
  areasOf,
  hasParts,
  isWithin,
  listedCity,
  placesNamed,
  stateByCode,
  stateOfPlace,
  type NamedPlace,
  type Place,
} from '#core/places/gazetteer.ts'
import { misspelledCity } from '#core/places/misspelled-cities.ts'
import { cityOfPin } from '#core/places/pin-codes.ts'
import { placeWords } from '#core/places/place-words.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'

/** Words of a line that name places of India, and what they may mean. */
export interface Naming {
  from: number
  to: number
  /** As the gazetteer knows it. */
  name: string
  mayBe: readonly NamedPlace[]
}

/** A place that a line names. */
export interface Meant {
  from: number
  to: number
  name: string
  place: Place
  /** Whether the words say India by themselves. */
  sure: boolean
  /** Whether it gives way to another city named beside it. */
  yields: boolean
  isCode: boolean
  /** Whether it only names a road: "Mysore Road". */
  isRoad: boolean
}

/** The places of every name that was read: there are no more names than rows of the gazetteer. */
const CALLED = new Map<string, readonly NamedPlace[]>()

function placesCalled(name: string): readonly NamedPlace[] {
  let places = CALLED.get(name)
  if (!places) CALLED.set(name, (places = placesNamed(placeWords(name))))
  return places
}

/** Every naming of a place of India within these tokens; a word that is none may be a misspelled city. */
export function namingsIn(line: ScannedLine, from: number, to: number, spelling = true): Naming[] {
  const namings: Naming[] = []
  for (let at = from; at < to; at += 1) {
    const pin = line.kind === 'field' ? pinAt(line, at) : null
    if (pin && pin.to <= to) {
      namings.push({ from: at, ...pin })
      at = pin.to - 1
      continue
    }
    const span = line.at(at, 'place')
    const misspelled = span || !spelling || line.at(at, 'abroad') ? null : misspelledCity(line.word(at))
    const name = span?.value ?? misspelled
    if (name === null) continue
    const end = span?.to ?? at + 1
    if (end > to) continue
    namings.push({ from: at, to: end, name, mayBe: placesCalled(name) })
    at = end - 1
  }
  return namings
}

/** "560066", "560 066": the city of a PIN code; in a sentence it may be any number. */
function pinAt(line: ScannedLine, at: number): Pick<Naming, 'to' | 'name' | 'mayBe'> | null {
  const token = line.tokens[at]
  if (token?.kind !== 'number' || token.end - token.start !== token.text.length) return null
  const isHalf = token.text.length === 3 && line.tokens[at + 1]?.kind === 'number'
  const name = cityOfPin(isHalf ? token.text + line.word(at + 1) : token.text)
  if (name === null) return null
  return {
    to: at + (isHalf ? 2 : 1),
    name,
    mayBe: placesCalled(name.toLowerCase()).map(({ place }) => ({ place, certainty: 'sure', isCode: false })),
  }
}

/**
 * What a naming means in its address: the place within a wider one named there, else the best known; null if it only
 * could be the lesser of two.
 */
export function meantBy(naming: Naming, address: readonly Naming[], codes: readonly string[]): Meant | null {
  const wider = [
    ...address.filter((other) => other !== naming).flatMap(({ mayBe }) => mayBe.map(({ place }) => place)),
    ...codes.flatMap((code) => stateByCode(code) ?? []),
  ].filter(({ kind }) => kind !== 'country' && kind !== 'area')
  const within = naming.mayBe.filter(({ place }) =>
    wider.some((other) => other !== place && isWithin(place, other)),
  )
  const chosen = within.toSorted(byCertainty)[0] ?? bestKnown(naming)
  if (!chosen) return null
  const { place, certainty, isCode } = chosen
  const isLocality = place.kind === 'locality'
  const inOwnState = !isCode && !isLocality && within.includes(chosen)
  return {
    from: naming.from,
    to: naming.to,
    name: naming.name,
    place,
    sure: certainty === 'sure' || certainty === 'shared' || inOwnState,
    yields: certainty === 'shared' || (isLocality && certainty === 'confirm'),
    isCode,
    isRoad: false,
  }
}

function bestKnown({ mayBe }: Naming): NamedPlace | undefined {
  return mayBe.filter(({ certainty }) => certainty !== 'lesser').toSorted(byCertainty)[0]
}

const KINDS: Place['kind'][] = ['locality', 'city', 'area', 'district', 'state', 'country']

/** Sure names before those to confirm, names before codes, cities before their districts and states. */
function byCertainty(one: NamedPlace, other: NamedPlace): number {
  return rank(one) - rank(other)
}

function rank({ place, certainty, isCode }: NamedPlace): number {
  const unsure = isCode ? 2 : certainty === 'confirm' ? 1 : 0
  return unsure * KINDS.length + Math.max(1, KINDS.indexOf(place.kind))
}

/** Roads are called after the cities that they lead to: "Mysore Road", "Mumbai Pune Highway". */
export function withoutRoads(line: ScannedLine, meant: readonly Meant[]): Meant[] {
  const roads = new Set<Meant>()
  let next = -1
  for (const one of meant.toReversed()) {
    const leads = line.at(one.to, 'at road') !== undefined || one.to === next
    if (one.place.kind !== 'city' || !leads) continue
    roads.add(one)
    next = one.from
  }
  return meant.map((one) => (roads.has(one) ? asRoad(one) : one))
}

function asRoad(one: Meant): Meant {
  return { ...one, sure: false, yields: true, isRoad: true }
}

/** Whether what follows makes it the place abroad of the same name: "Hyderabad, Sindh". */
export function isNamesake({ name, place }: Meant, abroad: readonly string[]): boolean {
  if (abroad.length === 0) return false
  const countries = NAMESAKES[name] ?? NAMESAKES[place.name.toLowerCase()]
  return countries !== undefined && countries.split(' ').some((code) => abroad.includes(code))
}

/**
 * The places of one address without those that others of it make clear: a district or an area beside a town of it
 * ("Gandhidham, Kutch"), a part whose name several cities have ("DLF Cyber City, Hyderabad"), a village or suburb
 * beside its district's large city ("Padra, Vadodara"), a part in brackets ("Chennai (Anna Nagar)").
 */
export function clearedUp(line: ScannedLine, meant: readonly Meant[]): Meant[] {
  return meant.filter((one) => !meant.some((other) => other !== one && givesWay(line, one, other)))
}

function givesWay(line: ScannedLine, one: Meant, other: Meant): boolean {
  const [city, beside] = [listedCity(one.place), listedCity(other.place)]
  if (!city || !beside || city === beside || !other.sure) return false
  if (one.yields && !other.yields && !isOfAnotherState(one, other)) return true
  // "Hosur, Krishnagiri District", "Siliguri, Dist. Darjeeling"
  if (isSaidDistrict(line, one) && isWithin(beside, city.parent ?? city)) return true
  const inBrackets = line.word(other.to) === '(' && other.to + 1 === one.from && line.word(one.to) === ')'
  const isSmall = city.kind === 'city' && !hasParts(city.name) && areasOf(city.name).length === 0
  return (
    isSmall &&
    !other.yields &&
    hasParts(beside.name) &&
    isSeatOf(beside, city) &&
    (one.to <= other.from || inBrackets)
  )
}

function isSaidDistrict(line: ScannedLine, { from, to }: Meant): boolean {
  const before = line.word(from - 1) === '.' ? from - 2 : from - 1
  return DISTRICT.test(line.word(to)) || DISTRICT.test(line.word(before))
}

const DISTRICT = /^dist(?:t|rict)?$/

/** "Ernakulam, Chennai" is a list: no town of a district is in another state. */
function isOfAnotherState(one: Meant, other: Meant): boolean {
  return one.place.kind === 'city' && !one.isRoad && stateOfPlace(one.place) !== stateOfPlace(other.place)
}

/** Whether a city is the seat of the district of a town. */
function isSeatOf(city: Place, town: Place): boolean {
  const district = town.parent
  return (
    district !== null && city.parent === district && city.lat === district.lat && city.lon === district.lon
  )
}
