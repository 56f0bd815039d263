import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, siteOf } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { unlisted, type RawLocation, type RawRejection, type StatedPosting } from '../raw-posting.ts'
import { parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText } from '../stated.ts'
import { placedIn, type WantedCountry } from '../wanted-country.ts'
import { groupInSitemap, positionsOnPages } from './pages.ts'
import {
  ask,
  detailsOf,
  groupOf,
  isRefusal,
  listPositions,
  otherDoor,
  readSite,
  type Site,
} from './search.ts'
import { list, nameOf, positionShape, type EightfoldPosition } from './shape.ts'

/**
 * Eightfold career sites. A board is the host of the careers page, often the employer's own. Its page says whose
 * positions it lists (else an address in its sitemap does), and which of two lists it uses: PCSX, or the
 * classic one, which 23 of 103 sites have alone. A site that refuses both is read from its sitemap.
 *
 * Undocumented. Facts from headstart (103 sites, 2026-09-11) and jobdekho (2026-09-30); last seen to hold 2026-10-04
 * (job-scanner). Which door has the details on a site that refuses PCSX is disputed, so both are tried.
 */
export const eightfold = (country: WantedCountry) =>
  defineAdapter({
    name: 'eightfold',
    ...siteOf('acme.eightfold.ai'),
    // The vendor's edge counts requests over all of its customers' hosts.
    meter: { name: 'eightfold.ai', status: 405, seconds: 3600 },
    permission: "The list is undocumented, and each employer's terms and robots.txt are its own.",
    list,
    unread: ({ incomplete }) => ({ incomplete }),
    posting: positionShape,
    label: nameOf,

    async fetch(board, get) {
      const html = await ask(get, `https://${board}/careers`, { accept: 'text/html' })
      const site = readSite(board, html, groupOf(html) ?? (await groupInSitemap(board, get)))
      const listed = (await listBehind(site, country, get)) ?? (await positionsOnPages(board, country, get))
      return list.write(listed.positions, { incomplete: listed.incomplete })
    },

    parse(text) {
      const payload = parseJson(text)
      const { data: refusal } = refusalShape.safeParse(payload)
      if (refusal) throw new SourceProblem('blocked', `the site refuses this list: ${refusal.error.message}`)
      const inner = z.object({ data: z.looseObject({}) }).safeParse(payload).data?.data ?? payload
      // A saved response of a single position.
      const isAlone = positionShape.safeParse(inner).success
      return isAlone ? list.write([Object.assign({}, inner, { detail: inner })]) : inner
    },

    read: (position, { board }) => readPosition(position, board, country),
  })

/** What a site answers with 403 where it does not offer the newer list. */
const refusalShape = z.object({ status: z.literal(403), error: z.object({ message: z.string() }) })

/** The positions with their details, from the list that does not refuse us; null if both do. */
async function listBehind(site: Site, country: WantedCountry, get: Get) {
  const placesIn = (position: EightfoldPosition) => readLocations(position, country)
  for (const door of [site.door, otherDoor(site.door)]) {
    // A list that is refused, or not there, says nothing about the positions.
    const listed = await listPositions({ ...site, door }, country, get).catch((error: unknown) => {
      if (isRefusal(error)) return null
      throw error
    })
    if (!listed) continue
    // The filter lets other countries through.
    const inCountry = listed.positions.filter(placedIn(country, positionShape, placesIn))
    const detail = detailsOf({ ...site, door }, get)
    const positions = await fetchDetailsById(inCountry, nameOf, (id, item) =>
      isPrivate(item) ? null : detail(id),
    )
    return { ...listed, positions }
  }
  return null
}

function isPrivate(item: unknown): boolean {
  return positionShape.pick({ isPrivate: true }).safeParse(item).data?.isPrivate === true
}

function readPosition(
  position: EightfoldPosition,
  board: string,
  country: WantedCountry,
): StatedPosting | RawRejection {
  const { id: external_id, name: title, detail, postedTs, creationTs, t_create } = position
  if (position.isPrivate) return unlisted(external_id, title, 'marked as private')
  return {
    external_id,
    title,
    locations: readLocations(position, country),
    departments: position.department,
    employment_type: statedText(
      ...(detail?.efcustomTextEmploymentType ?? []),
      ...(detail?.efcustomTextTextTimeType ?? []),
    ),
    workplace_type:
      readWorkplace(position.workLocationOption ?? position.work_location_option) ??
      readWorkplace(position.locationFlexibility ?? position.location_flexibility),
    description: statedText(detail?.jobDescription) ?? detail?.job_description,
    posted: {
      postedTs,
      datePosted: position.datePosted,
      'custom_data.postedDate': position.custom_data?.postedDate,
      creationTs,
      t_create,
    },
    requisition_id: position.displayJobId ?? position.display_job_id,
    source_url: pageOf(position, board),
  }
}

/**
 * The posting's page: as its details give it, as a path on the board's host, or by its id. An address on
 * another host than the board's is not used.
 */
function pageOf({ id, detail, positionUrl, canonicalPositionUrl }: EightfoldPosition, board: string): string {
  const base = `https://${board}/`
  for (const address of [detail?.publicUrl, positionUrl, canonicalPositionUrl]) {
    const url = address ? URL.parse(address, base) : null
    if (url?.origin === new URL(base).origin) return url.href
  }
  return `${base}careers/job/${encodeURIComponent(id)}`
}

/**
 * The places in the employer's words. The standardized ones ("Bengaluru, KA, IN") say in which country each is, and
 * stand in for words that name no place. One city is often listed twice: "Pune, Maharashtra, India", "Pune, MH, In".
 */
function readLocations(position: EightfoldPosition, country: WantedCountry): RawLocation[] {
  const { locations, standardizedLocations, location, detail } = position
  const standardized = stated(...standardizedLocations)
  const isPaired = locations.length === standardizedLocations.length
  const isPlace = (text: string | null | undefined) =>
    text && (country.holds(text) !== 'maybe' || /\bremote\b/i.test(text))
  const named = locations.map((text, index) =>
    isPaired && !isPlace(text) ? standardizedLocations[index] : text,
  )
  const own = stated(...named, location, ...(detail?.locations ?? []))
  const cities = new Map<string, RawLocation>()
  for (const text of own.length > 0 ? own : standardized) {
    // "Remote, India" and "Remote, United States" are two.
    const city = `${cityOf(text)} ${country.holds(text) === 'no'}`
    if (!cities.has(city)) cities.set(city, { text, country: countryOf(text, standardized) })
  }
  return [...cities.values()]
}

function cityOf(place: string): string {
  return place.split(',')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The two letters at the end of a standardized place ("Bengaluru, KA, IN"), if it is this place, or if all
 * places are in one country.
 */
function countryOf(text: string, standardized: string[]): string | null {
  const codeIn = (place: string) => /, ?([A-Z]{2})$/.exec(place)?.[1] ?? null
  const codes = new Set(standardized.map(codeIn))
  if (codes.size === 1) return [...codes][0] ?? null
  const same = standardized.find((place) => cityOf(place) === cityOf(text))
  return same === undefined ? null : codeIn(same)
}

function readWorkplace(option: string | null | undefined): string | null {
  const [, kind] = /^(remote|hybrid|onsite|on-site|in office)(?:_\w+)?$/i.exec(option?.trim() ?? '') ?? []
  return kind === undefined ? null : (WORKPLACES[kind.toLowerCase()] ?? 'On-site')
}

const WORKPLACES: Record<string, string> = { remote: 'Remote', hybrid: 'Hybrid' }
