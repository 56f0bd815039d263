import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import {
  rawPosting,
  type RawLocation,
  type RawPay,
  type RawPosting,
  type RawRejection,
} from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { detailShape, listShape, postingShape, type SmartRecruitersPosting } from './shape.ts'
import { stated, statedPay, statedPlaces, statedText } from '../stated.ts'

const HOST = 'api.smartrecruiters.com'
/** Postings per page: the most that the API allows. */
const PAGE = 100

/**
 * SmartRecruiters Posting API: public by its documentation, closed to robots by its robots.txt. Off unless
 * the operator allows it. An unknown company looks like one without postings.
 *
 * Facts from the vendor's documentation, jobdekho (2026-09-30) and job-scanner; last seen to hold 2026-10-04.
 */
export const smartrecruiters: Adapter = {
  name: 'smartrecruiters',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: true,
  example: 'Visa',
  form: "the company in the board's address, as in jobs.smartrecruiters.com/Visa",
  hosts: () => [HOST],
  kept: listShape.extend({ content: listOf(postingShape) }),
  policy: {
    scope: 'source',
    reason:
      'the robots.txt of api.smartrecruiters.com allows only LinkedInBot, although its documentation calls the API public.',
    approves: () => false,
  },
  robotsReviewed: 'It disallows us, so this source is off. An operator who allows it should know this.',

  async fetch(board, get) {
    const url = `https://${HOST}/v1/companies/${board}/postings`
    const list = (filter: string) =>
      collectPages({
        size: PAGE,
        page: (offset) => fetchPage(`${url}?limit=${PAGE}&offset=${offset}${filter}`, get),
        key: (item) => idOf(item) ?? JSON.stringify(item),
      })
    const inIndia = await list('&country=in')
    // The filter finds nothing at some companies that have postings in India.
    const listed = inIndia.length > 0 ? inIndia : (await list('')).filter(mayBeInIndia)
    refuseTooMany(listed)
    const content = await fetchDetails(listed, (item) => {
      const id = idOf(item)
      return id === null ? null : get(`${url}/${encodeURIComponent(id)}`).then(({ body }) => parseJson(body))
    })
    return { totalFound: content.length, content }
  },

  parse(text) {
    const payload = parseJson(text)
    // A saved response of a single posting.
    const alone = detailShape.required({ jobAd: true }).safeParse(payload).success
    return alone ? { totalFound: 1, content: [Object.assign({}, payload, { detail: payload })] } : payload
  },

  read(payload, board, settings) {
    return readEach({
      items: checkShape(listShape, payload).content,
      at: 'content',
      shape: postingShape,
      title: labelled('id', 'name'),
      read: (posting) => readPosting(posting, board, settings),
    })
  },
}

async function fetchPage(url: string, get: Get) {
  const { totalFound, content } = checkShape(listShape, parseJson((await get(url)).body))
  return { total: totalFound, items: content }
}

/** By the country of its place; one without stays. */
function mayBeInIndia(item: unknown): boolean {
  const country = postingShape.pick({ location: true }).safeParse(item).data?.location?.country
  return (country ?? 'in').toLowerCase() === 'in'
}

function idOf(item: unknown): string | null {
  return postingShape.pick({ id: true }).safeParse(item).data?.id ?? null
}

function readPosting(
  posting: SmartRecruitersPosting,
  board: string,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { id: external_id, name: title, company, detail } = posting
  if (detail?.active === false || (posting.visibility ?? 'PUBLIC') !== 'PUBLIC')
    return { external_id, title, reason: 'unlisted', detail: null }
  const page = `https://jobs.smartrecruiters.com/${company?.identifier ?? board}/${external_id}`
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, company?.name, settings),
    locations: readLocations(posting),
    departments: stated(posting.department?.label),
    employment_type: statedText(posting.typeOfEmployment?.label),
    workplace_type: readWorkplace(posting),
    experience: readExperience(posting),
    description: readDescription(posting),
    posted_at: posting.releasedDate,
    posted_at_basis: 'releasedDate',
    requisition_id: statedText(posting.refNumber),
    source_url: detail?.postingUrl ?? page,
    application_url: detail?.applyUrl ?? detail?.postingUrl ?? page,
    pay: readPay(posting),
  })
}

function readLocations({ location }: SmartRecruitersPosting): RawLocation[] {
  const { fullLocation, city, region, country } = location ?? {}
  return statedPlaces([{ text: statedText(fullLocation) ?? stated(city, region).join(', '), country }])
}

/**
 * Reads the flags. If neither is set, the job may be on-site or nobody has filled them in, so it is unknown.
 */
function readWorkplace({ location }: SmartRecruitersPosting): string | null {
  if (location?.hybrid) return 'Hybrid'
  return location?.remote ? 'Remote' : null
}

function readExperience({ experienceLevel }: SmartRecruitersPosting): string | null {
  return experienceLevel?.id === 'not_applicable' ? null : statedText(experienceLevel?.label)
}

function readDescription({ detail }: SmartRecruitersPosting): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } =
    detail?.jobAd?.sections ?? {}
  const sections = [companyDescription, jobDescription, qualifications, additionalInformation]
  return joinParts(sections.map((section) => ({ heading: section?.title, html: section?.text })))
}

/** An employer who states no pay leaves 0 to 0. */
function readPay({ detail }: SmartRecruitersPosting): RawPay[] {
  const { min, max, currency, period } = detail?.compensation ?? {}
  return statedPay({ min, max, currency, interval: period, periods: /^(year|month|week|day|hour)(?:ly)?$/i })
}
