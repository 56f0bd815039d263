import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalText } from '../shape.ts'

/** The answer to `GET /api/v1/widget/accounts/{account}?details=true`, however many jobs there are. */
export const boardShape = z.object({
  /** The company. */
  name: optionalText,
  jobs: z.array(z.unknown()),
})

export const jobShape = z.object({
  /** The only id; a job advertised in several places comes once for each, with the same one. */
  shortcode: z.string().min(1),
  title: z.string().min(1),
  /** What the employer calls it: a requisition. */
  code: optionalText,
  url: z.url(),
  application_url: z.url().nullish(),
  /** Days, without time. */
  published_on: optionalMoment,
  created_at: optionalMoment,
  employment_type: optionalText,
  /** false says no more than that it is not fully remote. */
  telecommuting: z.boolean().nullish(),
  department: optionalText,
  /** "Entry level", "Associate", "Mid-Senior level". */
  experience: optionalText,
  country: optionalText,
  state: optionalText,
  city: optionalText,
  locations: z
    .array(
      z.object({
        country: optionalText,
        countryCode: optionalText,
        region: optionalText,
        city: optionalText,
        /** The employer does not show where exactly. */
        hidden: z.boolean().nullish(),
      }),
    )
    .nullish(),
  /** Only with `details=true`. */
  description: optionalText,
  /** Put there by us, where the text has an address of its own and that could not be read. */
  detail_problem: optionalText,
})

export type WorkableJob = z.infer<typeof jobShape>
