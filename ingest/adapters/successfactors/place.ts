import { fieldText } from '#ingest/text/field-text.ts'
import type { RawLocation } from '../raw-posting.ts'
import { stated } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import type { SuccessFactorsItem } from './shape.ts'

/** Words in brackets at the end of a title. */
const TAIL = /\s*\(([^()]+)\)\s*$/
const CODE = /^[A-Z]{2}$/
const ZIP = /^[\d\s-]{3,10}$/
/** Where the feed has no place, its text may name one. */
const PLACE_IN_TEXT =
  /<(?:strong|b)>\s*locations?\s*:?\s*<\/(?:strong|b)>\s*:?\s*(?:<[^<>]+>)*\s*([^<>]{2,100})/i

interface Placed {
  /** Without the place that the feed adds. */
  title: string
  location: RawLocation | null
}

/**
 * The title and the place of an item. The feed adds the place to the title, often with the country that `g:location`
 * lacks. Brackets are taken off only if they are that place: "Developer (C++, Qt)" is a title.
 */
export function readPlace(
  item: Pick<SuccessFactorsItem, 'title' | 'g:location' | 'country' | 'description'>,
): Placed {
  const decoded = fieldText(item.title ?? '')
  const [tail = '', words = ''] = TAIL.exec(decoded) ?? []
  const known = stated(item['g:location'])[0] ?? PLACE_IN_TEXT.exec(item.description ?? '')?.[1]?.trim()
  const country = stated(item.country)[0] ?? null
  const isPlace = known === undefined ? isWholePlace(words) : samePlace(words, known)
  const text = known ?? (isPlace ? words : '')
  if (text === '') return { title: decoded, location: country === null ? null : { text: '', country } }
  const code = countryOf(text) ?? (isPlace ? countryOf(words) : null)
  const title = isPlace && known !== undefined ? decoded.slice(0, -tail.length).trim() : ''
  return { title: title || decoded, location: { text, country: country ?? code } }
}

/**
 * Whether an item of a list is or may be in the country. What is unreadable stays, so that it is reported. The fields are
 * looked at by hand: a schema keeps each item that it checks until the next full garbage collection, and a feed
 * may have tens of thousands.
 */
export function mayBeIn(country: WantedCountry, item: unknown): boolean {
  if (!hasPlaceFields(item)) return true
  const { location } = readPlace(item)
  if (!location) return true
  const { country: named, text } = location
  if (named === null) return country.holds(text) !== 'no'
  return named.toUpperCase() === country.code || country.spelling.test(named.trim())
}

const PLACE_FIELDS = ['title', 'g:location', 'country', 'description'] as const

function hasPlaceFields(item: unknown): item is Pick<SuccessFactorsItem, (typeof PLACE_FIELDS)[number]> {
  if (typeof item !== 'object' || item === null) return false
  return PLACE_FIELDS.every((name) => ['string', 'undefined'].includes(typeof Reflect.get(item, name)))
}

/** "Pune, MH, IN, 411014" as text and country. */
export function splitPlace(text: string): RawLocation {
  return { text, country: countryOf(text) }
}

function partsOf(text: string): string[] {
  return stated(...text.split(','))
}

/**
 * "Pune, IN", "Pune, MH, IN, 411014" and "SA" end with the country. Of two parts the second may be a state: "Pune, MH",
 * and with five digits it is one of the United States: "Fort Wayne, IN, 46802".
 */
function countryOf(text: string): string | null {
  const parts = partsOf(text)
  const zip = ZIP.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const code = parts.at(-1) ?? ''
  if (!CODE.test(code)) return null
  if (parts.length === 2) return code === 'IN' && !/^\d{5}$/.test(zip ?? '') ? code : null
  return code
}

/** Whether words in brackets are a place with its country: "Pune, MH, IN". */
function isWholePlace(words: string): boolean {
  return partsOf(words).length > 1 && countryOf(words) !== null
}

/** "Pune, IN, 411014" and "Pune, India" are the same place; "AI, ML" is none. */
function samePlace(words: string, known: string): boolean {
  const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  if (words === '' || fold(words) === fold(known)) return words !== ''
  const [city = ''] = partsOf(words)
  const rest = partsOf(words).slice(1)
  const isCity = !CODE.test(city) && partsOf(known).some((part) => fold(part) === fold(city))
  return (
    isCity && rest.some((part) => CODE.test(part) || partsOf(known).some((one) => fold(one) === fold(part)))
  )
}
