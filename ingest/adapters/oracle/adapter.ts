import { z } from 'zod'
import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { readLastDay } from '../file/dates.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawLocation, type RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson, totalCount } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { facetShape, listShape, requisitionShape, type OracleRequisition } from './shape.ts'

/** Postings per page: the most that the list returns. */
const PAGE = 200
/** The total is sometimes one or two higher than the list, on boards that are complete. */
const MISSING = 2

/**
 * Oracle Recruiting Cloud career sites. A board is `host/site`, as in the address of its careers page. The
 * list has no description, so each posting in the country is fetched on its own.
 *
 * Oracle documents the resource for its customers. Facts from jobdekho (2026-09-30), jobseek (2026-08-22) and jobwatch
 * (2026-08-11); last seen to hold 2026-10-04 (job-scanner).
 */
export const oracle = (country: WantedCountry): Adapter => ({
  name: 'oracle',
  // Any public host, as in `HOST_NAME`: some employers, such as Dell, have one of their own.
  board: /^(?=.{4,253}\/)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}\/[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: true,
  example: 'acme.fa.em2.oraclecloud.com/CX_1',
  form: 'the host and the site of the careers page, as in host/hcmUI/CandidateExperience/en/sites/CX_1',
  hosts: (board) => [addressOf(board).host],
  kept: listShape.extend({
    items: z.array(z.object({ TotalJobsCount: totalCount, requisitionList: listOf(requisitionShape) })),
  }),
  policy: {
    scope: 'source',
    reason: "Oracle documents this API for its customers, and each employer's terms are its own.",
    approves: () => false,
  },

  async fetch(board, get) {
    const listed = await listPostings(board, get, country)
    refuseTooMany(listed)
    const requisitionList = await fetchDetails(listed, (item) => {
      const id = idOf(item)
      return id === null ? null : fetchDetail(board, id, get)
    })
    return { items: [{ TotalJobsCount: requisitionList.length, requisitionList }] }
  },

  parse(text) {
    const payload = parseJson(text)
    // A saved response of a single posting.
    const { data } = z.object({ items: z.array(requisitionShape.loose()).min(1) }).safeParse(payload)
    const requisitionList = data?.items.map((detail) => Object.assign({}, detail, { detail }))
    return requisitionList
      ? { items: [{ TotalJobsCount: requisitionList.length, requisitionList }] }
      : payload
  },

  read(payload, board, settings) {
    return readEach({
      items: checkShape(listShape, payload).items.flatMap(({ requisitionList }) => requisitionList),
      at: 'requisitionList',
      shape: requisitionShape,
      title: labelled('Id', 'Title'),
      read: (posting) => readPosting(posting, board, settings),
    })
  },
})

/** The parts of a board name such as `acme.fa.em2.oraclecloud.com/CX_1`. */
function addressOf(board: string): { host: string; site: string } {
  const [host = '', site = ''] = board.split('/')
  return { host: host.toLowerCase(), site }
}

const API = 'hcmRestApi/resources/latest'

/**
 * Lists the postings in the country. A board of several pages is filtered at the source, if its location
 * filter offers the country; that filter shows only the most frequent places.
 */
async function listPostings(board: string, get: Get, country: WantedCountry): Promise<unknown[]> {
  const { host, site } = addressOf(board)
  const list = async (offset: number, facet: string | null) => {
    const finder = [`siteNumber=${site}`, 'facetsList=LOCATIONS', `limit=${PAGE}`, `offset=${offset}`]
    if (facet !== null) finder.push('lastSelectedFacet=LOCATIONS', `selectedLocationsFacet=${facet}`)
    const query = `onlyData=true&expand=requisitionList.secondaryLocations&finder=findReqs;${finder.join(',')}`
    const { body } = await get(`https://${host}/${API}/recruitingCEJobRequisitions?${query}`)
    const [search] = checkShape(listShape, parseJson(body)).items
    if (!search) throw new SourceProblem('shape changed', 'items expected one search, got none')
    return search
  }
  const all = await list(0, null)
  const facet = all.TotalJobsCount > PAGE ? facetOf(all, country) : null
  const first = facet === null ? all : await list(0, facet)
  const listed = await collectPages({
    size: PAGE,
    page: async (offset) => {
      const { TotalJobsCount: total, requisitionList: items } =
        offset === 0 ? first : await list(offset, facet)
      return { total, items }
    },
    key: (item) => idOf(item) ?? JSON.stringify(item),
    missing: MISSING,
  })
  return listed.filter((item) => mayBeIn(country, item))
}

function facetOf(
  { locationsFacet }: z.infer<typeof listShape>['items'][number],
  { spelling }: WantedCountry,
): string | null {
  const facets = (locationsFacet ?? []).flatMap((facet) => facetShape.safeParse(facet).data ?? [])
  return facets.find(({ Name }) => spelling.test(Name.trim()))?.Id ?? null
}

function idOf(item: unknown): string | null {
  return requisitionShape.pick({ Id: true }).safeParse(item).data?.Id ?? null
}

const places = requisitionShape.pick({
  PrimaryLocation: true,
  PrimaryLocationCountry: true,
  secondaryLocations: true,
})

/** Whether a listed posting is or may be in the country. What is unreadable stays, so that it is reported. */
function mayBeIn(country: WantedCountry, item: unknown): boolean {
  const { data } = places.safeParse(item)
  if (!data) return true
  return readLocations(data).some(({ text, country: code }) =>
    code === null ? country.holds(text) !== 'no' : code.toUpperCase() === country.code,
  )
}

/** An id without a posting gets 200 and no items. It is still listed, so this is no reason to close it. */
async function fetchDetail(board: string, id: string, get: Get): Promise<unknown> {
  const { host, site } = addressOf(board)
  const finder = `ById;Id=${encodeURIComponent(`"${id}"`)},siteNumber=${site}`
  const url = `https://${host}/${API}/recruitingCEJobRequisitionDetails?onlyData=true&expand=all&finder=${finder}`
  const { items } = checkShape(z.object({ items: z.array(z.unknown()) }), parseJson((await get(url)).body))
  if (items.length === 0)
    throw new SourceProblem('shape changed', `the details of ${id} expected a posting, got none`)
  return items[0]
}

function readPosting(posting: OracleRequisition, board: string, settings?: BoardSettings): RawPosting {
  const { host, site } = addressOf(board)
  const detail = posting.detail ?? {}
  const secondaryLocations = [...(posting.secondaryLocations ?? []), ...(detail.secondaryLocations ?? [])]
  return rawPosting({
    external_id: posting.Id,
    title: posting.Title,
    ...nameCompany(board, detail.LegalEmployer, settings),
    locations: readLocations({ ...posting, secondaryLocations }),
    offices: stated(
      ...(detail.workLocation ?? []).map((place) => statedText(place?.TownOrCity, place?.Country)),
    ),
    departments: stated(detail.Category, detail.JobFunction, detail.Department),
    employment_type:
      statedText(detail.JobSchedule) ?? statedText(detail.JobType) ?? statedText(detail.ContractType),
    workplace_type: readWorkplace(posting),
    description: readDescription(posting),
    posted_at: detail.ExternalPostedStartDate ?? posting.PostedDate ?? null,
    posted_at_basis: detail.ExternalPostedStartDate ? 'ExternalPostedStartDate' : 'PostedDate',
    application_deadline: readLastDay(detail.ExternalPostedEndDate ?? posting.PostingEndDate ?? ''),
    requisition_id: posting.Id,
    source_url: `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${encodeURIComponent(posting.Id)}`,
  })
}

/** The primary location with its country, then the others; each once. */
function readLocations(posting: z.infer<typeof places>): RawLocation[] {
  const others = (posting.secondaryLocations ?? []).map((other) => ({
    text: other?.Name,
    country: other?.CountryCode,
  }))
  return statedPlaces([{ text: posting.PrimaryLocation, country: posting.PrimaryLocationCountry }, ...others])
}

/** The code is the same everywhere; employers choose the label. */
const WORKPLACES: Record<string, string> = {
  ORA_REMOTE: 'Remote',
  ORA_HYBRID: 'Hybrid',
  ORA_ON_SITE: 'On-site',
}

/** What a label says: "Work From Home", "Home Office", "Work From Office". */
const LABELS: [mode: string, words: RegExp][] = [
  ['Hybrid', /hybrid/i],
  ['Remote', /remote|\bhome\b|virtual|\bwfh\b|telework|telecommut/i],
  ['On-site', /on-?\s?site|\boffice\b|in-?\s?person/i],
]

/** A code and a label that contradict each other say nothing; nor is "Field" remote, whatever its code. */
function readWorkplace({ detail, ...posting }: OracleRequisition): string | null {
  const byCode = WORKPLACES[posting.WorkplaceTypeCode ?? detail?.WorkplaceTypeCode ?? '']
  const label = statedText(posting.WorkplaceType) ?? statedText(detail?.WorkplaceType)
  if (byCode === undefined || label === null) return byCode ?? label
  const byLabel = LABELS.find(([, words]) => words.test(label))?.[0] ?? (byCode === 'Remote' ? null : byCode)
  return byLabel === byCode ? byCode : null
}

/** In the order of the page. The list alone has a summary of at most 1,000 characters, which may begin the text. */
function readDescription({ detail, ShortDescriptionStr }: OracleRequisition): string {
  const summary = statedText(detail ? detail.ShortDescriptionStr : ShortDescriptionStr)
  const text = detail?.ExternalDescriptionStr ?? ''
  return joinParts([
    { html: summary !== null && text.includes(summary) ? null : summary },
    { html: text },
    { heading: 'Responsibilities', html: detail?.ExternalResponsibilitiesStr },
    { heading: 'Qualifications', html: detail?.ExternalQualificationsStr },
    { heading: 'About the organization', html: detail?.OrganizationDescriptionStr },
    { heading: 'About the company', html: detail?.CorporateDescriptionStr },
  ])
}
