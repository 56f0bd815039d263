import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { besideText, optionalAddress, optionalText, requiredText, titleText } from '../shape.ts'

/** The response of `GET /api/v1/widget/accounts/{account}?details=true`, for any number of jobs. */
export const boardShape = z.object({
  /** The company. */
  name: besideText,
  jobs: z.array(z.unknown()),
})

export const jobShape = z.object({
  /** The only id. A job in several places is listed once per place, with the same id. */
  shortcode: requiredText,
  title: titleText,
  /** The employer's requisition id. */
  code: optionalText,
  url: z.url(),
  application_url: optionalAddress,
  /** Dates without a time. */
  published_on: optionalMoment,
  created_at: optionalMoment,
  employment_type: optionalText,
  /** false only means not fully remote. */
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
        /** The employer does not show the exact place. */
        hidden: z.boolean().nullish(),
      }),
    )
    .nullish(),
  /** Only with `details=true`. */
  description: optionalText,
})

export type WorkableJob = z.infer<typeof jobShape>
