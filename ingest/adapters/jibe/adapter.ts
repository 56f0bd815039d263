import { offUntilAllowed, type Adapter, type BoardSettings } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { readStatedMoment } from '../moment.ts'
import { HOST_NAME } from '../host-name.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import {
  rawPosting,
  type RawLocation,
  type RawPay,
  type RawPosting,
  type RawRejection,
} from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { stated, statedPay, statedPlaces, statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { jobShape, listShape, type JibeJob } from './shape.ts'

/** Postings per page: a larger page is refused. */
const PAGE = 100
/** After this many rows some boards repeat one page. */
const MOST = 5100

/**
 * Jibe career sites, iCIMS' layer over its own system. A board is the site's host: the employer's, or one of the
 * vendor's. The list has everything, in a row for each language of a posting.
 *
 * Facts: sarthakjain004/headstart (2026-09-24, 1,143 hosts) and Aditya-XR/job-scanner, last seen to hold in 2026-10.
 * Nearly every robots.txt asks for five seconds between requests, which are kept.
 */
export const jibe = (country: WantedCountry): Adapter => ({
  name: 'jibe',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'acme.jibeapply.com',
  hosts: (board) => [board],
  policy: offUntilAllowed("The list is undocumented, and each employer's terms and robots.txt are its own."),

  async fetch(board, get) {
    const jobs = await collectPages({
      size: PAGE,
      page: async (_, page) => {
        const query = `page=${page}&limit=${PAGE}&internal=false&country=${country.name}`
        const { body } = await get(`https://${board}/api/jobs?${query}`)
        const { totalCount: total, jobs: items } = checkShape(listShape, parseJson(body))
        return { total, items }
      },
      key: (item) => {
        const { data } = rowShape.safeParse(item)
        return data ? `${data.data.slug} ${data.data.language}` : JSON.stringify(item)
      },
      missing: 2,
      most: MOST,
    })
    return { totalCount: jobs.length, jobs }
  },

  parse: parseJson,

  read(payload, board, settings) {
    return readEach({
      items: inOneLanguage(checkShape(listShape, payload).jobs),
      at: 'jobs',
      shape: jobShape,
      title: labelled('slug', 'title', 'data'),
      read: ({ data }) => readJob(data, board, settings),
    })
  },
})

const rowShape = jobShape.extend({ data: jobShape.shape.data.pick({ slug: true, language: true }) })

/** One row for each posting: the English one, else the first. */
function inOneLanguage(rows: unknown[]): unknown[] {
  const chosen = new Map<string, { row: unknown; isEnglish: boolean }>()
  for (const [index, row] of rows.entries()) {
    const { data } = rowShape.safeParse(row)
    const isEnglish = /^en\b/i.test(data?.data.language ?? '')
    const key = data?.data.slug ?? `unreadable ${index}`
    const before = chosen.get(key)
    if (!before || (isEnglish && !before.isEnglish)) chosen.set(key, { row, isEnglish })
  }
  return [...chosen.values()].map(({ row }) => row)
}

function readJob(job: JibeJob, board: string, settings?: BoardSettings): RawPosting | RawRejection {
  const { slug: external_id, title } = job
  if (job.internal) return { external_id, title, reason: 'unlisted', detail: null }
  const page = `https://${board}/jobs/${encodeURIComponent(external_id)}`
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, job.hiring_organization, settings),
    source_url: page,
    application_url: job.apply_url ?? page,
    locations: readLocations(job),
    departments: stated(...(job.categories ?? []).map((category) => category?.name)),
    employment_type: statedText(job.employment_type)?.replaceAll('_', ' ').toLowerCase() ?? null,
    description: joinParts([
      { html: job.description },
      { heading: 'Responsibilities', html: job.responsibilities },
      { heading: 'Qualifications', html: job.qualifications },
    ]),
    posted_at: readStatedMoment(job.posted_date ?? ''),
    posted_at_basis: 'posted_date',
    requisition_id: statedText(job.req_id),
    pay: readPay(job),
  })
}

/** Several places are in one text, which names their countries; one place has fields. */
function readLocations(job: JibeJob): RawLocation[] {
  const several = stated(...(job.full_location ?? '').split(';'))
  if (several.length > 1) return several.map((text) => ({ text, country: null }))
  const country = statedText(job.country_code) ?? statedText(job.country)
  return statedPlaces([{ text: statedText(job.city, job.state) ?? several[0], country }])
}

/** `INR ₹3,338,160.00/Yr.`: some employers state the least and the most pay in two of their tags. */
const MONEY = /^([A-Z]{3}) ?\D?(\d[\d,]*(?:\.\d+)?) ?\/ ?(Yr|Mo|Hr)\.?$/
const PERIODS: Record<string, string> = { Yr: 'year', Mo: 'month', Hr: 'hour' }

/** None if there is one amount alone, which may be anything. */
function readPay(job: JibeJob): RawPay[] {
  const amounts = [job.tags1, job.tags2, job.tags3, job.tags4].flat().flatMap((tag) => {
    const [label = '', currency, amount = '', unit = ''] =
      MONEY.exec(typeof tag === 'string' ? tag.trim() : '') ?? []
    return currency
      ? [{ label, currency, amount: Number(amount.replaceAll(',', '')), interval: PERIODS[unit] }]
      : []
  })
  const [first, second, ...more] = amounts
  if (!first || !second || more.length > 0) return []
  if (first.currency !== second.currency || first.interval !== second.interval) return []
  const [min, max] = [first, second].map(({ amount }) => amount).toSorted((one, other) => one - other)
  const label = `${first.label} - ${second.label}`
  const { currency, interval } = first
  return statedPay({ min, max, currency, interval, periods: /^(year|month|hour)$/, label })
}
