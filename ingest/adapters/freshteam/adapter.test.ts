import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { freshteam } from './adapter.ts'

const BOARD = 'chambal'
const FIXTURE = 'freshteam-chambal.json'

interface Saved extends Record<string, unknown> {
  jobs: Record<string, unknown>[]
}
const saved = (): Saved => JSON.parse(readFixture(FIXTURE))
const respond = (body: string) => fetchFrom(freshteam, BOARD, (_, response) => void response.end(body))

testAdapter({
  adapter: freshteam,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"created_at": "[^"]*"/, '"created_at": "soon"'],
  empty: '{"jobs":[],"branches":[],"job_roles":[]}',
  changed: [
    ['{"data":[]}', /jobs expected array, got nothing/],
    ['{"jobs":[{"id":1}]}', /jobs\[0\]\.title expected string, got nothing/],
  ],
})

test('joins branches and roles', () => {
  const { postings, rejected } = freshteam.read(saved(), BOARD)
  const [backend, remote, intern, data] = postings
  expect(backend).toMatchObject({
    external_id: '1000201',
    locations: [{ text: 'Bengaluru, Karnataka', country: 'IN' }],
    departments: ['Engineering'],
    employment_type: 'Full time',
    workplace_type: null,
    posted_at: new Date('2026-09-05T10:00:00Z'),
    posted_at_basis: 'created_at',
    source_url: 'https://chambal.freshteam.com/jobs/AB1000201/x',
  })
  // The places of remote work stand in place of the branch, which is in Brazil.
  expect(remote).toMatchObject({
    locations: [
      { text: 'Remote, India', country: null },
      { text: 'Pune, India', country: null },
    ],
    workplace_type: 'Remote',
    employment_type: 'Contract',
  })
  expect(intern).toMatchObject({
    locations: [{ text: 'Remote - India', country: 'IN' }],
    departments: [],
    employment_type: 'Internship',
  })
  expect(data?.locations).toEqual([])
  expect(rejected).toMatchObject([{ external_id: '1000203', reason: 'unlisted' }])
})

test.each([
  [1, 'Contract'],
  [2, 'Full time'],
  [3, 'Internship'],
  [4, 'Part time'],
  [5, 'Temporary'],
  [6, 'Seasonal'],
  [7, 'Volunteer'],
  [8, 'Fixed term'],
  [9, null],
])('job_type %i is %s', (job_type, employment_type) => {
  const [first] = saved().jobs
  const { postings } = freshteam.read({ jobs: [{ ...first, job_type }] }, BOARD)
  expect(postings).toMatchObject([{ employment_type }])
})

test('an odd branch costs only the place', () => {
  const { postings } = freshteam.read({ ...saved(), branches: [{ id: 301, city: [] }, null] }, BOARD)
  expect(postings[0]).toMatchObject({ external_id: '1000201', locations: [] })
})

test('an unknown company gets a page of the vendor; a page of anybody else says nothing', async () => {
  await expect(respond('<!doctype html><title>Freshteam</title>')).rejects.toMatchObject({ outcome: 'gone' })
  await expect(respond('<!doctype html><title>Sorry</title>')).rejects.toMatchObject({
    outcome: 'shape changed',
  })
})

test('a list of a thousand may have been cut off', async () => {
  const [first] = saved().jobs
  const jobs = (count: number) =>
    JSON.stringify({ jobs: Array.from({ length: count }, (_, id) => ({ ...first, id })) })
  await expect(respond(jobs(1000))).rejects.toMatchObject({ outcome: 'network' })
  expect(await respond(jobs(999))).toMatchObject({ jobs: { length: 999 } })
})
