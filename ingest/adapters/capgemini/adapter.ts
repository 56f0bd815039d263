import { offUntilAllowed, type Adapter, type BoardSettings, type Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { textOf } from '../json-ld/values.ts'
import { readStatedMoment } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import {
  FIRST_SEEN,
  rawPosting,
  type RawLocation,
  type RawPosting,
  type RawRejection,
} from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { stated, statedPlaces, statedText } from '../stated.ts'
import { jobShape, listShape, type CapgeminiJob } from './shape.ts'

const HOST = 'cg-jobstream-api.azurewebsites.net'
const PAGES = 'careers.capgemini.com'
const PAGE = 100

/**
 * Capgemini's own job search. It has the whole text but no publication date, which is on the posting's page.
 *
 * Facts: shivam07-hub/myro-job-scraper and jobverify/jobverify-backend, last seen to hold in 2026-07 (829 to 921 postings
 * in India). They differ on the country's code, so both are asked for, and on the origin, so it is sent.
 */
export const capgemini: Adapter = {
  name: 'capgemini',
  board: /^cg-jobstream-api$/i,
  caseSensitive: false,
  example: 'cg-jobstream-api',
  hosts: () => [HOST, PAGES],
  policy: offUntilAllowed(
    "Its search is undocumented and meant for Capgemini's own pages, and we have not read its terms.",
  ),

  async fetch(_, get) {
    const rows = await collectPages({
      size: PAGE,
      page: async (_, page) => {
        const query = `page=${page}&size=${PAGE}&country_code=in-en,en-in`
        const options = { origin: 'https://www.capgemini.com' }
        const { body } = await get(`https://${HOST}/api/job-search?${query}`, options)
        const { count: total, data: items } = checkShape(listShape, parseJson(body))
        return { total, items }
      },
      // Both codes may list a posting: the total counts it twice.
      key: (item) => {
        const { data } = jobShape.pick({ id: true, country_code: true }).safeParse(item)
        return data ? `${data.id} ${data.country_code}` : JSON.stringify(item)
      },
      missing: 2,
    })
    const listed = eachOnce(rows)
    refuseTooMany(listed)
    const data = await fetchDetails(listed, (item) => {
      const row = jobShape.safeParse(item).data
      return row && isOpen(row) ? fetchDate(pageOf(row), get) : null
    })
    return { count: data.length, data }
  },

  parse: parseJson,

  read(payload, _, settings) {
    return readEach({
      items: eachOnce(checkShape(listShape, payload).data),
      at: 'data',
      shape: jobShape,
      title: labelled('id', 'title'),
      read: (job) => readJob(job, settings),
    })
  },
}

function eachOnce(rows: unknown[]): unknown[] {
  const idOf = (row: unknown) => jobShape.pick({ id: true }).safeParse(row).data?.id ?? Symbol('unreadable')
  return [...new Map(rows.toReversed().map((row) => [idOf(row), row])).values()].toReversed()
}

function isOpen({ status, deleted_at }: CapgeminiJob): boolean {
  return (statedText(status) ?? '1') === '1' && statedText(deleted_at) === null
}

/** The address without the marks of the page that linked to it. */
function pageOf({ apply_job_url }: CapgeminiJob): string {
  const url = new URL(apply_job_url)
  return url.origin + url.pathname
}

async function fetchDate(page: string, get: Get): Promise<{ datePosted: string | null }> {
  return { datePosted: textOf((await fetchJobPosting(page, PAGES, get)).datePosted) }
}

function readJob(job: CapgeminiJob, settings?: BoardSettings): RawPosting | RawRejection {
  const { id: external_id, title } = job
  if (!isOpen(job)) return { external_id, title, reason: 'unlisted', detail: null }
  if (job.detail_problem) return withoutDetail(external_id, title, job.detail_problem)
  const posted_at = readStatedMoment(job.detail?.datePosted ?? '')
  return rawPosting({
    external_id,
    title,
    ...nameCompany('Capgemini', 'Capgemini', settings),
    source_url: pageOf(job),
    locations: readLocations(job),
    departments: stated(job.professional_communities),
    employment_type: statedText(job.contract_type),
    experience: statedText(job.experience_level),
    description: statedText(job.description) ?? '',
    posted_at,
    posted_at_basis: posted_at ? 'datePosted' : FIRST_SEEN,
    requisition_id: statedText(job.ref),
  })
}

/** Each city once, without its older name: "Kolkata (ex Calcutta), Kolkata". The code has the country. */
function readLocations({ location, country_code }: CapgeminiJob): RawLocation[] {
  const country = /^(?:en-in|in-en)$/i.test(country_code?.trim() ?? '') ? 'IN' : null
  const cities = (location ?? '').split(',').map((city) => city.replace(/\(ex\b[^()]*\)/gi, '').trim())
  return statedPlaces(cities.map((text) => ({ text, country })))
}
