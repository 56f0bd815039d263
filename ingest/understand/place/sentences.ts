import { cutText } from '#core/cut-text.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { abroadIn, addressesOf } from './addresses.ts'
import { readLocation, type LocationReading } from './location.ts'
import { meantBy, namingsIn } from './named-places.ts'

interface Range {
  from: number
  to: number
}

/** Tokens between a word such as "opening" and the "in" that places it. */
const REACH = 8

/** Sentences of a posting that may place it: nobody writes more. */
const MOST_SENTENCES = 50

/** Tokens of a line that is nothing but places. */
const MOST_PLACES = 120

/** Whether tokens name places of India and nothing else. */
export function namesOnlyPlaces(line: ScannedLine, { from, to }: Range): boolean {
  if (to - from > MOST_PLACES) return false
  const namings = namingsIn(line, from, to)
  if (!namings.some((naming) => meantBy(naming, namings, [])?.sure)) return false
  return addressesOf(line, { from, to })
    .flat()
    .every((part) => !part.unknown && !part.isAddress && abroadIn(line, part).length === 0)
}

/** The parts of a title that are nothing but places, each with those beside it: "SDE II (Bengaluru)". */
export function placeParts(line: ScannedLine): LocationReading[] {
  // Most titles name no place, and are not cut into parts.
  if (namingsIn(line, 0, line.tokens.length).length === 0) return []
  const ranges: Range[] = []
  let joined = false
  for (const { from, to } of addressesOf(line).flat()) {
    const places = namesOnlyPlaces(line, { from, to })
    const before = joined ? ranges.at(-1) : undefined
    if (places && before) before.to = to
    else if (places) ranges.push({ from, to })
    joined = places
  }
  return ranges.map((range) => readLocation(line, false, range))
}

/**
 * Sentences of a description that say where the job is: "Our office is in Baner, Pune", "walk in at
 * Ameerpet".
 */
export function placeSentences(lines: readonly ScannedLine[]): LocationReading[] {
  return lines
    .values()
    .filter(namesPlace)
    .flatMap((line) =>
      line.sentences
        .filter((sentence) => isOfTheJob(line, sentence) || namesOnlyPlaces(line, sentence))
        .map((sentence) => placed(line, sentence)),
    )
    .take(MOST_SENTENCES)
    .toArray()
}

/**
 * For a posting without a location or such a sentence: the first Indian city in the text, unless it is about
 * customers, colleges or others, or named in passing: "2-4 years, Kochi", but not "Kids wear brand in Tirupur".
 */
export function mentionedPlaces(lines: readonly ScannedLine[]): LocationReading[] {
  for (const line of lines) {
    if (line.section === 'about' || !namesPlace(line)) continue
    for (const sentence of line.sentences) {
      const { from, to } = sentence
      if (line.has('of others', from, to) || line.has('in passing', from, to)) continue
      const reading = placed(line, sentence)
      if (reading.cities.length > 0) return [reading]
    }
  }
  return []
}

function namesPlace(line: ScannedLine): boolean {
  return line.has('place')
}

function isOfTheJob(line: ScannedLine, { from, to }: Range): boolean {
  if (line.has('of others', from, to)) return false
  return line
    .all('job post', from, to)
    .some((post) => line.has('job at', post.to, Math.min(to, post.to + REACH)))
}

/** Of a whole sentence only the places are taken: its other words are not those of a location. */
function placed(line: ScannedLine, { from, to }: Range): LocationReading {
  const { cities, states } = readLocation(line, false, { from, to })
  return {
    india: cities.length > 0 ? 'stated' : 'open',
    cities,
    states,
    abroad: null,
    remote: false,
    hybrid: false,
    onsite: false,
    wide: false,
    evidence: cities.length > 0 ? [cutText(line.words(from, to), 160)] : [],
  }
}

/** The title or sentence that opens a remote job to people in India, quoted; null if there is none. */
export function saysOpenToIndia(title: ScannedLine, lines: readonly ScannedLine[]): string[] | null {
  if (title.all('way to india').some(({ from }) => title.word(from) === 'in')) return [title.text]
  for (const line of lines)
    for (const { from, to } of line.sentences) {
      if (line.has('of teams', from, to)) continue
      const open = openingIn(line, { from, to })
      if (open) return [line.words(Math.max(from, open.from - 6), Math.min(to, open.to + 6))]
    }
  return null
}

function openingIn(line: ScannedLine, { from, to }: Range): Range | null {
  const [said] = line.all('open to india', from, to)
  if (said) return said
  const [college] = line.all('indian college', from, to)
  if (college && line.has('who works', Math.max(from, college.from - 6), college.from)) return college
  const [hours] = line.all('hours', from, to)
  if (hours) {
    const ist = rangeOf(hours.to, Math.min(to, hours.to + 20)).find((at) => line.word(at) === 'ist')
    if (ist !== undefined && rangeOf(hours.to, ist).some((at) => line.tokens[at]?.kind === 'number'))
      return { from: hours.from, to: ist + 1 }
  }
  if (line.words(from, to).length <= 14 && /^all india\W*$/.test(line.words(from, to).toLowerCase()))
    return { from, to }
  for (const { from: india } of line.all('place', from, to)) {
    if (line.word(india) !== 'india') continue
    const way = line.before(india + 1, 'way to india')
    const before = way && line.all('who applies', Math.max(from, way.from - REACH - 2), way.from)[0]
    if (way && before) return { from: before.from, to: way.to }
    const applies = line.all('may apply', india + 1, Math.min(to, india + REACH + 2))[0]
    const people = line.all('who works', from, to)[0] ?? line.all('who applies', from, to)[0]
    if (applies && people) return { from: people.from, to: applies.to }
    // "Only freelancers based in India."
    const workers = way && line.all('who works', from, way.from)[0]
    if (workers && to - from <= 8 && workers.from - from <= 3) return { from, to }
  }
  return null
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
