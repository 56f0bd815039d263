import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { peoplestrong } from './adapter.ts'

const BOARD = 'indravati-careers'
const FIXTURE = 'peoplestrong-indravati.json'
const adapter = peoplestrong(INDIA, (title) => title.includes('Sales'))

interface Job extends Record<string, unknown> {
  jobCode: string
  detail?: unknown
}

const saved = (): { response: Job[] } => JSON.parse(readFixture(FIXTURE))

function listed(): Job[] {
  const { response } = saved()
  for (const job of response) delete job.detail
  return response
}

const list = (response: unknown, totalRecords: unknown = listed().length, code = 200) =>
  JSON.stringify({ totalRecords, messageCode: { code, messages: 'x' }, response })

function answer({ pathname, searchParams }: URL, post: string): string {
  if (pathname === '/api/cp/rest/altone/cp/jobs/v1') {
    expect([searchParams.get('limit'), post]).toEqual(['99', '{}'])
    return list(searchParams.get('offset') === '0' ? listed() : [])
  }
  const [, code] = /^\/api\/cp\/rest\/altone\/cp\/job\/([^/]+)\/v2$/.exec(pathname) ?? []
  expect(searchParams.get('part')).toContain('descriprion')
  const found = saved().response.find(({ jobCode }) => jobCode.replaceAll('/', '_') === code)
  return JSON.stringify({ messageCode: { code: 200 }, response: found?.detail })
}

const isList = ({ pathname }: URL) => pathname.endsWith('/jobs/v1')

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"jobTitle": "QA Engineer"/, '"jobTitle": {}'],
  empty: list([], 0),
  changed: [
    ['{"jobs":[]}', /response/],
    ['{"response":null}', /response expected array, got null/],
    ['{"totalRecords":1,"response":[{"jobCode":"A/1"}]}', /response\[0\]\.jobTitle/],
  ],
  answer,
})

test('reads the fields of a posting', () => {
  const [first, second, third] = adapter.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: 'IMI/PLAT/1900001',
    company: 'Indravati Motors India Pvt. Ltd.',
    locations: [{ text: 'Pune, Maharashtra', country: 'India' }],
    departments: ['Platform'],
    employment_type: 'Permanent',
    experience: '3-6 years',
    skills: ['Java', 'SQL', 'Kafka'],
    posted_at: new Date('2026-09-25'),
    application_deadline: new Date('2026-12-31T23:59:59+05:30'),
    source_url: 'https://indravati-careers.peoplestrong.com/job/detail/IMI_PLAT_1900001',
    pay: [],
    pay_text: null,
  })
  // Its department is the employer again, and a place may have a comma.
  expect(second).toMatchObject({
    departments: [],
    experience: '2 - 4 years',
    locations: [{ text: 'Bengaluru (Urban), South, Karnataka', country: 'India' }],
    source_url: 'https://indravati-careers.peoplestrong.com/job/detail/IMI_QA_1900002',
  })
  // A sales territory has no country, and a department is no employer.
  expect(third).toMatchObject({
    company: 'Indravati Careers',
    locations: [{ text: 'DELHI, NORTH-1, TERRITORY-II', country: null }],
    experience: null,
  })
})

test('internal pay and persons are not read', () => {
  expect(JSON.stringify(adapter.read(saved(), BOARD))).not.toMatch(/1800000|18-24|somebody|Somebody/)
})

test('the first part that is a country decides', () => {
  const at = (locationHierarchyComplete: string) =>
    adapter.read({ response: [{ ...listed()[0], locationHierarchyComplete }] }, BOARD).postings[0]?.locations
  expect(at('Asia>India>Kerala>Kochi')).toEqual([{ text: 'Kochi, Kerala, Asia', country: 'India' }])
  expect(at('United Arab Emirates>Dubai')).toMatchObject([{ country: 'United Arab Emirates' }])
})

test('a name that is no portal is gone, and so is an employer that is refused twice', async () => {
  await expect(readFrom(adapter, BOARD, () => list(null, null, 201))).rejects.toMatchObject({
    outcome: 'gone',
  })
  const left = { status: 403, body: '<html>Request forbidden by administrative rules.</html>' }
  await expect(readFrom(adapter, BOARD, () => left)).rejects.toMatchObject({
    outcome: 'gone',
    message: expect.stringContaining('refused twice'),
  })
  let asked = 0
  const once = await readFrom(adapter, BOARD, (url) => {
    asked += 1
    return asked === 1 ? left : answer(url, '{}')
  })
  expect(once.postings).toHaveLength(3)
  await expect(
    readFrom(adapter, BOARD, () => ({ status: 403, body: 'Access denied' })),
  ).rejects.toMatchObject({
    outcome: 'blocked',
  })
})

test('a posting without a title is closed, and one that is refused stays', async () => {
  const { postings, rejected } = await readFrom(adapter, BOARD, (url) => {
    if (url.pathname.includes('1900001')) return JSON.stringify({ response: { skills: [], applied: false } })
    return url.pathname.includes('1900002') ? '{"response":[]}' : answer(url, '{}')
  })
  expect(postings.map(({ external_id }) => external_id)).toEqual(['IMI/SAL/1900003'])
  expect(rejected).toMatchObject([{ external_id: 'IMI/QA/1900002', reason: 'unreadable' }])
})

test('asks for no details of postings abroad, and refuses half a list', async () => {
  const abroad = { ...listed()[0], jobCode: 'X/9', locationHierarchyComplete: 'Singapore>Singapore' }
  const { asked } = await readFrom(adapter, BOARD, (url) =>
    isList(url) ? list([abroad], 1) : answer(url, '{}'),
  )
  expect(asked).toHaveLength(1)
  await expect(
    readFrom(adapter, BOARD, (url) => (isList(url) ? list(listed(), 99) : answer(url, '{}'))),
  ).rejects.toThrow('network: the board lists 99 postings but returned 3')
  await expect(readFrom(adapter, BOARD, () => list(listed(), null))).rejects.toThrow(
    /totalRecords expected number/,
  )
})

test('asks for no details where the title alone decides, also of a board of thousands', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({
    ...listed()[0],
    jobCode: `S/${index}`,
    jobTitle: index === 7 ? 'Engineer' : 'Sales Officer',
  }))
  const page = (url: URL) => rows.slice(Number(url.searchParams.get('offset'))).slice(0, 99)
  const { asked, postings } = await readFrom(adapter, BOARD, (url) =>
    isList(url) ? list(page(url), rows.length) : JSON.stringify({ response: { jobTitle: 'Engineer' } }),
  )
  expect(asked.filter((url) => !isList(url)).map(({ pathname }) => pathname)).toEqual([
    '/api/cp/rest/altone/cp/job/S_7/v2',
  ])
  expect(postings).toHaveLength(2500)
  for (const row of rows) row.jobTitle = 'Engineer'
  await expect(readFrom(adapter, BOARD, (url) => list(page(url), rows.length))).rejects.toThrow(
    /blocked: .*2500 postings .*at most 2000/,
  )
})

test('a saved response of one posting is read as a list of one', () => {
  const response = {
    ...(saved().response[0]?.detail as object),
    requisitionCode: 'IMI/PLAT/1900001',
    locationHierarchyComplete: 'India>Goa',
  }
  const { postings } = adapter.read(adapter.parse(JSON.stringify({ response })), BOARD)
  expect(postings).toMatchObject([
    { external_id: 'IMI/PLAT/1900001', posted_at: new Date('2026-09-25'), employment_type: 'Permanent' },
  ])
})

test('a page that is no address, and figures as text, cost no posting', () => {
  const [job] = saved().response
  const payload = list([{ ...job, jobDetailUrl: '/job/detail/x' }], '1')
  const [posting] = adapter.read(JSON.parse(payload), BOARD).postings
  expect(posting?.source_url).toMatch(/^https:\/\/indravati-careers\.peoplestrong\.com\/job\/detail\//)
})

test('the last day is that of the details where the list has none', () => {
  const [job] = listed()
  const ends = { CandidatePortalEndDate: '2026-10-31 00:00:00.0' }
  const item = { ...Object(job), jobClosureDate: null, detail: ends }
  expect(adapter.read({ response: [item] }, BOARD).postings[0]?.application_deadline).toEqual(
    new Date('2026-10-31T23:59:59+05:30'),
  )
})

test('a saved answer for a closed posting is named for what it is', () => {
  expect(() =>
    adapter.parse('{"response":{"skills":[],"applied":false},"messageCode":{"code":200}}'),
  ).toThrow('gone: expected a list or a posting, got the answer for one that is closed')
})
