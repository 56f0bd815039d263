import { z } from 'zod'
import { offUntilAllowed, type Adapter, type BoardSettings, type Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { HOST_NAME } from '../host-name.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, optionalText, parseJson, requiredText } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { detailResponseShape, jobShape, searchShape, type PhenomJob } from './shape.ts'

/** Postings per page: the most that the list returns. */
const PAGE = 500
/** From 10,000 on the list is empty, and counts 0. */
const MOST = 9500

/** The first parts of a path: a region and a language. */
const PREFIX = /^\/([a-z]{2,8}\/[a-z]{2,8})(?:\/|$)/i

/**
 * Phenom career sites. A board is the site's host. The list has a text of its own for each posting, which is not the
 * employer's, so each posting is asked for.
 *
 * Facts: sarthakjain004/headstart, last seen to hold on 2026-09-16 (98 sites). Others needed a browser for one site.
 */
export const phenom = (country: WantedCountry): Adapter => ({
  name: 'phenom',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'careers.acme.example',
  hosts: (board) => [board],
  policy: offUntilAllowed("The list is undocumented, and each employer's terms and robots.txt are its own."),

  async fetch(board, get) {
    const prefix = await fetchPrefix(board, get)
    const listed = (await listJobs(board, prefix, country, get)).filter((item) => {
      const { data } = jobShape.safeParse(item)
      return !data || mayBeIn(country, readLocations(data))
    })
    refuseTooMany(listed)
    const jobs = await fetchDetails(listed, (item) => {
      const id = idOf(item)
      return id === null ? null : fetchDetail(board, prefix, id, get)
    })
    return { refineSearch: { totalHits: jobs.length, data: { jobs } }, prefix }
  },

  parse(text) {
    const payload = parseJson(text)
    const job = savedDetail.safeParse(payload).data?.jobDetail.data.job
    if (!job) return payload
    const { title, datePosted: postedDate } = job.structureData
    return { refineSearch: { totalHits: 1, data: { jobs: [{ title, postedDate, ...job, detail: job }] } } }
  },

  read(payload, board, settings) {
    const { refineSearch, prefix } = checkShape(searchShape, payload)
    return readEach({
      items: refineSearch.data.jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('jobId', 'title'),
      read: (job) => readJob(job, prefix ?? prefixOf(job), board, settings),
    })
  },
})

/** A saved response of a single posting, with its schema.org data. */
const structureData = z.object({ title: optionalText, datePosted: optionalText })
const savedDetail = z.object({
  jobDetail: z.object({ data: z.object({ job: z.looseObject({ jobId: requiredText, structureData }) }) }),
})

/** A wrong prefix is answered with the home page of the right one, also for postings: so it is asked for. */
async function fetchPrefix(board: string, get: Get): Promise<string> {
  const asked = `https://${board}/us/en/search-results`
  const { url } = await get(asked, { accept: 'text/html' })
  return PREFIX.exec(URL.parse(url ?? asked)?.pathname ?? '')?.[1] ?? 'us/en'
}

/** `en_GLOBAL` as `global/en`, for saved lists. */
function prefixOf({ locale }: PhenomJob): string {
  const [, language, region] = /^([a-z]{2})_([a-z]{2,8})$/i.exec(locale ?? '') ?? []
  return language && region ? `${region}/${language}`.toLowerCase() : 'us/en'
}

/** One response of the site's only address; `ddoKey` says which. */
async function ask(board: string, prefix: string, get: Get, wanted: object): Promise<unknown> {
  const [country = 'us', language = 'en'] = prefix.split('/')
  const site = { lang: `${language}_${country}`, country, deviceType: 'desktop', siteType: 'external' }
  return parseJson((await get(`https://${board}/widgets`, { post: { ...site, ...wanted } })).body)
}

function listJobs(board: string, prefix: string, country: WantedCountry, get: Get): Promise<unknown[]> {
  const search = {
    ddoKey: 'refineSearch',
    pageName: 'search-results',
    size: PAGE,
    jobs: true,
    counts: true,
    global: true,
    all_fields: ['category', 'country', 'state', 'city'],
    selected_fields: { country: [country.name] },
  }
  return collectPages({
    size: PAGE,
    page: async (from) => {
      const { refineSearch } = checkShape(searchShape, await ask(board, prefix, get, { ...search, from }))
      return { total: refineSearch.totalHits, items: refineSearch.data.jobs }
    },
    key: (item) => idOf(item) ?? JSON.stringify(item),
    missing: 2,
    most: MOST,
  })
}

function idOf(item: unknown): string | null {
  return jobShape.pick({ jobId: true }).safeParse(item).data?.jobId ?? null
}

async function fetchDetail(board: string, prefix: string, jobId: string, get: Get) {
  const answer = await ask(board, prefix, get, { ddoKey: 'jobDetail', pageName: 'job', jobId })
  const job = checkShape(detailResponseShape, answer).jobDetail.data?.job
  if (!job) throw new SourceProblem('gone', `the posting ${jobId} has no details`)
  return job
}

function readJob(
  job: PhenomJob,
  prefix: string,
  board: string,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { jobId: external_id, title, detail } = job
  if (job.detail_problem) return withoutDetail(external_id, title, job.detail_problem)
  const page = `https://${board}/${prefix}/job/${encodeURIComponent(external_id)}`
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, detail?.companyName, settings),
    source_url: page,
    application_url: job.applyUrl ?? page,
    locations: readLocations(job),
    departments: stated(job.category),
    employment_type: statedText(job.type),
    workplace_type: statedText(job.RemoteType)?.replace(/\s+only$/i, '') ?? null,
    description: statedText(detail?.description) ?? '',
    posted_at: job.postedDate ?? null,
    posted_at_basis: 'postedDate',
    requisition_id: statedText(job.reqId) ?? external_id,
    pay_text: statedText(detail?.compensationRange),
  })
}

/** Several places name their countries themselves; the field is that of the first. */
function readLocations(job: PhenomJob): RawLocation[] {
  const several = statedPlaces((job.multi_location ?? []).map((text) => ({ text })))
  if (several.length > 0) return several
  return statedPlaces([{ text: statedText(job.cityStateCountry) ?? job.city, country: job.country }])
}
