import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { collectPages } from '../offset-pages.ts'
import { FIRST_SEEN } from '../raw-posting.ts'
import { field } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText, type StatedPlace } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'

const HOST = 'www-api.ibm.com'
const PAGES = 'careers.ibm.com'
const PAGE = 100
/** At 10,000 the search ends, and so does its count. */
const MOST = 9999

const sourceShape = z.object({
  title: field.required,
  /** `https://careers.ibm.com/careers/JobDetail?jobId=108218` */
  url: z.url(),
  /** Cut at "...". */
  description: field.text,
  /** The country. */
  field_keyword_05: field.list,
  /** The field of work. */
  field_keyword_08: field.list,
  /** `Hybrid` */
  field_keyword_17: field.list,
  /** `Professional`, `Internship` */
  field_keyword_18: field.list,
  /** `Bangalore, IN` or `Multiple Cities` */
  field_keyword_19: field.list,
})

type Source = z.infer<typeof sourceShape>

const hitShape = z.object({
  _id: field.required,
  _source: sourceShape,
  /** Added by us from the posting's page: its schema.org data. */
  detail: z.record(z.string(), z.unknown()).nullish(),
})

const timedOut = z.object({ timed_out: z.literal(true) })
const list = listAt({
  at: 'hits.hits',
  total: 'hits.total.value',
  before(payload) {
    if (!timedOut.safeParse(payload).success) return payload
    throw new SourceProblem('network', `${HOST} ran out of time, so its list may lack postings`)
  },
})
const addressOf = labelled('url', '', '_source')

/**
 * IBM's own careers search. It has neither a whole text nor a date: both may be on the posting's page, as schema.org
 * data. A page without a posting is reported, and its posting is not stored.
 *
 * Facts: public notes of 2026-08-06 and Aditya-XR/job-scanner, last seen to hold on 2026-10-04 (884 postings in India).
 * Nobody wrote what the pages hold; one project met a robot check there on 2026-09-24.
 */
export const ibm = (country: WantedCountry) =>
  defineAdapter({
    name: 'ibm',
    ...onlyBoard(HOST, HOST, PAGES),
    permission: "Its search is undocumented and meant for IBM's own pages, and we have not read its terms.",
    list,
    posting: hitShape,
    keepsAll: true,
    label(item) {
      const { external_id, title } = labelled('_id', 'title', '_source')(item)
      return { external_id: idOf(addressOf(item).external_id ?? '') ?? external_id, title }
    },

    async fetch(_, get) {
      const search = searchFor(country)
      const listed = await collectPages({
        size: PAGE,
        page: (from) => {
          const options = { post: { ...search, from }, origin: 'https://www.ibm.com' }
          return list.fetch(get, `https://${HOST}/search/api/v2`, options)
        },
        key: labelled('_id', ''),
        most: MOST,
      })
      return list.write(await fetchDetailsById(listed, addressOf, (url) => fetchJobPosting(url, PAGES, get)))
    },

    read({ _id: key, _source: { title, url, description, ...source }, detail }) {
      const external_id = idOf(url) ?? key
      const page = detail ? readJobPosting(detail) : null
      const locations = readLocations(source, page !== null)
      return {
        external_id,
        title,
        company: 'IBM',
        source_url: url,
        locations: locations.length > 0 ? locations : page?.locations,
        departments: source.field_keyword_08,
        employment_type: page?.employment_type ?? statedText(...source.field_keyword_18),
        workplace_type: statedText(...source.field_keyword_17),
        description: page?.description ?? joinParts([{ html: description }]),
        posted_at: page?.posted_at,
        posted_at_basis: page?.posted_at ? 'datePosted' : FIRST_SEEN,
        application_deadline: page?.application_deadline,
        requisition_id: external_id,
        pay: page?.pay,
      }
    },
  })

function searchFor(country: WantedCountry) {
  const fields = ['05', '08', '17', '18', '19'].map((one) => `field_keyword_${one}`)
  return {
    appId: 'careers',
    scopes: ['careers2'],
    query: { bool: { must: [{ term: { field_keyword_05: country.name } }] } },
    size: PAGE,
    sort: [{ _score: 'desc' }],
    lang: 'zz',
    _source: ['title', 'url', 'description', ...fields],
  }
}

/** The number in the posting's address. */
function idOf(url: string): string | null {
  return URL.parse(url)?.searchParams.get('jobId') || null
}

/** "Multiple Cities" names none: then the page may. */
function readLocations(
  source: Pick<Source, 'field_keyword_05' | 'field_keyword_19'>,
  hasPage: boolean,
): StatedPlace[] {
  const named = stated(...source.field_keyword_19).filter((city) => !/^multiple\b/i.test(city))
  if (named.length === 0 && hasPage) return []
  const countries = stated(...source.field_keyword_05)
  const country = countries.length === 1 ? countries[0] : null
  return (named.length > 0 ? named : countries).map((text) => ({ text, country }))
}
