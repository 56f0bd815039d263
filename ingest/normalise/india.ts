import { NCR_CITIES } from '#core/places/city-names.ts'
import type { RawLocation } from '#ingest/adapters/raw-posting.ts'
import { foreignCountry } from './countries.ts'
import { readLocation, type ExtractedLocation } from './location.ts'
import { mentionedPlaces, placeSentences, saysOpenToIndia } from './place-sentences.ts'
import { namesOnlyPlaces } from './place-words.ts'
import type { Extracted } from '#ingest/understand/extracted.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'

export interface IndiaPlaces {
  /** false: another place is named, or only "remote" and the like; null: nothing is said of a place. */
  india: boolean | null
  /** Canonical names, all of them, in the employer's order. */
  cities: string[]
  /** ISO 3166: `IN`, or another country that the posting names. */
  country: string | null
  /** Whether the work in India is remote by the location texts. */
  remote: boolean
  hybrid: boolean
  onsite: boolean
  /** As the site shows it: "Bengaluru, Pune", "Remote, India", "Karnataka, India", "India". */
  display: string
}

export interface PlaceWords {
  locations: RawLocation[]
  offices: string[]
  title: string
  /** Values of lines such as "Job location: Pune" in the description. */
  labelled: string[]
  lines: SectionLine[]
  /** The words by which the posting states its pay in rupees, if it does. */
  rupees: string[]
}

/**
 * Whether the work is in India, and where. A country field beats text. A location text beats offices, title
 * and description, which are used only if it leaves the place open. "Remote" alone is not India; it needs an
 * office, a part of the title, a sentence about who may apply, or pay in rupees.
 */
export function readIndia(words: PlaceWords): Extracted<IndiaPlaces> {
  const { locations, offices, title, labelled, lines } = words
  const given = locations.map(readGiven)
  const stated = given.filter((reading) => reading.india === 'stated')
  const open = given.every((reading) => reading.india === 'open')
  const wide = given.some((reading) => reading.wide)
  const fallbacks = [
    () => readAll(offices),
    () => readAll(labelled),
    () => readAll(titleParts(title)),
    () => (wide ? [] : [readTitle(title)]),
    () => (wide ? [] : placeSentences(lines)),
    () => (wide || given.length > 0 ? [] : mentionedPlaces(lines)),
  ]
  const deciding = stated.length > 0 ? stated : open && !FOR_ABROAD.test(title) ? firstStated(fallbacks) : []
  const unlisted = !open && !wide && firstOf(locations.map(whole), foreignCountry) === null
  const admitted =
    deciding.length > 0 || FOR_ABROAD.test(title)
      ? []
      : open
        ? (saysOpenToIndia(title, lines) ?? words.rupees)
        : // A town that nobody listed, with pay in India's own money.
          words.rupees.filter((text) => unlisted && /₹|\binr\b/i.test(text))
  const inIndia = deciding.length > 0 || admitted.length > 0
  const named = [...locations.map(whole), ...labelled]
  // "Salem" is ours once the rest says India.
  const confirmed =
    inIndia && stated.length === 0 ? locations.map(({ text }) => readLocation(text, true)) : []
  const abroad = inIndia ? null : firstOf(named, foreignCountry)
  const places = {
    india: inIndia || (wide || !open || abroad !== null ? false : null),
    cities: union([...confirmed, ...deciding].map((reading) => reading.cities)),
    country: inIndia ? 'IN' : abroad,
    remote: [...given, ...deciding].some((reading) => reading.remote),
    hybrid: [...given, ...deciding].some((reading) => reading.hybrid),
    onsite: [...given, ...deciding].some((reading) => reading.onsite),
  }
  const evidence = [...union(deciding.map((reading) => reading.evidence)), ...admitted]
  if (places.india && places.cities.length === 0 && !places.remote) {
    const filling = firstStated(fallbacks, (reading) => reading.cities.length > 0)
    places.cities = union(filling.map((reading) => reading.cities))
    evidence.push(...union(filling.map((reading) => reading.evidence)))
  }
  if (places.cities.join() === 'Delhi NCR') {
    // "Delhi NCR", and "our office is in Lajpat Nagar": the city of the region is named.
    const named = union(placeSentences(lines).map(({ cities }) => cities)).filter((city) =>
      NCR_CITIES.has(city),
    )
    if (named.length > 0) places.cities = named
  }
  if (places.india && places.cities.length > 0) {
    const lists = [
      ...titleParts(title),
      ...labelled,
      ...lines.map(({ text }) => text).filter(namesOnlyPlaces),
    ]
    const others = readAll(lists).filter(({ cities }) => cities.some((city) => places.cities.includes(city)))
    places.cities = union([places.cities, ...others.map(({ cities }) => cities)])
  }
  const states = union(deciding.map((reading) => reading.states))
  const display = places.india ? describePlaces(places, states) : ''
  return {
    value: { ...places, display },
    evidence: places.india ? [...new Set(evidence)] : locations.map(({ text }) => text),
  }
}

/** "Urgent requirement for Oman": recruiters in India tell the pay abroad in rupees. */
const FOR_ABROAD = new RegExp(
  String.raw`\b(?:for|in|to) (?:the )?(?:oman|saudi(?: arabia)?|dubai|abu dhabi|uae|qatar|doha|kuwait` +
    String.raw`|bahrain|singapore|malaysia|maldives|muscat|riyadh)\b`,
  'i',
)

function whole({ text, country }: RawLocation): string {
  return country ? `${text}, ${country}` : text
}

const INDIA = /^(?:in|ind|india|bharat|republic of india)$/i

function readGiven({ text, country }: RawLocation): ExtractedLocation {
  const name = country?.trim() ?? ''
  if (name === '') return readLocation(text)
  if (INDIA.test(name)) {
    const reading = readLocation(text, true)
    // What the text does not say by itself, the country's field does.
    const field = readLocation(text).india === 'stated' ? [] : [name]
    return { ...reading, india: 'stated', evidence: [...reading.evidence.filter(Boolean), ...field] }
  }
  // "Bengaluru | Singapore" in the country SG: the field speaks of one of two places.
  const reading = readLocation(text)
  if (reading.cities.length > 0 && foreignCountry(text) === name.toUpperCase()) return reading
  return {
    india: 'elsewhere',
    cities: [],
    states: [],
    remote: false,
    hybrid: false,
    onsite: false,
    wide: false,
    evidence: [],
  }
}

function readAll(texts: string[]): ExtractedLocation[] {
  return texts.map((text) => readLocation(text))
}

/** The readings of the first kind of evidence that says India. */
function firstStated(
  kinds: (() => ExtractedLocation[])[],
  suits: (reading: ExtractedLocation) => boolean = () => true,
): ExtractedLocation[] {
  for (const readings of kinds) {
    const suiting = readings().filter((reading) => reading.india === 'stated' && suits(reading))
    if (suiting.length > 0) return suiting
  }
  return []
}

function firstOf<T>(texts: string[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const found = read(text)
    if (found !== null) return found
  }
  return null
}

/** Parts of a title that are nothing but a place: "SDE II (Bengaluru)", "Analyst - Remote India". */
function titleParts(title: string): string[] {
  return title.split(/[()[\]|,/]|\s?[-–—:]\s/).filter(namesOnlyPlaces)
}

/** A title with a city in its words, where no location is given: "Hiring Python developers in Pune". */
function readTitle(title: string): ExtractedLocation {
  const reading = readLocation(title)
  return { ...reading, india: reading.cities.length > 0 ? 'stated' : 'open', remote: false, states: [] }
}

function describePlaces({ cities, remote }: { cities: string[]; remote: boolean }, states: string[]): string {
  if (cities.length > 0) return cities.join(', ')
  if (remote) return 'Remote, India'
  return [...states, 'India'].join(', ')
}

function union(lists: string[][]): string[] {
  return [...new Set(lists.flat())]
}
