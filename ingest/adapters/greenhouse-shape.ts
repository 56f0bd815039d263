import { z } from 'zod'
import { optionalText } from '../shape.ts'

const text = z.string()

/** A moment with its offset, as `2026-03-06T04:36:13-05:00`. */
const moment = z.iso.datetime({ offset: true, local: true })

/**
 * The answer to `GET /v1/boards/{token}/jobs`, as far as it is read.
 * https://developers.greenhouse.io/job-board.html
 */
export const boardShape = z.object({
  jobs: z.array(z.unknown()),
  /** Put there by us, from `GET /v1/boards/{token}`, where postings carry no company of their own. */
  board_name: optionalText,
})

export const jobShape = z.object({
  id: z.union([z.number().int(), text.min(1)]),
  /** null for a prospect post: a general application, tied to no opening. */
  internal_job_id: z.number().nullish(),
  title: text.min(1),
  absolute_url: z.url(),
  location: z.object({ name: optionalText }).nullish(),
  content: optionalText,
  company_name: optionalText,
  first_published: moment.nullish(),
  updated_at: moment.nullish(),
  application_deadline: optionalText,
  requisition_id: z.union([text, z.number()]).nullish(),
  departments: z.array(z.object({ name: text })).nullish(),
  offices: z.array(z.object({ name: optionalText, location: optionalText })).nullish(),
  metadata: z.array(z.object({ name: optionalText, value: z.unknown() })).nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.number().nullish(),
        max_cents: z.number().nullish(),
        currency_type: text,
        title: optionalText,
        blurb: optionalText,
      }),
    )
    .nullish(),
})

export type GreenhouseJob = z.infer<typeof jobShape>
