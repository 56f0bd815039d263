import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createPageCache } from './page-cache.ts'
import { sitemapRoute } from './sitemap.ts'

const database = testDatabase()
beforeEach(() => database.empty())

test('the sitemap lists the pages, the career paths and the open postings, no sample and no closed one', async () => {
  const [open, sample, closed] = await insertJobs(database.owner, [
    jobRow('open'),
    jobRow('sample', { is_sample: true }),
    jobRow('closed', { is_active: false, closed_at: new Date('2026-11-19T00:00:00Z') }),
  ])
  const paths = await database.owner
    .insertInto('career_paths')
    .values(
      ['Web Developer', 'Data Analyst'].map((name) => ({
        name,
        description: '',
        category: 'Frontend',
        average_salary: null,
        required_skills: [],
        tools: [],
        roadmap: '[]',
      })),
    )
    .returning('id')
    .execute()
  const app = sitemapRoute({
    db: database.web,
    siteUrl: 'https://pravesh.example',
    cache: createPageCache(),
    pagePaths: async () => ['/', '/jobs', '/a&b'],
    logError: vi.fn(),
  })
  const response = await app.request('/sitemap.xml')
  const xml = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://pravesh.example/',
    'https://pravesh.example/jobs',
    'https://pravesh.example/a&amp;b',
    ...paths.reverse().map(({ id }) => `https://pravesh.example/career-paths/${id}`),
    `https://pravesh.example/jobs?job=${open}`,
  ])
  expect(xml).not.toContain(sample)
  expect(xml).not.toContain(closed)
  const dates = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
  expect(dates.map(([, address]) => address)).toEqual([`https://pravesh.example/jobs?job=${open}`])
  const changed = dates[0]?.[2] ?? ''
  expect(Math.abs(Date.now() - Date.parse(changed))).toBeLessThan(60_000)
})
