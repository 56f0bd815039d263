import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { MAX_SITEMAP_URLS } from '#db/queries/jobs/sitemap.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { sitemapRoute } from './sitemap.ts'

function sitemapOver(answer: () => unknown[], now = () => 1000) {
  const logError = vi.fn()
  const app = sitemapRoute({
    db: fakeDatabase(answer),
    siteUrl: 'https://pravesh.example',
    cache: createPageCache({ now }),
    pagePaths: async () => ['/'],
    logError,
  })
  return { app, logError }
}

const databaseDown = () => {
  throw new Error('away')
}
const CHANGED = new Date('2026-11-20T06:30:00Z')
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const WORDS = { title: 'Backend Engineer', company: 'Tarangini Systems', location: 'Pune' }
const rows = Array.from({ length: 40 }, (_, index) => ({ id: idOf(index), ...WORDS, changed_at: CHANGED }))

test.for(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/lists.xml', '/sitemaps/jobs-1-of-1.xml'])(
  'while the database is down, %s is 503 instead of incomplete',
  async (path) => {
    const { app, logError } = sitemapOver(databaseDown)
    const response = await app.request(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/urlset|sitemapindex/)
    expect(logError).toHaveBeenCalledTimes(1)
  },
)

test('serves a cached sitemap while the database is down', async () => {
  let now = 1000
  const answer = vi.fn((): unknown[] => rows)
  const { app } = sitemapOver(answer, () => now)
  const before = await (await app.request('/sitemaps/jobs-1-of-1.xml')).text()
  expect(before).toContain('<lastmod>2026-11-20T06:30:00.000Z</lastmod>')
  now += 3_600_000
  answer.mockImplementation(databaseDown)
  const response = await app.request('/sitemaps/jobs-1-of-1.xml')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(before)
})

test('a part has a content type, is cached and compressed, and supports ETag and HEAD', async () => {
  const answer = vi.fn(() => rows)
  const { app } = sitemapOver(answer)
  const path = '/sitemaps/jobs-3-of-16.xml'
  const plain = await app.request(path)
  expect(plain.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=3600')
  const xml = await plain.text()
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await app.request(path, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(decode(await response.arrayBuffer()).toString()).toBe(xml)
  }
  const head = await app.request(path, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  const etag = plain.headers.get('etag') ?? ''
  expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('the largest file is well below the limit of 50 MB', async () => {
  const full = Array.from({ length: MAX_SITEMAP_URLS }, (_, index) => ({
    id: idOf(index),
    ...WORDS,
    changed_at: CHANGED,
  }))
  const { app } = sitemapOver(() => full)
  const { byteLength } = await (await app.request('/sitemaps/jobs-1-of-1.xml')).arrayBuffer()
  expect(byteLength).toBeGreaterThan(5_000_000)
  expect(byteLength).toBeLessThan(25_000_000)
})

test.for(['jobs-17-of-16.xml', 'jobs-1-of-3.xml', 'jobs-1-of-2048.xml', 'jobs.xml', '..%2Fsitemap.xml'])(
  'there is no part %s, and it causes no query',
  async (name) => {
    const answer = vi.fn(() => rows)
    const { app } = sitemapOver(answer)
    expect((await app.request(`/sitemaps/${name}`)).status).toBe(404)
    expect(answer).not.toHaveBeenCalled()
  },
)
