import { counted } from '#core/count.ts'
import { z } from 'zod'
import type { Adapter, BoardSettings } from '../adapter.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { readLastDay } from '../file/dates.ts'
import { HOST_LABEL } from '../host-name.ts'
import { joinParts } from '../html-parts.ts'
import {
  rawPosting,
  type RawLocation,
  type RawPay,
  type RawPosting,
  type RawRejection,
} from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, optionalText, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPay, statedText, statedYears } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import {
  detailShape,
  jobShape,
  listShape,
  organisationShape,
  tokenShape,
  type TurboHireJob,
} from './shape.ts'

const HOST = 'api.turbohire.co'

/**
 * TurboHire career pages, used by Indian companies. Its API gives a token to every visitor of a career page,
 * and asks for that page as the referer. One request lists a board, without descriptions and pay.
 *
 * Undocumented. Facts from public clients of the pages; last seen to hold 2026-10-04 (job-scanner).
 */
export const turbohire = (country: WantedCountry): Adapter => ({
  name: 'turbohire',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  form: 'the tenant, as in acme.turbohire.co',
  hosts: () => [HOST],
  kept: listShape.extend({ Result: listOf(jobShape) }),
  policy: {
    scope: 'source',
    reason:
      'Its API answers only requests that name a career page as their referer, and the robots.txt of those ' +
      'pages disallows all robots but one.',
    approves: () => false,
  },

  async fetch(board, get) {
    const options = { referer: `https://${board}.turbohire.co/` }
    const json = async (path: string, more = {}) =>
      parseJson((await get(`https://${HOST}/api/${path}`, { ...options, ...more })).body)
    const { access_token: bearer } = checkShape(tokenShape, await json('token/noauth'))
    const organisation = await json(`publicorganizations?accountName=${board}`, { bearer })
    const { OrgID, OrgName } = checkShape(organisationShape, organisation)
    const path = `careerpagev2/filteredjobs?orgId=${OrgID}&pageType=0`
    const listed = wholeList(checkShape(listShape, await json(path, { bearer, post: {} })))
    const candidates = listed.filter((item) => {
      const { data } = jobShape.pick({ Location: true }).safeParse(item)
      return mayBeIn(country, readLocations(data?.Location))
    })
    refuseTooMany(candidates)
    const Result = await fetchDetails(candidates, async (item) => {
      const id = jobShape.pick({ JobId: true }).safeParse(item).data?.JobId
      if (id === undefined) return null
      const detail = await json(`publicjobs?jobId=${id}&fieldVisibility=CareerPage`, { bearer })
      checkShape(detailShape, detail)
      return detail
    })
    return { Total: Result.length, OrgName, Result }
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { Result, OrgName } = checkShape(listShape, payload)
    return readEach({
      items: Result,
      at: 'Result',
      shape: jobShape,
      title: labelled('JobId', 'JobTitle'),
      read: (job) => readJob(job, board, OrgName, settings),
    })
  },
})

/** @throws SourceProblem when the list is shorter than its total: half a list must not pass for the whole. */
function wholeList({ Total, Result }: z.infer<typeof listShape>): unknown[] {
  if (Result.length >= Total) return Result
  throw new SourceProblem(
    'network',
    `the board lists ${counted(Total, 'posting')} but returned ${Result.length}`,
  )
}

const addresses = z.array(z.object({ Address: optionalText }).nullish())

function readLocations(json: string | null | undefined): RawLocation[] {
  const places = addresses.safeParse(parseOrNull(json ?? '')).data ?? []
  return stated(...places.map((place) => place?.Address)).map((text) => ({ text, country: null }))
}

function parseOrNull(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function readJob(
  job: TurboHireJob,
  board: string,
  organisation: string | null | undefined,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const page = `https://${board}.turbohire.co/job/publicjobs/${job.JobIdObfuscated}`
  const { detail } = job
  return rawPosting({
    external_id: job.JobId,
    title: job.JobTitle,
    ...nameCompany(board, organisation, settings),
    locations: readLocations(job.Location),
    departments: stated(job.Department),
    employment_type: TYPES[detail?.Type ?? ''] ?? statedText(detail?.JobTypeV2),
    experience: statedYears(job.Experience?.MinExp, job.Experience?.MaxExp),
    skills: stated(...(job.Skills ?? [])),
    description: readDescription(job),
    posted_at: job.PublishedDate ?? detail?.CreatedDate ?? null,
    posted_at_basis: job.PublishedDate ? 'PublishedDate' : 'CreatedDate',
    application_deadline: readLastDay(job.ExpiryDates?.CAREERPAGE?.replace(/T00:00:00(?:\.0+)?$/, '') ?? ''),
    requisition_id: statedText(job.JobCode),
    source_url: page,
    pay: readPay(job),
  })
}

/** "Other" and "unspecified" say nothing. */
const TYPES: Record<string, string> = {
  FTE: 'Full time',
  CONTRACT: 'Contract',
  INTERN: 'Internship',
  CONTRACT_TO_HIRE: 'Contract to hire',
}

/** The list cuts descriptions at 500 characters; that is for saved lists without details. */
function readDescription({ detail, JobDescV2 }: TurboHireJob): string {
  if (!detail) return joinParts([{ html: JobDescV2 }])
  return joinParts([
    { html: statedText(detail.JobDescriptionV2) ?? detail.JobDescription },
    { heading: 'Roles & Responsibilities', html: detail.RolesAndResponsibilitiesV2 },
    { heading: 'Eligibility', html: detail.EligibilityV2 },
  ])
}

const PERIODS: Record<string, string> = { ANNUAL: 'year', MONTHLY: 'month' }
/** Less than this is an amount in lakhs or a placeholder ("12" to "16" a year). */
const LEAST = 1000

/** Pay that the page shows to visitors. */
function readPay({ detail }: TurboHireJob): RawPay[] {
  const { CurrencyCode, Min, Max, Type, HiddenFrom } = detail?.CTCInfo ?? {}
  if (HiddenFrom?.includes('JobSeekers')) return []
  const [min, max] = [Min, Max].map((text) => amountOf(text))
  const interval = PERIODS[Type ?? ''] ?? 'unknown'
  return statedPay({ min, max, currency: CurrencyCode, interval, periods: /^(year|month)$/ })
}

function amountOf(text: string | number | null | undefined): number | null {
  const amount = Number(text ?? Number.NaN)
  return Number.isFinite(amount) && amount >= LEAST ? amount : null
}
