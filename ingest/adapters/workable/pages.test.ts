import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fetchFrom } from '#test/ingest/adapter-contract.ts'
import { workable } from './adapter.ts'

const BOARD = 'mango-metrics'
const INDIA = { country: 'India', countryCode: 'IN', city: 'Pune', region: 'Maharashtra' }
const SPAIN = { country: 'Spain', countryCode: 'ES', city: 'Madrid', region: null }

const listed = (shortcode: string, rest = {}) => ({
  id: 4_100_001,
  shortcode,
  title: `Engineer ${shortcode}`,
  remote: false,
  location: INDIA,
  locations: [INDIA],
  published: '2026-09-01T00:00:00.000Z',
  type: 'full',
  department: ['Engineering'],
  ...rest,
})
const PAGES: Record<string, { results: unknown[]; nextPage?: string }> = {
  '{}': {
    results: [listed('A1'), listed('A2', { location: SPAIN, locations: [SPAIN] })],
    nextPage: 'second',
  },
  '{"token":"second"}': {
    results: [listed('A3', { remote: true, location: SPAIN, locations: [] }), { id: 1 }],
  },
}

/** Reads an account whose widget fails in this way, and records the requests. */
async function account(widget: (() => string) | number, broken?: string) {
  const asked: string[] = []
  const payload = await fetchFrom(workable, BOARD, async (request, response) => {
    const { url = '', method } = request
    const post = method === 'POST' ? await text(request) : ''
    asked.push(`${method} ${url}${post && ` ${post}`}`)
    if (url.startsWith('/api/v1/')) {
      if (typeof widget === 'number') response.writeHead(widget).end()
      else response.end(widget())
    } else if (url.startsWith('/api/v3/')) response.end(JSON.stringify(PAGES[post]))
    else if (broken && url.endsWith(broken)) response.writeHead(500).end()
    else response.end(JSON.stringify({ description: '<p>Java.</p>', requirements: '<ul><li>SQL</li></ul>' }))
  })
  return { asked, reading: workable.read(payload, BOARD) }
}

test.each([
  ['returns an error', 500],
  ['sends something else', () => '<!doctype html><title>Careers</title>'],
  ['has lost its jobs', () => '{"name":"Mango Metrics"}'],
])('reads the pages, and the texts of jobs that may be in India, if the widget %s', async (_, widget) => {
  const { asked, reading } = await account(widget)
  expect(asked).toEqual([
    'GET /api/v1/widget/accounts/mango-metrics?details=true',
    'POST /api/v3/accounts/mango-metrics/jobs {}',
    'POST /api/v3/accounts/mango-metrics/jobs {"token":"second"}',
    'GET /api/v2/accounts/mango-metrics/jobs/A1',
    'GET /api/v2/accounts/mango-metrics/jobs/A3',
  ])
  expect(reading.postings.map(({ external_id }) => external_id)).toEqual(['A1', 'A2', 'A3'])
  expect(reading.postings[0]).toMatchObject({
    title: 'Engineer A1',
    company: 'Mango Metrics',
    locations: [{ text: 'Pune, Maharashtra, India', country: 'IN' }],
    departments: ['Engineering'],
    employment_type: 'Full-time',
    posted_at: new Date('2026-09-01T00:00:00Z'),
    source_url: 'https://apply.workable.com/mango-metrics/j/A1',
    description: '<p>Java.</p>\n<ul><li>SQL</li></ul>',
  })
  expect(reading.postings[2]).toMatchObject({ workplace_type: 'Remote' })
  expect(reading.rejected).toMatchObject([{ reason: 'unreadable' }])
})

test('reports a job whose text cannot be read, instead of keeping it without text', async () => {
  const { reading } = await account(500, '/A1')
  expect(reading.postings.map(({ external_id }) => external_id)).toEqual(['A2', 'A3'])
  expect(reading.rejected[0]).toMatchObject({
    external_id: 'A1',
    reason: 'unreadable',
    detail: expect.stringMatching(/^network: .* answered 500$/),
  })
})

test('does not try the pages if the account is gone or refuses', async () => {
  await expect(account(404)).rejects.toThrow(/^gone/)
  await expect(account(403)).rejects.toThrow(/^blocked/)
})
