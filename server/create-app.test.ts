import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { createApp, type AppOptions } from './create-app.ts'
import { createLog } from './log.ts'
import type { SiteMeter } from './metrics/site-meter.ts'
import type { PageHandler } from './pages/render-page.ts'
import { storedResponse } from './http/stored-response.ts'

const SITE = 'https://pravesh.example'
const JOB = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }

const echo: PageHandler = async (request) =>
  new Response(`<h1>${new URL(request.url).pathname}</h1>`, { headers: { 'content-type': 'text/html' } })

function siteWith(
  handle: PageHandler = echo,
  meter?: SiteMeter,
  options: Partial<Pick<AppOptions, 'db' | 'reads' | 'serviceWorker' | 'telegram'>> = {},
) {
  const lines: Record<string, unknown>[] = []
  const queries: string[] = []
  const app = createApp({
    finder: createSqlFinder(fakeDatabase(() => [])),
    db: fakeDatabase(({ sql }) => {
      queries.push(sql)
      return sql.startsWith('select') ? [{ id: JOB }] : []
    }),
    health: { ask: async () => {}, isAway: () => false },
    siteUrl: SITE,
    version: '1.2.3',
    log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    ...options,
    handle,
    meter,
    pagePaths: async () => ['/'],
    confirmations: { canMail: async () => false, wake: () => {} },
    files: new Map([
      ['/favicon.svg', storedResponse(200, { 'content-type': 'image/svg+xml' }, new Uint8Array(3))],
    ]),
  })
  const request = async (path: string, init?: RequestInit) => app.fetch(new Request(SITE + path, init), env)
  return { app, request, lines, queries }
}

test('serves pages, files, health and robots.txt', async () => {
  const { request } = siteWith()
  expect(await (await request('/courses')).text()).toBe('<h1>/courses</h1>')
  expect((await request('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
  expect(await (await request('/health')).json()).toMatchObject({ status: 'ok', version: '1.2.3' })
  expect(await (await request('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect((await request('/assets/gone-abc.js')).status).toBe(404)
})

test('without the worker, browsers that have it get one that ends it', async () => {
  const ofSite = await siteWith().request('/sw.js')
  expect(await ofSite.text()).not.toContain('unregister')
  const last = await siteWith(echo, undefined, { serviceWorker: false }).request('/sw.js')
  expect(await last.text()).toContain('unregister')
})

test('without a bot nothing is at /telegram; with one, it needs the secret, and its page is for one visitor', async () => {
  const start = `/alerts?start=${'a'.repeat(43)}`
  const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const none = siteWith()
  expect((await none.request('/telegram', post)).status).toBe(405)
  expect((await none.request(start)).headers.get('cache-control')).not.toContain('private')
  const telegram = { token: '123456789:AA', name: 'PraveshTestBot', apiRoot: 'http://127.0.0.1:9' }
  const withBot = siteWith(echo, undefined, { telegram })
  expect((await withBot.request('/telegram', post)).status).toBe(401)
  expect((await withBot.request('/telegram')).status).toBe(405)
  const page = await withBot.request(start)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ])
  expect((await withBot.request('/alerts?start=x')).headers.get('cache-control')).not.toContain('private')
})

test('each spelling of a path leads to the one that we use, before any page is made', async () => {
  const handle = vi.fn(echo)
  const { request } = siteWith(handle)
  for (const path of [
    '/JOBS',
    '/jObs',
    '/%6aobs',
    '/Remote-Jobs',
    '/ADMIN',
    '/JOBS.data',
    '/Feeds/Jobs.xml',
  ]) {
    const response = await request(`${path}?search=Java`)
    expect([response.status, response.headers.get('location')], path).toEqual([
      308,
      `${path.replace('%6a', 'j').toLowerCase()}?search=Java`,
    ])
  }
  expect((await request('/API/V1/jobs')).headers.get('location')).toBe('/api/v1/jobs')
  expect((await request('/.Well-Known/security.txt')).headers.get('location')).toBe(
    '/.well-known/security.txt',
  )
  expect(handle).not.toHaveBeenCalled()
  // Names of files are taken as they are.
  expect((await request('/assets/Page-aB3.js')).status).toBe(404)
})

test('measures each answer, and where its page came from', async () => {
  const measured: string[] = []
  const { app, request } = siteWith(echo, {
    answered: ({ method, path, status, ms }) =>
      void measured.push(`${method} ${path} ${status} ${ms >= 0 && ms < 60_000}`),
    page: (outcome) => void measured.push(outcome),
  })
  await request('/courses?search=git')
  await request('/courses?search=git')
  await request('/wp-login.php', { method: 'POST' })
  expect(measured).toEqual([
    'made',
    'GET /courses 200 true',
    'fresh',
    'GET /courses 200 true',
    'POST /wp-login.php 405 true',
  ])
  expect(app.routes).toContain('/feeds/jobs.xml')
  expect(app.load.pageCache().pages).toBe(1)
  expect(app.load.renders()).toEqual({ running: 0, waiting: 0 })
})

test('pages of all visitors read the replica, and what a visitor does is written to the database itself', async () => {
  const asked: string[] = []
  const named = (name: string) =>
    fakeDatabase(() => {
      asked.push(name)
      return []
    })
  const { app } = siteWith(
    async (_request, scope) => {
      await scope.db.selectFrom('public_jobs').select('id').execute()
      return new Response('a page')
    },
    undefined,
    { db: named('primary'), reads: named('replica') },
  )
  await app.fetch(new Request(`${SITE}/courses`), env)
  await app.fetch(new Request(`${SITE}/api/v1/career-paths`), env)
  await app.fetch(new Request(`${SITE}/alerts/manage?token=${'0'.repeat(32)}`), env)
  const form = new URLSearchParams({ id: JOB, reason: 'closed' })
  const post = { method: 'POST', body: form, headers: { origin: SITE } }
  await app.fetch(new Request(`${SITE}/report-job`, post), env)
  expect(new Set(asked.slice(0, 2))).toEqual(new Set(['replica']))
  expect(new Set(asked.slice(2))).toEqual(new Set(['primary']))
})

test('ignores the request’s Host header', async () => {
  const { app } = siteWith(async (request) => new Response(request.url))
  const response = await app.fetch(new Request('http://evil.example/jobs'), env)
  expect(await response.text()).toBe(`${SITE}/jobs`)
})

test('renders a page once for all spellings of its address', async () => {
  const handle = vi.fn(echo)
  const { request } = siteWith(handle)
  await request('/jobs?search=react&utm_source=mail')
  await request('/jobs?gclid=7&search=react')
  await request('/jobs?search=react', { method: 'HEAD' })
  expect(handle).toHaveBeenCalledTimes(1)
})

test('logs a request without visitor or query', async () => {
  const { request, lines } = siteWith()
  const headers = {
    'user-agent': 'Firefox',
    referer: 'https://search.example/',
    'x-forwarded-for': '198.51.100.1',
  }
  const response = await request('/jobs?search=my+name', { headers })
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      id: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/jobs',
      status: 200,
      ms: expect.any(Number),
      bytes: '<h1>/jobs</h1>'.length,
      msg: 'request',
    },
  ])
})

test('logs an error with its stack, and responds without it', async () => {
  const { request, lines } = siteWith(async () => {
    throw new Error('secret detail')
  })
  const response = await request('/jobs')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(lines[0]).toMatchObject({
    level: 'error',
    error: { message: 'secret detail', stack: expect.any(String) },
  })
  expect(lines[1]).toMatchObject({ msg: 'request', status: 500 })
})

test('counts a View Job click without JavaScript after the response', async () => {
  const { app, request, queries } = siteWith()
  const referer = `${SITE}/jobs`
  await request(`/jobs?job=${JOB}`, { headers: { 'sec-fetch-site': 'same-origin', referer } })
  await app.background.settled()
  expect(queries.filter((sql) => sql.startsWith('insert into "click_tracking"'))).toHaveLength(1)
})

test('does not count a posting opened by script or from a shared link', async () => {
  const { app, request, queries } = siteWith()
  await request(`/jobs.data?job=${JOB}`, {
    headers: { 'sec-fetch-site': 'same-origin', referer: `${SITE}/jobs` },
  })
  await request(`/jobs?job=${JOB}`, { headers: { 'sec-fetch-site': 'cross-site' } })
  await app.background.settled()
  expect(queries).toEqual([])
})

test('does not count a click on a posting that no longer exists', async () => {
  const { app, request, queries } = siteWith(async () => new Response('closed', { status: 410 }))
  await request(`/jobs?job=${JOB}`, { headers: { 'sec-fetch-site': 'same-origin', referer: `${SITE}/jobs` } })
  await app.background.settled()
  expect(queries).toEqual([])
})

test('responds to a beacon immediately and counts it', async () => {
  const { app, request, queries } = siteWith()
  const response = await request('/click', {
    method: 'POST',
    body: JSON.stringify({ item_type: 'job', item_id: JOB, referrer: '' }),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  })
  expect(response.status).toBe(204)
  await app.background.settled()
  expect(queries.filter((sql) => sql.startsWith('insert into "click_tracking"'))).toHaveLength(1)
})

test('what a request logs has the id that its response has, also after it has waited', async () => {
  const { request, lines } = siteWith(async () => {
    await new Promise(setImmediate)
    throw new Error('The page is broken')
  })
  const ids = (await Promise.all([request('/courses'), request('/tools')])).map(({ headers }) =>
    headers.get('x-request-id'),
  )
  const errors = lines.filter(({ level }) => level === 'error').map(({ request }) => request)
  expect(new Set(ids).size).toBe(2)
  expect(errors.toSorted()).toEqual(ids.toSorted())
})
