import type { WantedCountry } from '#ingest/adapters/wanted-country.ts'
import { readLocation } from '#ingest/understand/place/location.ts'
import { scanLine } from '#ingest/understand/scan/scan.ts'

const HOLDS = { stated: 'yes', 'may be': 'maybe', open: 'maybe', unknown: 'maybe', elsewhere: 'no' } as const

/** India, for adapters that can filter by country. */
export const INDIA: WantedCountry = {
  name: 'India',
  code: 'IN',
  spelling: /^(?:republic of )?india$/i,
  workdayId: 'c4f78be1a8f14da0ab49ce1162348a5e',
  holds: (place) => HOLDS[readLocation(scanLine(place)).india],
  namesPlace(words) {
    const { india, cities, states } = readLocation(scanLine(words))
    return india !== 'open' || cities.length > 0 || states.length > 0
  },
}
