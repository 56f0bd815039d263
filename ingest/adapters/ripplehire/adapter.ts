import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { readDay, readLastDay } from '../file/dates.ts'
import { HOST_LABEL } from '../host-name.ts'
import { collectPages } from '../offset-pages.ts'
import type { RawLocation, RawPosting, RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, kindOfText, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { stated, statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { detailShape, jobShape, listShape, type RippleHireJob } from './shape.ts'

/** Postings per page. */
const PAGE = 100

/**
 * RippleHire career sites, used by large Indian employers. The careers page gives every visitor the same
 * token, which the list and the addresses of postings need. Descriptions and dates are only in the details.
 */
export const ripplehire = (country: WantedCountry): Adapter => ({
  name: 'ripplehire',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  hosts: (board) => [hostOf(board)],
  policy: {
    scope: 'source',
    reason: 'Its list is undocumented, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get) {
    const token = await fetchToken(board, get)
    const listed = (await listJobs(board, token, get)).filter((item) => mayBeIn(country, item))
    refuseTooMany(listed)
    const jobVoList = await fetchDetails(listed, async (item) => {
      const id = idOf(item)
      if (id === null) return null
      const query = new URLSearchParams({ token, jobSeq: id, source: 'CAREERSITE', lang: 'en' })
      const { body } = await get(`https://${hostOf(board)}/candidate/candidatejobdetail?${query}`)
      return checkShape(detailShape, parseJson(body))
    })
    return { totalJobCount: jobVoList.length, token, jobVoList }
  },

  parse: parseJson,

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
async function fetchToken(board: string, get: Get): Promise<string> {
  const page = await get(`https://${hostOf(board)}/candidate/careers`, { accept: 'text/html' })
  const inAddress = URL.parse(page.url ?? '')?.searchParams.get('token')
  const [input = ''] = /<input\b[^>]{0,400}\bid=["']token["'][^>]{0,400}>/i.exec(page.body) ?? []
  const token = inAddress || /\bvalue=["']([\w-]{1,100})["']/i.exec(input)?.[1]
  // A page without the token is no empty board: it says nothing about the postings.
  if (!token)
    throw new SourceProblem('shape changed', `expected a page with a token, got ${kindOfText(page.body)}`)
  return token
}

function listJobs(board: string, token: string, get: Get): Promise<unknown[]> {
  const search = { search: '*:*', token, source: 'CAREERSITE', pagesize: PAGE }
  return collectPages({
    size: PAGE,
    page: async (offset) => {
      const careerSiteUrlParams = JSON.stringify({ page: offset / PAGE, ...search })
      const form = { careerSiteUrlParams, lang: 'en' }
      const { body } = await get(`https://${hostOf(board)}/candidate/candidatejobsearch`, { form })
      const { totalJobCount, jobVoList } = checkShape(listShape, parseJson(body))
      return { total: totalJobCount, items: jobVoList }
    },
    key: (item) => idOf(item) ?? JSON.stringify(item),
    missing: 2,
  })
}

function idOf(item: unknown): string | null {
  const id = jobShape.pick({ jobSeq: true }).safeParse(item).data?.jobSeq
  return id === undefined ? null : String(id)
}

/** What is unreadable, or has no place, stays. */
function mayBeIn(country: WantedCountry, item: unknown): boolean {
  const { data } = jobShape.pick({ locations: true, jobLocation: true }).safeParse(item)
  const places = data ? readLocations(data) : []
  return (
    places.length === 0 ||
    places.some(({ text, country: field }) => country.holds(stated(text, field).join(', ')) !== 'no')
  )
}

function readJob(
  job: RippleHireJob,
  board: string,
  token: string | null,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const external_id = String(job.jobSeq)
  if (job.detail_problem) return withoutDetail(external_id, job.jobTitle, job.detail_problem)
  const { jobVO, companyVO } = job.detail ?? {}
  const published = statedText(jobVO?.publishDetails?.CAREER_SITE)
  const page = (action: 'detail' | 'apply') => pageOf(board, token, `${action}/job/${external_id}`)
  return {
    external_id,
    title: job.jobTitle,
    company: settings?.company ?? statedText(companyVO?.companyName) ?? board,
    locations: readLocations(job),
    offices: [],
    departments: stated(jobVO?.bussinessUnit),
    employment_type: statedText(jobVO?.jobTypeCustom3),
    workplace_type: null,
    experience: statedText(job.jobReqExp),
    skills: stated(...(job.jobPrimarySkills ?? '').split(/[,;|]/)),
    description: statedText(jobVO?.jobDesc) ?? job.jobDesc ?? '',
    posted_at: readDay(published ?? jobVO?.jobPostingDate ?? jobVO?.careerSiteDate ?? ''),
    posted_at_basis: published === null ? 'jobPostingDate' : 'publishDetails.CAREER_SITE',
    updated_at: null,
    application_deadline: readLastDay(jobVO?.hiringDeadline ?? ''),
    requisition_id: statedText(job.jobCode),
    source_url: page('detail'),
    application_url: page('apply'),
    pay: [],
    pay_text: statedText(jobVO?.compensationRange) ?? statedText(jobVO?.compensationInfo),
  }
}

/** A posting's page; without the token the site opens its list. */
function pageOf(board: string, token: string | null, path: string): string {
  if (token === null) return `https://${hostOf(board)}/candidate/careers`
  const query = new URLSearchParams({ token, source: 'CAREERSITE' })
  return `https://${hostOf(board)}/candidate/?${query}#${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Each city, with the country where that field names one that the cities do not. */
function readLocations(job: Pick<RippleHireJob, 'locations' | 'jobLocation'>): RawLocation[] {
  const cities = stated(...(job.locations ?? '').split(','))
  const country = statedText(job.jobLocation)
  if (cities.length === 0) return country === null ? [] : [{ text: country, country: null }]
  return cities.map((text) => ({ text, country: cities.includes(country ?? '') ? null : country }))
}
