import { counted } from '#core/count.ts'
import { z } from 'zod'
import { defineAdapter, listAt, labelled, HOST_LABEL } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { readLastDay } from '../moment.ts'
import type { RawPay } from '../raw-posting.ts'
import { field, checkShape, fetchJson, part, rows, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedPay, statedText, statedYears, type StatedPlace } from '../stated.ts'
import { placedIn, type WantedCountry } from '../wanted-country.ts'

const HOST = 'api.turbohire.co'

/** The response of `token/noauth`: the same for every visitor of every career page. */
const tokenShape = z.object({ access_token: z.string().regex(/^[\w.~+/=-]{1,4096}$/) })

/** The response of `publicorganizations`; personal and internal fields are left out. */
const organisationShape = z.object({ OrgID: z.string().regex(/^[0-9a-f-]{36}$/i), OrgName: field.beside })

/** The response of `careerpagev2/filteredjobs`: all postings at once. The name is added by us. */
const list = listAt({ at: 'Result', total: 'Total', beside: { OrgName: field.beside } })

/** Text or a number; some tenants type words. */
const figure = z.union([z.number(), z.string()]).nullish()

/** The response of `publicjobs`. */
const detailShape = z.object({
  ...texts('JobDescriptionV2', 'JobDescription', 'RolesAndResponsibilitiesV2', 'EligibilityV2'),
  /** FTE, CONTRACT, INTERN, CONTRACT_TO_HIRE, OTHER, UNSPECIFIED. */
  Type: field.text,
  JobTypeV2: field.text,
  /** In UTC, without a zone. */
  CreatedDate: field.moment,
  CTCInfo: part({
    CurrencyCode: field.text,
    Min: figure,
    Max: figure,
    Type: field.text,
    HiddenFrom: z.array(field.text).nullish(),
  }),
})

/** A posting of the list. Undocumented: these are the fields that public projects have found. */
const jobShape = z.object({
  JobId: z.string().regex(/^[\w-]{1,100}$/),
  /** The id in the posting's address; `%2F` is already escaped. */
  JobIdObfuscated: z.string().regex(/^[\w%-]{1,300}$/),
  JobTitle: field.title,
  ...texts('JobCode', 'Department'),
  PublishedDate: field.moment,
  ExpiryDates: part({ CAREERPAGE: field.text }),
  /** JSON as text: `[{"Address":"Pune, Maharashtra, India"}]`. */
  Location: field.text,
  Experience: part({ MinExp: field.number, MaxExp: field.number }),
  Skills: z.array(field.text).nullish(),
  /** Cut at 500 characters: for saved lists without details. */
  JobDescV2: field.text,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

type Job = z.infer<typeof jobShape>
const nameOf = labelled('JobId', 'JobTitle')

/**
 * TurboHire career pages, used by Indian companies. Its API gives a token to every visitor of a career page,
 * and asks for that page as the referer. One request lists a board, without descriptions and pay.
 *
 * Undocumented. Facts from public clients of the pages; last seen to hold 2026-10-04 (job-scanner).
 */
export const turbohire = (country: WantedCountry) =>
  defineAdapter({
    name: 'turbohire',
    board: HOST_LABEL,
    example: 'acme',
    form: 'the tenant, as in acme.turbohire.co',
    hosts: () => [HOST],
    permission:
      'Its API answers only requests that name a career page as their referer, and the robots.txt of those ' +
      'pages disallows all robots but one.',
    list,
    posting: jobShape,
    label: nameOf,

    async fetch(board, get) {
      const referer = `https://${board}.turbohire.co/`
      const ask = <T>(path: string, shape: z.ZodType<T>, more = {}) =>
        fetchJson(get, `https://${HOST}/api/${path}`, shape, { referer, ...more })
      const { access_token: bearer } = await ask('token/noauth', tokenShape)
      const organisation = `publicorganizations?accountName=${board}`
      const { OrgID, OrgName } = await ask(organisation, organisationShape, { bearer })
      const path = `careerpagev2/filteredjobs?orgId=${OrgID}&pageType=0`
      const listed = list.read(await ask(path, z.unknown(), { bearer, post: {} }))
      if (listed.items.length < listed.total)
        throw new SourceProblem(
          'network',
          `the board lists ${counted(listed.total, 'posting')} but returned ${listed.items.length}`,
        )
      const near = listed.items.filter(placedIn(country, jobShape.pick({ Location: true }), readLocations))
      const jobs = await fetchDetailsById(near, nameOf, async (id) => {
        const path = `publicjobs?jobId=${encodeURIComponent(id)}&fieldVisibility=CareerPage`
        const detail = await ask(path, z.unknown(), { bearer })
        checkShape(detailShape, detail)
        return detail
      })
      return list.write(jobs, { OrgName })
    },

    read: ({ detail, ...job }, { board, beside }) => ({
      external_id: job.JobId,
      title: job.JobTitle,
      company: beside.OrgName,
      locations: readLocations(job),
      departments: [job.Department],
      employment_type: TYPES[detail?.Type ?? ''] ?? detail?.JobTypeV2,
      experience: statedYears(job.Experience?.MinExp, job.Experience?.MaxExp),
      skills: job.Skills ?? [],
      description: joinParts([
        { html: detail ? (statedText(detail.JobDescriptionV2) ?? detail.JobDescription) : job.JobDescV2 },
        { heading: 'Roles & Responsibilities', html: detail?.RolesAndResponsibilitiesV2 },
        { heading: 'Eligibility', html: detail?.EligibilityV2 },
      ]),
      posted: { PublishedDate: job.PublishedDate, CreatedDate: detail?.CreatedDate },
      application_deadline: readLastDay(
        job.ExpiryDates?.CAREERPAGE?.replace(/T00:00:00(?:\.0+)?$/, '') ?? '',
      ),
      requisition_id: job.JobCode,
      source_url: `https://${board}.turbohire.co/job/publicjobs/${job.JobIdObfuscated}`,
      pay: readPay(detail?.CTCInfo),
    }),
  })

const addresses = rows({ Address: field.text })

function readLocations({ Location }: Pick<Job, 'Location'>): StatedPlace[] {
  try {
    return addresses.parse(JSON.parse(Location ?? '')).map(({ Address }) => Address)
  } catch {
    return []
  }
}

/** "Other" and "unspecified" say nothing. */
const TYPES: Record<string, string> = {
  FTE: 'Full time',
  CONTRACT: 'Contract',
  INTERN: 'Internship',
  CONTRACT_TO_HIRE: 'Contract to hire',
}

const PERIODS: Record<string, string> = { ANNUAL: 'year', MONTHLY: 'month' }
/** Less than this is an amount in lakhs or a placeholder ("12" to "16" a year). */
const LEAST = 1000

/** Pay that the page shows to visitors. */
function readPay(pay: z.infer<typeof detailShape>['CTCInfo']): RawPay[] {
  if (pay?.HiddenFrom?.includes('JobSeekers')) return []
  const [min, max] = [pay?.Min, pay?.Max].map((text) => {
    const amount = Number(text ?? Number.NaN)
    return amount >= LEAST ? amount : null
  })
  const interval = PERIODS[pay?.Type ?? ''] ?? 'unknown'
  return statedPay({ min, max, currency: pay?.CurrencyCode, interval })
}
