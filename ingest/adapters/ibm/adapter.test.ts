import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { FIRST_SEEN } from '../raw-posting.ts'
import { ibm } from './adapter.ts'

const BOARD = 'www-api.ibm.com'
const FIXTURE = 'ibm-search.json'
const adapter = ibm(INDIA)

interface Hit extends Record<string, unknown> {
  detail?: unknown
  _source: Record<string, unknown>
}

const saved = (): { hits: { hits: Hit[] } } => JSON.parse(readFixture(FIXTURE))

function listed(): Hit[] {
  const { hits } = saved().hits
  for (const hit of hits) delete hit.detail
  return hits
}

const search = (hits: unknown[], value = hits.length) =>
  JSON.stringify({ hits: { total: { value, relation: 'eq' }, hits } })

const PAGE = `<script type="application/ld+json">${JSON.stringify(saved().hits.hits[0]?.detail)}</script>`

function answer({ pathname, searchParams }: URL, post: string): string {
  if (pathname === '/careers/JobDetail') {
    expect(searchParams.get('jobId')).toMatch(/^10800[12]$/)
    return PAGE
  }
  expect([pathname, JSON.parse(post).query]).toEqual([
    '/search/api/v2',
    { bool: { must: [{ term: { field_keyword_05: 'India' } }] } },
  ])
  return search(listed())
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"title": "Data Engineer"/, '"title": {}'],
  empty: search([]),
  changed: [
    ['{"hits":[]}', /hits expected object, got array/],
    [
      '{"hits":{"total":{"value":1},"hits":[{"_id":"1"}]}}',
      /hits\.hits\[0\]\._source expected object, got nothing/,
    ],
  ],
  answer,
})

test('reads the fields of a posting, in texts and in lists', () => {
  const [first, second] = adapter.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: '108001',
    company: 'IBM',
    locations: [{ text: 'Bangalore, IN', country: 'India' }],
    departments: ['Software Engineering'],
    workplace_type: 'Hybrid',
    description: '<p>Build vaults in Go.</p>',
    posted_at: new Date('2026-09-14'),
    posted_at_basis: 'datePosted',
    source_url: 'https://careers.ibm.com/careers/JobDetail?jobId=108001',
  })
  // "Multiple Cities" are on the page.
  expect(second).toMatchObject({
    departments: ['Data & Analytics', 'Consulting'],
    locations: [
      { text: 'Pune', country: 'India' },
      { text: 'Hyderabad', country: 'India' },
    ],
  })
  expect(JSON.stringify(adapter.read(saved(), BOARD))).not.toContain('somebody')
})

test('the search alone has no date: none is invented', () => {
  const [posting] = adapter.read({ hits: { total: { value: 2 }, hits: listed() } }, BOARD).postings
  expect(posting).toMatchObject({
    posted_at: null,
    posted_at_basis: FIRST_SEEN,
    locations: [{ text: 'Bangalore, IN' }],
  })
})

test('a page without data is reported, and so is a foreign one', async () => {
  const [first] = listed()
  const { _source: source } = first ?? {}
  const foreign = { _id: 'x', _source: { ...source, url: 'https://elsewhere.example/?jobId=9' } }
  const origins: unknown[] = []
  const { rejected } = await readFrom(adapter, BOARD, (url, post, { origin }) => {
    origins.push(origin)
    return post ? search([first, foreign]) : answer(url, post)
  })
  expect(origins).toEqual(['https://www.ibm.com', undefined])
  expect(rejected).toMatchObject([
    { external_id: '9', detail: expect.stringContaining('not on careers.ibm.com') },
  ])
  await expect(
    readFrom(adapter, BOARD, (url, post) =>
      url.pathname === '/search/api/v2' ? answer(url, post) : '<title>IBM</title>',
    ),
  ).rejects.toThrow('shape changed: expected a page with a JobPosting, got HTML or XML')
})

test('refuses a search that stops counting', async () => {
  await expect(readFrom(adapter, BOARD, () => search(listed(), 10_000))).rejects.toThrow(
    /cut off at 9999 of 10,000/,
  )
})

test('a search that ran out of time is not the whole list', () => {
  const answer = { timed_out: true, hits: { total: { value: 1 }, hits: [{ _id: 'a' }] } }
  expect(() => adapter.read(answer, 'www-api.ibm.com')).toThrow(/network: .*ran out of time/)
})
