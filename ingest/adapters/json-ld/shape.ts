import { z } from 'zod'
import { readPageMoment } from '../moment.ts'
import { optionalText } from '../shape.ts'
import { textOf } from './values.ts'

/** One page as it is saved by us: what it says of postings. */
const pageShape = z.object({
  /** Where it was asked for; null for a page that was saved alone. */
  url: z.url().nullish(),
  detail: z
    .object({ canonical: optionalText, postings: z.array(z.record(z.string(), z.unknown())) })
    .nullish(),
  detail_problem: optionalText,
})

export type SavedPage = z.infer<typeof pageShape>

export const siteShape = z.object({ pages: z.array(pageShape) })

/** A property that has to say something, in any of the forms that JSON-LD has for a text. */
const stated = z.unknown().refine((value) => textOf(value) !== null, 'expected a text')

/**
 * A posting on its page, with what it must state to be one.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const itemShape = z.object({
  page: pageShape,
  /** Which of the page's postings it is; null for the only one. */
  index: z.number().nullable(),
  JobPosting: z.looseObject({
    title: stated,
    description: stated,
    datePosted: z
      .unknown()
      .refine((value) => readPageMoment(textOf(value) ?? '') !== null, 'expected a date'),
    hiringOrganization: stated,
  }),
})

export type JsonLdItem = z.infer<typeof itemShape>
