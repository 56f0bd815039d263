import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { readStatedMoment, readDay, readLastDay } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { unlisted } from '../raw-posting.ts'
import { field, checkShape, kindOfText, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText, type StatedPlace } from '../stated.ts'
import { placedIn, type WantedCountry } from '../wanted-country.ts'
import { parseXml } from '../xml.ts'

/** Postings per page. */
const PAGE = 100

/** In XML, an empty element is an empty text, and a list of one is that one. */
const orNone = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? null : value), shape.nullish())

const publishDetails = orNone(z.object({ CAREER_SITE: field.text }))

/** The response of `candidatejobdetail`. */
const detailShape = z.object({
  jobVO: z.object({
    ...texts('jobDesc', 'bussinessUnit', 'jobTypeCustom3', 'jobPostingDate', 'careerSiteDate'),
    publishDetails,
    ...texts('compensationRange', 'compensationInfo', 'hiringDeadline'),
    /** `ACTIVE`, or why not. */
    jobStatus: field.text,
    /** As the page has it: the numbers beside it are months here, and years in the list. */
    jobReqExp: field.text,
  }),
  linkDeactivated: field.flag,
  companyVO: orNone(z.object({ companyName: field.text })),
})

const jobShape = z.object({
  jobSeq: field.required,
  jobTitle: field.title,
  /** Cities: "Mumbai, Chennai". */
  locations: field.text,
  /** A country: "India", "IND"; sometimes a city. */
  jobLocation: field.text,
  ...texts('jobReqExp', 'jobStatus', 'jobPostingDate'),
  publishDetails,
  ...texts('jobCode', 'jobPrimarySkills', 'jobDesc'),
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

type Job = z.infer<typeof jobShape>
const nameOf = labelled('jobSeq', 'jobTitle')

/**
 * The response of `candidatejobsearch`. Undocumented: these are the fields that public projects have found. The token of
 * the careers site, which the addresses of its postings contain, is added by us.
 */
const list = listAt({
  at: 'jobVoList',
  total: 'totalJobCount',
  beside: { token: field.beside },
  outcome: { at: 'errorStatus', well: /^success$/i },
  before(payload) {
    const { data } = z
      .looseObject({ jobVoList: z.union([z.literal(''), z.looseObject({})]) })
      .safeParse(payload)
    return data ? { ...data, jobVoList: data.jobVoList === '' ? [] : [data.jobVoList] } : payload
  },
})

/**
 * RippleHire career sites, used by large Indian employers. The careers page gives every visitor the same
 * token, which the list and the addresses of postings need. Descriptions and dates are only in the details.
 *
 * Undocumented. Facts from five clients of the list, jobdekho and headstart (2026-09-30); last seen to hold 2026-09-30.
 */
export const ripplehire = (country: WantedCountry) =>
  defineAdapter({
    name: 'ripplehire',
    ...tenantOf('ripplehire.com'),
    permission: 'Its list is undocumented, and we have not read its terms.',
    list,
    posting: jobShape,
    label: nameOf,

    async fetch(board, get) {
      const site = `https://${board}.ripplehire.com/candidate`
      const { token, cookie } = await fetchToken(site, get)
      // As the site's own page asks.
      const ask: Get = (url, options) => get(`${site}/${url}`, { ...options, script: true, cookie })
      const places = jobShape.pick({ locations: true, jobLocation: true })
      const listed = (await listJobs(token, ask)).filter(placedIn(country, places, readLocations))
      const jobVoList = await fetchDetailsById(listed, nameOf, async (id) => {
        const query = new URLSearchParams({ token, jobSeq: id, source: 'CAREERSITE', lang: 'en' })
        return checkShape(detailShape, parseAnswer((await ask(`candidatejobdetail?${query}`)).body))
      })
      return list.write(jobVoList, { token })
    },

    parse(text) {
      const payload = parseAnswer(text)
      // A saved response of a single posting.
      const alone = z.object({ jobVO: z.looseObject({ jobSeq: z.unknown() }) }).safeParse(payload).data?.jobVO
      return alone ? list.write([Object.assign({}, alone, { detail: payload })]) : payload
    },

    read(job, { board, beside }) {
      const { jobSeq: external_id, jobTitle: title, detail } = job
      const { jobVO, companyVO } = detail ?? {}
      const status = statedText(jobVO?.jobStatus) ?? statedText(job.jobStatus)
      if (detail?.linkDeactivated || (status !== null && status.toUpperCase() !== 'ACTIVE'))
        return unlisted(external_id, title, status ?? 'its link is deactivated')
      const dates = [
        ['publishDetails.CAREER_SITE', jobVO?.publishDetails?.CAREER_SITE],
        ['jobPostingDate', jobVO?.jobPostingDate],
        ['publishDetails.CAREER_SITE', job.publishDetails?.CAREER_SITE],
        ['jobPostingDate', job.jobPostingDate],
        ['careerSiteDate', jobVO?.careerSiteDate],
      ] as const
      const [basis, posted] = dates.find(([, text]) => statedText(text) !== null) ?? ['', null]
      const page = (action: 'detail' | 'apply') => pageOf(board, beside.token, [action, 'job', external_id])
      return {
        external_id,
        title,
        company: companyVO?.companyName,
        locations: readLocations(job),
        departments: [jobVO?.bussinessUnit],
        employment_type: jobVO?.jobTypeCustom3,
        // Beside it are numbers, of years in the list and of months in the details.
        experience: statedText(job.jobReqExp) ?? jobVO?.jobReqExp,
        skills: job.jobPrimarySkills?.split(/[,;|]/),
        description: statedText(jobVO?.jobDesc) ?? job.jobDesc,
        posted_at: readStatedMoment(posted) ?? readDay(posted ?? ''),
        posted_at_basis: basis,
        application_deadline: readLastDay(jobVO?.hiringDeadline ?? ''),
        requisition_id: job.jobCode,
        source_url: page('detail'),
        application_url: page('apply'),
        pay_text: statedText(jobVO?.compensationRange) ?? jobVO?.compensationInfo,
      }
    },
  })

/** The token from the address that the careers page redirects to, or from a hidden field of the page. */
async function fetchToken(site: string, get: Get): Promise<{ token: string; cookie: string | undefined }> {
  const page = await get(`${site}/careers`, { accept: 'text/html' })
  const inAddress = URL.parse(page.url ?? '')?.searchParams.get('token')
  const [input = ''] = /<input\b[^>]{0,400}\bid=["']token["'][^>]{0,400}>/i.exec(page.body) ?? []
  const token = inAddress || /\bvalue=["']([\w-]{1,100})["']/i.exec(input)?.[1]
  // A page without the token is no empty board: it says nothing about the postings.
  if (!token)
    throw new SourceProblem('shape changed', `expected a page with a token, got ${kindOfText(page.body)}`)
  return { token, cookie: page.cookie }
}

function listJobs(token: string, ask: Get): Promise<unknown[]> {
  const search = { search: '*:*', token, source: 'CAREERSITE', pagesize: PAGE }
  return collectPages({
    size: PAGE,
    page: async (_, number) => {
      const careerSiteUrlParams = JSON.stringify({ page: number - 1, ...search })
      const { body } = await ask('candidatejobsearch', { form: { careerSiteUrlParams, lang: 'en' } })
      return list.read(parseAnswer(body))
    },
    key: nameOf,
  })
}

/** Some servers send XML instead, whatever we accept, with the same names below one element. */
function parseAnswer(text: string): unknown {
  if (!/^\s*<(?:\?xml|\w*VO\b)/i.test(text)) return parseJson(text)
  const [answer] = Object.values(checkShape(z.record(z.string(), z.unknown()), parseXml(text, [])))
  return answer
}

/** A posting's page; without the token the site opens its list. */
function pageOf(board: string, token: string | null | undefined, path: string[]): string {
  const site = `https://${board}.ripplehire.com/candidate/`
  if (token == null) return `${site}careers`
  const query = new URLSearchParams({ token, source: 'CAREERSITE' })
  return `${site}?${query}#${path.map(encodeURIComponent).join('/')}`
}

/** Each city, with the country where that field names one that the cities do not. Nobody has chosen "Select Location". */
function readLocations(job: Pick<Job, 'locations' | 'jobLocation'>): StatedPlace[] {
  const [cities = [], [country = null] = []] = [(job.locations ?? '').split(','), [job.jobLocation]].map(
    (texts) => stated(...texts).filter((text) => !/^select\b/i.test(text)),
  )
  if (cities.length === 0) return [country]
  return cities.map((text) => ({ text, country: cities.includes(country ?? '') ? null : country }))
}
