import { z } from 'zod'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { parsePage, withClass, withTag, wordsOf } from '../html-page.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { readPage } from '../json-ld/page.ts'
import { field, texts } from '../shape.ts'
import { stated } from '../stated.ts'
import { parseXml } from '../xml.ts'

const HOST = 'careers.cognizant.com'
const LISTS = ['source.job']

const jobShape = z.object({
  requisitionid: field.required,
  title: field.title,
  date: field.requiredMoment,
  url: z.url(),
  ...texts('city', 'state', 'country', 'description'),
  /** Of a saved page of one posting: its schema.org data, and its "Work model", which the feed lacks. */
  posting: z.record(z.string(), z.unknown()).nullish(),
  workModel: field.text,
})

/** An empty element is `''`. */
const emptyFeed = z.object({ source: z.literal('') })
const list = listAt({
  at: 'source.job',
  orNone: (jobs) => jobs.nullish(),
  before: (payload) => (emptyFeed.safeParse(payload).success ? { source: {} } : payload),
})

/**
 * Cognizant's own feed of jobs, in one response. The board is the part of its site: `india-en`, or `global-en` with all
 * countries.
 *
 * From shivam07-hub/myro (437 jobs on 2026-05-08) and a public client (2026-10-01), where it last held. Its site has met
 * an honest agent with a check for robots (2026-09-24): that is reported as it comes.
 */
export const cognizant = defineAdapter({
  name: 'cognizant',
  board: /^[a-z]{2,20}-[a-z]{2}$/,
  example: 'india-en',
  form: 'the part of its site, as in careers.cognizant.com/india-en',
  hosts: () => [HOST],
  list,
  posting: jobShape,
  keepsAll: true,
  label: labelled('requisitionid', 'title'),

  async fetch(board, get) {
    const options = { accept: 'application/xml, text/xml', timeoutMs: 120_000 }
    return parseXml((await get(`https://${HOST}/${board}/jobs/xml/?rss=true`, options)).body, LISTS)
  },

  parse: (text) => readSavedPage(text) ?? parseXml(text, LISTS),

  read(job) {
    // "Bangalore,KA".
    const place = stated(...[job.city, job.state].flatMap((part) => part?.split(',') ?? [])).join(', ')
    const page = job.posting ? readJobPosting(job.posting) : null
    return {
      ...page,
      external_id: job.requisitionid,
      title: job.title,
      company: 'Cognizant',
      locations: page?.locations ?? [{ text: place, country: job.country }],
      workplace_type: job.workModel,
      description: page?.description ?? job.description,
      posted: { date: job.date },
      requisition_id: job.requisitionid,
      source_url: job.url,
    }
  },
})

/** The saved page of one posting, in the form of the feed; null if it has no posting. */
function readSavedPage(text: string): unknown {
  const [posting] = /^\W*<(?:!doctype html|html)\b/i.test(text) ? readPage(text).postings : []
  if (!posting) return null
  const { identifier: requisitionid, datePosted: date, title, url } = posting
  const item = withClass(parsePage(text), /job-meta-item/).find((one) => /^Work model\b/.test(wordsOf(one)))
  const workModel = item && wordsOf(withTag(item, 'strong')[0])
  return list.write([{ requisitionid, date, title, url, posting, workModel }])
}
