import { expect, test } from 'vitest'
import { readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { workday as workdayOf } from './adapter.ts'

const workday = workdayOf(INDIA)

const BOARD = 'tungabhadra.wd3/Careers'
const FIXTURE = 'workday-tungabhadra.json'

interface Saved {
  jobPostings: (Record<string, unknown> & {
    externalPath: string
    detail: { jobPostingInfo: Record<string, unknown>; hiringOrganization?: unknown }
  })[]
}

function saved(): Saved {
  return JSON.parse(readFixture(FIXTURE))
}

/** The fixture's postings as a list, or one with its details. */
function answer({ pathname }: URL): string {
  const { jobPostings } = saved()
  const path = pathname.replace('/wday/cxs/tungabhadra/Careers', '')
  if (path !== '/jobs') return JSON.stringify(jobPostings.find((one) => one.externalPath === path)?.detail)
  const listed = jobPostings.map(({ title, externalPath, locationsText, postedOn }) => ({
    title,
    externalPath,
    locationsText,
    postedOn,
  }))
  return JSON.stringify({ total: listed.length, jobPostings: listed, facets: [] })
}

/** The first posting of the fixture, with some fields of its detail changed. */
function readOne(info: Record<string, unknown>, listed: Record<string, unknown> = {}) {
  const [first] = saved().jobPostings
  Object.assign(first?.detail.jobPostingInfo ?? {}, info)
  return workday.read({ total: 1, jobPostings: [{ ...first, ...listed }] }, BOARD)
}

testAdapter({
  adapter: workday,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"startDate": "[^"]*"/, '"startDate": "soon"'],
  empty: '{"total":0,"jobPostings":[],"facets":[],"userAuthenticated":false}',
  changed: [
    ['{"jobPostings":[]}', /total expected number, got nothing/],
    [
      '{"total":1,"jobPostings":[{"title":"SDE"}]}',
      /jobPostings\[0\]\.externalPath expected string, got nothing/,
    ],
    [
      '{"total":1,"jobPostings":[{"title":"SDE","externalPath":"/../../x"}]}',
      /jobPostings\[0\]\.externalPath: expected a path below the site/,
    ],
    ['{"errorCode":"S22","message":"tenant migrated"}', /total expected number, got nothing/],
  ],
  answer,
})

test.each([
  'acme',
  'acme.wd3',
  'acme.wd3/',
  'acme.wd3/a/b',
  'acme.wd3.x/Careers',
  'acme.wdX/Careers',
  'a.example/x',
])('%j is not a board: it needs tenant, instance and site', (name) => {
  expect(name).not.toMatch(workday.board)
})

test('each board needs permission of its own', () => {
  expect(workday.policy?.scope).toBe('board')
})

test('reads the fields of a posting', () => {
  const { postings, rejected } = workday.read(saved(), BOARD)
  expect(postings[0]).toMatchObject({
    external_id: 'JR1001',
    title: 'Software Engineer, Early Careers',
    company: 'Tungabhadra Systems India Private Limited',
    locations: [{ text: 'India, Hyderabad', country: 'India' }],
    offices: ['India, Hyderabad - Tower B'],
    employment_type: 'Full time',
    workplace_type: 'Hybrid',
    posted_at: new Date('2026-10-01T00:00:00Z'),
    posted_at_basis: 'startDate',
    requisition_id: 'JR1001',
    source_url:
      'https://tungabhadra.wd3.myworkdayjobs.com/Careers/job/India-Hyderabad/Software-Engineer--Early-Careers_JR1001',
  })
  expect(rejected).toEqual([
    { external_id: 'JR1005', title: 'Test Automation Engineer', reason: 'unlisted', detail: null },
  ])
})

test('the country belongs to the first location only', () => {
  expect(workday.read(saved(), BOARD).postings[1]).toMatchObject({
    external_id: 'JR1002-1',
    locations: [
      { text: 'India, Bangalore', country: 'India' },
      { text: 'India, Pune', country: null },
    ],
    posted_at: new Date('2026-07-20T00:00:00Z'),
  })
})

test('takes the cities from the path if the location is "Remote"', () => {
  expect(workday.read(saved(), BOARD).postings[2]).toMatchObject({
    locations: [{ text: 'Remote Bangalore Baroda India', country: 'India' }],
    workplace_type: 'Remote',
  })
})

test('an entity of the employer’s books is not its name', () => {
  const [first] = saved().jobPostings
  const named = (name: string) => {
    const detail = { ...first?.detail, hiringOrganization: { name } }
    return workday.read({ total: 1, jobPostings: [{ ...first, detail }] }, BOARD).postings[0]?.company
  }
  expect(named('IN01 Tungabhadra Graphics Bengaluru')).toBe('Tungabhadra')
  expect(named('0042 - Tungabhadra India')).toBe('Tungabhadra India')
})

test.each([{ posted: false }, { canApply: false }])('a posting with %j is not open', (closed) => {
  const [first] = saved().jobPostings
  const jobPostingInfo = { ...first?.detail.jobPostingInfo, ...closed }
  const reading = workday.read({ total: 1, jobPostings: [{ ...first, detail: { jobPostingInfo } }] }, BOARD)
  expect(reading).toMatchObject({ postings: [], rejected: [{ reason: 'unlisted' }] })
})

test('a board may be on the vendor’s shared host', () => {
  const shared = 'wd5.myworkdaysite.com/tungabhadra/Careers'
  expect(shared).toMatch(workday.board)
  expect(workday.hosts(shared)).toEqual(['wd5.myworkdaysite.com'])
  const [first] = saved().jobPostings
  const { postings } = workday.read({ total: 1, jobPostings: [{ ...first, detail: null }] }, shared)
  expect(postings[0]).toMatchObject({
    company: 'Tungabhadra',
    source_url: `https://wd5.myworkdaysite.com/recruiting/tungabhadra/Careers${first?.externalPath}`,
  })
})

test('a saved list without details has no dates, unless the time of the response is known', () => {
  const { jobPostings } = saved()
  const listed = jobPostings.slice(0, 4).map(({ detail: _detail, ...posting }) => posting)
  const days = (payload: object) =>
    workday.read({ total: 4, jobPostings: listed, ...payload }, BOARD).postings.map((one) => one.posted_at)
  expect(days({})).toEqual([null, null, null, null])
  expect(days({ answered_at: '2026-10-02T20:00:00Z' })).toEqual([
    new Date('2026-10-01'),
    null,
    new Date('2026-09-24'),
    new Date('2026-10-02'),
  ])
})

test('takes the first place from the path if the list says "2 Locations"', () => {
  const posting = { title: 'SDE', externalPath: '/job/India-Pune/SDE_R1', locationsText: '2 Locations' }
  expect(workday.read({ total: 1, jobPostings: [posting] }, BOARD).postings[0]).toMatchObject({
    external_id: 'R1',
    locations: [{ text: 'India Pune', country: null }],
  })
})

test('reads the saved response of a single posting as a board', () => {
  const [first] = saved().jobPostings
  const { postings } = workday.read(workday.parse(JSON.stringify(first?.detail)), BOARD)
  expect(postings).toEqual(
    workday.read({ total: 1, jobPostings: [{ ...first, postedOn: null }] }, BOARD).postings,
  )
})

test('names the field of a bad detail, for that posting alone', () => {
  const { jobPostings } = saved()
  Object.assign(jobPostings[0]?.detail.jobPostingInfo ?? {}, { startDate: 'soon' })
  expect(workday.read({ total: 5, jobPostings }, BOARD).rejected[0]).toMatchObject({
    reason: 'unreadable',
    detail: 'jobPostings[0].detail.jobPostingInfo.startDate: expected a date, got "soon"',
  })
})

test('ignores a language before the site', () => {
  const externalUrl = 'https://tungabhadra.wd3.myworkdayjobs.com/en-US/Careers/job/India-Pune/SDE_R7'
  expect(readOne({ externalUrl }).postings[0]?.source_url).toBe(externalUrl)
})

test('a saved answer for a closed posting is named for what it is', () => {
  expect(() => workday.parse('{"errorCode":"S21","httpStatus":404,"message":"not found"}')).toThrow(
    'gone: expected a list or a posting, got the answer for one that is closed',
  )
})
