import { z } from 'zod'
import type { Adapter, BoardSettings } from '../adapter.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { HOST_NAME } from '../host-name.ts'
import { rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { stated, statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { idOf, listPositions, readSite } from './search.ts'
import { detailShape, listShape, positionShape, type EightfoldPosition } from './shape.ts'

/**
 * Eightfold career sites. A board is the host of the careers page, often the employer's own. Its page says
 * whose positions it lists and which of two lists it uses.
 */
export const eightfold = (country: WantedCountry): Adapter => ({
  name: 'eightfold',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'acme.eightfold.ai',
  hosts: (board) => [board],
  policy: {
    scope: 'source',
    reason: "The list is undocumented, and each employer's terms and robots.txt are its own.",
    approves: () => false,
  },

  async fetch(board, get) {
    const site = readSite((await get(`https://${board}/careers`, { accept: 'text/html' })).body)
    const listed = await listPositions(board, site, country.name, get)
    refuseTooMany(listed)
    const positions = await fetchDetails(listed, async (item) => {
      const id = idOf(item)
      if (id === null) return null
      const query = new URLSearchParams({ position_id: id, domain: site.group, hl: 'en' })
      const { body } = await get(`https://${board}/api/pcsx/position_details?${query}`)
      return checkShape(z.object({ data: detailShape }), parseJson(body)).data
    })
    return { count: positions.length, positions }
  },

  parse(text) {
    const payload = parseJson(text)
    return z.object({ data: listShape }).safeParse(payload).data?.data ?? payload
  },

  read(payload, board, settings) {
    return readEach({
      items: checkShape(listShape, payload).positions,
      at: 'positions',
      shape: positionShape,
      title: labelled('id', 'name'),
      read: (position) => readPosition(position, board, settings),
    })
  },
})

function readPosition(
  position: EightfoldPosition,
  board: string,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const external_id = String(position.id)
  if (position.detail_problem) return withoutDetail(external_id, position.name, position.detail_problem)
  const page = pageOf(position, board)
  const standardized = stated(...(position.standardizedLocations ?? []))
  const locations = stated(...(position.locations ?? []), position.location)
  return rawPosting({
    external_id,
    title: position.name,
    company: settings?.company ?? companyOf(board),
    locations: (locations.length > 0 ? locations : standardized).map((text) => ({
      text,
      country: countryOf(text, standardized),
    })),
    departments: stated(...(position.department ?? [])),
    workplace_type: readWorkplace(position.workLocationOption ?? position.work_location_option),
    description: position.detail?.jobDescription ?? '',
    posted_at: position.postedTs ?? position.t_create ?? null,
    posted_at_basis: position.postedTs ? 'postedTs' : 't_create',
    requisition_id: statedText(position.displayJobId ?? position.display_job_id),
    source_url: page,
  })
}

/**
 * The posting's page: as its details give it, as a path on the board's host, or by its id. An address on
 * another host than the board's is not used.
 */
function pageOf({ id, detail, positionUrl }: EightfoldPosition, board: string): string {
  const base = `https://${board}/`
  for (const address of [detail?.publicUrl, positionUrl]) {
    const url = address ? URL.parse(address, base) : null
    if (url?.origin === new URL(base).origin) return url.href
  }
  return `${base}careers/job/${encodeURIComponent(String(id))}`
}

/**
 * The two letters at the end of a standardized place ("Bengaluru, KA, IN"), if it is this place, or if all
 * places are in one country.
 */
function countryOf(text: string, standardized: string[]): string | null {
  const codeIn = (place: string) => /, ?([A-Z]{2})$/.exec(place)?.[1] ?? null
  const codes = new Set(standardized.map(codeIn))
  if (codes.size === 1) return [...codes][0] ?? null
  const city = text.split(',')[0]?.trim().toLowerCase()
  const same = standardized.find((place) => place.split(',')[0]?.trim().toLowerCase() === city)
  return same === undefined ? null : codeIn(same)
}

function readWorkplace(option: string | null | undefined): string | null {
  const [, kind] = /^(remote|hybrid|onsite|on-site|in office)(?:_\w+)?$/i.exec(option?.trim() ?? '') ?? []
  return kind === undefined ? null : (WORKPLACES[kind.toLowerCase()] ?? 'On-site')
}

const WORKPLACES: Record<string, string> = { remote: 'Remote', hybrid: 'Hybrid' }

/** `qualcomm` of `careers.qualcomm.com`, `micron` of `micron.eightfold.ai`. */
function companyOf(board: string): string {
  const labels = board.split('.')
  const own = /^(?:apply|careers?|explore|jobs?|portal|talent|www)$/i
  return labels.slice(0, -1).find((label) => !own.test(label)) ?? board
}
