import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { oracle } from './adapter.ts'

const BOARD = 'kaveri.fa.em2.oraclecloud.com/CX_1'
const FIXTURE = 'oracle-kaveri.json'
const adapter = oracle(INDIA)

interface Posting extends Record<string, unknown> {
  Id: string | number
  detail?: unknown
}

function saved(): { items: [{ TotalJobsCount: number; requisitionList: Posting[] }] } {
  return JSON.parse(readFixture(FIXTURE))
}

function listed(): Posting[] {
  const { requisitionList } = saved().items[0]
  for (const posting of requisitionList) delete posting.detail
  return requisitionList
}

const searchOf = (requisitionList: unknown[], TotalJobsCount = requisitionList.length, more = {}) =>
  JSON.stringify({ items: [{ TotalJobsCount, requisitionList, ...more }] })

const finderOf = (url: URL) => url.searchParams.get('finder') ?? ''
const offsetOf = (url: URL) => Number(/offset=(\d+)/.exec(finderOf(url))?.[1])

/** The source's responses: the list, and each posting. */
function answer(url: URL): string {
  if (url.pathname.endsWith('/recruitingCEJobRequisitions')) return searchOf(listed())
  const [, id] = /^ById;Id="(.+)",siteNumber=CX_1$/.exec(finderOf(url)) ?? []
  const posting = saved().items[0].requisitionList.find(({ Id }) => String(Id) === id)
  return JSON.stringify({ items: [posting?.detail] })
}

/** Fetches from a source with this answer, and records what was asked. */
async function fetchFromList(respond: (url: URL) => string) {
  const asked: URL[] = []
  const payload = await fetchFrom(adapter, BOARD, (request, response) => {
    const url = new URL(request.url ?? '', 'https://x.example')
    asked.push(url)
    response.end(respond(url))
  })
  return { asked, reading: adapter.read(payload, BOARD) }
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"PostedDate": "[^"]*"/, '"PostedDate": "soon"'],
  empty: '{"items":[{"TotalJobsCount":0,"requisitionList":[]}]}',
  changed: [
    ['{"jobs":[]}', /items expected array, got nothing/],
    ['{"items":[]}', /items: /],
    ['{"items":[{"TotalJobsCount":1}]}', /items\[0\]\.requisitionList expected array, got nothing/],
    [
      '{"items":[{"TotalJobsCount":1,"requisitionList":[{"Id":"1"}]}]}',
      /requisitionList\[0\]\.Title expected string, got nothing/,
    ],
  ],
  answer,
})

test.each([
  'kaveri.fa.em2.oraclecloud.com',
  'localhost/CX_1',
  '127.0.0.1/CX_1',
  'jobs.kaveri.example:8080/CX_1',
  'a.oraclecloud.com/../x',
])('%j is not a board: it has to be a site on a public host', (board) =>
  expect(board).not.toMatch(adapter.board),
)

test('an employer may have a host of its own', () => {
  const own = 'careers.kaveri.example/CX_1001'
  expect(own).toMatch(adapter.board)
  expect(adapter.hosts(own)).toEqual(['careers.kaveri.example'])
  expect(adapter.read(saved(), own).postings[0]?.source_url).toMatch(
    /^https:\/\/careers\.kaveri\.example\/hcmUI\/CandidateExperience\/en\/sites\/CX_1001\/job\//,
  )
})

test('reads the fields of a posting', () => {
  const [posting, remote, labelled, abroad] = adapter.read(saved(), BOARD).postings
  expect(posting).toMatchObject({
    external_id: '210501',
    title: 'Software Engineer II &amp; Reviewer',
    company: 'Kaveri Bank Services India Pvt Ltd',
    locations: [{ text: 'Bengaluru, Karnataka, India', country: 'IN' }],
    departments: ['Software Engineering'],
    employment_type: 'Full time',
    workplace_type: 'Hybrid',
    posted_at: new Date('2026-10-02T04:04:26Z'),
    posted_at_basis: 'ExternalPostedStartDate',
    requisition_id: '210501',
    source_url: `https://kaveri.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/210501`,
  })
  expect(posting?.description).toMatch(
    /^<p>Build payment[^]*<h3>Responsibilities<\/h3>[^]*<h3>Qualifications<\/h3>[^]*About the company/,
  )
  expect(remote).toMatchObject({
    company: 'Kaveri',
    workplace_type: 'Remote',
    employment_type: 'Regular',
    application_deadline: new Date('2026-12-31T23:59:59+05:30'),
    locations: [{ country: 'IN' }, { country: 'IN' }, { text: 'Singapore', country: 'SG' }],
  })
  expect(labelled).toMatchObject({
    external_id: '210503',
    workplace_type: 'Work From Office',
    posted_at_basis: 'PostedDate',
  })
  expect(abroad?.locations.map(({ country }) => country)).toEqual(['GB', 'IN'])
})

test('asks for the details of postings in India alone, also where India is the second place', async () => {
  const abroad = {
    ...listed()[0],
    Id: '9',
    PrimaryLocation: 'Pune, TX, United States',
    PrimaryLocationCountry: 'US',
  }
  const { asked, reading } = await fetchFromList((url) =>
    url.pathname.endsWith('Requisitions') ? searchOf([...listed(), abroad]) : answer(url),
  )
  expect(asked).toHaveLength(1 + 4)
  expect(reading.postings.map(({ external_id }) => external_id)).toEqual([
    '210501',
    '210502',
    '210503',
    '210504',
  ])
})

/** A board of this many postings, in pages; those without a facet are all the world's. */
function large(total: number, page: (offset: number, isIndia: boolean) => unknown[], facets: unknown[]) {
  return (url: URL) => {
    if (!url.pathname.endsWith('Requisitions')) return JSON.stringify({ items: [{}] })
    const isIndia = finderOf(url).includes('selectedLocationsFacet=3007')
    return searchOf(page(offsetOf(url), isIndia), isIndia ? 250 : total, { locationsFacet: facets })
  }
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ ...listed()[0], Id: `${from + index}` }))

test('a board of several pages is filtered at the source, if its filter offers India', async () => {
  const page = (offset: number, isIndia: boolean) =>
    isIndia ? numbered(offset, Math.min(250, offset + 200)) : []
  const facets = [
    { Id: 12, Name: 'Indiana, United States' },
    { Id: 3007, Name: 'India' },
  ]
  const { asked, reading } = await fetchFromList(large(4000, page, facets))
  expect(reading.postings).toHaveLength(250)
  const lists = asked.filter(({ pathname }) => pathname.endsWith('Requisitions'))
  expect(lists.map((url) => [offsetOf(url), finderOf(url).includes('selectedLocationsFacet=3007')])).toEqual([
    [0, false],
    [0, true],
    [200, true],
  ])
})

test('a short page does not end the list, and half a list does not pass for the whole', async () => {
  const shortFirst = (offset: number) =>
    offset === 0 ? numbered(0, 199) : offset === 200 ? numbered(200, 400) : []
  expect((await fetchFromList(large(400, shortFirst, []))).reading.postings).toHaveLength(399)
  const cut = (offset: number) => (offset === 0 ? numbered(0, 150) : [])
  await expect(fetchFromList(large(400, cut, []))).rejects.toThrow(
    'network: the board lists 400 postings but returned 150',
  )
  const single = (offset: number) => (offset === 0 ? numbered(0, 3) : [])
  await expect(fetchFromList(large(150, single, []))).rejects.toThrow(
    'network: the board lists 150 postings but returned 3',
  )
})

test.each([
  ['ORA_REMOTE', 'Work From Home', 'Remote'],
  ['ORA_REMOTE', 'Home Office', 'Remote'],
  ['ORA_REMOTE', 'Field', null],
  ['ORA_REMOTE', 'Hybrid', null],
  ['ORA_REMOTE', '', 'Remote'],
  ['ORA_HYBRID', 'Flexible', 'Hybrid'],
  ['ORA_ON_SITE', 'Remote', null],
  ['ORA_ON_SITE', 'Work From Office', 'On-site'],
  [null, 'Work From Home', 'Work From Home'],
  [null, '', null],
])('the code %s with the label %j is %s', (WorkplaceTypeCode, WorkplaceType, mode) => {
  const posting = { ...listed()[0], WorkplaceTypeCode, WorkplaceType }
  const payload = JSON.parse(searchOf([posting]))
  expect(adapter.read(payload, BOARD).postings[0]?.workplace_type).toBe(mode)
})

test('reads every part of the text in the order of the page, and nothing internal', () => {
  const detail = {
    CorporateDescriptionStr: 'six',
    ExternalDescriptionStr: 'two',
    ExternalQualificationsStr: 'four',
    ExternalResponsibilitiesStr: 'three',
    InternalQualificationsStr: 'secret',
    InternalResponsibilitiesStr: 'secret',
    OrganizationDescriptionStr: 'five',
    ShortDescriptionStr: 'one',
  }
  const payload = JSON.parse(searchOf([{ ...listed()[0], detail }]))
  const { description = '' } = adapter.read(payload, BOARD).postings[0] ?? {}
  expect(description.match(/one|two|three|four|five|six|secret/g)).toEqual([
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
  ])
})

test('takes the places of the list and of the details, the office’s town, and an id that is text', () => {
  const place = (Name: string, CountryCode: string) => ({ Name, CountryCode })
  const odd = {
    ...listed()[0],
    Id: 'NAG_002',
    PrimaryLocation: 'Singapore',
    PrimaryLocationCountry: 'SG',
    secondaryLocations: [place('Hyderabad, Telangana, India', 'IN')],
    detail: {
      secondaryLocations: [place('Pune, India', 'IN')],
      workLocation: [{ TownOrCity: 'Bengaluru', Country: 'IN' }],
    },
  }
  expect(adapter.read(JSON.parse(searchOf([odd])), BOARD).postings[0]).toMatchObject({
    external_id: 'NAG_002',
    locations: [{ text: 'Singapore' }, { text: 'Hyderabad, Telangana, India' }, { text: 'Pune, India' }],
    offices: ['Bengaluru, IN'],
  })
})

test('a site whose facets are ignored, or one of which is odd, is filtered by its rows', async () => {
  const abroad = {
    ...listed()[0],
    Id: '9',
    PrimaryLocation: 'Leeds',
    PrimaryLocationCountry: 'GB',
    secondaryLocations: [],
  }
  const page = (offset: number) => [...numbered(offset, offset + 199), { ...abroad, Id: `x${offset}` }]
  const { asked, reading } = await fetchFromList(large(400, page, ['odd', { Id: 3007, Name: 'India' }]))
  expect(asked.some((url) => finderOf(url).includes('selectedLocationsFacet=3007'))).toBe(true)
  expect(reading.postings.some(({ external_id }) => external_id.startsWith('x'))).toBe(false)
})

test('a listed posting without details was closed meanwhile; that all of them were is not believed', async () => {
  const { reading } = await fetchFromList((url) =>
    finderOf(url).includes('210502') ? '{"items":[]}' : answer(url),
  )
  expect(reading.postings.length).toBeGreaterThan(0)
  expect(reading.postings.map(({ external_id }) => external_id)).not.toContain('210502')
  expect(reading.rejected).toEqual([])
  await expect(
    fetchFromList((url) => (url.pathname.endsWith('Requisitions') ? answer(url) : '{"items":[]}')),
  ).rejects.toThrow(/shape changed: the board lists \d postings, but \d of them have no details/)
})

test('refuses a board with thousands of postings in India', async () => {
  const page = (offset: number) => numbered(offset, offset + 200)
  await expect(fetchFromList(large(2200, page, []))).rejects.toThrow(
    /blocked: .*2200 postings .*at most 2000/,
  )
})
