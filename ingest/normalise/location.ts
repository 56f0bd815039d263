import { stateOf } from '#core/places/gazetteer.ts'
import { NCR_CITIES } from '#core/places/city-names.ts'
import { findPlaces, splitWords, type PlaceMatch } from './place-words.ts'
import { BETTER_KNOWN_ELSEWHERE, NAMESAKES, OPEN_WORDS, SAME_STATE, STATE_CODES } from './places.ts'
import { foreignCountry } from './countries.ts'
import { cleanLine, fold } from '#ingest/understand/document/text.ts'

/** The facts of one location text. */
export interface ExtractedLocation {
  /** Stated, contradicted (another place is named), or left open ("Remote", "N/A"). */
  india: 'stated' | 'elsewhere' | 'open'
  cities: string[]
  states: string[]
  /** Of the part that concerns India, or of the whole where nothing else is named. */
  remote: boolean
  hybrid: boolean
  onsite: boolean
  /** Says that the work may be done from anywhere, or from a region wider than a country. */
  wide: boolean
  evidence: string[]
}

interface Part {
  text: string
  words: string[]
  places: PlaceMatch[]
  /** Whether it is one more location, not a wider place of the one before ("Pune | Delhi", not "Pune, India"). */
  starts: boolean
}

/** "India" that is no country of work: streets and docks, and exclusions ("APAC except India"). */
const NOT_INDIA = new RegExp(
  String.raw`\b(?:east|west|little) india\b|\bindia ` +
    String.raw`(?:st|street|hook|wharf|dock|docks|quay|basin|point)\b|\b` +
    String.raw`(?:except|excluding|excl\.?|outside(?: of)?|not in|non|ex|` +
    String.raw`(?:hiring|candidates|applicants|people) from)[ -]+india\b`,
  'gi',
)
/** Employers that are called after places. */
const NAMED_AFTER_PLACES = /\bbank of (?:baroda|maharashtra)\b/gi
/** "Anywhere in India (except Bangalore)": places that it is not. */
const EXCEPT = /\b(?:except|excluding|other than)\b[^);|]*/gi
/** Cities, airports and lands whose names only look Indian. */
const FALSE_FRIENDS =
  /\b(?:indianapolis|indiana|indian (?:head|river|wells|land|trail|ocean|hill|harbour)|salt lake city|surat thani)\b/i
const UNITED_STATES = /\b(?:us|usa|u\.s\.a?\.?|united states|america|indiana|indianapolis)\b/i

const WIDE =
  /\b(?:world-?wide|global(?:ly)?|anywhere|apac|emea|asean|latam|asia(?:[ -]pacific)?|europe|middle east)\b/i
/** Words of an address within a city: they name no other place. */
const ADDRESS = new RegExp(
  String.raw`\b(?:road|rd|floor|near|opp(?:osite)?|plot|nagar|marg|chowk|colony|vihar|gali|bazaa?r|lane` +
    String.raw`|cross|layout|extension|extn|building|bldg|complex|estate|park|towers?|plaza|mall` +
    String.raw`|metro station|bus stand|bypass|society|enclave)\b`,
  'i',
)

const SEPARATORS = /(;|\||>|\/|•|·|\n|\(|\)|,|\s+(?:or|and|&|\+)\s+|\s+[-–—]\s+|:)/i
/** "Remote - India, Nepal": whatever follows is remote. */
const REMOTE_FIRST = /^\W*(?:(?:fully|100%) )?remote\s*[-–—:(]/i
const GOES_ON = /^\s*(?:[,():>]|[-–—])\s*$/

/**
 * Reads one location text: several places joined by `;`, `|`, `/`, "or", "&" or commas, a country prefix
 * (`IN-Bengaluru`), work-mode words, and names that exist in other countries too.
 *
 * @param confirmed Whether the country is known to be India from a field of the source or another text.
 */
export function readLocation(text: string, confirmed = false): ExtractedLocation {
  const line = cleanLine(text).replace(NOT_INDIA, ' ').replace(EXCEPT, ' ').replace(NAMED_AFTER_PLACES, ' ')
  const parts = splitParts(line)
  const apart = text.replace(/([a-z])([A-Z][a-z])/g, '$1 $2')
  // "BengaluruJob type": words that lost the space between them.
  if (apart !== text && parts.every(({ places }) => places.length === 0))
    return readLocation(apart, confirmed)
  const stated =
    confirmed ||
    isAlone(parts) ||
    namesTwice(parts) ||
    parts.some((part, index) => saysIndia(part, parts, index, line))
  const reading: ExtractedLocation = {
    india: 'open',
    cities: [],
    states: [],
    remote: false,
    hybrid: /\bhybrid\b/i.test(line),
    onsite:
      /\b(?:on[- ]?site|in[- ]?office|in person|wfo|work(?:ing)? from (?:the )?office)\b/i.test(line) &&
      !/\b[1-4] ?days?\b/i.test(line),
    wide: isRemote(line) || WIDE.test(line),
    evidence: [],
  }
  let elsewhere = false
  let remoteHere = false
  for (const [index, part] of parts.entries()) {
    const accepted = part.places.filter(
      (place) => isAccepted(place, part, parts[index + 1], stated) && !isElsewhere(place, part, parts),
    )
    for (const { kind, name } of accepted) {
      if (kind === 'city' && !reading.cities.includes(name)) reading.cities.push(name)
      if (kind === 'state' && !reading.states.includes(name)) reading.states.push(name)
    }
    if (accepted.length > 0) reading.evidence.push(part.text)
    const other = namesOther(part, parts[index + 1], accepted, stated)
    elsewhere ||= other
    if (isRemote(part.text) && !other) remoteHere = true
  }
  const named = unlistedCity(parts, reading.cities)
  if (named) reading.cities.push(named)
  reading.cities = withoutGroup(reading.cities)
  if (stated || reading.cities.length > 0 || reading.states.length > 0) {
    reading.india = 'stated'
    if (reading.evidence.length === 0) reading.evidence.push(cleanLine(text))
  } else if (elsewhere) reading.india = 'elsewhere'
  // "London, Bengaluru, Remote" leaves open whose remote it is.
  reading.remote =
    (REMOTE_FIRST.test(line) && reading.india === 'stated') ||
    (remoteHere && (reading.india !== 'stated' || !elsewhere || parts.some(isRemoteIndia)))
  return reading
}

function splitParts(line: string): Part[] {
  const protectedLine = line
    .replace(/\b(jammu|delhi|andaman|dadra|daman) (?:and|&) /gi, '$1 ')
    .replace(/\b(delhi)\s*(?:\/|-|,|\(|&)\s*ncr\b\)?/gi, '$1 NCR')
    .replace(/\bsector[ -]*(?:5|v),?\s*salt lake\b/gi, 'Salt Lake Sector V')
    .replace(/\bn\/a\b/gi, 'na')
    .replace(/,\s*OR\b(?=\s*(?:,|\d|$))/g, ', Oregon')
    .replace(/\bj&k\b/gi, 'Jammu Kashmir')
  const pieces = protectedLine.split(SEPARATORS)
  return pieces.flatMap((piece, index) => {
    const words = splitWords(piece)
    // Every second piece is a separator; the one in front says whether a place starts or goes on.
    if (index % 2 === 1 || words.length === 0) return []
    const starts = !GOES_ON.test(pieces[index - 1] ?? '')
    return [{ text: piece.trim(), words, places: findPlaces(words), starts }]
  })
}

/** Whether the part says India by itself, or closes an address as `KA, IN` does. */
function saysIndia(part: Part, parts: Part[], index: number, line: string): boolean {
  if (part.places.some((place) => place.sure && place.kind !== 'city')) return true
  if (part.places.some((place) => isAccepted(place, part, parts[index + 1], false))) return true
  const before = parts[index - 1]
  const text = part.words.join(' ')
  if (text === 'in' && before && STATE_CODES.has(before.words.at(-1) ?? '')) return true
  // A country in front, as boards of many write it; "Remote, IN" may be Indiana.
  if (/^IN\s*[-–:|]\s*(?:remote|wfh|work from home|virtual|home)/i.test(line)) return true
  // "IN-KA", as ISO 3166-2 writes Karnataka.
  const iso = /\bIND?[-_ ]([A-Z]{2})\b/.exec(part.text)?.[1]
  if (iso !== undefined && STATE_CODES.has(iso.toLowerCase()) && !UNITED_STATES.test(line)) return true
  return part.words.includes('ind') && !UNITED_STATES.test(line)
}

function isAccepted(place: PlaceMatch, part: Part, next: Part | undefined, stated: boolean): boolean {
  if (isNamesake(place, part, next)) return false
  return place.sure || stated || isInOwnState(place, part, next)
}

/** "Salem, TN": a shared name beside the code of its own state. */
function isInOwnState(place: PlaceMatch, part: Part, next: Part | undefined): boolean {
  const following = part.words[place.end] ?? (next && !next.starts ? next.words[0] : undefined)
  return (
    place.state !== null && following !== undefined && (SAME_STATE[following] ?? following) === place.state
  )
}

/** "DLF Cyber City, Hyderabad": a part that several cities have, of the one its address names. */
function isElsewhere(place: PlaceMatch, part: Part, parts: Part[]): boolean {
  if (!place.isShared) return false
  return addressOf(part, parts).some(({ places }) =>
    places.some(
      (other) =>
        other.kind === 'city' &&
        !other.isShared &&
        other.name !== place.name &&
        other.sure &&
        !(place.isDistrict && isOfAnotherState(place.name, other.name)),
    ),
  )
}

/** "Ernakulam, Chennai" is a list: no town of a district is in another state. */
function isOfAnotherState(district: string, town: string): boolean {
  const [state, other] = [stateOf(district), stateOf(town)]
  return state !== null && other !== null && state !== other
}

/** The part with those that its address is made of. */
function addressOf(part: Part, parts: Part[]): Part[] {
  const at = parts.indexOf(part)
  let from = at
  while (from > 0 && !parts[from]?.starts) from -= 1
  const next = parts.findIndex((other, index) => index > at && other.starts)
  return parts.slice(from, next < 0 ? undefined : next)
}

/** "Hyderabad, Pakistan": the words right after the name, in its part or in the next, make it the other one. */
function isNamesake(place: PlaceMatch, part: Part, next: Part | undefined): boolean {
  const namesakes = NAMESAKES[place.words] ?? NAMESAKES[fold(place.name)]
  if (!namesakes) return false
  const rest = part.words
    .slice(place.end)
    .filter((word) => !/^(?:city|district)$/.test(word))
    .join(' ')
  const following = rest || (next && !next.starts ? next.words.join(' ') : '')
  return namesakes.split(', ').some((name) => following === name || following.startsWith(`${name} `))
}

/** Whether the part names a place that is not one of ours. */
function namesOther(part: Part, next: Part | undefined, accepted: PlaceMatch[], stated: boolean): boolean {
  if (FALSE_FRIENDS.test(part.text)) return true
  const places = part.places.filter((place) => accepted.includes(place) || !isNamesake(place, part, next))
  const ours = new Set(places.flatMap(({ start, end }) => part.words.slice(start, end)))
  const rest = part.words.filter((word) => !ours.has(word) && !OPEN_WORDS.has(word) && !/^\d+$/.test(word))
  if (rest.length === 0 || accepted.length > 0) return false
  if (rest.every((word) => word === 'in' || word === 'ind' || word === 'asia')) return false
  if (ADDRESS.test(part.text) && !foreignCountry(part.text)) return false
  return !(stated && rest.every((word) => STATE_CODES.has(word)))
}

/** "TVM - Technopark": two names, each open by itself, that say one city. */
function namesTwice(parts: Part[]): boolean {
  const cities = parts.flatMap(({ places }) => places.filter(({ kind }) => kind === 'city'))
  return cities.some(
    ({ name, words, isPart }, index) =>
      isPart && cities.some((other, at) => at !== index && other.name === name && other.words !== words),
  )
}

/** Parks that nobody places: who says so and no more speaks of Kerala's. */
const KNOWN_PARKS = new Set(['technopark', 'infopark'])

/** A location of such names and nothing else is Indian: "Gaya", "PNQ / MAA"; not "Salem", better known elsewhere. */
function isAlone(parts: Part[]): boolean {
  if (parts.length === 0) return false
  return parts.every(({ words, places: [place], text }) => {
    if (parts.length === 1 && KNOWN_PARKS.has(words.join(' '))) return true
    if (place?.kind !== 'city' || place.isPart || place.end - place.start !== words.length) return false
    if (BETTER_KNOWN_ELSEWHERE.has(place.name)) return false
    return place.sure || place.state !== null || text === text.toUpperCase()
  })
}

/** The city of "Bhimavaram, Andhra Pradesh, India": not in our list, but in the place of one. */
function unlistedCity(parts: Part[], cities: string[]): string | null {
  const [first, second, third] = parts
  if (cities.length > 0 || parts.length < 2 || parts.length > 3 || !first || !second) return null
  const state = second.places[0]
  const name = first.text.replace(
    /\s+(?:plant|works|factory|unit|office|district|city|campus|midc|gidc)$/i,
    '',
  )
  if (first.places.length > 0 || state?.kind !== 'state' || !(state.sure || third) || second.starts)
    return null
  if (third && third.places[0]?.kind !== 'country') return null
  if (
    ADDRESS.test(first.text) ||
    first.words.length > 3 ||
    splitWords(name).some((word) => OPEN_WORDS.has(word) || /\d/.test(word))
  )
    return null
  return name
}

/** "Noida (Delhi NCR)" is Noida: the region adds nothing to a city of it. */
function withoutGroup(cities: string[]): string[] {
  return cities.some((city) => NCR_CITIES.has(city)) ? cities.filter((city) => city !== 'Delhi NCR') : cities
}

function isRemote(text: string): boolean {
  return /\b(?:remote|remotely|wfh|work[ -]from[ -]home|virtual|telecommute|work from anywhere|^\W*online\W*$)\b/i.test(
    text,
  )
}

function isRemoteIndia(part: Part): boolean {
  return isRemote(part.text) && part.places.length > 0
}
