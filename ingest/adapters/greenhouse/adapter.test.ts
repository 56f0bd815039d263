import { expect, test } from 'vitest'
import { readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { readDescription } from '#ingest/understand/document/description.ts'
import { greenhouse } from './adapter.ts'

const BOARD = 'nimbuswala'
const FIXTURE = 'greenhouse-nimbuswala.json'

interface Saved {
  jobs: Record<string, unknown>[]
}

function saved(): Saved {
  return JSON.parse(readFixture(FIXTURE))
}

/** The first posting of the fixture, with some fields changed. */
function readOne(changes: Record<string, unknown>) {
  const { jobs } = saved()
  return greenhouse.read({ jobs: [{ ...jobs[0], ...changes }] }, BOARD)
}

testAdapter({
  adapter: greenhouse,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"absolute_url": "[^"]*4100202"/, '"absolute_url": null'],
  empty: '{"jobs":[],"meta":{"total":0}}',
  changed: [
    ['{"jobs":{}}', /jobs expected array, got object/],
    ['{"error":"nope"}', /jobs expected array, got nothing/],
    ['{"jobs":[{"id":1,"title":"SDE"}]}', /jobs\[0\]\.absolute_url expected string, got nothing/],
    ['[]', /the payload expected object, got array/],
  ],
})

test('reads the fields of a posting', () => {
  const posting = greenhouse
    .read(saved(), BOARD)
    .postings.find(({ title }) => title === 'Machine Learning Engineer')
  expect(posting).toMatchObject({
    external_id: '4100212',
    company: 'Nimbuswala',
    locations: [{ text: 'Gurgaon, Haryana, India', country: null }],
    offices: ['India'],
    departments: ['Engineering'],
    employment_type: 'Full-time',
    workplace_type: 'On-site',
    posted_at: new Date('2026-09-28T04:30:00Z'),
    posted_at_basis: 'first_published',
    application_deadline: new Date('2099-12-01T18:29:00Z'),
    requisition_id: null,
    application_url: 'https://careers.nimbuswala.example/apply?gh_jid=4100212&utm_source=feed&gh_src=abc',
    pay: [{ min: 25_00_000, max: 40_00_000, currency: 'INR', period: null, label: 'Annual salary' }],
  })
})

test('a description that is escaped once more is shown with its own entities', () => {
  const [posting] = greenhouse.read(saved(), BOARD).postings
  expect(readDescription(posting?.description ?? '').html).toContain(
    '<strong>R&amp;D</strong> tools &amp; services',
  )
})

test('rejects a prospect post', () => {
  expect(greenhouse.read(saved(), BOARD).rejected).toContainEqual({
    external_id: '4100207',
    title: 'General application',
    reason: 'prospect post',
    detail: null,
  })
})

test('rejects one bad posting alone, with the field', () => {
  const { postings, rejected } = greenhouse.read(saved(), BOARD)
  expect(postings).toHaveLength(12)
  expect(rejected).toContainEqual({
    external_id: '4100210',
    title: null,
    reason: 'unreadable',
    detail: 'jobs[9].title expected string, got number',
  })
})

test('a board with mostly unreadable postings has a changed shape', () => {
  const broken = saved().jobs
  for (const [index, job] of broken.entries()) if (index % 3 !== 0) delete job.title
  expect(() => greenhouse.read({ jobs: broken }, BOARD)).toThrow(
    /shape changed: jobs\[1\]\.title expected string, got nothing/,
  )
})

test('without a publication date, uses the date of the last edit', () => {
  const { postings } = readOne({ first_published: null, updated_at: '2026-10-02T07:02:31-04:00' })
  expect(postings[0]).toMatchObject({
    posted_at: new Date('2026-10-02T11:02:31Z'),
    posted_at_basis: 'updated_at',
  })
})

test('fetches the company name if the postings have none', async () => {
  const jobs = saved().jobs.slice(0, 1)
  delete jobs[0]?.company_name
  const payload = await greenhouse.fetch(BOARD, async (url) => ({
    body: JSON.stringify(url.endsWith(`/boards/${BOARD}`) ? { name: 'Nimbuswala Technologies' } : { jobs }),
    etag: null,
  }))
  expect(greenhouse.read(payload, BOARD).postings[0]?.company).toBe('Nimbuswala Technologies')
})

test('uses the board name for a saved response without a company', () => {
  expect(readOne({ company_name: undefined }).postings[0]?.company).toBe('Nimbuswala')
})

test.each([
  ['R-12263', 'R-12263'],
  [4189, '4189'],
  ['See Opening ID', null],
  [null, null],
])('requisition %j is %j', (requisition_id, expected) => {
  expect(readOne({ requisition_id }).postings[0]?.requisition_id).toBe(expected)
})

test.each([
  [{ departments: [{ name: null }, { name: '4010 Engineering' }] }, { departments: ['Engineering'] }],
  [{ pay_input_ranges: [{ min_cents: 1, max_cents: 2, currency_type: null }] }, { pay: [] }],
  [{ internal_job_id: '12' }, {}],
  [{ first_published: '' }, { posted_at_basis: 'updated_at' }],
  [{ first_published: '2026-11-10' }, { posted_at: new Date('2026-11-10T00:00:00Z') }],
])('accepts odd values in optional fields: %j', (odd, expected) => {
  expect(readOne(odd)).toMatchObject({ postings: [expected], rejected: [] })
})
