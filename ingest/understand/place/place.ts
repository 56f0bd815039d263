import type { RawLocation } from '#ingest/adapters/raw-posting.ts'
import type { Extracted } from '../extracted.ts'
import { scanLine, type ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { readLocation, type LocationReading } from './location.ts'
import { mentionedPlaces, placeParts, placeSentences, saysOpenToIndia } from './sentences.ts'

export interface IndiaPlaces {
  /** false: a place abroad is named, or only "remote" and the like; null: no place, or one that we don't know. */
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

export interface PlaceFields {
  /** The source's locations, with the country of each where it has a field for it. */
  locations: RawLocation[]
  /** Values of lines such as "Job location: Pune" in the description. */
  labelled: string[]
  /** The words by which the posting states its pay in rupees, if it does. */
  rupees: string[]
}

/**
 * Whether the work is in India, and where. A country field beats text. A location text beats offices, title
 * and description, which are used only if it leaves the place open. "Remote" alone is not India; it needs an
 * office, a part of the title, a sentence about who may apply, or pay in rupees. A town that no table has is
 * unknown, not abroad: only a field or a label may still say India then.
 */
export function readPlaces(posting: ScannedPosting, fields: PlaceFields): Extracted<IndiaPlaces> {
  const { title, offices, lines } = posting
  const labelled = fields.labelled.slice(0, MOST_LISTS).map((text) => scanLine(text))
  const given = posting.locations.map((line, index) => readGiven(line, fields.locations[index]?.country))
  const stated = given.filter(({ india }) => india === 'stated')
  const elsewhere = given.some(({ india }) => india === 'elsewhere')
  const unknown = given.some(({ india }) => india === 'unknown')
  const maybe = given.some(({ india }) => india === 'may be')
  const wide = given.some((reading) => reading.wide) && !maybe
  const forAbroad = isForAbroad(title)
  const structure = [() => readAll(offices), () => readAll(labelled), () => placeParts(title)]
  const text = [
    () => [readTitle(title)],
    () => placeSentences(lines),
    () => (given.length > 0 ? [] : mentionedPlaces(lines)),
  ]
  const fallbacks = wide || unknown ? structure : [...structure, ...text]
  const deciding = stated.length > 0 ? stated : elsewhere || forAbroad ? [] : firstStated(fallbacks)
  const admitted = deciding.length > 0 || elsewhere || forAbroad ? [] : admittedBy(posting, fields, unknown)
  const inIndia = deciding.length > 0 || admitted.length > 0
  // "Salem" is ours once the rest says India.
  const confirmed =
    inIndia && stated.length === 0 ? posting.locations.map((line) => readLocation(line, true)) : []
  const abroad = inIndia
    ? null
    : firstAbroad([() => given, () => readAll(labelled), () => readAll(offices)], fields.locations)
  const readings = [...given, ...deciding]
  const places = {
    india:
      inIndia ||
      (elsewhere || abroad !== null || (wide && !unknown) || (maybe && saysAmerica(lines)) ? false : null),
    cities: union([...confirmed, ...deciding].map(({ cities }) => cities)),
    country: inIndia ? 'IN' : abroad,
    remote: readings.some(({ remote }) => remote),
    hybrid: readings.some(({ hybrid }) => hybrid),
    onsite: readings.some(({ onsite }) => onsite),
  }
  const evidence = [...union(deciding.map((reading) => reading.evidence)), ...admitted]
  if (inIndia && places.cities.length === 0 && !places.remote) {
    const filling = firstStated(wide ? structure : [...structure, ...text], ({ cities }) => cities.length > 0)
    places.cities = union(filling.map(({ cities }) => cities))
    evidence.push(...union(filling.map((reading) => reading.evidence)))
  }
  const states = union(deciding.map((reading) => reading.states))
  const display = places.india ? describePlaces(places, states) : ''
  return {
    value: { ...places, display },
    evidence: places.india ? [...new Set(evidence)] : fields.locations.map(({ text }) => text),
  }
}

/** What tells Indiana from India: pay in dollars, American law. */
function saysAmerica(lines: readonly ScannedLine[]): boolean {
  return lines.some(({ text }) => AMERICAN.test(text))
}

const AMERICAN =
  /\$ ?\d|\b401 ?\(?k\b|\bUSD\b|\bU\.?S\.?A?\.? (?:work|citizen|person|based)|\bEEOC?\b|\bEqual Opportunity Employer\b.*\bveterans?\b/i

/** What opens a job without a place to India: a sentence, or pay in rupees. */
function admittedBy(posting: ScannedPosting, { rupees }: PlaceFields, unknown: boolean): string[] {
  // A town that nobody listed, with pay in India's own money.
  if (unknown) return rupees.filter((text) => /₹|\binr\b/i.test(text))
  return saysOpenToIndia(posting.title, posting.lines) ?? rupees
}

/** Lists of places, and labelled places, that are read: nobody writes more. */
const MOST_LISTS = 50

/** Countries where recruiters in India hire for, with pay told in rupees. */
const HIRED_FOR = new Set('OM SA AE QA KW BH SG MY MV'.split(' '))

/** "Urgent requirement for Oman". */
function isForAbroad(title: ScannedLine): boolean {
  return title.all('abroad').some(({ from, value }) => {
    const word = title.word(from - 1) === 'the' ? title.word(from - 2) : title.word(from - 1)
    return HIRED_FOR.has(value) && /^(?:for|in|to)$/.test(word)
  })
}

const INDIA = /^(?:in|ind|india|bharat|republic of india)$/i

function readGiven(line: ScannedLine, country: string | null | undefined): LocationReading {
  const name = country?.trim() ?? ''
  const reading = readLocation(line)
  if (name === '') return reading
  if (INDIA.test(name)) {
    const sure = readLocation(line, true)
    // What the text does not say by itself, the country's field does.
    const field = reading.india === 'stated' ? [] : [name]
    return { ...sure, india: 'stated', evidence: [...sure.evidence.filter(Boolean), ...field] }
  }
  const abroad = scanLine(name).all('abroad')[0]?.value ?? (/^[A-Z]{2}$/.test(name) ? name : null)
  // "Bengaluru | Singapore" in the country SG: the field speaks of one of two places.
  if (reading.cities.length > 0 && reading.abroad !== null && reading.abroad === abroad) return reading
  return { ...NOWHERE, india: 'elsewhere', abroad: abroad ?? reading.abroad }
}

const NOWHERE: LocationReading = {
  india: 'open',
  cities: [],
  states: [],
  abroad: null,
  remote: false,
  hybrid: false,
  onsite: false,
  wide: false,
  evidence: [],
}

function readAll(lines: ScannedLine[]): LocationReading[] {
  return lines.map((line) => readLocation(line))
}

/** A title with a city in its words, where no location is given: "Hiring Python developers in Pune". */
function readTitle(title: ScannedLine): LocationReading {
  const reading = readLocation(title)
  return { ...reading, india: reading.cities.length > 0 ? 'stated' : 'open', remote: false, states: [] }
}

/** The readings of the first kind of evidence that says India. */
function firstStated(
  kinds: (() => LocationReading[])[],
  suits: (reading: LocationReading) => boolean = () => true,
): LocationReading[] {
  for (const readings of kinds) {
    const suiting = readings().filter((reading) => reading.india === 'stated' && suits(reading))
    if (suiting.length > 0) return suiting
  }
  return []
}

/** The first country abroad that a location, a labelled line, an office or a field of a location names. */
function firstAbroad(kinds: (() => LocationReading[])[], locations: RawLocation[]): string | null {
  for (const readings of kinds) {
    const named = readings().find(({ abroad }) => abroad !== null)
    if (named) return named.abroad
  }
  const field = locations.flatMap(({ country }) => (country ? scanLine(country).all('abroad') : []))[0]
  return field?.value ?? null
}

function describePlaces({ cities, remote }: { cities: string[]; remote: boolean }, states: string[]): string {
  if (cities.length > 0) return cities.join(', ')
  if (remote) return 'Remote, India'
  return [...states, 'India'].join(', ')
}

function union(lists: string[][]): string[] {
  const all = new Set<string>()
  for (const list of lists) for (const one of list) all.add(one)
  return [...all]
}
