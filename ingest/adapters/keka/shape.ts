import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalText } from '../shape.ts'

/** What we save of a careers portal: its jobs and its name. */
export const portalShape = z.object({
  jobs: z.array(z.unknown()),
  /** Added by us from the portal's information. */
  name: optionalText,
})

/** A numeric code; some portals send it as text. */
const code = z.union([z.number(), z.string().transform(Number)]).nullish()

/**
 * A job of `/careers/api/jobs/{portal}/active`. Undocumented: these are the fields that public
 * projects have found.
 */
export const jobShape = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  title: z.string().min(1),
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
  experience: z.union([z.string(), z.number()]).nullish(),
  salaryRange: z
    .object({
      minimum: z.number().nullish(),
      maximum: z.number().nullish(),
      currency: optionalText,
      /** 1 per hour, 3 per month, 4 per year; 0 not stated. */
      salaryPeriod: code,
    })
    .nullish(),
  skillNames: z.array(optionalText).nullish(),
  publishedOn: momentField.nullish(),
  jobNumber: z.union([z.string(), z.number()]).nullish(),
})

export type KekaJob = z.infer<typeof jobShape>
