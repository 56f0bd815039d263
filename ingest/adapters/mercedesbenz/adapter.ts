import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { readStatedMoment } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { eachOnce } from '../read-each.ts'
import { field, rows } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { WantedCountry } from '../wanted-country.ts'

const HOST = 'jobs.api.mercedes-benz.com'
const PAGES = 'jobs.mercedes-benz.com'
/** Ads per page. The site's own map asks for 5,000 at once. */
const PAGE = 500
/** India in the site's country filter. */
const INDIA = 390

const adShape = z.object({
  MatchedObjectDescriptor: z.object({
    /** The requisition, which several ads have. */
    PositionID: field.required,
    PositionTitle: field.required,
    PositionURI: z.url(),
    /** Where people apply, on the employer's application system. */
    ApplyURI: z.array(field.address).nullish(),
    JobCategory: rows({ Name: field.text }),
    PositionLocation: rows({ CountryCode: field.text, CityName: field.text }),
    /** `2026-10-01` */
    PublicationStartDate: field.text,
  }),
  /** Added by us from the ad's page: its schema.org data. */
  detail: z.record(z.string(), z.unknown()).nullish(),
})

const adOf = (item: unknown) => adShape.safeParse(item).data?.MatchedObjectDescriptor
const pageOf = (item: unknown) => adOf(item)?.PositionURI ?? null
const nameOf = labelled(
  (of) => of('PositionID') ?? of('MatchedObjectId'),
  'PositionTitle',
  'MatchedObjectDescriptor',
)
const onePerRequisition = (ads: unknown[]) => eachOnce(ads, (item) => adOf(item)?.PositionID ?? null)
const list = listAt({
  at: 'SearchResult.SearchResultItems',
  called: 'SearchResultItems',
  total: 'SearchResult.SearchResultCountAll',
})

/**
 * Mercedes-Benz' own job search. It has the ads of one country, about three for each requisition, the newest first,
 * without their text, which is on their pages as schema.org data.
 *
 * Facts: Girish-Garg/jobdekho, last seen to hold on 2026-10-04 (221 ads in India; no robots.txt).
 */
export const mercedesbenz = (country: WantedCountry) =>
  defineAdapter({
    name: 'mercedesbenz',
    ...onlyBoard(HOST, HOST, PAGES),
    permission: 'Its search is undocumented, it has no robots.txt, and we have not read its terms.',
    list,
    among: onePerRequisition,
    posting: adShape,
    keepsAll: true,
    label: nameOf,

    async fetch(_, get) {
      const ads = await collectPages({
        size: PAGE,
        page: (offset) =>
          list.fetch(get, `https://${HOST}/search?data=${encodeURIComponent(searchFrom(offset))}`),
        key: pageOf,
      })
      const listed = onePerRequisition(ads)
      const places = listed.flatMap((item) => adOf(item)?.PositionLocation ?? [])
      // The filter's number is the site's own: another meaning of it must not pass for an empty board.
      if (places.length > 0 && !places.some(({ CountryCode }) => CountryCode === country.code))
        throw new SourceProblem(
          'shape changed',
          `the filter for ${country.name} lists ads of other countries alone`,
        )
      return list.write(await fetchDetailsById(listed, pageOf, (url) => fetchJobPosting(url, PAGES, get)))
    },

    read({ MatchedObjectDescriptor: ad, detail }) {
      const { departments, ...page } = readJobPosting(detail ?? {})
      return {
        ...page,
        external_id: ad.PositionID,
        title: ad.PositionTitle,
        company: 'Mercedes-Benz R&D India',
        source_url: ad.PositionURI,
        application_url: ad.ApplyURI?.find((url) => url !== null),
        locations: ad.PositionLocation.map(({ CityName: text, CountryCode: country }) => ({ text, country })),
        departments: [...departments, ...ad.JobCategory.map(({ Name }) => Name)],
        posted: { PublicationStartDate: readStatedMoment(ad.PublicationStartDate) },
        requisition_id: ad.PositionID,
      }
    },
  })

function searchFrom(offset: number): string {
  return JSON.stringify({
    LanguageCode: 'EN',
    SearchParameters: {
      CountItem: PAGE,
      Sort: [{ Criterion: 'PublicationStartDate', Direction: 'DESC' }],
      MatchedObjectDescriptor: [
        'ID',
        'PositionID',
        'PositionTitle',
        'PositionURI',
        'ApplyURI',
        'PublicationStartDate',
        'JobCategory.Name',
        'PositionLocation.CityName',
        'PositionLocation.CountryCode',
      ],
      FirstItem: offset + 1,
    },
    SearchCriteria: [{ CriterionName: 'PositionLocation.Country', CriterionValue: [INDIA] }],
  })
}
