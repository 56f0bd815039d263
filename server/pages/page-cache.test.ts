import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createPageCache, type Requester, type PageCacheOptions, type RenderedPage } from './page-cache.ts'
import { plainBody } from '#server/http/content-encoding.ts'
import { storedResponse } from '#server/http/stored-response.ts'
import { createAdmission } from '#server/http/admission.ts'

interface PageOptions {
  status?: number
  degraded?: boolean
  cacheControl?: string
}

function page(
  text: string,
  { status = 200, degraded = false, cacheControl }: PageOptions = {},
): RenderedPage {
  const headers: Record<string, string> = { 'content-type': 'text/html' }
  if (cacheControl) headers['cache-control'] = cacheControl
  return { response: storedResponse(status, headers, text), degraded }
}

/** A cache with its own clock, and a `get` that returns status and text. */
function cacheAt(start = 1000, options: PageCacheOptions = {}) {
  let now = start
  const cache = createPageCache({ now: () => now, ...options })
  const get = async (
    key: string,
    render: () => RenderedPage | Promise<RenderedPage>,
    requester?: Requester,
  ) => {
    const { status, body } = await cache.get(key, async () => render(), requester)
    return `${status} ${new TextDecoder().decode(plainBody(body))}`
  }
  return { get, advance: (ms: number) => (now += ms) }
}

const mustNotRender = () => {
  throw new Error('rendered again')
}

test('a page is rendered once while it is fresh', async () => {
  const { get, advance } = cacheAt()
  expect(await get('/', () => page('one'))).toBe('200 one')
  advance(14_000)
  expect(await get('/', mustNotRender)).toBe('200 one')
  expect(await get('/jobs', () => page('jobs'))).toBe('200 jobs')
})

test('concurrent requests share one render', async () => {
  const { get } = cacheAt()
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const render = vi.fn(() => promise)
  const asked = [get('/', render), get('/', render), get('/', render)]
  resolve(page('one'))
  expect(await Promise.all(asked)).toEqual(['200 one', '200 one', '200 one'])
  expect(render).toHaveBeenCalledTimes(1)
})

test('a slightly stale page is served immediately and refreshed in the background', async () => {
  const { get, advance } = cacheAt()
  await get('/', () => page('one'))
  advance(20_000)
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  expect(await get('/', () => promise)).toBe('200 one')
  resolve(page('two'))
  await expect.poll(() => get('/', mustNotRender)).toBe('200 two')
})

test('a page that did not change keeps its compressed forms', async () => {
  let now = 1000
  const cache = createPageCache({ now: () => now })
  const text = 'A job in Pune. '.repeat(200)
  const first = await cache.get('/', async () => page(text))
  now = 60_000
  expect(await cache.get('/', async () => page(text))).toBe(first)
  now = 120_000
  // The header may change alone.
  expect(await cache.get('/', async () => page(text, { cacheControl: 'public, max-age=9' }))).not.toBe(first)
  now = 180_000
  const changed = await cache.get('/', async () => page(`${text}!`))
  expect(new TextDecoder().decode(plainBody(changed.body))).toBe(`${text}!`)
})

test('a very stale page is refreshed before it is served', async () => {
  const { get, advance } = cacheAt()
  await get('/', () => page('one'))
  advance(31_000)
  expect(await get('/', () => page('two'))).toBe('200 two')
})

test('while the database is down, serves the last good page and retries from time to time', async () => {
  const { get, advance } = cacheAt()
  const away = vi.fn(() => page('empty', { status: 503, degraded: true }))
  await get('/', () => page('one'))
  advance(3_600_000)
  expect(await get('/', away)).toBe('200 one')
  expect(await get('/', away)).toBe('200 one')
  expect(away).toHaveBeenCalledTimes(1)
  advance(6_000)
  expect(await get('/', away)).toBe('200 one')
  await expect.poll(() => away.mock.calls.length).toBe(2)
  advance(6_000)
  await get('/', () => page('back'))
  await expect.poll(() => get('/', mustNotRender)).toBe('200 back')
})

test('a degraded page without a predecessor is served but not cached', async () => {
  const { get } = cacheAt()
  expect(await get('/', () => page('empty', { status: 503, degraded: true }))).toBe('503 empty')
  expect(await get('/', () => page('partly', { degraded: true }))).toBe('200 partly')
  expect(await get('/', () => page('whole'))).toBe('200 whole')
})

test('does not cache private and no-store pages', async () => {
  const { get } = cacheAt()
  expect(await get('/', () => page('mine', { cacheControl: 'no-store' }))).toBe('200 mine')
  expect(await get('/', () => page('yours', { cacheControl: 'private' }))).toBe('200 yours')
  expect(await get('/', () => page('moved', { status: 302 }))).toBe('302 moved')
  expect(await get('/', () => page('ours'))).toBe('200 ours')
})

test('serves the old page if the database hangs', async () => {
  const { get, advance } = cacheAt()
  await get('/', () => page('one'))
  advance(3_600_000)
  expect(await get('/', () => new Promise(() => undefined))).toBe('200 one')
})

test('the page of a closed posting replaces the old one', async () => {
  const { get, advance } = cacheAt()
  await get('/jobs?job=1', () => page('open'))
  advance(60_000)
  expect(await get('/jobs?job=1', () => page('closed', { status: 410, cacheControl: 'no-store' }))).toBe(
    '410 closed',
  )
  expect(await get('/jobs?job=1', mustNotRender)).toBe('410 closed')
})

test('made-up addresses evict each other, never real pages', async () => {
  const { get } = cacheAt()
  await get('/', () => page('home'))
  for (let i = 0; i < 300; i++) await get(`/made-up-${i}`, () => page('no', { status: 404 }))
  expect(await get('/', mustNotRender)).toBe('200 home')
  expect(await get('/made-up-299', mustNotRender)).toBe('404 no')
  const again = vi.fn(() => page('no', { status: 404 }))
  await get('/made-up-0', again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('the cache stays within its size limit', async () => {
  const { get } = cacheAt()
  // Held compressed, and this cannot be.
  const large = randomBytes(512 * 1024).toString('base64')
  for (let i = 0; i < 60; i++) await get(`/jobs?search=${i}`, () => page(large))
  const again = vi.fn(() => page('rendered anew'))
  expect(await get('/jobs?search=0', again)).toBe('200 rendered anew')
  expect((await get('/jobs?search=59', mustNotRender)).length).toBe(large.length + 4)
})

test('refuses immediately if too busy, with the requester’s own response', async () => {
  const { get } = cacheAt(1000, { admission: createAdmission({ maxConcurrent: 1, maxWaiting: 0 }) })
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const first = get('/', () => promise)
  expect(await get('/jobs', mustNotRender)).toMatch(/^503 The site is very busy/)
  const busyResponse = () => storedResponse(503, { 'content-type': 'application/json' }, '{}')
  expect(await get('/api', mustNotRender, { client: () => null, busyResponse })).toBe('503 {}')
  resolve(page('one'))
  expect(await first).toBe('200 one')
  expect(await get('/jobs', () => page('jobs'))).toBe('200 jobs')
})

test('under load, serves a cached page immediately, however old', async () => {
  const { get, advance } = cacheAt(1000, {
    admission: createAdmission({ maxConcurrent: 1, maxWaiting: 5, maxWaitMs: 60_000 }),
  })
  await get('/', () => page('one'))
  await get('/jobs', () => page('jobs'))
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const busy = get('/search', () => promise)
  expect(await get('/', mustNotRender)).toBe('200 one')
  advance(3_600_000)
  // To wait for the render of "/search" would be to wait for ever.
  expect(await get('/', () => page('two'))).toBe('200 one')
  resolve(page('found'))
  expect(await busy).toBe('200 found')
  await expect.poll(() => get('/', mustNotRender)).toBe('200 two')
})

test('does not refresh cached pages while the database is known to be down', async () => {
  let away = false
  const { get, advance } = cacheAt(1000, { isDatabaseAway: () => away })
  await get('/', () => page('one'))
  away = true
  advance(3_600_000)
  expect(await get('/', mustNotRender)).toBe('200 one')
  expect(await get('/jobs', () => page('empty', { status: 503, degraded: true }))).toBe('503 empty')
  away = false
  advance(1_500)
  await get('/', () => page('two'))
  await expect.poll(() => get('/', mustNotRender)).toBe('200 two')
})

test('determines the client only if a page must be rendered', async () => {
  const { get } = cacheAt(1000, { admission: createAdmission() })
  const client = vi.fn(() => '203.0.113.7')
  await get('/', () => page('one'), { client })
  await get('/', mustNotRender, { client })
  expect(client).toHaveBeenCalledTimes(1)
})
