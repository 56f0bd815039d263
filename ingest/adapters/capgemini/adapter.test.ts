import { expect, test } from 'vitest'
import { readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { FIRST_SEEN } from '../raw-posting.ts'
import { capgemini } from './adapter.ts'

const BOARD = 'cg-jobstream-api'
const FIXTURE = 'capgemini-search.json'

interface Row extends Record<string, unknown> {
  detail?: { datePosted: string }
}

const saved = (): { data: Row[] } => JSON.parse(readFixture(FIXTURE))

function listed(): Row[] {
  const { data } = saved()
  for (const row of data) delete row.detail
  return data
}

const list = (data: unknown[], count = data.length) => JSON.stringify({ count, data })

function answer({ pathname, searchParams }: URL): string {
  if (pathname === '/api/job-search') {
    expect([searchParams.get('country_code'), searchParams.get('page')]).toEqual(['in-en,en-in', '1'])
    return list(listed())
  }
  const row = saved().data.find(({ ref }) => pathname.includes(String(ref).slice(0, 6)))
  return `<div itemscope><meta itemprop="datePosted" content="${row?.detail?.datePosted}"></div>`
}

testAdapter({
  adapter: capgemini,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"title": "Java Developer"/, '"title": {}'],
  empty: list([]),
  changed: [
    ['{"data":[]}', /count expected number, got nothing/],
    ['{"count":1,"data":[{"id":"1","title":"x"}]}', /data\[0\]\.apply_job_url/],
  ],
  answer,
})

test('reads the fields of a posting', () => {
  const { postings, rejected } = capgemini.read(saved(), BOARD)
  expect(postings).toMatchObject([
    {
      external_id: '700101-en_GB_SAPBTP',
      company: 'Capgemini',
      locations: ['Bangalore', 'Chennai', 'Kolkata', 'Mumbai'].map((text) => ({ text, country: 'IN' })),
      departments: ['Software Engineering'],
      employment_type: 'Permanent',
      posted_at: new Date('2026-06-22'),
      posted_at_basis: 'datePosted',
      source_url: 'https://careers.capgemini.com/job/Bangalore-x/700101/',
    },
    { locations: [{ text: 'Pune', country: 'IN' }], posted_at: new Date('2026-06-01T02:00:00Z') },
  ])
  expect(rejected).toMatchObject([{ external_id: '700103-en_GB_SAPBTP', reason: 'unlisted' }])
  expect(JSON.stringify(postings)).not.toContain('somebody')
})

test('the day of the last change is no publication date', () => {
  const [posting] = capgemini.read(JSON.parse(list(listed().slice(0, 1))), BOARD).postings
  expect(posting).toMatchObject({ posted_at: null, posted_at_basis: FIRST_SEEN })
})

test('a posting under both codes is asked for once, at its address without the marks of a campaign', async () => {
  const [first] = listed()
  const twice = [first, { ...first, country_code: 'in-en' }]
  const { asked, postings } = await readFrom(capgemini, BOARD, (url) =>
    url.pathname === '/api/job-search' ? list(twice) : answer(url),
  )
  expect(asked.slice(1).map(({ href }) => href)).toEqual(['https://board.example/job/Bangalore-x/700101/'])
  expect(postings).toHaveLength(1)
})

test('a page without a date leaves its posting to be dated by our first sighting', async () => {
  const { postings, rejected } = await readFrom(capgemini, BOARD, (url) =>
    url.pathname === '/api/job-search'
      ? list(listed().slice(0, 1))
      : '<script type="application/ld+json">{"@type":"JobPosting","title":"Java Developer"}</script>',
  )
  expect([postings, rejected]).toMatchObject([[{ posted_at: null, posted_at_basis: FIRST_SEEN }], []])
})

test('a page without data, or on another host, is reported', async () => {
  const [row] = listed()
  const at = (id: string, host: string) => ({ ...row, id, apply_job_url: `https://${host}/job/x/700101/` })
  const rows = [
    at('1', 'careers.capgemini.com'),
    at('2', 'elsewhere.example'),
    at('3', 'careers.capgemini.com'),
  ]
  const { rejected } = await readFrom(capgemini, BOARD, (url) =>
    url.pathname === '/api/job-search' ? list(rows) : answer(url),
  )
  expect(rejected).toMatchObject([
    { external_id: '2', detail: expect.stringContaining('not on careers.capgemini.com') },
  ])
  await expect(
    readFrom(capgemini, BOARD, (url) =>
      url.pathname === '/api/job-search' ? list(rows.slice(0, 1)) : '<title>Job</title>',
    ),
  ).rejects.toThrow('shape changed: expected a page with a JobPosting, got HTML or XML')
})
