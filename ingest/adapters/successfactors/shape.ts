import { z } from 'zod'
import { rssMoment } from '../moment.ts'
import { optionalText } from '../shape.ts'

/** Elements that are lists even with one entry. */
export const LISTS = ['rss.channel.item']

/** The feed for job search engines: RSS with Google's names for the facts of a job. An empty element is `''`. */
export const feedShape = z.object({
  rss: z.object({
    channel: z.object({ title: optionalText, item: z.array(z.unknown()).default([]) }),
  }),
})

const optionalRssMoment = z.preprocess((text) => (text === '' ? null : text), rssMoment.nullish())

/** An item of the feed. Undocumented: these are the fields that public projects have found. */
export const itemShape = z.object({
  title: z.string().min(1),
  link: z.url(),
  guid: optionalText,
  pubDate: optionalRssMoment,
  /** HTML, already decoded once by the XML parser. */
  description: optionalText,
  'g:id': optionalText,
  'g:location': optionalText,
  'g:employer': optionalText,
  'g:job_function': optionalText,
  'g:job_type': optionalText,
  'g:publish_date': optionalRssMoment,
  'g:expiration_date': optionalText,
  /** Added by us from the posting's own page, if the feed has no date. */
  detail: z.object({ datePosted: optionalText }).nullish(),
  detail_problem: optionalText,
})

export type SuccessFactorsItem = z.infer<typeof itemShape>
