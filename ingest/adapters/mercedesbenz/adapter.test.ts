import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { mercedesbenz } from './adapter.ts'

const BOARD = 'jobs.api.mercedes-benz.com'
const FIXTURE = 'mercedesbenz-search.json'
const adapter = mercedesbenz(INDIA)

interface Ad extends Record<string, unknown> {
  MatchedObjectDescriptor: Record<string, unknown>
  detail?: unknown
}

const saved = (): { SearchResult: { SearchResultItems: Ad[] } } => JSON.parse(readFixture(FIXTURE))

function listed(): Ad[] {
  const { SearchResultItems } = saved().SearchResult
  for (const ad of SearchResultItems) delete ad.detail
  return SearchResultItems
}

const search = (SearchResultItems: unknown[], SearchResultCountAll = SearchResultItems.length) =>
  JSON.stringify({ SearchResult: { SearchResultCountAll, SearchResultItems } })

const [{ detail } = { detail: null }] = saved().SearchResult.SearchResultItems
const PAGE = `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, detail] })}</script>`

function answer({ pathname, searchParams }: URL): string {
  if (pathname !== '/search') return PAGE
  const { SearchCriteria, SearchParameters } = JSON.parse(searchParams.get('data') ?? '')
  expect(SearchCriteria).toEqual([{ CriterionName: 'PositionLocation.Country', CriterionValue: [390] }])
  return search(SearchParameters.FirstItem === 1 ? listed() : [])
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"PositionTitle": "Software Developer"/, '"PositionTitle": {}'],
  empty: search([]),
  changed: [
    ['{"jobs":[]}', /SearchResult expected object, got nothing/],
    [
      search([{ MatchedObjectDescriptor: { PositionID: '1' } }]),
      /SearchResultItems\[0\]\.MatchedObjectDescriptor\.Posi/,
    ],
  ],
  answer,
})

test('reads each requisition once, as its newest ad', async () => {
  const { asked, postings } = await readFrom(adapter, BOARD, answer)
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/search',
    '/x-240501-MER00048ZA',
    '/x-240499-MER00040R4',
  ])
  expect(postings).toMatchObject([
    {
      external_id: 'mer00048za',
      title: 'Data & AI Engineer',
      company: 'Mercedes-Benz R&D India',
      locations: [{ text: 'Bangalore', country: 'IN' }],
      departments: ['IT/Telecommunications'],
      employment_type: 'FULL_TIME',
      description: '<p>Train models in Python.</p>',
      posted_at: new Date('2026-10-01'),
      posted_at_basis: 'PublicationStartDate',
      source_url: 'https://jobs.mercedes-benz.com/x-240501-MER00048ZA',
      application_url: 'https://tas.example',
    },
    { external_id: 'mer00040r4', posted_at: new Date('2026-09-24') },
  ])
  expect(JSON.stringify(postings)).not.toContain('somebody')
})

test('a filter that means another country now is reported', async () => {
  const [ad] = listed()
  const PositionLocation = [{ CountryCode: 'DE', CityName: 'Sindelfingen' }]
  const abroad = { ...ad, MatchedObjectDescriptor: { ...ad?.MatchedObjectDescriptor, PositionLocation } }
  await expect(readFrom(adapter, BOARD, () => search([abroad]))).rejects.toThrow(
    'shape changed: the filter for India lists ads of other countries alone',
  )
})

test('facts of the page that its ad lacks are kept', () => {
  const [ad] = saved().SearchResult.SearchResultItems
  const page = { ...Object(ad?.detail), validThrough: '2026-12-01', jobLocationType: 'TELECOMMUTE' }
  const { SearchResult } = JSON.parse(search([{ ...ad, detail: page }]))
  expect(adapter.read({ SearchResult }, BOARD).postings).toMatchObject([
    { application_deadline: new Date('2026-12-01T23:59:59+05:30'), workplace_type: 'Remote' },
  ])
})
