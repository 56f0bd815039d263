import { offUntilAllowed, type Adapter, type BoardSettings, type Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { readStatedMoment } from '../moment.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { adShape, searchShape, type MercedesAd } from './shape.ts'

const HOST = 'jobs.api.mercedes-benz.com'
const PAGES = 'jobs.mercedes-benz.com'
/** Ads per page. The site's own map asks for 5,000 at once. */
const PAGE = 500
/** India in the site's country filter. */
const INDIA = 390

/**
 * Mercedes-Benz' own job search. It has the ads of one country, about three for each requisition, without their text,
 * which is on their pages as schema.org data.
 *
 * Facts: Girish-Garg/jobdekho, last seen to hold on 2026-10-04 (221 ads in India; no robots.txt).
 */
export const mercedesbenz = (country: WantedCountry): Adapter => ({
  name: 'mercedesbenz',
  board: /^jobs\.api\.mercedes-benz\.com$/i,
  caseSensitive: false,
  example: 'jobs.api.mercedes-benz.com',
  hosts: () => [HOST, PAGES],
  policy: offUntilAllowed(
    'Its search is undocumented, it has no robots.txt, and we have not read its terms.',
  ),

  async fetch(_, get) {
    const listed = eachOnce(await listAds(get))
    const places = listed.flatMap(
      (ad) => adShape.safeParse(ad).data?.MatchedObjectDescriptor.PositionLocation ?? [],
    )
    // The filter's number is the site's own: another meaning of it must not pass for an empty board.
    if (places.length > 0 && !places.some((place) => place?.CountryCode === country.code))
      throw new SourceProblem(
        'shape changed',
        `the filter for ${country.name} lists ads of other countries alone`,
      )
    refuseTooMany(listed)
    const SearchResultItems = await fetchDetails(listed, (item) => {
      const { data } = adShape.safeParse(item)
      return data ? fetchJobPosting(data.MatchedObjectDescriptor.PositionURI, PAGES, get) : null
    })
    return { SearchResult: { SearchResultCountAll: SearchResultItems.length, SearchResultItems } }
  },

  parse: parseJson,

  read(payload, _, settings) {
    return readEach({
      items: eachOnce(checkShape(searchShape, payload).SearchResult.SearchResultItems),
      at: 'SearchResultItems',
      shape: adShape,
      title: labelled(
        (field) => field('PositionID') ?? field('MatchedObjectId'),
        'PositionTitle',
        'MatchedObjectDescriptor',
      ),
      read: (ad) => readAd(ad, settings),
    })
  },
})

const FIELDS = [
  'ID',
  'PositionID',
  'PositionTitle',
  'PositionURI',
  'ApplyURI',
  'PublicationStartDate',
  'JobCategory.Name',
  'PositionLocation.CityName',
  'PositionLocation.CountryCode',
]

function listAds(get: Get): Promise<unknown[]> {
  const SearchParameters = {
    CountItem: PAGE,
    Sort: [{ Criterion: 'PublicationStartDate', Direction: 'DESC' }],
    MatchedObjectDescriptor: FIELDS,
  }
  const SearchCriteria = [{ CriterionName: 'PositionLocation.Country', CriterionValue: [INDIA] }]
  return collectPages({
    size: PAGE,
    page: async (offset) => {
      const search = {
        LanguageCode: 'EN',
        SearchParameters: { ...SearchParameters, FirstItem: offset + 1 },
        SearchCriteria,
      }
      const { body } = await get(`https://${HOST}/search?data=${encodeURIComponent(JSON.stringify(search))}`)
      const { SearchResultCountAll: total, SearchResultItems: items } = checkShape(
        searchShape,
        parseJson(body),
      ).SearchResult
      return { total, items }
    },
    key: (ad) => adShape.safeParse(ad).data?.MatchedObjectDescriptor.PositionURI ?? JSON.stringify(ad),
    missing: 2,
  })
}

/** The first ad of each requisition, which is the newest. */
function eachOnce(ads: unknown[]): unknown[] {
  const idOf = (ad: unknown) =>
    adShape.safeParse(ad).data?.MatchedObjectDescriptor.PositionID ?? Symbol('unreadable')
  return [...new Map(ads.toReversed().map((ad) => [idOf(ad), ad])).values()].toReversed()
}

function readAd(
  { MatchedObjectDescriptor: ad, detail, detail_problem }: MercedesAd,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { PositionID: external_id, PositionTitle: title } = ad
  if (detail_problem) return withoutDetail(external_id, title, detail_problem)
  const { locations: _, departments, ...page } = readJobPosting(detail ?? {})
  const places = (ad.PositionLocation ?? []).map((place) => ({
    text: place?.CityName,
    country: place?.CountryCode,
  }))
  return rawPosting({
    ...page,
    external_id,
    title,
    ...nameCompany('Mercedes-Benz R&D India', 'Mercedes-Benz R&D India', settings),
    source_url: ad.PositionURI,
    application_url: ad.ApplyURI?.find((url) => url !== null) ?? ad.PositionURI,
    locations: statedPlaces(places),
    departments: stated(...departments, ...(ad.JobCategory ?? []).map((category) => category?.Name)),
    posted_at: readStatedMoment(ad.PublicationStartDate ?? ''),
    posted_at_basis: 'PublicationStartDate',
    requisition_id: external_id,
  })
}
