import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { besideText, optionalNumber, optionalText, requiredText, titleText } from '../shape.ts'

/** What we save of a careers portal: its jobs and its name. */
export const portalShape = z.object({
  jobs: z.array(z.unknown()),
  /** Added by us from the portal's information. */
  name: besideText,
})

/** A numeric code, also as text. A word is a code that we do not know. */
const code = z.union([z.number(), z.string().transform(Number)]).nullish()

/**
 * A job of `/careers/api/jobs/{portal}/active`. Undocumented: these are the fields that public
 * projects have found.
 */
export const jobShape = z.object({
  id: requiredText,
  title: titleText,
  description: optionalText,
  excerpt: optionalText,
  departmentName: optionalText,
  jobLocations: z
    .array(
      z.object({
        name: optionalText,
        city: optionalText,
        state: optionalText,
        countryName: optionalText,
        countryCode: optionalText,
      }),
    )
    .nullish(),
  /** 1 is part time, 2 full time. */
  jobType: code,
  experience: optionalText,
  salaryRange: z
    .object({
      minimum: optionalNumber,
      maximum: optionalNumber,
      currency: optionalText,
      /** 1 per hour, 3 per month, 4 per year; 0 not stated. */
      salaryPeriod: code,
    })
    .nullish(),
  skillNames: z.array(optionalText).nullish(),
  publishedOn: optionalMoment,
  jobNumber: optionalText,
})

export type KekaJob = z.infer<typeof jobShape>
