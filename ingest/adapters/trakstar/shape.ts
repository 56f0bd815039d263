import { z } from 'zod'
import { momentField } from '../moment.ts'
import { isObject } from '../json-ld/values.ts'
import { optionalText } from '../shape.ts'

/** Elements that are lists even with one entry. */
export const LISTS = ['rss.channel.item']

/** The feed. An empty element is `''`. Its fields for jobs are in a namespace of their own, with any prefix. */
export const feedShape = z.object({
  rss: z.object({
    channel: z.object({ title: optionalText, item: z.array(z.unknown()).default([]) }),
  }),
})

/** What a posting can do without: an odd value is none. */
const spare = optionalText.catch(null)

export const itemShape = z.preprocess(
  withoutPrefixes,
  z.object({
    title: z.string().min(1),
    link: z.url(),
    guid: spare,
    pubDate: momentField,
    description: optionalText,
    /** "Bengaluru/Gurugram". */
    locationCity: spare,
    locationState: spare,
    locationCountry: spare,
    positionType: spare,
    team: spare,
    /** Misspelt so by the source. */
    closeDte: spare,
  }),
)

/** `job:team` as `team`, unless the item has that itself. */
function withoutPrefixes(item: unknown): unknown {
  if (!isObject(item)) return item
  const plain = Object.entries(item).map(([name, value]) => [name.replace(/^[^:]*:/, ''), value] as const)
  return { ...Object.fromEntries(plain), ...item }
}

export type TrakstarItem = z.infer<typeof itemShape>
