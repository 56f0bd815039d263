import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { keka } from './adapter.ts'

const BOARD = 'morpankh'
const FIXTURE = 'keka-morpankh.json'

interface Saved {
  name: string
  jobs: Record<string, unknown>[]
}

function saved(): Saved {
  return JSON.parse(readFixture(FIXTURE))
}

const LIST = '/careers/api/jobs/default/active'
const INFO = '/careers/api/organization/default/careerportalinfo'

function answer({ pathname }: URL): string {
  if (pathname === INFO) return JSON.stringify({ name: saved().name, shortName: 'M' })
  expect(pathname).toBe(LIST)
  return JSON.stringify(saved().jobs)
}

/** Fetches a portal with this list and information, and records the requested paths. */
async function fetchPortal(list = JSON.stringify(saved().jobs)) {
  const asked: string[] = []
  const info = answer(new URL(INFO, 'https://x.example'))
  const payload = await fetchFrom(keka, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    response.end(url === INFO ? info : list)
  })
  return { asked, company: keka.read(payload, BOARD).postings[0]?.company }
}

testAdapter({
  adapter: keka,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"publishedOn": "[^"]*"/, '"publishedOn": "soon"'],
  empty: '[]',
  changed: [
    ['{"data":[]}', /jobs expected array, got nothing/],
    ['[{"id":1}]', /jobs\[0\]\.title expected string, got nothing/],
    ['"Invalid Tenant"', /the payload expected object, got string/],
  ],
  answer,
})

test('reads the fields of a job', () => {
  expect(keka.read(saved(), BOARD).postings[0]).toMatchObject({
    external_id: '134653',
    title: 'Data Science Intern',
    company: 'Morpankh Analytics Pvt. Ltd.',
    locations: [{ text: 'Pune, MH', country: 'IN' }],
    departments: ['Data & AI'],
    employment_type: 'Full time',
    experience: '0 - 1 year',
    skills: ['Python', 'Machine Learning'],
    posted_at: new Date('2026-09-08T13:14:30.773Z'),
    posted_at_basis: 'publishedOn',
    source_url: 'https://morpankh.keka.com/careers/jobdetails/134653',
    pay: [{ min: 15_000, max: 20_000, currency: 'INR', period: 'month' }],
  })
})

test('passes on every place, also abroad, and none if none is given', () => {
  const { postings } = keka.read(saved(), BOARD)
  expect(postings.map(({ locations }) => locations.map(({ text }) => text))).toEqual([
    ['Pune, MH'],
    ['Bengaluru, KA', 'Hyderabad, TG'],
    [],
    [],
    ['Remote, Oregon'],
  ])
  expect(postings[4]?.locations[0]?.country).toBe('US')
})

test('yearly pay is pay; a missing amount and lakhs "a month" are not', () => {
  const { postings } = keka.read(saved(), BOARD)
  expect(postings.map(({ pay }) => pay.map(({ max, period }) => [max, period]))).toEqual([
    [[20_000, 'month']],
    [[18_00_000, 'year']],
    [],
    [],
    [],
  ])
})

test('rejects one bad job alone, and passes on a job without a date', () => {
  expect(keka.read(saved(), BOARD).rejected).toMatchObject([
    { external_id: '134658', detail: 'jobs[5].title expected string, got null' },
  ])
  const [first] = saved().jobs
  expect(keka.read({ jobs: [{ ...first, publishedOn: null }] }, BOARD).postings[0]?.posted_at).toBeNull()
})

test('lists a portal in one request, without its id, and asks for the company’s name', async () => {
  expect(await fetchPortal()).toEqual({ asked: [LIST, INFO], company: 'Morpankh Analytics Pvt. Ltd.' })
})

test('asks an empty portal for no name', async () => {
  expect((await fetchPortal('[]')).asked).toEqual([LIST])
})

test.each([
  ['Invalid Tenant', 'gone'],
  ['Forbidden Access', 'blocked'],
])('a portal with 200 and "%s" is %s', async (words, outcome) => {
  await expect(fetchPortal(`<html><h1>${words}</h1></html>`)).rejects.toMatchObject({ outcome })
})

test.each([
  [{ jobNumber: 12 }, { requisition_id: '12' }],
  [{ jobType: '2' }, { employment_type: 'Full time' }],
  [{ jobType: 'Apprentice' }, { employment_type: null }],
  [{ skillNames: ['SQL', null] }, { skills: ['SQL'] }],
  [{ salaryRange: { minimum: 4e5, currency: 'INR', salaryPeriod: '4' } }, { pay: [{ period: 'year' }] }],
  [{ salaryRange: { minimum: 4e5, currency: 'INR', salaryPeriod: 'Project' } }, { pay: [] }],
])('accepts odd values in optional fields: %j', (odd, expected) => {
  const [job] = saved().jobs
  expect(keka.read({ jobs: [{ ...job, ...odd }] }, BOARD)).toMatchObject({
    postings: [expected],
    rejected: [],
  })
})
