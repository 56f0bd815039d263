import { z } from 'zod'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import type { RawPay } from '../raw-posting.ts'
import { field, fetchJson, part, rows, texts } from '../shape.ts'
import { stated, statedText } from '../stated.ts'

const API = 'https://boards-api.greenhouse.io/v1/boards'

/** `GET /v1/boards/{token}/jobs`. https://developers.greenhouse.io/job-board.html */
const jobShape = z.object({
  id: field.required,
  /** null for a prospect post: a general application without an opening. */
  internal_job_id: z.union([z.number(), z.string()]).nullish(),
  title: field.title,
  absolute_url: z.url(),
  location: part({ name: field.text }),
  /** Escaped once more than HTML. */
  content: field.text,
  company_name: field.text,
  first_published: field.moment,
  updated_at: field.moment,
  ...texts('application_deadline', 'requisition_id'),
  departments: rows({ name: field.text }),
  offices: rows({ name: field.text, location: field.text }),
  metadata: rows({ name: field.text, value: z.unknown() }),
  pay_input_ranges: rows({
    min_cents: field.number,
    max_cents: field.number,
    ...texts('currency_type', 'title', 'blurb'),
  }),
})

type Job = z.infer<typeof jobShape>

const list = listAt({ at: 'jobs', beside: { board_name: field.beside } })
const isNamed = (job: unknown) => jobShape.pick({ company_name: true }).safeParse(job).data?.company_name

/**
 * Greenhouse Job Board API: public, no key, the whole board in one response. It serves EU boards too.
 *
 * Facts from the vendor's documentation and job-scanner; last seen to hold 2026-10-04.
 */
export const greenhouse = defineAdapter({
  name: 'greenhouse',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  example: 'stripe',
  form: "the name in the board's address, as in boards.greenhouse.io/stripe",
  hosts: () => [new URL(API).host],
  robotsReviewed: 'The documented public API. Its robots.txt disallows /embed/ alone (read in August 2026).',
  ownNames: true,
  // The name is added by us, if the postings have none.
  list,
  posting: jobShape,
  label: labelled('id', 'title'),

  async fetch(board, get, settings) {
    const { items } = await list.fetch(get, `${API}/${board}/jobs?content=true&pay_transparency=true`)
    if (items.every(isNamed) || settings?.company) return list.write(items)
    const { name } = await fetchJson(get, `${API}/${board}`, z.object({ name: field.beside }))
    return list.write(items, { board_name: name })
  },

  read(job, { beside, settings }) {
    if (job.internal_job_id === null)
      return { external_id: job.id, title: job.title, reason: 'prospect post', detail: null }
    return {
      external_id: job.id,
      title: job.title,
      company: statedText(job.company_name) ?? settings?.company ?? beside.board_name,
      locations: [job.location?.name],
      offices: job.offices.map(({ name, location }) => statedText(location) ?? name),
      departments: job.departments.map(({ name }) => name?.trim().replace(/^\d+\s+/, '')),
      employment_type: metadata(
        job,
        /^(?:employment|job|worker|requisition|position|contract) type$|^type of employment$|^time type$/i,
      ),
      workplace_type: metadata(
        job,
        /^(?:workplace|work|remote|location) (?:type|mode|model|status)$|^(?:is )?(?:this )?(?:role )?hybrid\/remote$/i,
      ),
      description: job.content,
      // The date of the last edit says less, but the board does state it. We never invent a date.
      posted: { first_published: job.first_published, updated_at: job.updated_at },
      updated_at: job.updated_at,
      application_deadline: readDeadline(job),
      requisition_id: readRequisition(job),
      source_url: job.absolute_url,
      pay: job.pay_input_ranges.flatMap(readPay),
    }
  },
})

/** A range without a currency is not pay. */
function readPay(range: Job['pay_input_ranges'][number]): RawPay[] {
  const { min_cents, max_cents, currency_type: currency, title, blurb } = range
  const whole = (cents: number | null | undefined) => (cents == null ? null : Math.round(cents / 100))
  const label = stated(title, blurb).join(': ')
  return currency ? [{ min: whole(min_cents), max: whole(max_cents), currency, period: null, label }] : []
}

/** The text value of the first custom field with a matching name. */
function metadata(job: Job, name: RegExp): string | null {
  const custom = job.metadata.find((one) => one.name && name.test(one.name.trim()))
  return typeof custom?.value === 'string' ? custom.value : null
}

/** Only an id with a digit: employers without requisitions write a sentence there, "See Opening ID". */
function readRequisition({ requisition_id }: Job): string | null {
  const id = requisition_id?.trim() ?? ''
  return /\d/.test(id) && id.length <= 100 ? id : null
}

function readDeadline({ application_deadline }: Job): Date | null {
  const deadline = new Date(application_deadline ?? Number.NaN)
  return Number.isNaN(deadline.getTime()) ? null : deadline
}
