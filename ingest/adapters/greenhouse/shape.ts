import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { besideText, optionalNumber, optionalText, requiredText, titleText } from '../shape.ts'

/**
 * The fields that we read from the response of `GET /v1/boards/{token}/jobs`.
 * https://developers.greenhouse.io/job-board.html
 */
export const boardShape = z.object({
  jobs: z.array(z.unknown()),
  /** Added by us from `GET /v1/boards/{token}`, if the postings have no company name. */
  board_name: besideText,
})

export const jobShape = z.object({
  id: requiredText,
  /** null for a prospect post: a general application without an opening. */
  internal_job_id: z.union([z.number(), z.string()]).nullish(),
  title: titleText,
  absolute_url: z.url(),
  location: z.object({ name: optionalText }).nullish(),
  content: optionalText,
  company_name: optionalText,
  first_published: optionalMoment,
  updated_at: optionalMoment,
  application_deadline: optionalText,
  requisition_id: optionalText,
  departments: z.array(z.object({ name: optionalText })).nullish(),
  offices: z.array(z.object({ name: optionalText, location: optionalText })).nullish(),
  metadata: z.array(z.object({ name: optionalText, value: z.unknown() })).nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: optionalNumber,
        max_cents: optionalNumber,
        currency_type: optionalText,
        title: optionalText,
        blurb: optionalText,
      }),
    )
    .nullish(),
})

export type GreenhouseJob = z.infer<typeof jobShape>
