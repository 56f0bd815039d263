import type { RawLocation } from './raw-posting.ts'

/** The country that we want postings from, for adapters that can filter by country. */
export interface WantedCountry {
  name: string
  /** ISO 3166-1, two letters. */
  code: string
  /** Matches the country's name as sources write it. */
  spelling: RegExp
  /** Its id in Workday's country filter, the same on every tenant we looked at; the filter's key differs. */
  workdayId: string
  /** Whether a place is in the country; `maybe` if its words do not say ("Remote", "2 Locations"). */
  holds: (place: string) => 'yes' | 'maybe' | 'no'
  /** Whether the words name any place at all. */
  namesPlace: (words: string) => boolean
}

/** Whether a posting with these places is or may be in the country: what names no place stays. */
export function mayBeIn(country: WantedCountry, places: (RawLocation | string)[]): boolean {
  const wordsOf = (place: RawLocation | string) =>
    typeof place === 'string' ? place : [place.text, place.country].filter(Boolean).join(', ')
  return places.length === 0 || places.some((place) => country.holds(wordsOf(place)) !== 'no')
}
