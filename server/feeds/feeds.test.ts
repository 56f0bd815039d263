import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { expect, test, vi } from 'vitest'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { exampleJob } from '#test/example-job.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { feedsRoute } from './feeds.ts'
import { jobFeed } from './feed-item.ts'
import { jsonFeed } from './json-feed.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { rssFeed } from './rss-feed.ts'

const SITE = 'https://pravesh.example'
const filters = parseJobsUrl(new URLSearchParams())
const job = exampleJob({ title: 'R&D <Engineer>', description: '<p>Build & run it.</p>' })
const SKILLS = '<category>PostgreSQL</category><category>Redis</category>'
const id = `${SITE}/jobs?job=${job.id}`
const link = `${SITE}/jobs/r-and-d-engineer-tarangini-systems-pune-0b0e7a4e9c1f`

test('an RSS item is a posting, its text as escaped HTML', () => {
  const rss = rssFeed(jobFeed({ jobs: [job], filters, siteUrl: SITE, feedUrl: `${SITE}/feeds/jobs.xml` }))
  expect(rss.slice(rss.indexOf('<item>'), rss.indexOf('</channel>'))).toBe(`<item>
<title>R&amp;D &lt;Engineer&gt; at Tarangini Systems</title>
<link>${link}</link>
<guid>${id}</guid>
<pubDate>Tue, 10 Nov 2026 04:30:00 GMT</pubDate>
<dc:creator>Tarangini Systems</dc:creator>
<category>Backend</category><category>Experienced</category><category>Node.js</category>${SKILLS}
<description>&lt;p&gt;Pune, Indore · 2–4 years · ₹8–12 LPA · Full-time&lt;/p&gt;
&lt;p&gt;Build &amp; run it.&lt;/p&gt;</description>
</item>
`)
  expect(rss).toContain('<lastBuildDate>Tue, 10 Nov 2026 04:30:00 GMT</lastBuildDate>')
})

test('a JSON Feed item is the same posting', () => {
  const feed = JSON.parse(
    jsonFeed(jobFeed({ jobs: [job], filters, siteUrl: SITE, feedUrl: `${SITE}/feeds/jobs.json` })),
  )
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items).toEqual([
    {
      id,
      url: link,
      external_url: 'https://careers.tarangini.example/jobs/17',
      title: 'R&D <Engineer> at Tarangini Systems',
      content_html: '<p>Pune, Indore · 2–4 years · ₹8–12 LPA · Full-time</p>\n<p>Build & run it.</p>',
      date_published: '2026-11-10T04:30:00.000Z',
      authors: [{ name: 'Tarangini Systems' }],
      tags: ['Backend', 'Experienced', 'Node.js', 'PostgreSQL', 'Redis'],
      language: 'en',
    },
  ])
})

test.for(['/feeds/jobs.xml', '/feeds/jobs.json'])(
  '%s has a content type, is cached and compressed, and allows any origin',
  async (path) => {
    const rows = [job]
    const app = feedsRoute({
      db: fakeDatabase(() => rows),
      finder: createSqlFinder(fakeDatabase(() => rows)),
      siteUrl: SITE,
      cache: createPageCache(),
      logError: vi.fn(),
    })
    const response = await app.request(path, { headers: { 'accept-encoding': 'br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(
      path.endsWith('xml') ? /^application\/rss\+xml;/ : /^application\/feed\+json;/,
    )
    expect(response.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=600')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const etag = response.headers.get('etag') ?? ''
    expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  },
)

test('while the database is down, responds with 503 instead of an empty feed', async () => {
  const logError = vi.fn()
  const db = fakeDatabase(() => {
    throw new Error('away')
  })
  const app = feedsRoute({
    db,
    finder: createSqlFinder(db),
    siteUrl: SITE,
    cache: createPageCache(),
    logError,
  })
  const response = await app.request('/feeds/jobs.xml')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(logError).toHaveBeenCalledTimes(1)
})
