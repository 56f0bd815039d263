import { z } from 'zod'
import { fetchCompanyName } from '../company-name.ts'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import type { RawPay } from '../raw-posting.ts'
import { field, parseJson, part, rows, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedPay, statedText } from '../stated.ts'

/** A numeric code, also as text. A word is a code that we do not know. */
const code = z.union([z.number(), z.string().transform(Number)]).nullish()

/**
 * A job of `/careers/api/jobs/{portal}/active`. Undocumented: these are the fields that public
 * projects have found.
 */
const jobShape = z.object({
  id: field.required,
  title: field.title,
  ...texts('description', 'excerpt', 'departmentName'),
  jobLocations: rows(texts('name', 'city', 'state', 'countryName', 'countryCode')),
  /** 1 is part time, 2 full time. */
  jobType: code,
  experience: field.text,
  salaryRange: part({
    minimum: field.number,
    maximum: field.number,
    currency: field.text,
    /** 1 per hour, 3 per month, 4 per year; 0 not stated. */
    salaryPeriod: code,
  }),
  skillNames: z.array(field.text).nullish(),
  publishedOn: field.moment,
  jobNumber: field.text,
})

/** The name is added by us from the portal's information. */
const list = listAt({ at: 'jobs', beside: { name: field.beside } })

type Job = z.infer<typeof jobShape>

/**
 * Keka careers portals, used by many Indian companies. One response has the whole list, without pages: the request
 * that the portal's own page sends. It needs no id of the portal, which many pages do not contain. Undocumented.
 * Their robots.txt allows only /careers, and we request nothing else. Postings do not name their company, which is asked
 * for once.
 *
 * Facts from headstart (2026-09-30) and jobdekho (2026-09-30); last seen to hold 2026-10-04 (job-scanner).
 */
export const keka = defineAdapter({
  name: 'keka',
  ...tenantOf('keka.com'),
  list,
  posting: jobShape,
  label: labelled('id', 'title'),

  async fetch(board, get, settings) {
    const api = `https://${board}.keka.com/careers/api`
    const { body } = await get(`${api}/jobs/default/active`)
    refusePage(body)
    const { items } = list.read(parsePortal(body))
    const about = `${api}/organization/default/careerportalinfo`
    return list.write(items, { name: await fetchCompanyName(get, about, 'name', items, settings) })
  },

  parse: parsePortal,

  read: (job, { board, beside }) => ({
    external_id: job.id,
    title: job.title,
    company: beside.name,
    locations: job.jobLocations.map((place) => ({
      text: statedText(place.city, place.state) ?? place.name,
      country: statedText(place.countryCode) ?? place.countryName,
    })),
    departments: [job.departmentName],
    employment_type: JOB_TYPES[job.jobType ?? 0],
    experience: job.experience,
    skills: job.skillNames ?? [],
    description: statedText(job.description) ?? job.excerpt,
    posted: { publishedOn: job.publishedOn },
    requisition_id: job.jobNumber,
    source_url: `https://${board}.keka.com/careers/jobdetails/${encodeURIComponent(job.id)}`,
    pay: readPay(job),
  }),
})

/** The source returns a bare array. */
function parsePortal(text: string): unknown {
  const payload = parseJson(text)
  return Array.isArray(payload) ? { jobs: payload } : payload
}

/** Keka returns 200 with an error page where other sources return 404 or 403. @throws SourceProblem */
function refusePage(body: string): void {
  if (!body.trimStart().startsWith('<')) return
  if (/\bInvalid Tenant\b/i.test(body)) throw new SourceProblem('gone', 'the portal answers "Invalid Tenant"')
  if (/\bForbidden Access\b/i.test(body))
    throw new SourceProblem('blocked', 'the portal answers "Forbidden Access"')
}

/** In any currency, more than an entry-level monthly salary. */
const YEARLY_FROM = 250_000

const JOB_TYPES: Record<number, string> = { 1: 'Part time', 2: 'Full time' }
const PERIODS: Record<number, string> = { 1: 'hour', 3: 'month', 4: 'year' }

/**
 * Reads pay. An unstated period stays open, because the amount may show it. Some employers enter a yearly
 * amount in lakhs as "a month"; we cannot know which of the two is wrong, so it is not pay.
 */
function readPay({ salaryRange }: Job): RawPay[] {
  const { minimum, maximum, currency, salaryPeriod } = salaryRange ?? {}
  if (salaryPeriod === 3 && (maximum ?? minimum ?? 0) >= YEARLY_FROM) return []
  const isStated = salaryPeriod != null && salaryPeriod !== 0
  const interval = isStated ? (PERIODS[salaryPeriod] ?? String(salaryPeriod)) : null
  return statedPay({ min: minimum, max: maximum, currency, interval })
}
