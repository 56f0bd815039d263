import type { RawLocation } from '../raw-posting.ts'
import { readLocation, type LocationReading } from './location.ts'
import { findPlaces, splitWords } from './place-words.ts'
import { OPEN_WORDS } from './places.ts'
import type { Reading } from './reading.ts'

export interface IndiaPlaces {
  india: boolean
  /** Canonical names, all of them, in the employer's order. */
  cities: string[]
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
}

/**
 * Whether a posting is for work in India, and where. A country field beats text; a location text beats offices,
 * title and description, which are asked only where it leaves the place open. "Remote" alone is not India.
 */
export function readIndia({ locations, offices, title, labelled }: PlaceWords): Reading<IndiaPlaces> {
  const given = locations.map(readGiven)
  const titled = () => titleParts(title)
  const stated = given.filter((reading) => reading.india === 'stated')
  const open = given.every((reading) => reading.india === 'open')
  const fallbacks = [() => offices, () => labelled, titled]
  const deciding = stated.length > 0 ? stated : open ? firstStated(fallbacks) : []
  const places = {
    india: deciding.length > 0,
    cities: union(deciding.map((reading) => reading.cities)),
    remote: [...given, ...deciding].some((reading) => reading.remote),
    hybrid: given.some((reading) => reading.hybrid),
    onsite: given.some((reading) => reading.onsite),
  }
  const evidence = union(deciding.map((reading) => reading.evidence))
  if (places.india && places.cities.length === 0 && !places.remote) {
    const filling = firstStated(fallbacks, (reading) => reading.cities.length > 0)
    places.cities = union(filling.map((reading) => reading.cities))
    evidence.push(...union(filling.map((reading) => reading.evidence)))
  }
  const states = union(deciding.map((reading) => reading.states))
  const display = places.india ? describePlaces(places, states) : ''
  return {
    value: { ...places, display },
    evidence: places.india ? [...new Set(evidence)] : locations.map(({ text }) => text),
  }
}

const INDIA = /^(?:in|ind|india|bharat|republic of india)$/i

function readGiven({ text, country }: RawLocation): LocationReading {
  const name = country?.trim() ?? ''
  if (name === '') return readLocation(text)
  if (INDIA.test(name)) {
    const reading = readLocation(text, true)
    return { ...reading, india: 'stated', evidence: reading.evidence.length > 0 ? reading.evidence : [name] }
  }
  return {
    india: 'elsewhere',
    cities: [],
    states: [],
    remote: false,
    hybrid: false,
    onsite: false,
    evidence: [],
  }
}

/** The readings of the first kind of evidence that says India. */
function firstStated(
  kinds: (() => string[])[],
  suits: (reading: LocationReading) => boolean = () => true,
): LocationReading[] {
  for (const texts of kinds) {
    const readings = texts().map((text) => readLocation(text))
    const suiting = readings.filter((reading) => reading.india === 'stated' && suits(reading))
    if (suiting.length > 0) return suiting
  }
  return []
}

/** Parts of a title that are nothing but a place: "SDE II (Bengaluru)", "Analyst - Remote India". */
function titleParts(title: string): string[] {
  return title.split(/[()[\]|,/]|\s[-–—:]\s/).filter((part) => {
    const words = splitWords(part)
    const places = findPlaces(words)
    const named = new Set(places.flatMap(({ start, end }) => words.slice(start, end)))
    return (
      places.some((place) => place.sure) && words.every((word) => named.has(word) || OPEN_WORDS.has(word))
    )
  })
}

function describePlaces({ cities, remote }: { cities: string[]; remote: boolean }, states: string[]): string {
  if (cities.length > 0) return cities.join(', ')
  if (remote) return 'Remote, India'
  return [...states, 'India'].join(', ')
}

function union(lists: string[][]): string[] {
  return [...new Set(lists.flat())]
}
