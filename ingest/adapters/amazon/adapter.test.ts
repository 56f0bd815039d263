import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { amazon } from './adapter.ts'

const BOARD = 'amazon.jobs'
const FIXTURE = 'amazon-search.json'
const saved = () => JSON.parse(readFixture(FIXTURE))
const list = (jobs: unknown[], hits = jobs.length) => JSON.stringify({ hits, jobs })

testAdapter({
  adapter: amazon,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"title": "Systems Engineer"/, '"title": {}'],
  empty: list([]),
  changed: [
    ['{"jobs":[]}', /hits expected number, got nothing/],
    ['{"hits":1,"jobs":[{"id_icims":"1","title":"x"}]}', /jobs\[0\]\.job_path expected string, got nothing/],
  ],
  answer: ({ pathname, searchParams }) => {
    expect([
      pathname,
      searchParams.get('normalized_country_code[]'),
      searchParams.get('result_limit'),
    ]).toEqual(['/en/search.json', 'IND', '100'])
    return readFixture(FIXTURE)
  },
})

test('reads the fields of a posting', () => {
  const [first, intern, unplaced] = amazon.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: '10560001',
    company: 'Amazon',
    locations: [
      { text: 'Bengaluru, Karnataka', country: 'IN' },
      { text: 'Gurugram, Haryana', country: 'IN' },
    ],
    departments: ['Software Development'],
    employment_type: 'full-time',
    workplace_type: 'On-site',
    posted_at: new Date('2026-10-02'),
    source_url: 'https://www.amazon.jobs/en/jobs/10560001/x',
    application_url: 'https://account.amazon.jobs/jobs/10560001/apply',
  })
  expect(first?.description).toMatch(/cloud[^]*<h3>Basic qualifications<\/h3>[^]*<h3>Preferred qual/)
  expect(intern).toMatchObject({
    employment_type: 'Internship',
    workplace_type: 'Remote',
    locations: [{ text: 'Telangana', country: 'IN' }],
    posted_at: new Date('2026-09-30'),
    application_url: 'https://www.amazon.jobs/en/jobs/10560002/x',
  })
  expect(unplaced?.locations).toEqual([{ text: 'Bengaluru, Karnataka, IND', country: null }])
  expect(JSON.stringify(amazon.read(saved(), BOARD))).not.toContain('somebody')
})

test('a page that asks for a CAPTCHA stops the run', async () => {
  let asked = 0
  const fetched = fetchFrom(amazon, BOARD, (_, response) => {
    asked += 1
    response.end('<html><title>Server Busy</title><form>Type the characters: captcha</form></html>')
  })
  await expect(fetched).rejects.toMatchObject({ outcome: 'blocked' })
  expect(asked).toBe(1)
})

test('walks the pages, and refuses a list that its search cuts off', async () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ ...saved().jobs[0], id_icims: String(from + index) }))
  const from = (total: number) =>
    fetchFrom(amazon, BOARD, ({ url }, response) => {
      const offset = Number(new URL(url ?? '', 'https://x.example').searchParams.get('offset'))
      response.end(list(numbered(offset, Math.min(total, offset + 100)), total))
    })
  expect(amazon.read(await from(250), BOARD).postings).toHaveLength(250)
  await expect(from(10_000)).rejects.toThrow('shape changed: the list is cut off at 9999 of 10,000 postings')
})

test('an empty list with an error is no empty board', () => {
  const answer = (error: string | null) => ({ error, hits: 0, jobs: [] })
  expect(amazon.read(answer(null), 'amazon.jobs').postings).toEqual([])
  expect(() => amazon.read(answer('out of range'), 'amazon.jobs')).toThrow(
    'network: the list is empty, and says error out of range',
  )
})
