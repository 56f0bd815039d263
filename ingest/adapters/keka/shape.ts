import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalText } from '../shape.ts'

/** What we keep of a careers portal: its list of jobs, and the name it goes by. */
export const portalShape = z.object({
  jobs: z.array(z.unknown()),
  /** Put there by us, from the portal's own description of itself. */
  name: optionalText,
})

/** A number that stands for a word; some portals write it as a text. */
const code = z.union([z.number(), z.string().transform(Number)]).nullish()

/**
 * One of the list at `/careers/api/embedjobs/{portal}/active/{id}`. Keka documents none of it: the fields are those
 * that public projects have met.
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
      /** 1 an hour, 3 a month, 4 a year; 0 is not said. */
      salaryPeriod: code,
    })
    .nullish(),
  skillNames: z.array(optionalText).nullish(),
  publishedOn: momentField.nullish(),
  jobNumber: z.union([z.string(), z.number()]).nullish(),
})

export type KekaJob = z.infer<typeof jobShape>
