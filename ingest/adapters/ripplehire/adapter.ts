import { z } from 'zod'
import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { readDay, readLastDay } from '../file/dates.ts'
import { readStatedMoment } from '../moment.ts'
import { HOST_LABEL } from '../host-name.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, kindOfText, listOf, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { parseXml } from '../xml.ts'
import { detailShape, jobShape, listShape, type RippleHireJob } from './shape.ts'

/** Postings per page. */
const PAGE = 100

/**
 * RippleHire career sites, used by large Indian employers. The careers page gives every visitor the same
 * token, which the list and the addresses of postings need. Descriptions and dates are only in the details.
 *
 * Undocumented. Facts from five clients of the list, jobdekho and headstart (2026-09-30); last seen to hold 2026-09-30.
 */
export const ripplehire = (country: WantedCountry): Adapter => ({
  name: 'ripplehire',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  form: 'the tenant, as in acme.ripplehire.com',
  hosts: (board) => [hostOf(board)],
  kept: listShape.extend({ jobVoList: listOf(jobShape) }),
  policy: {
    scope: 'source',
    reason: 'Its list is undocumented, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get) {
    const { token, cookie } = await fetchToken(board, get)
    // As the site's own page asks.
    const ask: Get = (url, options) => get(url, { ...options, script: true, cookie })
    const listed = (await listJobs(board, token, ask)).filter((item) => mayBeListed(country, item))
    refuseTooMany(listed)
    const jobVoList = await fetchDetails(listed, async (item) => {
      const id = idOf(item)
      if (id === null) return null
      const query = new URLSearchParams({ token, jobSeq: id, source: 'CAREERSITE', lang: 'en' })
      const { body } = await ask(`https://${hostOf(board)}/candidate/candidatejobdetail?${query}`)
      return checkShape(detailShape, parseAnswer(body))
    })
    return { totalJobCount: jobVoList.length, token, jobVoList }
  },

  parse(text) {
    const payload = parseAnswer(text)
    // A saved response of a single posting.
    const alone = z.object({ jobVO: z.looseObject({ jobSeq: z.unknown() }) }).safeParse(payload).data?.jobVO
    return alone ? { totalJobCount: 1, jobVoList: [Object.assign({}, alone, { detail: payload })] } : payload
  },

  read(payload, board, settings) {
    const { jobVoList, token } = checkShape(listShape, payload)
    return readEach({
      items: jobVoList,
      at: 'jobVoList',
      shape: jobShape,
      title: labelled('jobSeq', 'jobTitle'),
      read: (job) => readJob(job, board, token ?? null, settings),
    })
  },
})

function hostOf(board: string): string {
  return `${board}.ripplehire.com`
}

/** The token from the address that the careers page redirects to, or from a hidden field of the page. */
async function fetchToken(board: string, get: Get): Promise<{ token: string; cookie: string | undefined }> {
  const page = await get(`https://${hostOf(board)}/candidate/careers`, { accept: 'text/html' })
  const inAddress = URL.parse(page.url ?? '')?.searchParams.get('token')
  const [input = ''] = /<input\b[^>]{0,400}\bid=["']token["'][^>]{0,400}>/i.exec(page.body) ?? []
  const token = inAddress || /\bvalue=["']([\w-]{1,100})["']/i.exec(input)?.[1]
  // A page without the token is no empty board: it says nothing about the postings.
  if (!token)
    throw new SourceProblem('shape changed', `expected a page with a token, got ${kindOfText(page.body)}`)
  return { token, cookie: page.cookie }
}

function listJobs(board: string, token: string, get: Get): Promise<unknown[]> {
  const search = { search: '*:*', token, source: 'CAREERSITE', pagesize: PAGE }
  return collectPages({
    size: PAGE,
    page: async (_, number) => {
      const careerSiteUrlParams = JSON.stringify({ page: number - 1, ...search })
      const form = { careerSiteUrlParams, lang: 'en' }
      const { body } = await get(`https://${hostOf(board)}/candidate/candidatejobsearch`, { form })
      const { totalJobCount, jobVoList } = checkShape(listShape, parseAnswer(body))
      return { total: totalJobCount, items: jobVoList }
    },
    key: (item) => idOf(item) ?? JSON.stringify(item),
    missing: 2,
  })
}

function idOf(item: unknown): string | null {
  return jobShape.pick({ jobSeq: true }).safeParse(item).data?.jobSeq ?? null
}

/** What is unreadable, or has no place, stays. */
function mayBeListed(country: WantedCountry, item: unknown): boolean {
  const { data } = jobShape.pick({ locations: true, jobLocation: true }).safeParse(item)
  return !data || mayBeIn(country, readLocations(data))
}

/** Some servers send XML instead, whatever we accept, with the same names below one element. */
function parseAnswer(text: string): unknown {
  if (!/^\s*<(?:\?xml|\w*VO\b)/i.test(text)) return parseJson(text)
  const [answer] = Object.values(checkShape(z.record(z.string(), z.unknown()), parseXml(text, [])))
  return answer
}

function readJob(
  job: RippleHireJob,
  board: string,
  token: string | null,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { jobSeq: external_id, jobTitle: title, detail } = job
  const { jobVO, companyVO } = detail ?? {}
  const status = statedText(jobVO?.jobStatus) ?? statedText(job.jobStatus)
  if (detail?.linkDeactivated || (status !== null && status.toUpperCase() !== 'ACTIVE'))
    return { external_id, title, reason: 'unlisted', detail: status ?? 'its link is deactivated' }
  const dates = [
    ['publishDetails.CAREER_SITE', jobVO?.publishDetails?.CAREER_SITE],
    ['jobPostingDate', jobVO?.jobPostingDate],
    ['publishDetails.CAREER_SITE', job.publishDetails?.CAREER_SITE],
    ['jobPostingDate', job.jobPostingDate],
    ['careerSiteDate', jobVO?.careerSiteDate],
  ] as const
  const [basis, posted] = dates.find(([, text]) => statedText(text) !== null) ?? ['', null]
  const page = (action: 'detail' | 'apply') => pageOf(board, token, `${action}/job/${external_id}`)
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, companyVO?.companyName, settings),
    locations: readLocations(job),
    departments: stated(jobVO?.bussinessUnit),
    employment_type: statedText(jobVO?.jobTypeCustom3),
    // Beside it are numbers, of years in the list and of months in the details.
    experience: statedText(job.jobReqExp) ?? statedText(jobVO?.jobReqExp),
    skills: stated(...(job.jobPrimarySkills ?? '').split(/[,;|]/)),
    description: statedText(jobVO?.jobDesc) ?? job.jobDesc ?? '',
    posted_at: readStatedMoment(posted) ?? readDay(posted ?? ''),
    posted_at_basis: basis,
    application_deadline: readLastDay(jobVO?.hiringDeadline ?? ''),
    requisition_id: statedText(job.jobCode),
    source_url: page('detail'),
    application_url: page('apply'),
    pay_text: statedText(jobVO?.compensationRange) ?? statedText(jobVO?.compensationInfo),
  })
}

/** A posting's page; without the token the site opens its list. */
function pageOf(board: string, token: string | null, path: string): string {
  if (token === null) return `https://${hostOf(board)}/candidate/careers`
  const query = new URLSearchParams({ token, source: 'CAREERSITE' })
  return `https://${hostOf(board)}/candidate/?${query}#${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Each city, with the country where that field names one that the cities do not. Nobody has chosen "Select Location". */
function readLocations(job: Pick<RippleHireJob, 'locations' | 'jobLocation'>): RawLocation[] {
  const [cities = [], [country = null] = []] = [(job.locations ?? '').split(','), [job.jobLocation]].map(
    (texts) => stated(...texts).filter((text) => !/^select\b/i.test(text)),
  )
  if (cities.length === 0) return statedPlaces([{ text: country }])
  return cities.map((text) => ({ text, country: cities.includes(country ?? '') ? null : country }))
}
