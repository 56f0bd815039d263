import { z } from 'zod'
import { field, texts } from '../shape.ts'

/**
 * A posting of any of the lists, with the names of the feed for job search engines. Undocumented: these are the fields
 * that public projects have found. An empty element is `''`.
 */
export const itemShape = z.object({
  /** Absent in a sitemap. */
  title: z.string().min(1).nullish(),
  link: z.url(),
  guid: field.text,
  pubDate: field.moment,
  /** HTML, also escaped as a whole. */
  description: field.text,
  ...texts('g:id', 'g:location', 'g:employer', 'g:job_function', 'g:job_type'),
  'g:publish_date': field.moment,
  'g:expiration_date': field.text,
  /** Only in the older feed. */
  country: field.text,
  /** The day on a search page. */
  listed: field.text,
  ...texts('experience', 'requisition'),
  /** The date that the posting's page stated when it was read in an earlier crawl. */
  posted: field.text,
  /** The posting as its own page states it, where the list says too little. */
  detail: z.record(z.string(), z.unknown()).nullish(),
  detail_problem: field.text,
})

export type SuccessFactorsItem = z.infer<typeof itemShape>

/** A board in the form of the feed, from whichever list it was read. */
export const boardShape = z.object({
  rss: z.object({ channel: z.object({ title: field.beside, item: z.array(z.unknown()) }) }),
  skipped: z.array(z.string()).optional(),
  unvisited: z.number().optional(),
  /** Why the list may lack some postings. */
  problem: field.text,
})

/** What an earlier crawl left. */
export const memoryShape = z.object({ door: z.string() })

export const storedMoment = field.requiredMoment.nullish().catch(null)
