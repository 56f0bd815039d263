import type { Adapter } from '../adapter.ts'
import { fetchCompanyName, nameCompany, needsName } from '../company-name.ts'
import { HOST_LABEL } from '../host-name.ts'
import { rawPosting, type RawLocation, type RawPay, type RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { jobShape, portalShape, type KekaJob } from './shape.ts'
import { stated, statedPay, statedText } from '../stated.ts'

/**
 * Keka careers portals, used by many Indian companies. One response has the whole list, without pages: the request
 * that the portal's own page sends. It needs no id of the portal, which many pages do not contain. Undocumented.
 * Their robots.txt allows only /careers, and we request nothing else. Postings do not name their company, which is asked
 * for once.
 *
 * Facts from headstart (2026-09-30) and jobdekho (2026-09-30); last seen to hold 2026-10-04 (job-scanner).
 */
export const keka: Adapter = {
  name: 'keka',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  form: 'the tenant, as in acme.keka.com',
  hosts: (board) => [`${board}.keka.com`],
  kept: portalShape.extend({ jobs: listOf(jobShape) }),

  async fetch(board, get, settings) {
    const api = `https://${board}.keka.com/careers/api`
    const { body } = await get(`${api}/jobs/default/active`)
    refusePage(body)
    const { jobs } = checkShape(portalShape, asPortal(parseJson(body)))
    const name = needsName(jobs, settings)
      ? await fetchCompanyName(get, `${api}/organization/default/careerportalinfo`, 'name')
      : null
    return { jobs, name }
  },

  parse: (text) => asPortal(parseJson(text)),

  read(payload, board, settings) {
    const { jobs, name } = checkShape(portalShape, payload)
    const company = nameCompany(board, name, settings)
    return readEach({
      items: jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('id', 'title'),
      read: (job) => readJob(job, board, company),
    })
  },
}

/** The source returns a bare array. */
function asPortal(payload: unknown): unknown {
  return Array.isArray(payload) ? { jobs: payload } : payload
}

/** Keka returns 200 with an error page where other sources return 404 or 403. @throws SourceProblem */
function refusePage(body: string): void {
  if (!body.trimStart().startsWith('<')) return
  if (/\bInvalid Tenant\b/i.test(body)) throw new SourceProblem('gone', 'the portal answers "Invalid Tenant"')
  if (/\bForbidden Access\b/i.test(body))
    throw new SourceProblem('blocked', 'the portal answers "Forbidden Access"')
}

function readJob(job: KekaJob, board: string, company: ReturnType<typeof nameCompany>): RawPosting {
  const page = `https://${board}.keka.com/careers/jobdetails/${encodeURIComponent(job.id)}`
  return rawPosting({
    external_id: job.id,
    title: job.title,
    ...company,
    locations: (job.jobLocations ?? []).flatMap(readLocation),
    departments: stated(job.departmentName),
    employment_type: JOB_TYPES[job.jobType ?? 0] ?? null,
    experience: statedText(job.experience),
    skills: stated(...(job.skillNames ?? [])),
    description: statedText(job.description) ?? job.excerpt ?? '',
    posted_at: job.publishedOn ?? null,
    posted_at_basis: 'publishedOn',
    requisition_id: statedText(job.jobNumber),
    source_url: page,
    pay: readPay(job),
  })
}

/** In any currency, more than an entry-level monthly salary. */
const YEARLY_FROM = 250_000

const JOB_TYPES: Record<number, string> = { 1: 'Part time', 2: 'Full time' }
const PERIODS: Record<number, string> = { 1: 'hour', 3: 'month', 4: 'year' }

function readLocation(location: NonNullable<KekaJob['jobLocations']>[number]): RawLocation[] {
  const { name, city, state, countryName, countryCode } = location
  const parts = stated(city, state)
  const text = parts.join(', ') || (statedText(name) ?? '')
  const country = statedText(countryCode) ?? statedText(countryName)
  return text === '' && country === null ? [] : [{ text, country }]
}

/**
 * Reads pay. An unstated period stays open, because the amount may show it. Some employers enter a yearly
 * amount in lakhs as "a month"; we cannot know which of the two is wrong, so it is not pay.
 */
function readPay({ salaryRange }: KekaJob): RawPay[] {
  const { minimum, maximum, currency, salaryPeriod } = salaryRange ?? {}
  if (salaryPeriod === 3 && (maximum ?? minimum ?? 0) >= YEARLY_FROM) return []
  const isStated = salaryPeriod != null && salaryPeriod !== 0
  const interval = isStated ? (PERIODS[salaryPeriod] ?? String(salaryPeriod)) : null
  return statedPay({ min: minimum, max: maximum, currency, interval, periods: /^(hour|month|year)$/ })
}
