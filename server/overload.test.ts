import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { expect, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { createApp } from './create-app.ts'
import { createLog } from './log.ts'
import { storedResponse } from './http/stored-response.ts'

const SITE = 'https://pravesh.example'
const SEARCHES = 5_000

/** A site whose searches hang until `release()`. `rendered` lists the paths it has started to render. */
function slowSite() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const app = createApp({
    // For the API and the feeds.
    finder: createSqlFinder(fakeDatabase(() => [])),
    db: fakeDatabase(() => released.then(() => [])),
    health: { ask: async () => {}, isAway: () => false },
    siteUrl: SITE,
    version: '1',
    log: createLog('fatal'),
    handle: async (request) => {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      if (search) await released
      return new Response(`page ${pathname}${search}`, { headers: { 'content-type': 'text/html' } })
    },
    pagePaths: async () => ['/'],
    confirmations: { canMail: async () => false, wake: () => {} },
    files: new Map([
      ['/favicon.svg', storedResponse(200, { 'content-type': 'image/svg+xml' }, new Uint8Array(3))],
    ]),
  })
  const ask = async (path: string, remoteAddress = '203.0.113.7') =>
    app.fetch(new Request(SITE + path), { incoming: { socket: { remoteAddress } } })
  return { ask, rendered, release }
}

test(
  'starts only a few of 5,000 concurrent searches, refuses the rest, and serves everything else',
  { timeout: 60_000 },
  async () => {
    const { ask, rendered, release } = slowSite()
    await ask('/jobs')
    // Sent without waiting in between, so that no slot becomes free before the last one is sent.
    const searches = Array.from({ length: SEARCHES }, (_, i) =>
      ask(`/jobs?search=term${i}`, `2001:db8:${(i % 500).toString(16)}::1`),
    )
    const others = ['/jobs?search=late', '/feeds/jobs.xml', '/sitemap.xml', '/api/v1/jobs'].map((path) =>
      ask(path),
    )
    const free = ['/jobs', '/health', '/health/live', '/favicon.svg', '/robots.txt'].map((path) => ask(path))

    const [late, , , call] = await Promise.all(others)
    for (const answer of await Promise.all(others)) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(late?.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await late?.text())?.length).toBeLessThan(200)
    expect(await call?.json()).toMatchObject({ status: 503, detail: 'The site is very busy right now.' })
    for (const answer of await Promise.all(free)) expect(answer.status).toBe(200)
    expect(rendered.length).toBeLessThan(20)

    release()
    const answers = await Promise.all(searches)
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(SEARCHES - 200)
    expect(await (await ask('/jobs?search=after')).text()).toBe('page /jobs?search=after')
  },
)

test('a client with many requests does not block the next client', async () => {
  const { ask, rendered, release } = slowSite()
  const greedy = Array.from({ length: 200 }, (_, i) => ask(`/jobs?search=greedy${i}`, '203.0.113.7'))
  const other = ask('/courses', '198.51.100.9')
  expect(await (await other).text()).toBe('page /courses')
  expect(rendered.filter((path) => path.includes('greedy')).length).toBeLessThan(8)
  release()
  await Promise.all(greedy)
})
