import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalAddress, optionalNumber, optionalText, requiredText, titleText } from '../shape.ts'

/** The response of `GET /v0/postings/{site}`: no total, no wrapper. https://github.com/lever/postings-api */
export const boardShape = z.array(z.unknown())

/** The 404 response for a site that does not exist or no longer exists. */
export const goneShape = z.object({ ok: z.literal(false), error: z.string().regex(/not found/i) })

export const postingShape = z.object({
  id: requiredText,
  text: titleText,
  hostedUrl: z.url(),
  applyUrl: optionalAddress,
  /** Milliseconds since 1970; undocumented, but always there. */
  createdAt: z.union([
    z
      .number()
      .int()
      .positive()
      .transform((time) => new Date(time)),
    momentField,
  ]),
  categories: z
    .object({
      location: optionalText,
      allLocations: z.array(optionalText).nullish(),
      commitment: optionalText,
      department: optionalText,
      team: optionalText,
    })
    .nullish(),
  /** ISO 3166-1 alpha-2, of `categories.location`. */
  country: optionalText,
  workplaceType: optionalText,
  /** `opening` and `descriptionBody` joined; older postings have only this. */
  description: optionalText,
  opening: optionalText,
  descriptionBody: optionalText,
  lists: z.array(z.object({ text: optionalText, content: optionalText })).nullish(),
  additional: optionalText,
  salaryRange: z
    .object({
      min: optionalNumber,
      max: optionalNumber,
      currency: optionalText,
      /** "per-year-salary", "per-month-salary", "per-hour-wage", "bi-week-salary", "one-time". */
      interval: optionalText,
    })
    .nullish(),
  salaryDescription: optionalText,
})

export type LeverPosting = z.infer<typeof postingShape>
