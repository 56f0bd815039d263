import { z } from 'zod'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { unlisted } from '../raw-posting.ts'
import { field, fetchJson, parseJson, part, texts } from '../shape.ts'
import { statedPay, statedText } from '../stated.ts'

const HOST = 'api.smartrecruiters.com'
/** Postings per page: the most that the API allows. */
const PAGE = 100

/** Its id is a text or a number, and is not read. */
const named = part({ label: field.text })
const section = part({ title: field.text, text: field.text })

/** `GET /v1/companies/{id}/postings`. https://developers.smartrecruiters.com/docs/posting-api */
const list = listAt({ at: 'content', total: 'totalFound' })

/** The fields that only `GET /v1/companies/{id}/postings/{posting}` returns. */
const detailShape = z.object({
  jobAd: part({
    sections: part({
      companyDescription: section,
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
    }),
  }),
  postingUrl: field.address,
  applyUrl: field.address,
  active: field.flag,
  /** An employer who states no pay leaves 0 to 0. */
  compensation: part({ min: field.number, max: field.number, ...texts('currency', 'period') }),
})

const postingShape = z.object({
  id: field.required,
  name: field.title,
  refNumber: field.text,
  company: part({ identifier: field.text, name: field.text }),
  releasedDate: field.requiredMoment,
  location: part({
    ...texts('city', 'region'),
    /** ISO 3166, in lower case. */
    country: field.text,
    remote: field.flag,
    hybrid: field.flag,
    fullLocation: field.text,
  }),
  department: named,
  typeOfEmployment: named,
  experienceLevel: part({ id: field.text, label: field.text }),
  visibility: field.text,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

const nameOf = labelled('id', 'name')

/**
 * SmartRecruiters Posting API: public by its documentation, closed to robots by its robots.txt. Off unless
 * the operator allows it. An unknown company looks like one without postings.
 *
 * Facts from the vendor's documentation, jobdekho (2026-09-30) and job-scanner; last seen to hold 2026-10-04.
 */
export const smartrecruiters = defineAdapter({
  name: 'smartrecruiters',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: true,
  example: 'Visa',
  form: "the company in the board's address, as in jobs.smartrecruiters.com/Visa",
  hosts: () => [HOST],
  permission:
    'the robots.txt of api.smartrecruiters.com allows only LinkedInBot, although its documentation calls the API public.',
  robotsReviewed: 'It disallows us, so this source is off. An operator who allows it should know this.',
  list,
  posting: postingShape,
  label: nameOf,

  async fetch(board, get) {
    const url = `https://${HOST}/v1/companies/${board}/postings`
    const collect = (filter: string) =>
      collectPages({
        size: PAGE,
        missing: PAGE - 1,
        page: (offset) => list.fetch(get, `${url}?limit=${PAGE}&offset=${offset}${filter}`),
        key: nameOf,
      })
    const inIndia = await collect('&country=in')
    // The filter finds nothing at some companies that have postings in India.
    const listed = inIndia.length > 0 ? inIndia : (await collect('')).filter(mayBeInIndia)
    const content = await fetchDetailsById(listed, nameOf, (id) =>
      fetchJson(get, `${url}/${encodeURIComponent(id)}`, z.unknown()),
    )
    return list.write(content)
  },

  parse(text) {
    const payload = parseJson(text)
    // A saved response of a single posting.
    const alone = detailShape.required({ jobAd: true }).safeParse(payload).success
    return alone ? list.write([Object.assign({}, payload, { detail: payload })]) : payload
  },

  read(posting, { board }) {
    const { id: external_id, name: title, company, location, experienceLevel, detail } = posting
    if (detail?.active === false || (posting.visibility ?? 'PUBLIC') !== 'PUBLIC')
      return unlisted(external_id, title)
    const { companyDescription, jobDescription, qualifications, additionalInformation } =
      detail?.jobAd?.sections ?? {}
    const sections = [companyDescription, jobDescription, qualifications, additionalInformation]
    const { compensation } = detail ?? {}
    return {
      external_id,
      title,
      company: company?.name,
      locations: [
        {
          text: statedText(location?.fullLocation) ?? statedText(location?.city, location?.region),
          country: location?.country,
        },
      ],
      departments: [posting.department?.label],
      employment_type: posting.typeOfEmployment?.label,
      // If neither is set, the job may be on-site or nobody has filled them in.
      workplace_type: location?.hybrid ? 'Hybrid' : location?.remote ? 'Remote' : null,
      experience: experienceLevel?.id === 'not_applicable' ? null : experienceLevel?.label,
      description: joinParts(sections.map((part) => ({ heading: part?.title, html: part?.text }))),
      posted: { releasedDate: posting.releasedDate },
      requisition_id: posting.refNumber,
      source_url:
        detail?.postingUrl ??
        `https://jobs.smartrecruiters.com/${company?.identifier ?? board}/${external_id}`,
      application_url: detail?.applyUrl,
      pay: statedPay({ ...compensation, interval: compensation?.period }),
    }
  },
})

/** By the country of its place; one without stays. */
function mayBeInIndia(item: unknown): boolean {
  const country = postingShape.pick({ location: true }).safeParse(item).data?.location?.country
  return (country ?? 'in').toLowerCase() === 'in'
}
