import type { z } from 'zod'
import { stated, statedPlaces, type StatedPlace } from './stated.ts'

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
export function mayBeIn(country: WantedCountry, places: StatedPlace[]): boolean {
  const known = statedPlaces(places).map((place) => stated(place.text, place.country).join(', '))
  return known.length === 0 || known.some((place) => country.holds(place) !== 'no')
}

/** Tells of the items of a list whether they are or may be in the country. What is unreadable stays, to be reported. */
export function placedIn<T>(
  country: WantedCountry,
  shape: z.ZodType<T>,
  placesOf: (item: T) => StatedPlace[],
) {
  return (item: unknown) => {
    const { success, data } = shape.safeParse(item)
    return !success || mayBeIn(country, placesOf(data))
  }
}
