import type { z } from 'zod'
import { offUntilAllowed, type Adapter, type BoardSettings, type Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { HOST_NAME } from '../host-name.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText, statedYears } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { jobShape, searchShape, type ZwayamJob } from './shape.ts'

const HOST = 'public.zwayam.com'

/** Postings per page; the source ignores any other number. */
const PAGE = 10

/** The search reads the career site's host, and asks for any number in base64 here. */
const COMPANY_ID = btoa('1')

/**
 * Zwayam career sites, used by Indian IT companies. A board is the host of the career site. The list has the text of
 * postings in one line; their HTML is refused to robots, so it is not asked for.
 *
 * Facts: sarthakjain004/headstart (2026-08-27 and 2026-09-17) and Girish-Garg/jobdekho, last seen to hold on
 * 2026-09-30. Robots that name an address in their agent may be refused: we name ours all the same.
 */
export const zwayam = (country: WantedCountry): Adapter => ({
  name: 'zwayam',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'acme.openings.co',
  hosts: (board) => [HOST, board],
  policy: offUntilAllowed(
    'Its list is undocumented and may refuse robots, it has no robots.txt, and we have not read its terms.',
  ),

  async fetch(board, get) {
    const jobs = await collectPages({
      size: PAGE,
      page: async (offset) => {
        const form = {
          filterCri: JSON.stringify(criteria(offset, country)),
          companyId: COMPANY_ID,
          domain: board,
        }
        const { body } = await get(`https://${HOST}/jobs/search`, { form, multipart: true })
        const { data, totalCount } = resultOf(parseJson(body), board).data
        return { total: totalCount, items: data }
      },
      key: (item) => nameOf(item).external_id ?? JSON.stringify(item),
      missing: 2,
    })
    const front = jobs.length === 0 ? null : await fetchFront(board, get)
    return { code: 200, data: { data: jobs, totalCount: jobs.length }, front }
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { data, front } = resultOf(payload, board)
    return readEach({
      items: data.data,
      at: 'data.data',
      shape: jobShape,
      title: nameOf,
      read: ({ _source: job }) => readJob(job, statedText(front) ?? frontOf(board), board, settings),
    })
  },
})

const nameOf = labelled((field) => field('id') ?? field('_id'), 'jobTitle', '_source')

function criteria(paginationStartNo: number, country: WantedCountry) {
  return {
    paginationStartNo,
    selectedCall: 'sort',
    sortCriteria: { name: 'modifiedDate', isAscending: false },
    anyOfTheseWords: '',
    facetSelectionString: { Country: [country.name] },
  }
}

type Search = z.infer<typeof searchShape>

/** @throws SourceProblem for a failure, and for a host that is no board. */
function resultOf(payload: unknown, board: string): Search & { data: NonNullable<Search['data']> } {
  const { data, ...search } = checkShape(searchShape, payload)
  if (search.code !== 200)
    throw new SourceProblem('network', `${HOST} answered code ${search.code} in its response`)
  if (data === null) throw new SourceProblem('gone', `${HOST} has no board for ${board}`)
  return { ...search, data }
}

/** The vendor's own hosts have one address for postings; of an employer's host its careers page tells it. */
function frontOf(board: string): string {
  return board.endsWith('.openings.co') ? `https://${board}/job-view/` : `https://${board}/#!/job-view/`
}

/** The newer career sites name their base address; the older ones have none. @throws SourceProblem `blocked` */
async function fetchFront(board: string, get: Get): Promise<string> {
  if (board.endsWith('.openings.co')) return frontOf(board)
  try {
    const { body } = await get(`https://${board}/`, { accept: 'text/html' })
    const base = /<base\b[^>]{0,200}\bhref=["']([^"']{1,200})["']/i.exec(body)?.[1]
    const url =
      base === undefined ? null : URL.parse(`${base.replace(/\/?$/, '/')}jobview/`, `https://${board}/`)
    return url?.hostname === board ? url.href : frontOf(board)
  } catch (error) {
    // The list has been read: without this page only the address of postings is the older one.
    if (error instanceof SourceProblem) return frontOf(board)
    throw error
  }
}

function readJob(
  job: ZwayamJob,
  front: string,
  board: string,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { id: external_id, jobTitle: title } = job
  if (!/^open$/i.test(statedText(job.displayStatus) ?? 'open'))
    return { external_id, title, reason: 'unlisted', detail: null }
  const [basis, posted] = readPosted(job)
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, null, settings),
    source_url: front + encodeURIComponent(job.jobUrl),
    locations: readLocations(job),
    departments: stated(job.departmentName),
    experience: readYears(job),
    description: readDescription(job),
    posted_at: posted,
    posted_at_basis: basis,
    requisition_id: statedText(job.jobCode),
  })
}

/** The approval is closest to the publication. The date of the last edit is none. */
function readPosted(job: ZwayamJob): [basis: string, posted: Date | null] {
  for (const basis of ['requisitionApprovedDate', 'jobCreatedDate', 'createdDate'] as const) {
    const moment = job[basis]
    if (moment) return [basis, moment]
  }
  return ['requisitionApprovedDate', null]
}

/** A last year of 0 is an open end. 0 to 0 is what nobody has filled in. */
function readYears({ minYearOfExperience: min, maxYearOfExperience: max }: ZwayamJob): string | null {
  return min || max ? statedYears(min, max || null) : null
}

function readLocations({ jobLocationRecord, location }: ZwayamJob): RawLocation[] {
  const places = (jobLocationRecord ?? []).map((place) => ({
    text: statedText(place.formattedLocation) ?? statedText(place.city, place.location),
    country: place.country,
  }))
  const named = statedPlaces(places)
  return named.length > 0 ? named : statedPlaces((location ?? '').split(';').map((text) => ({ text })))
}

/** The HTML where it is whole, else the text in one line. */
function readDescription(job: ZwayamJob): string {
  const flat = statedText(job.mediumDescriptionWithoutHtml)
  const html = statedText(job.mediumDescription)
  const isWhole = html !== null && lettersOf(html) >= lettersOf(flat ?? '')
  return joinParts([
    { html: isWhole && flat !== null ? html : (flat ?? statedText(job.shortDescription) ?? html) },
  ])
}

function lettersOf(html: string): number {
  return html.replace(/<[^<>]*>|&#?\w+;|[^\p{L}]/gu, '').length
}
