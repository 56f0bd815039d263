import type { RawLocation } from '../raw-posting.ts'
import { isObject, listOf, textOf, textsOf } from './values.ts'
import { stated } from '../stated.ts'

/**
 * The work locations of a `JobPosting`, and for remote work (`TELECOMMUTE`) the countries it may be done
 * from.
 */
export function readPlaces(posting: Record<string, unknown>): RawLocation[] {
  const places = listOf(posting.jobLocation).map(readPlace)
  const addresses = new Set(places.map(({ address }) => address.text))
  // Some sites repeat one address in every place and put the real location in its name.
  const byName = places.length > 1 && addresses.size === 1 && new Set(places.map(({ name }) => name)).size > 1
  const located = places
    .map(({ name, address }) =>
      byName && name !== null ? { text: name, country: address.country } : address,
    )
    .filter(({ text, country }) => text !== '' || country !== null)
  return isRemote(posting) ? [...readRemote(posting), ...located] : located
}

/** Whether the job is fully remote. `TELECOMMUTE` means nothing less. */
export function isRemote({ jobLocationType }: Record<string, unknown>): boolean {
  return textsOf(jobLocationType).some((type) => /^telecommute$/i.test(type))
}

function readPlace(place: unknown): { name: string | null; address: RawLocation } {
  if (!isObject(place)) return { name: null, address: { text: textOf(place) ?? '', country: null } }
  const name = textOf(place.name)
  const [address] = listOf(place.address)
  if (!isObject(address)) return { name, address: { text: textOf(address) ?? name ?? '', country: null } }
  const country = textOf(address.addressCountry)
  const parts = stated(textOf(address.addressLocality), textOf(address.addressRegion))
  return { name, address: { text: parts.join(', ') || name || textOf(address.streetAddress) || '', country } }
}

function readRemote({ applicantLocationRequirements }: Record<string, unknown>): RawLocation[] {
  const areas = listOf(applicantLocationRequirements).flatMap((area) =>
    textsOf(area).map((name) => ({ name, isCountry: isObject(area) && textOf(area['@type']) === 'Country' })),
  )
  if (areas.length === 0) return [{ text: 'Remote', country: null }]
  return areas.map(({ name, isCountry }) => ({ text: `Remote, ${name}`, country: isCountry ? name : null }))
}
