import type { Adapter, BoardSettings } from '../adapter.ts'
import {
  rawPosting,
  type RawLocation,
  type RawPay,
  type RawPosting,
  type RawRejection,
} from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { boardShape, jobShape, type AshbyAddress, type AshbyComponent, type AshbyJob } from './shape.ts'
import { stated, statedPay, statedText } from '../stated.ts'

const HOST = 'api.ashbyhq.com'

/**
 * Ashby Job Postings API: public, no key, the whole board in one response. Board names may have spaces.
 *
 * Facts from the vendor's documentation and job-scanner; last seen to hold 2026-10-04.
 */
export const ashby: Adapter = {
  name: 'ashby',
  board: /^[a-z0-9](?:[a-z0-9_-]|[ .](?=[a-z0-9])){0,99}$/i,
  caseSensitive: true,
  example: 'sarvam',
  form: "the name in the board's address, as in jobs.ashbyhq.com/sarvam",
  hosts: () => [HOST],
  kept: boardShape.extend({ jobs: listOf(jobShape) }),
  robotsReviewed:
    'The documented public API. Its gateway returns 401 for robots.txt, which is not a robots rule (August 2026).',

  async fetch(board, get) {
    const path = `/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`
    const { body } = await get(`https://${HOST}${path}`)
    return parseJson(body)
  },

  parse: parseJson,

  read: (payload, board, settings) =>
    readEach({
      items: checkShape(boardShape, payload).jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled((field) => idOf(field('id'), field('jobUrl')), 'title'),
      read: (job) => readJob(job, board, settings),
    }),
}

function readJob(job: AshbyJob, board: string, settings?: BoardSettings): RawPosting | RawRejection {
  const external_id = idOf(job.id, job.jobUrl) ?? ''
  if (job.isListed === false) return { external_id, title: job.title, reason: 'unlisted', detail: null }
  return rawPosting({
    external_id,
    title: job.title,
    // The API has no company field.
    ...nameCompany(board, null, settings),
    locations: readLocations(job),
    offices: readOffices(job),
    departments: stated(job.department, job.team),
    employment_type: statedText(job.employmentType),
    workplace_type: readWorkplace(job),
    description: job.descriptionHtml?.trim() || (job.descriptionPlain ?? ''),
    posted_at: job.publishedAt,
    posted_at_basis: 'publishedAt',
    source_url: job.jobUrl,
    application_url: job.applyUrl ?? job.jobUrl,
    pay: readPay(job),
  })
}

/** The posting's id, else the last segment of its address. */
function idOf(id: string | null | undefined, url: string | null): string | null {
  const parts = URL.parse(url ?? '')?.pathname.split('/') ?? []
  return id ?? parts.findLast((part) => part !== '') ?? null
}

/** A hybrid job with one remote location is also marked remote, so `workplaceType` comes first. */
function readWorkplace({ workplaceType, isRemote }: AshbyJob): string | null {
  return statedText(workplaceType) ?? (isRemote ? 'Remote' : null)
}

/** The locations in the employer's words, each with the country of its address. */
function readLocations({ location, address, secondaryLocations }: AshbyJob): RawLocation[] {
  return [{ location, address }, ...(secondaryLocations ?? [])].flatMap((place) => {
    const [text = ''] = stated(place.location)
    const country = statedText(postal(place.address)?.addressCountry)
    return text === '' && country === null ? [] : [{ text, country }]
  })
}

/**
 * The postal addresses of the locations ("Headquarters" may be in Pune). For a remote job they are not where
 * the work is.
 */
function readOffices(job: AshbyJob): string[] {
  if (readWorkplace(job) === 'Remote') return []
  const { address, secondaryLocations } = job
  const addresses = [address, ...(secondaryLocations ?? []).map((place) => place.address)]
  const texts = addresses.map((address) => {
    const { addressLocality, addressRegion, addressCountry } = postal(address) ?? {}
    return statedText(addressLocality) && statedText(addressLocality, addressRegion, addressCountry)
  })
  return stated(...texts)
}

function postal(address: AshbyAddress) {
  return address?.postalAddress ?? address
}

/** The salaries of all tiers. Equity, bonus and commission are not guaranteed pay. */
function readPay({ compensation, shouldDisplayCompensationOnJobPostings }: AshbyJob): RawPay[] {
  if (shouldDisplayCompensationOnJobPostings === false) return []
  const tiers = (compensation?.compensationTiers ?? []).flatMap(({ title, components }) =>
    (components ?? []).flatMap((component) => readSalary(component, title)),
  )
  return tiers.length > 0
    ? tiers
    : (compensation?.summaryComponents ?? []).flatMap((component) => readSalary(component, null))
}

function readSalary(component: AshbyComponent, tier: string | null | undefined): RawPay[] {
  if (component.compensationType !== 'Salary') return []
  return statedPay({
    min: component.minValue,
    max: component.maxValue,
    currency: component.currencyCode,
    interval: component.interval === 'NONE' ? null : component.interval,
    periods: /^1 (year|month|week|day|hour)$/i,
    label: stated(tier, component.summary).join(': '),
  })
}
