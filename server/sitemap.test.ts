import { expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { createPageCache } from './page-cache.ts'
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

const away = () => {
  throw new Error('away')
}

test('while the database is away there is no sitemap rather than a short one', async () => {
  const { app, logError } = sitemapOver(away)
  const response = await app.request('/sitemap.xml')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.text()).not.toContain('urlset')
  expect(logError).toHaveBeenCalledTimes(1)
})

test('one made before the database went away goes on', async () => {
  let now = 1000
  const rows = [{ id: '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10', updated_at: new Date('2026-11-20T06:30:00Z') }]
  const answer = vi.fn(() => rows)
  const { app } = sitemapOver(answer, () => now)
  const before = await (await app.request('/sitemap.xml')).text()
  expect(before).toContain('<lastmod>2026-11-20T06:30:00.000Z</lastmod>')
  now += 3_600_000
  answer.mockImplementation(away)
  const response = await app.request('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(before)
})
