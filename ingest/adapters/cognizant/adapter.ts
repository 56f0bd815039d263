import type { Adapter, BoardSettings } from '../adapter.ts'
import { labelled, readEach } from '../read-each.ts'
import { rawPosting, type RawPosting } from '../raw-posting.ts'
import { checkShape } from '../shape.ts'
import { stated } from '../stated.ts'
import { parseXml } from '../xml.ts'
import { feedShape, jobShape, LISTS, type CognizantJob } from './shape.ts'

const HOST = 'careers.cognizant.com'

/**
 * Cognizant's own feed of jobs, in one response. The board is the part of its site: `india-en`, or `global-en` with all
 * countries.
 *
 * From shivam07-hub/myro (437 jobs on 2026-05-08) and a public client (2026-10-01), where it last held. Its site has met
 * an honest agent with a check for robots (2026-09-24): that is reported as it comes.
 */
export const cognizant: Adapter = {
  name: 'cognizant',
  board: /^[a-z]{2,20}-[a-z]{2}$/,
  caseSensitive: false,
  example: 'india-en',
  hosts: () => [HOST],

  async fetch(board, get) {
    const accept = 'application/xml, text/xml'
    const url = `https://${HOST}/${board}/jobs/xml/?rss=true`
    return parseXml((await get(url, { accept, timeoutMs: 120_000 })).body, LISTS)
  },

  parse: (text) => parseXml(text, LISTS),

  read: (payload, _, settings) =>
    readEach({
      items: checkShape(feedShape, payload).source.job,
      at: 'source.job',
      shape: jobShape,
      title: labelled('requisitionid', 'title'),
      read: (job) => readJob(job, settings),
    }),
}

function readJob(job: CognizantJob, settings?: BoardSettings): RawPosting {
  // "Bangalore,KA".
  const place = stated(...[job.city, job.state].flatMap((part) => part?.split(',') ?? [])).join(', ')
  const [country = null] = stated(job.country)
  return rawPosting({
    external_id: job.requisitionid,
    title: job.title,
    company: settings?.company ?? 'Cognizant',
    locations: place === '' && country === null ? [] : [{ text: place, country }],
    description: job.description ?? '',
    posted_at: job.date,
    posted_at_basis: 'date',
    requisition_id: job.requisitionid,
    source_url: job.url,
  })
}
