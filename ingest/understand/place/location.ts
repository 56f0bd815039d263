import { BETTER_KNOWN_ELSEWHERE } from '#core/places/abroad.ts'
import { NCR_CITIES } from '#core/places/city-names.ts'
import { listedCity } from '#core/places/gazetteer.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { abroadIn, addressesOf, isRemote, type Part } from './addresses.ts'
import { clearedUp, isNamesake, meantBy, namingsIn, withoutRoads, type Meant } from './named-places.ts'

/** The facts of one location text. */
export interface LocationReading {
  /** Stated; contradicted by a place abroad; a place that we don't know; "IN", which may be Indiana; or left open ("Remote"). */
  india: 'stated' | 'elsewhere' | 'unknown' | 'may be' | 'open'
  cities: string[]
  states: string[]
  /** ISO 3166 code of the first country named that is not India. */
  abroad: string | null
  /** Of the part that concerns India, or of the whole where nothing else is named. */
  remote: boolean
  hybrid: boolean
  onsite: boolean
  /** Says that the work may be done from anywhere, or from a region wider than a country. */
  wide: boolean
  evidence: string[]
}

/** A part of a location with what it names. */
interface ReadPart extends Part {
  meant: Meant[]
  /** Codes of the countries abroad that it names. */
  abroad: string[]
}

/**
 * Reads one location: several places joined by `;`, `|`, `/`, "or", "&" or commas, a country in front
 * (`IN-Bengaluru`), words of work modes, and names that exist in other countries too.
 *
 * @param confirmed Whether the country is known to be India from a field of the source or another text.
 */
export function readLocation(
  line: ScannedLine,
  confirmed = false,
  within = { from: 0, to: line.tokens.length },
): LocationReading {
  const addresses = addressesOf(line, shortened(within)).map((parts) => readAddress(line, parts))
  const parts = addresses.flat()
  const stated =
    confirmed ||
    isAlone(line, parts) ||
    saysIndia(line, parts) ||
    parts.some(({ meant }) => meant.some(({ sure }) => sure))
  const accepted = addresses.map((address) => {
    const counted = address.flatMap(({ meant }) => meant).filter(({ sure }) => sure || stated)
    return clearedUp(line, counted)
  })
  const places = accepted.flat().toSorted((a, b) => a.from - b.from)
  const cities = withoutGroup(unique(places.flatMap(({ place }) => listedCity(place)?.name ?? [])))
  const states = unique(places.flatMap(({ place }) => (place.kind === 'state' ? [place.name] : [])))
  const abroad = parts.flatMap((part) => part.abroad)
  const india = stated || cities.length + states.length > 0
  const unknown = parts.some((part) => part.unknown && !part.meant.some((one) => places.includes(one)))
  const isCode = parts.some(({ from, to, excluded }) => !excluded && line.words(from, to) === 'IN')
  const here = places.filter(({ place }) => place.kind !== 'country')
  return {
    india: india
      ? 'stated'
      : abroad.length > 0
        ? 'elsewhere'
        : unknown
          ? 'unknown'
          : isCode
            ? 'may be'
            : 'open',
    cities,
    states,
    abroad: abroad[0] ?? null,
    remote: remoteOf(line, parts, { india, elsewhere: abroad.length > 0 || unknown, places }),
    hybrid: line.has('at hybrid', within.from, within.to),
    onsite: line.has('at onsite', within.from, within.to),
    wide: line.has('at wide', within.from, within.to) || isRemote(line, within.from, within.to),
    evidence: evidenceOf(line, parts, here.length > 0 ? here : places, india),
  }
}

/** Tokens of a location, or of a sentence, that are read: no place is told at greater length. */
const LONGEST = 300

function shortened({ from, to }: { from: number; to: number }): { from: number; to: number } {
  return { from, to: Math.min(to, from + LONGEST) }
}

/** Parts of an address behind a name that may tell which of its namesakes it is. */
const FOLLOWING = 4

function readAddress(line: ScannedLine, address: Part[]): ReadPart[] {
  const namings = address.map(({ from, to, excluded }) => (excluded ? [] : namingsIn(line, from, to)))
  const all = namings.flat()
  const codes = address.flatMap((part) => part.codes)
  const named = address.map((part) => (part.excluded ? [] : abroadIn(line, part)))
  return address.map((part, index) => {
    const beside = named.slice(index, index + FOLLOWING).flat()
    const following = address.slice(index, index + FOLLOWING)
    const besideCodes = following.some((one) => one.sharedCode && !endsInCountryCode(line, one)) ? ['US'] : []
    const read = (namings[index] ?? []).flatMap((naming) => meantBy(naming, all, codes) ?? [])
    const namesakes = read.filter((one) =>
      isNamesake(one, isInOwn(one, codes) ? beside : beside.concat(besideCodes)),
    )
    const meant = read.filter((one) => !namesakes.includes(one)).map((one) => beforeCity(one, all))
    const own = named[index] ?? []
    const abroad = namesakes.length > 0 ? own.concat(beside, besideCodes) : own
    return { ...part, meant: withoutRoads(line, meant), abroad }
  })
}

/** "New Delhi, IN", "Agra IN": sources write the country so. A Delhi in Indiana has its postal code behind it. */
function endsInCountryCode(line: ScannedLine, { from, to }: Part): boolean {
  return line.word(to - 1) === 'in' && (to - from === 1 || line.words(to - 1, to) === 'IN')
}

/** "Salem, TN": the code is that of its own state, not that of Tennessee. */
function isInOwn({ sure, place }: Meant, codes: string[]): boolean {
  return codes.some((code) => sure && codesOf(place).includes(code))
}

function codesOf({ parent, code }: Meant['place']): string[] {
  return parent ? [code, ...codesOf(parent)] : [code]
}

/** "Lajpat Nagar Ghaziabad": the city that follows the name of a part is the one that the part is of. */
function beforeCity(one: Meant, all: { from: number; mayBe: readonly { place: Meant['place'] }[] }[]): Meant {
  const next = one.place.kind === 'locality' && all.find(({ from }) => from === one.to)
  return next && next.mayBe.some(({ place }) => place.kind === 'city') ? { ...one, yields: true } : one
}

/** Whether the words say India by its codes: "KA, IN", "IN-KA", "IN / Remote", "IND". */
function saysIndia(line: ScannedLine, parts: readonly ReadPart[]): boolean {
  const american = parts.some((part) => part.abroad.includes('US'))
  return parts.some((part, index) => {
    if (part.excluded) return false
    const words = line.words(part.from, part.to)
    const before = parts[index - 1]
    if (words.toLowerCase() === 'in' && before?.codes.length) return true
    if (!american && namesOursByCode(line, part, before)) return true
    // A country in front, as boards of many write it; "Remote, IN" may be Indiana.
    if (index === 0 && /^IN(?:$|[-–:|/ ]+(?:Remote|REMOTE|remote|WFH|Virtual|Home))/.test(words) && !american)
      return index < parts.length - 1 || words !== 'IN'
    if (american) return false
    const at = part.from
    const first = line.words(at, at + 1)
    const second = line.words(at + 1, at + 2)
    if (/^IND?$/.test(first) && /^[A-Z]{2}$/.test(second) && line.at(at + 1, 'state code')) return true
    return line.tokens.slice(at, part.to).some(({ text }) => text === 'ind')
  })
}

/** "Kota, IN", "Kota IN", "IN-Kota"; "Salem, IN" may be in Indiana. */
function namesOursByCode(line: ScannedLine, part: ReadPart, before: ReadPart | undefined): boolean {
  const isOurs = ({ meant }: ReadPart) => meant.some(({ place }) => !BETTER_KNOWN_ELSEWHERE.has(place.name))
  if (line.words(part.from, part.from + 1) === 'IN' && isOurs(part)) return true
  return endsInCountryCode(line, part) && (isOurs(part) || (before !== undefined && isOurs(before)))
}

/** A location of such names and nothing else is Indian: "Gaya", "PNQ / MAA"; not "Salem", better known elsewhere. */
function isAlone(line: ScannedLine, parts: readonly ReadPart[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(({ from, to, meant: [one] }) => {
      if (!one || one.from !== from || one.to !== to) return false
      if (one.place.kind !== 'city' && one.place.kind !== 'district') return false
      const words = line.words(from, to)
      return one.isCode ? words === words.toUpperCase() : !BETTER_KNOWN_ELSEWHERE.has(one.place.name)
    })
  )
}

/** "Noida (Delhi NCR)" is Noida: the region adds nothing to a city of it. */
function withoutGroup(cities: string[]): string[] {
  return cities.some((city) => NCR_CITIES.has(city)) ? cities.filter((city) => city !== 'Delhi NCR') : cities
}

/** "London, Bengaluru, Remote" leaves open whose remote it is; "Remote - India, Nepal" does not. */
function remoteOf(
  line: ScannedLine,
  parts: readonly ReadPart[],
  { india, elsewhere, places }: { india: boolean; elsewhere: boolean; places: Meant[] },
): boolean {
  const saying = parts.filter(({ from, to, excluded }) => !excluded && isRemote(line, from, to))
  if (saying.length === 0) return false
  const [first] = parts
  if (india && first === saying[0] && parts.length > 1 && parts[1]?.starts === false && first?.isMode) {
    if (line.word(first.to) !== ',') return true
    // "Remote, APAC (India, Singapore)": the region is whose remote it is.
    const { from, to } = parts[1]
    if (line.all('at wide', from, to).some((region) => region.from === from && region.to === to)) return true
  }
  const open = saying.some((part) => part.abroad.length === 0)
  if (!india || !elsewhere) return open
  return saying.some(({ meant }) => meant.some((one) => places.includes(one)))
}

function evidenceOf(line: ScannedLine, parts: ReadPart[], places: Meant[], india: boolean): string[] {
  if (!india) return []
  const evidence = parts.flatMap(({ from, to, meant }) =>
    meant.some((one) => places.includes(one)) ? [line.words(from, to)] : [],
  )
  return evidence.length > 0 ? unique(evidence) : [line.text]
}

function unique(list: string[]): string[] {
  return list.length < 2 ? list : [...new Set(list)]
}
