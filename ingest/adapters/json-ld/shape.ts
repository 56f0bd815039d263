import { z } from 'zod'
import { readStatedMoment } from '../moment.ts'
import { field } from '../shape.ts'
import { textOf } from './values.ts'

/** One page as we save it: its postings. */
export const pageShape = z.object({
  /** The requested address; null for a page that was saved alone. */
  url: z.url().nullish(),
  detail: z
    .object({
      canonical: field.text,
      postings: z.array(z.unknown()),
      /** When it was read after the sitemap dropped it, and did not say that the posting is closed. */
      openAt: field.text,
      /** Its words that say that the posting is closed. */
      closed: field.text,
    })
    .nullish(),
  detail_problem: field.text,
})

export type SavedPage = z.infer<typeof pageShape>

export const siteShape = z.object({
  pages: z.array(z.unknown()),
  /** Ids of postings, or of pages, that are listed and were not read this time. */
  skipped: z.array(z.string()).optional(),
  /** How many of these pages were never read. */
  unvisited: z.number().optional(),
  /** Why the list of pages may not be whole. */
  problem: field.text,
})

/** A required text, in any form that JSON-LD has for one. */
const stated = z.unknown().refine((value) => textOf(value) !== null, 'expected a text')

/**
 * A posting on its page, with the required properties.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const itemShape = z.object({
  page: pageShape,
  /** Its index on the page; null if it is the only one. */
  index: z.number().nullable(),
  JobPosting: z.looseObject({
    title: stated,
    description: stated,
    datePosted: z
      .unknown()
      .refine((value) => readStatedMoment(textOf(value) ?? '') !== null, 'expected a date'),
    hiringOrganization: stated,
  }),
})

export type JsonLdItem = z.infer<typeof itemShape>
