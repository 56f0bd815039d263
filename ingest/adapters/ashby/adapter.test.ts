import { expect, test } from 'vitest'
import { parseSource } from '#ingest/boards/sources.ts'
import { ashby } from './adapter.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'

const BOARD = 'vidya labs'
const FIXTURE = 'ashby-vidya-labs.json'

function saved(): { jobs: Record<string, unknown>[] } {
  return JSON.parse(readFixture(FIXTURE))
}

function titled(title: string) {
  return ashby.read(saved(), BOARD).postings.find((posting) => posting.title === title)
}

/** The first posting of the fixture, with some fields changed. */
function readOne(changes: Record<string, unknown>) {
  const { jobs } = saved()
  return ashby.read({ jobs: [{ ...jobs[0], ...changes }] }, BOARD).postings[0]
}

testAdapter({
  takes: ['a.example'],
  adapter: ashby,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"publishedAt": "[^"]*"/, '"publishedAt": "soon"'],
  empty: '{"jobs":[],"apiVersion":"1"}',
  changed: [
    ['{"jobs":null}', /jobs expected array, got null/],
    ['[]', /the payload expected object, got array/],
    ['{"jobs":[{"id":"1","title":"SDE"}]}', /jobs\[0\]\.jobUrl expected string, got nothing/],
  ],
})

test('keeps spaces and capitals of a board name in the address', async () => {
  const asked: string[] = []
  await fetchFrom(ashby, 'Vidya labs-2', ({ url = '' }, response) => {
    asked.push(url)
    response.end('{"jobs":[]}')
  })
  expect(asked).toEqual(['/posting-api/job-board/Vidya%20labs-2?includeCompensation=true'])
  expect(parseSource('ashby:Vidya labs').token).toBe('ashby:Vidya labs')
  expect('vidya  labs').not.toMatch(ashby.board)
  expect('vidya ').not.toMatch(ashby.board)
})

test('reads the fields of a posting', () => {
  expect(titled('Machine Learning Engineer')).toMatchObject({
    external_id: '7c1f0a6e-52d3-4f0b-8a11-2b9d4e000001',
    company: 'Vidya Labs',
    departments: ['Engineering', 'Platform'],
    employment_type: 'FullTime',
    posted_at: new Date('2026-09-01T06:15:00.250Z'),
    posted_at_basis: 'publishedAt',
    source_url: 'https://jobs.ashbyhq.com/vidya%20labs/7c1f0a6e-52d3-4f0b-8a11-2b9d4e000001',
    application_url: 'https://jobs.ashbyhq.com/vidya%20labs/7c1f0a6e-52d3-4f0b-8a11-2b9d4e000001/application',
  })
  expect(titled('Machine Learning Engineer')?.description).toContain('R&amp;D')
})

test('keeps every location, with the country of its own address', () => {
  expect(titled('Machine Learning Engineer')?.locations).toEqual([
    { text: 'Bengaluru Office', country: 'India' },
    { text: 'Hyderabad', country: 'India' },
    { text: 'London', country: 'United Kingdom' },
  ])
  expect(titled('Frontend Engineer')?.locations).toEqual([{ text: 'Remote', country: 'India' }])
  expect(titled('DevOps Engineer')?.locations).toEqual([{ text: 'Europe', country: 'European Union' }])
  expect(readOne({ location: null, address: null, secondaryLocations: null })?.locations).toEqual([])
})

test('postal addresses give the office, but not for a remote job', () => {
  expect(titled('Data Science Intern')?.offices).toEqual(['Pune, Maharashtra, IN'])
  expect(titled('Machine Learning Engineer')?.offices).toEqual([
    'Bengaluru, Karnataka, India',
    'Hyderabad, Telangana, India',
    'London, United Kingdom',
  ])
  expect(titled('Frontend Engineer')?.offices).toEqual([])
  expect(titled('Backend Engineer')?.offices).toEqual([])
})

test.each([
  ['Machine Learning Engineer', 'Hybrid'],
  ['Frontend Engineer', 'Remote'],
  ['Backend Engineer', 'Remote'],
  ['Data Science Intern', 'OnSite'],
])('%s is %s: workplaceType wins, isRemote is the fallback', (title, mode) => {
  expect(titled(title)?.workplace_type).toBe(mode)
})

test('pay is the salary of every tier, without equity and commission', () => {
  expect(titled('Machine Learning Engineer')?.pay).toEqual([
    { min: 24_00_000, max: 36_00_000, currency: 'INR', period: 'year', label: 'India: ₹24L – ₹36L' },
    { min: 60_000, max: 80_000, currency: 'GBP', period: 'year', label: 'UK: £60K – £80K' },
  ])
  expect(titled('Solutions Engineer')?.pay).toMatchObject([{ min: 168_000, max: 231_000, currency: 'USD' }])
  expect(titled('Data Science Intern')?.pay).toMatchObject([{ min: 35_000, max: 45_000, period: 'month' }])
})

test('ignores pay that the employer does not display', () => {
  expect(titled('Backend Engineer')?.pay).toEqual([])
})

test('without tiers, pay comes from the summary; a salary may have no period', () => {
  const summaryComponents = [
    { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 0.5, maxValue: 1.75 },
    { compensationType: 'Salary', interval: 'NONE', currencyCode: 'INR', minValue: 1, maxValue: 2 },
  ]
  expect(readOne({ compensation: { compensationTiers: [], summaryComponents } })?.pay).toEqual([
    { min: 1, max: 2, currency: 'INR', period: null, label: '1–2 INR' },
  ])
})

test('rejects an unlisted posting', () => {
  expect(ashby.read(saved(), BOARD).rejected).toContainEqual({
    external_id: '7c1f0a6e-52d3-4f0b-8a11-2b9d4e000006',
    title: 'Confidential Search',
    reason: 'unlisted',
    detail: null,
  })
})

test('uses fallbacks for a missing id, apply address or HTML', () => {
  expect(titled('Frontend Engineer')).toMatchObject({
    external_id: '7c1f0a6e-52d3-4f0b-8a11-2b9d4e000003',
    application_url: 'https://jobs.ashbyhq.com/vidya%20labs/7c1f0a6e-52d3-4f0b-8a11-2b9d4e000003',
  })
  expect(titled('DevOps Engineer')?.description).toBe('Line one\nLine two')
})

test('an unreadable posting without an id has the id from its address, as when it is readable', () => {
  const jobs = JSON.parse(readFixture(FIXTURE)).jobs as Record<string, unknown>[]
  const without = jobs.find(({ title }) => title === 'Frontend Engineer')
  expect(without?.id).toBeUndefined()
  const { rejected } = ashby.read({ jobs: [...jobs, { ...without, publishedAt: 'soon' }] }, BOARD)
  expect(rejected.at(-1)?.external_id).toBe(titled('Frontend Engineer')?.external_id)
})
