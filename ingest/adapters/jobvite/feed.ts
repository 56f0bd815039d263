import { z } from 'zod'
import { monthFirst } from '../moment.ts'
import type { Linked } from '../posting-pages.ts'
import { texts } from '../shape.ts'
import { stated } from '../stated.ts'
import { parseXml } from '../xml.ts'

const feedShape = z.object({ result: z.object({ job: z.array(z.unknown()) }) })

const jobShape = z.object({
  id: z.string(),
  title: z.string(),
  ...texts('category', 'location', 'date'),
  'detail-url': z.url(),
})

/** The postings of a saved XML feed; null for anything else. It has no descriptions. */
export function readFeed(text: string): Linked[] | null {
  if (!/^\s*<\?xml/.test(text)) return null
  const { data } = feedShape.safeParse(parseXml(text, ['result.job']))
  return (
    data?.result.job.map((item): Linked => {
      const { data: job } = jobShape.safeParse(item)
      // Without an id it is reported as unreadable.
      if (!job) return { id: '', url: '', title: null }
      return {
        id: job.id,
        url: job['detail-url'].replace(/^http:/, 'https:'),
        title: job.title,
        places: stated(job.location),
        departments: stated(job.category),
        posted: monthFirst(job.date ?? ''),
      }
    }) ?? null
  )
}
