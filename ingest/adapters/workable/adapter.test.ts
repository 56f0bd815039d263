import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { workable } from './adapter.ts'

const BOARD = 'mango-metrics'
const FIXTURE = 'workable-mango-metrics.json'

function saved(): { name: string; jobs: Record<string, unknown>[] } {
  return JSON.parse(readFixture(FIXTURE))
}

function titled(title: string) {
  return workable.read(saved(), BOARD).postings.find((posting) => posting.title === title)
}

testAdapter({
  adapter: workable,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"url": "[^"]*D002"/, '"url": null'],
  // An inactive account.
  empty: '{"name":"Mango Metrics","description":null,"jobs":[]}',
  changed: [
    ['{"name":"Mango Metrics"}', /jobs expected array, got nothing/],
    ['{"results":[]}', /jobs expected array, got nothing/],
    ['{"jobs":[{"shortcode":"A1","title":"SDE"}]}', /jobs\[0\]\.url expected string, got nothing/],
  ],
})

test('reads the fields of a posting', () => {
  expect(titled('Data Analyst')).toMatchObject({
    external_id: 'A1B2C3D001',
    company: 'Mango Metrics',
    departments: ['Engineering'],
    employment_type: 'Full-time',
    workplace_type: null,
    experience: 'Entry level',
    requisition_id: 'MM-204',
    source_url: 'https://apply.workable.com/j/A1B2C3D001',
    application_url: 'https://apply.workable.com/j/A1B2C3D001/apply',
  })
  expect(titled('Data Analyst')?.description).toContain('<strong>R&amp;D</strong>')
})

test('a date without a time is the same date in India', () => {
  const posting = titled('Data Analyst')
  expect(posting).toMatchObject({ posted_at_basis: 'published_on' })
  expect(posting?.posted_at?.toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' })).toBe('1/9/2026')
})

test('uses the creation date if there is no publication date, and invents none', () => {
  expect(titled('Support Engineer')).toMatchObject({
    posted_at: new Date('2026-08-01T00:00:00Z'),
    posted_at_basis: 'created_at',
  })
  const [template] = saved().jobs
  const undated = { jobs: [{ ...template, published_on: null, created_at: '' }] }
  expect(workable.read(undated, BOARD).postings[0]?.posted_at).toBeNull()
})

test('merges a job that is listed once per place', () => {
  const analysts = workable.read(saved(), BOARD).postings.filter(({ title }) => title === 'Data Analyst')
  const places = [
    { text: 'Bengaluru, Karnataka, India', country: 'IN' },
    { text: 'Pune, Maharashtra, India', country: 'IN' },
  ]
  // The third is an exact repetition, which the run counts as a duplicate.
  expect(analysts.map(({ locations }) => locations)).toEqual([places, [places[1]]])
})

test('keeps several places of one job in order', () => {
  expect(titled('Business Analyst')?.locations).toEqual([
    { text: 'Spain', country: 'ES' },
    { text: 'Portugal', country: 'PT' },
  ])
})

test('shows only the country of a hidden place', () => {
  expect(titled('Platform Engineer')?.locations).toEqual([
    { text: 'India', country: 'IN' },
    { text: 'London, England, United Kingdom', country: 'GB' },
  ])
})

test('uses the job’s own place if there is no list', () => {
  expect(titled('Support Engineer')?.locations).toEqual([
    { text: 'Noida, Uttar Pradesh, India', country: 'India' },
  ])
})

test('ignores empty fields; a saved response without details has no text', () => {
  expect(titled('Backend Engineer')).toMatchObject({
    departments: [],
    employment_type: null,
    experience: null,
    requisition_id: null,
    description: '',
    workplace_type: 'Remote',
    locations: [{ text: 'India', country: 'IN' }],
  })
})

test('uses the board name for an account without a name', () => {
  const { jobs } = saved()
  expect(workable.read({ jobs }, BOARD).postings[0]?.company).toBe('Mango Metrics')
})

test('reads a large account from one response', async () => {
  const [template] = saved().jobs
  const jobs = Array.from({ length: 1572 }, (_, index) => ({ ...template, shortcode: `S${index}` }))
  const asked: string[] = []
  const payload = await fetchFrom(workable, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    response.end(JSON.stringify({ name: 'Mango Metrics', jobs }))
  })
  expect(asked).toEqual(['/api/v1/widget/accounts/mango-metrics?details=true'])
  expect(workable.read(payload, BOARD).postings).toHaveLength(1572)
})
