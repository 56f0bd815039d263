import { expect, test } from 'vitest'
import { readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { icims } from './adapter.ts'

const BOARD = 'careers-hemavati.icims.com'
const FIXTURE = 'icims-hemavati.json'

interface Page {
  url: string
  detail: Record<string, unknown>
}

const saved = (): { pages: Page[] } => JSON.parse(readFixture(FIXTURE))

const sitemap = (urls: string[]) =>
  `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

const LISTED = [...saved().pages.map(({ url }) => url), `https://${BOARD}/jobs/intro`]

function answer({ pathname, searchParams }: URL): string {
  if (pathname === '/robots.txt') return `User-agent: *\nSitemap: https://${BOARD}/sitemap.xml`
  if (pathname === '/sitemap.xml') return sitemap(LISTED)
  expect(searchParams.get('in_iframe')).toBe('1')
  const found = saved().pages.find(({ url }) => new URL(url).pathname === pathname)
  return `<script type="application/ld+json">${JSON.stringify(found?.detail)}</script>`
}

testAdapter({
  adapter: icims,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"title": "Data Engineer"/, '"title": {}'],
  empty: '{"pages":[]}',
  changed: [
    ['{"jobs":[]}', /pages expected array, got nothing/],
    ['{"pages":[{"detail":{}}]}', /pages\[0\]\.url/],
  ],
  answer,
})

test('reads a posting; a date of the moment of asking is none, nor is its last day', () => {
  const { postings } = icims.read(saved(), BOARD)
  expect(postings).toMatchObject([
    {
      external_id: '4101',
      title: 'Software Engineer',
      company: 'Hemavati Health',
      locations: [{ text: 'Pune, MH', country: 'IN' }],
      posted_at: new Date('2026-09-14T04:00:00Z'),
      application_deadline: null,
      source_url: `https://${BOARD}/jobs/4101/software-engineer/job`,
    },
    { external_id: '4102', company: 'Hemavati Health' },
  ])
  const [page] = saved().pages
  const at = (datePosted: string) =>
    icims.read({ pages: [{ ...page, detail: { ...page?.detail, datePosted } }] }, BOARD).postings[0]
  expect(at('2026-10-04T09:31:17.482Z')).toMatchObject({ posted_at: null, posted_at_basis: 'first seen' })
  expect(at('2026-10-04')).toMatchObject({ posted_at: new Date('2026-10-04'), posted_at_basis: 'datePosted' })
})

test('reads the sitemap that robots.txt names, and no other', async () => {
  const { asked } = await readFrom(icims, BOARD, answer)
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/robots.txt',
    '/sitemap.xml',
    '/jobs/4101/software-engineer/job',
    '/jobs/4102/data-engineer/job',
  ])
  await expect(readFrom(icims, BOARD, () => '# <ul class="iCIMS_JobsTable">')).rejects.toMatchObject({
    outcome: 'blocked',
    message: expect.stringContaining('names no sitemap'),
  })
})
