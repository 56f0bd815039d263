import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled, belowHost } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { readLastDay } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { field, fetchJson, parseJson, rows, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedPlaces, statedText, type StatedPlace } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'

/** Postings per page: the most that the list returns. */
const PAGE = 200

const FACETS = 'items.0.locationsFacet'

/** A value of the list's location filter: a country, a state or a city. */
const facetShape = z.object({ Id: field.required, Name: field.required })

/** The response of `recruitingCEJobRequisitions`: one search, with its postings inside. */
const list = listAt({
  at: 'items.0.requisitionList',
  called: 'requisitionList',
  total: 'items.0.TotalJobsCount',
  beside: { [FACETS]: z.array(facetShape.nullable().catch(null)).nullish().catch(null) },
})

const secondaryLocations = rows({ Name: field.text, CountryCode: field.text })

/**
 * The response of `recruitingCEJobRequisitionDetails` for one id. Contact persons and what is for the employer's own
 * people (`Internal…Str`) are left out.
 */
const detailShape = z.object({
  ExternalPostedStartDate: field.moment,
  ...texts('ExternalPostedEndDate', 'ShortDescriptionStr', 'ExternalDescriptionStr'),
  ...texts('ExternalResponsibilitiesStr', 'ExternalQualificationsStr', 'OrganizationDescriptionStr'),
  ...texts('CorporateDescriptionStr', 'Category', 'JobFunction', 'Department', 'JobSchedule', 'JobType'),
  ...texts('ContractType', 'LegalEmployer', 'WorkplaceTypeCode', 'WorkplaceType'),
  workLocation: rows({ TownOrCity: field.text, Country: field.text }),
  secondaryLocations,
})

const requisitionShape = z.object({
  /** Digits, or a text such as "NAG_002". */
  Id: field.required,
  Title: field.title,
  PostedDate: field.moment,
  ...texts('PostingEndDate', 'PrimaryLocation'),
  /** ISO 3166, two letters. */
  PrimaryLocationCountry: field.text,
  ...texts('WorkplaceTypeCode', 'WorkplaceType', 'ShortDescriptionStr'),
  secondaryLocations,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

type Requisition = z.infer<typeof requisitionShape>
const nameOf = labelled('Id', 'Title')

/**
 * Oracle Recruiting Cloud career sites. A board is `host/site`, as in the address of its careers page. The
 * list has no description, so each posting in the country is fetched on its own.
 *
 * Oracle documents the resource for its customers. Facts from jobdekho (2026-09-30), jobseek (2026-08-22) and jobwatch
 * (2026-08-11); last seen to hold 2026-10-04 (job-scanner).
 */
export const oracle = (country: WantedCountry) =>
  defineAdapter({
    name: 'oracle',
    // Any public host: some employers, such as Dell, have one of their own.
    board: belowHost(String.raw`\/[a-z0-9][a-z0-9_-]{0,99}`),
    caseSensitive: true,
    example: 'acme.fa.em2.oraclecloud.com/CX_1',
    form: 'the host and the site of the careers page, as in host/hcmUI/CandidateExperience/en/sites/CX_1',
    hosts: (board) => [addressOf(board).host],
    permission: "Oracle documents this API for its customers, and each employer's terms are its own.",
    list,
    posting: requisitionShape,
    label: nameOf,

    async fetch(board, get) {
      const listed = await listPostings(board, get, country)
      return list.write(await fetchDetailsById(listed, nameOf, (id) => fetchDetail(board, id, get)))
    },

    parse(text) {
      const payload = parseJson(text)
      // A saved response of a single posting.
      const { data } = z.object({ items: z.array(requisitionShape.loose()).min(1) }).safeParse(payload)
      return data ? list.write(data.items.map((detail) => Object.assign({}, detail, { detail }))) : payload
    },

    read(posting, { board }) {
      const { host, site } = addressOf(board)
      const detail: Partial<z.infer<typeof detailShape>> = posting.detail ?? {}
      return {
        external_id: posting.Id,
        title: posting.Title,
        company: detail.LegalEmployer,
        locations: [...readLocations(posting), ...readLocations(detail)],
        offices: detail.workLocation?.map(({ TownOrCity, Country }) => statedText(TownOrCity, Country)),
        departments: [detail.Category, detail.JobFunction, detail.Department],
        employment_type: statedText(detail.JobSchedule) ?? statedText(detail.JobType) ?? detail.ContractType,
        workplace_type: readWorkplace(posting),
        description: readDescription(posting),
        posted: { ExternalPostedStartDate: detail.ExternalPostedStartDate, PostedDate: posting.PostedDate },
        application_deadline: readLastDay(detail.ExternalPostedEndDate ?? posting.PostingEndDate ?? ''),
        requisition_id: posting.Id,
        source_url: `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${encodeURIComponent(posting.Id)}`,
      }
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
  const search = async (offset: number, facet: string | null) => {
    const finder = [`siteNumber=${site}`, 'facetsList=LOCATIONS', `limit=${PAGE}`, `offset=${offset}`]
    // In one order, or postings would change places between two pages.
    finder.push('sortBy=POSTING_DATES_DESC')
    if (facet !== null) finder.push('lastSelectedFacet=LOCATIONS', `selectedLocationsFacet=${facet}`)
    const query = `onlyData=true&expand=requisitionList.secondaryLocations&finder=findReqs;${finder.join(',')}`
    const url = `https://${host}/${API}/recruitingCEJobRequisitions?${query}`
    return list.fetch(get, url)
  }
  const all = await search(0, null)
  const inCountry = all.beside[FACETS]?.find((facet) => facet && country.spelling.test(facet.Name.trim()))
  const facet = all.total > PAGE ? (inCountry?.Id ?? null) : null
  const first = facet === null ? all : await search(0, facet)
  const listed = await collectPages({
    size: PAGE,
    page: async (offset) => (offset === 0 ? first : await search(offset, facet)),
    key: nameOf,
  })
  return listed.filter((item) => mayBeIn(country, item))
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
  return statedPlaces(readLocations(data)).some(({ text, country: code }) =>
    code === null ? country.holds(text) !== 'no' : code.toUpperCase() === country.code,
  )
}

/** A posting that was closed since it was listed gets 200 and no items. */
async function fetchDetail(board: string, id: string, get: Get): Promise<unknown> {
  const { host, site } = addressOf(board)
  const finder = `ById;Id=${encodeURIComponent(`"${id}"`)},siteNumber=${site}`
  const url = `https://${host}/${API}/recruitingCEJobRequisitionDetails?onlyData=true&expand=all&finder=${finder}`
  const { items } = await fetchJson(get, url, z.object({ items: z.array(z.unknown()) }))
  if (items.length === 0) throw new SourceProblem('gone', `the posting ${id} has no details`)
  return items[0]
}

/** The primary location with its country, then the others. */
function readLocations(posting: Partial<z.infer<typeof places>>): StatedPlace[] {
  const others = posting.secondaryLocations?.map(({ Name: text, CountryCode: country }) => ({
    text,
    country,
  }))
  return [{ text: posting.PrimaryLocation, country: posting.PrimaryLocationCountry }, ...(others ?? [])]
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
function readWorkplace({ detail, ...posting }: Requisition): string | null {
  const byCode = WORKPLACES[posting.WorkplaceTypeCode ?? detail?.WorkplaceTypeCode ?? '']
  const label = statedText(posting.WorkplaceType) ?? statedText(detail?.WorkplaceType)
  if (byCode === undefined || label === null) return byCode ?? label
  const byLabel = LABELS.find(([, words]) => words.test(label))?.[0] ?? (byCode === 'Remote' ? null : byCode)
  return byLabel === byCode ? byCode : null
}

/** In the order of the page. The list alone has a summary of at most 1,000 characters, which may begin the text. */
function readDescription({ detail, ShortDescriptionStr }: Requisition): string {
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
