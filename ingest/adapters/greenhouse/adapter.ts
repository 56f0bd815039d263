import type { Adapter } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { rawPosting, type RawPay, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { boardShape, jobShape, type GreenhouseJob } from './shape.ts'
import { stated } from '../stated.ts'

const HOST = 'boards-api.greenhouse.io'

/**
 * Greenhouse Job Board API: public, no key, the whole board in one response. It serves EU boards too.
 *
 * Facts from the vendor's documentation and job-scanner; last seen to hold 2026-10-04.
 */
export const greenhouse: Adapter = {
  name: 'greenhouse',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: false,
  example: 'stripe',
  form: "the name in the board's address, as in boards.greenhouse.io/stripe",
  hosts: () => [HOST],
  kept: boardShape.extend({ jobs: listOf(jobShape) }),
  robotsReviewed: 'The documented public API. Its robots.txt disallows /embed/ alone (read in August 2026).',

  async fetch(board, get, settings) {
    const { body } = await get(`https://${HOST}/v1/boards/${board}/jobs?content=true&pay_transparency=true`)
    const payload = checkShape(boardShape, parseJson(body))
    const named = payload.jobs.every(
      (job) => jobShape.pick({ company_name: true }).safeParse(job).data?.company_name,
    )
    if (named || settings?.company) return payload
    const about = await get(`https://${HOST}/v1/boards/${board}`)
    return { ...payload, board_name: readName(parseJson(about.body)) }
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { jobs, board_name } = checkShape(boardShape, payload)
    const company = nameCompany(board, board_name, settings)
    return readEach({
      items: jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('id', 'title'),
      read: (job) => readJob(job, company),
    })
  },
}

function readJob(job: GreenhouseJob, company: ReturnType<typeof nameCompany>): RawPosting | RawRejection {
  const external_id = String(job.id)
  if (job.internal_job_id === null)
    return { external_id, title: job.title, reason: 'prospect post', detail: null }
  // The date of the last edit says less, but the board does state it. We never invent a date.
  const posted = job.first_published ?? job.updated_at
  const location = job.location?.name?.trim() ?? ''
  return rawPosting({
    external_id,
    title: job.title,
    ...(job.company_name?.trim() ? { company: job.company_name.trim() } : company),
    locations: location === '' ? [] : [{ text: location, country: null }],
    offices: (job.offices ?? [])
      .map((office) => office.location?.trim() || office.name?.trim() || '')
      .filter((office) => office !== ''),
    departments: stated(...(job.departments ?? []).map(({ name }) => name?.trim().replace(/^\d+\s+/, ''))),
    employment_type: metadata(
      job,
      /^(?:employment|job|worker|requisition|position|contract) type$|^type of employment$|^time type$/i,
    ),
    workplace_type: metadata(
      job,
      /^(?:workplace|work|remote|location) (?:type|mode|model|status)$|^(?:is )?(?:this )?(?:role )?hybrid\/remote$/i,
    ),
    // Escaped once more than HTML.
    description: job.content ?? '',
    posted_at: posted ?? null,
    posted_at_basis: job.first_published ? 'first_published' : 'updated_at',
    updated_at: job.updated_at ?? null,
    application_deadline: readDeadline(job.application_deadline),
    requisition_id: readRequisition(job.requisition_id),
    source_url: job.absolute_url,
    pay: (job.pay_input_ranges ?? []).flatMap(readPay),
  })
}

/** A range without a currency is not pay. */
function readPay(range: NonNullable<GreenhouseJob['pay_input_ranges']>[number]): RawPay[] {
  if (!range.currency_type) return []
  const whole = (cents: number | null | undefined) => (cents == null ? null : Math.round(cents / 100))
  const label = stated(range.title, range.blurb).join(': ')
  return [
    {
      min: whole(range.min_cents),
      max: whole(range.max_cents),
      currency: range.currency_type,
      period: null,
      label,
    },
  ]
}

/** The text value of the first custom field with a matching name. */
function metadata(job: GreenhouseJob, name: RegExp): string | null {
  const field = job.metadata?.find((field) => field.name && name.test(field.name.trim()))
  return typeof field?.value === 'string' && field.value.trim() !== '' ? field.value.trim() : null
}

/** Only an id with a digit: employers without requisitions write a sentence there, "See Opening ID". */
function readRequisition(value: GreenhouseJob['requisition_id']): string | null {
  const id = value == null ? '' : String(value).trim()
  return /\d/.test(id) && id.length <= 100 ? id : null
}

function readDeadline(value: GreenhouseJob['application_deadline']): Date | null {
  const deadline = new Date(value ?? Number.NaN)
  return Number.isNaN(deadline.getTime()) ? null : deadline
}

function readName(about: unknown): string | null {
  return typeof about === 'object' && about !== null && 'name' in about && typeof about.name === 'string'
    ? about.name
    : null
}
