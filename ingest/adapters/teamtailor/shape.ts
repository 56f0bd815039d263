import { z } from 'zod'
import { momentField } from '../moment.ts'
import { besideText, optionalText, titleText } from '../shape.ts'

/** The parser returns an empty text for any empty element. */
const emptyOr = <T extends z.ZodType>(shape: T) => z.union([z.literal(''), shape]).nullish()

/** `jobs.rss`. https://support.teamtailor.com/en/articles/11171756-rss-feed-how-to-guide */
export const feedShape = z.object({
  rss: z.object({
    channel: z.object({ title: besideText, item: z.array(z.unknown()).default([]) }),
  }),
  /** Added by us: why there may be more jobs. */
  incomplete: optionalText,
})

export const itemShape = z.object({
  title: titleText,
  link: z.url(),
  guid: optionalText,
  pubDate: momentField,
  /** HTML, already decoded once by the XML parser. */
  description: optionalText,
  /** `none`, `onsite`, `hybrid`, `fully`, `remote` or `temporary`. */
  remoteStatus: optionalText,
  'tt:locations': emptyOr(
    z.object({
      'tt:location': z.array(
        emptyOr(z.object({ 'tt:name': optionalText, 'tt:city': optionalText, 'tt:country': optionalText })),
      ),
    }),
  ),
  'tt:department': optionalText,
  'tt:role': optionalText,
})

export type TeamtailorItem = z.infer<typeof itemShape>

/** `jobs.json`, the same list as a JSON Feed: undocumented, with fewer fields. */
export const jsonFeedShape = z.object({ title: besideText, items: z.array(z.unknown()) })

export const jsonItemShape = z.object({
  title: titleText,
  url: z.url(),
  date_published: momentField,
  content_html: optionalText,
  _jobposting: z.record(z.string(), z.unknown()).nullish(),
})

export type TeamtailorJsonItem = z.infer<typeof jsonItemShape>
