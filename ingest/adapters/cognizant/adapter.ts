import type { Adapter, BoardSettings } from '../adapter.ts'
import { parsePage, withClass, withTag, wordsOf } from '../html-page.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { readPage } from '../json-ld/page.ts'
import { labelled, readEach } from '../read-each.ts'
import { rawPosting, type RawPosting } from '../raw-posting.ts'
import { checkShape } from '../shape.ts'
import { stated, statedText } from '../stated.ts'
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

  parse: (text) => readSavedPage(text) ?? parseXml(text, LISTS),

  read: (payload, _, settings) =>
    readEach({
      items: checkShape(feedShape, payload).source.job,
      at: 'source.job',
      shape: jobShape,
      title: labelled('requisitionid', 'title'),
      read: (job) => readJob(job, settings),
    }),
}

/** The saved page of one posting, in the form of the feed; null if it has no posting. */
function readSavedPage(text: string): unknown {
  const [posting] = /^\W*<(?:!doctype html|html)\b/i.test(text) ? readPage(text).postings : []
  if (!posting) return null
  const { identifier: requisitionid, datePosted: date, title, url } = posting
  const item = withClass(parsePage(text), /job-meta-item/).find((one) => /^Work model\b/.test(wordsOf(one)))
  const workModel = item && wordsOf(withTag(item, 'strong')[0])
  return { source: { job: [{ requisitionid, date, title, url, posting, workModel }] } }
}

function readJob(job: CognizantJob, settings?: BoardSettings): RawPosting {
  // "Bangalore,KA".
  const place = stated(...[job.city, job.state].flatMap((part) => part?.split(',') ?? [])).join(', ')
  const [country = null] = stated(job.country)
  const page = job.posting ? readJobPosting(job.posting) : null
  return rawPosting({
    ...page,
    external_id: job.requisitionid,
    title: job.title,
    company: settings?.company ?? 'Cognizant',
    locations: page?.locations ?? (place === '' && country === null ? [] : [{ text: place, country }]),
    workplace_type: statedText(job.workModel),
    description: page?.description ?? job.description ?? '',
    posted_at: job.date,
    posted_at_basis: 'date',
    requisition_id: job.requisitionid,
    source_url: job.url,
  })
}
