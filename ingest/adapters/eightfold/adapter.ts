import { z } from 'zod'
import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { HOST_NAME } from '../host-name.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { stated, statedText } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { groupInSitemap, positionsOnPages } from './pages.ts'
import {
  ask,
  detailsOf,
  groupOf,
  idOf,
  isRefusal,
  listPositions,
  otherDoor,
  readSite,
  type Site,
} from './search.ts'
import { listShape, positionShape, type EightfoldPosition } from './shape.ts'

/**
 * Eightfold career sites. A board is the host of the careers page, often the employer's own. Its page says whose
 * positions it lists (else an address in its sitemap does), and which of two lists it uses: PCSX, or the
 * classic one, which 23 of 103 sites have alone. A site that refuses both is read from its sitemap.
 *
 * Undocumented. Facts from headstart (103 sites, 2026-09-11) and jobdekho (2026-09-30); last seen to hold 2026-10-04
 * (job-scanner). Which door has the details on a site that refuses PCSX is disputed, so both are tried.
 */
export const eightfold = (country: WantedCountry): Adapter => ({
  name: 'eightfold',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'acme.eightfold.ai',
  form: 'the host of the careers page',
  hosts: (board) => [board],
  // The vendor's edge counts requests over all of its customers' hosts.
  meter: { name: 'eightfold.ai', status: 405, seconds: 3600 },
  kept: listShape.extend({ positions: listOf(positionShape) }),
  policy: {
    scope: 'source',
    reason: "The list is undocumented, and each employer's terms and robots.txt are its own.",
    approves: () => false,
  },

  async fetch(board, get) {
    const html = await ask(get, `https://${board}/careers`, { accept: 'text/html' })
    const site = readSite(board, html, groupOf(html) ?? (await groupInSitemap(board, get)))
    const listed = (await listBehind(site, country, get)) ?? (await positionsOnPages(board, country, get))
    return { ...listed, count: listed.positions.length }
  },

  parse(text) {
    const payload = parseJson(text)
    const inner = z.object({ data: z.looseObject({}) }).safeParse(payload).data?.data ?? payload
    // A saved response of a single position.
    const isAlone = positionShape.safeParse(inner).success
    return isAlone ? { count: 1, positions: [Object.assign({}, inner, { detail: inner })] } : inner
  },

  read(payload, board, settings) {
    const { positions, incomplete } = checkShape(listShape, payload)
    return readEach({
      items: positions,
      at: 'positions',
      shape: positionShape,
      incomplete,
      title: labelled('id', 'name'),
      read: (position) => readPosition(position, board, country, settings),
    })
  },
})

/** The positions with their details, from the list that does not refuse us; null if both do. */
async function listBehind(site: Site, country: WantedCountry, get: Get) {
  for (const door of [site.door, otherDoor(site.door)]) {
    // A list that is refused, or not there, says nothing about the positions.
    const listed = await listPositions({ ...site, door }, country, get).catch((error: unknown) => {
      if (isRefusal(error)) return null
      throw error
    })
    if (!listed) continue
    // The filter lets other countries through.
    const inCountry = listed.positions.filter((item) => mayBeListed(item, country))
    refuseTooMany(inCountry)
    const detail = detailsOf({ ...site, door }, get)
    const positions = await fetchDetails(inCountry, (item) => {
      const id = idOf(item)
      return id === null || isPrivate(item) ? null : detail(id)
    })
    return { ...listed, positions }
  }
  return null
}

function isPrivate(item: unknown): boolean {
  return positionShape.pick({ isPrivate: true }).safeParse(item).data?.isPrivate === true
}

/** What is unreadable stays, so that it is reported. */
function mayBeListed(item: unknown, country: WantedCountry): boolean {
  const { data } = positionShape.safeParse(item)
  return !data || mayBeIn(country, readLocations(data, country))
}

function readPosition(
  position: EightfoldPosition,
  board: string,
  country: WantedCountry,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { id: external_id, name: title, detail, postedTs, creationTs, t_create } = position
  if (position.isPrivate) return { external_id, title, reason: 'unlisted', detail: 'marked as private' }
  const dates = [
    ['postedTs', postedTs],
    ['datePosted', position.datePosted],
    ['custom_data.postedDate', position.custom_data?.postedDate],
    ['creationTs', creationTs],
    ['t_create', t_create],
  ] as const
  const [basis, posted] = dates.find(([, date]) => date) ?? ['', null]
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, null, settings),
    locations: readLocations(position, country),
    departments: stated(...position.department),
    employment_type: statedText(
      ...(detail?.efcustomTextEmploymentType ?? []),
      ...(detail?.efcustomTextTextTimeType ?? []),
    ),
    workplace_type:
      readWorkplace(position.workLocationOption ?? position.work_location_option) ??
      readWorkplace(position.locationFlexibility ?? position.location_flexibility),
    description: statedText(detail?.jobDescription) ?? detail?.job_description ?? '',
    posted_at: posted ?? null,
    posted_at_basis: basis,
    requisition_id: statedText(position.displayJobId ?? position.display_job_id),
    source_url: pageOf(position, board),
  })
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
    const city = cityOf(text)
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
