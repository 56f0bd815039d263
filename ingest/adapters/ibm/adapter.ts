import { z } from 'zod'
import { offUntilAllowed, type Adapter, type BoardSettings, type Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
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
import type { WantedCountry } from '../wanted-country.ts'
import { hitShape, searchShape, type IbmHit } from './shape.ts'

const HOST = 'www-api.ibm.com'
const PAGES = 'careers.ibm.com'
const PAGE = 100
/** At 10,000 the search ends, and so does its count. */
const MOST = 9999

/**
 * IBM's own careers search. It has neither a whole text nor a date: both may be on the posting's page, as schema.org
 * data. A page without a posting is reported, and its posting is not stored.
 *
 * Facts: public notes of 2026-08-06 and Aditya-XR/job-scanner, last seen to hold on 2026-10-04 (884 postings in India).
 * Nobody wrote what the pages hold; one project met a robot check there on 2026-09-24.
 */
export const ibm = (country: WantedCountry): Adapter => ({
  name: 'ibm',
  board: /^www-api\.ibm\.com$/i,
  caseSensitive: false,
  example: 'www-api.ibm.com',
  hosts: () => [HOST, PAGES],
  policy: offUntilAllowed(
    "Its search is undocumented and meant for IBM's own pages, and we have not read its terms.",
  ),

  async fetch(_, get) {
    const listed = await listHits(get, country)
    refuseTooMany(listed)
    const hits = await fetchDetails(listed, (item) => {
      const url = addressOf(item)
      return url === null ? null : fetchJobPosting(url, PAGES, get)
    })
    return { hits: { total: { value: hits.length }, hits } }
  },

  parse: parseJson,

  read(payload, _, settings) {
    return readEach({
      items: checkShape(searchShape, payload).hits.hits,
      at: 'hits.hits',
      shape: hitShape,
      title: nameOf,
      read: (hit) => readHit(hit, settings),
    })
  },
})

const FIELDS = [
  'title',
  'url',
  'description',
  ...['05', '08', '17', '18', '19'].map((one) => `field_keyword_${one}`),
]

function listHits(get: Get, country: WantedCountry): Promise<unknown[]> {
  const search = {
    appId: 'careers',
    scopes: ['careers2'],
    query: { bool: { must: [{ term: { field_keyword_05: country.name } }] } },
    size: PAGE,
    sort: [{ _score: 'desc' }],
    lang: 'zz',
    _source: FIELDS,
  }
  return collectPages({
    size: PAGE,
    page: async (from) => {
      const options = { post: { ...search, from }, origin: 'https://www.ibm.com' }
      const { body } = await get(`https://${HOST}/search/api/v2`, options)
      const { total, hits: items } = checkShape(searchShape, parseJson(body)).hits
      return { total: total.value, items }
    },
    key: (item) => labelled('_id', '')(item).external_id ?? JSON.stringify(item),
    missing: 2,
    most: MOST,
  })
}

const linked = z.object({ _source: z.object({ url: z.string() }) })
const titleOf = labelled('', 'title', '_source')

function addressOf(item: unknown): string | null {
  const { _source: source } = linked.safeParse(item).data ?? {}
  return source?.url ?? null
}

/** The number in the posting's address. */
function idOf(url: string): string | null {
  return URL.parse(url)?.searchParams.get('jobId') || null
}

function nameOf(item: unknown) {
  const { external_id } = labelled('_id', '')(item)
  const { title } = titleOf(item)
  return { external_id: idOf(addressOf(item) ?? '') ?? external_id, title }
}

function readHit(hit: IbmHit, settings?: BoardSettings): RawPosting | RawRejection {
  const { _id: key, _source: source } = hit
  const { title, url, description } = source
  const external_id = idOf(url) ?? key
  if (hit.detail_problem) return withoutDetail(external_id, title, hit.detail_problem)
  const page = hit.detail ? readJobPosting(hit.detail) : null
  const locations = readLocations(hit)
  return rawPosting({
    external_id,
    title,
    ...nameCompany('IBM', 'IBM', settings),
    source_url: url,
    locations: locations.length > 0 ? locations : (page?.locations ?? []),
    departments: stated(...source.field_keyword_08),
    employment_type: page?.employment_type ?? statedText(...source.field_keyword_18),
    workplace_type: statedText(...source.field_keyword_17),
    description: page?.description ?? joinParts([{ html: description }]),
    posted_at: page?.posted_at ?? null,
    posted_at_basis: page?.posted_at ? 'datePosted' : FIRST_SEEN,
    application_deadline: page?.application_deadline ?? null,
    requisition_id: external_id,
    pay: page?.pay ?? [],
  })
}

/** "Multiple Cities" names none: then the page may. */
function readLocations({
  _source: { field_keyword_05: countries, field_keyword_19: cities },
  detail,
}: IbmHit): RawLocation[] {
  const named = cities.filter((city) => !/^multiple\b/i.test(city.trim()))
  if (named.length === 0 && detail) return []
  const [country, ...others] = stated(...countries)
  const places = named.length > 0 ? named : stated(...countries)
  return statedPlaces(places.map((text) => ({ text, country: others.length === 0 ? country : null })))
}
