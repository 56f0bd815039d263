import { expect, test, vi } from 'vitest'
import { createPageCache, type Asker, type PageCacheOptions, type RenderedPage } from './page-cache.ts'
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

/** A cache under a clock of its own, and what it gives for a key. */
function cacheAt(start = 1000, options: PageCacheOptions = {}) {
  let now = start
  const cache = createPageCache({ now: () => now, ...options })
  const get = async (key: string, render: () => RenderedPage | Promise<RenderedPage>, asker?: Asker) => {
    const { status, body } = await cache.get(key, async () => render(), asker)
    return `${status} ${new TextDecoder().decode(body.identity)}`
  }
  return { get, pass: (ms: number) => (now += ms) }
}

const unwanted = () => {
  throw new Error('rendered again')
}

test('a page is rendered once while it is fresh', async () => {
  const { get, pass } = cacheAt()
  expect(await get('/', () => page('one'))).toBe('200 one')
  pass(14_000)
  expect(await get('/', unwanted)).toBe('200 one')
  expect(await get('/jobs', () => page('jobs'))).toBe('200 jobs')
})

test('those who ask for it meanwhile share one render', async () => {
  const { get } = cacheAt()
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const render = vi.fn(() => promise)
  const asked = [get('/', render), get('/', render), get('/', render)]
  resolve(page('one'))
  expect(await Promise.all(asked)).toEqual(['200 one', '200 one', '200 one'])
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page a little too old is served at once, and renewed behind it', async () => {
  const { get, pass } = cacheAt()
  await get('/', () => page('one'))
  pass(20_000)
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  expect(await get('/', () => promise)).toBe('200 one')
  resolve(page('two'))
  await expect.poll(() => get('/', unwanted)).toBe('200 two')
})

test('a page much too old is renewed before it is served', async () => {
  const { get, pass } = cacheAt()
  await get('/', () => page('one'))
  pass(31_000)
  expect(await get('/', () => page('two'))).toBe('200 two')
})

test('while the database is away the last good page goes on, asking again now and then', async () => {
  const { get, pass } = cacheAt()
  const away = vi.fn(() => page('empty', { status: 503, degraded: true }))
  await get('/', () => page('one'))
  pass(3_600_000)
  expect(await get('/', away)).toBe('200 one')
  expect(await get('/', away)).toBe('200 one')
  expect(away).toHaveBeenCalledTimes(1)
  pass(6_000)
  expect(await get('/', away)).toBe('200 one')
  await expect.poll(() => away.mock.calls.length).toBe(2)
  pass(6_000)
  await get('/', () => page('back'))
  await expect.poll(() => get('/', unwanted)).toBe('200 back')
})

test('a degraded page with nothing before it is served and not kept', async () => {
  const { get } = cacheAt()
  expect(await get('/', () => page('empty', { status: 503, degraded: true }))).toBe('503 empty')
  expect(await get('/', () => page('partly', { degraded: true }))).toBe('200 partly')
  expect(await get('/', () => page('whole'))).toBe('200 whole')
})

test('a page that must not be stored is not', async () => {
  const { get } = cacheAt()
  expect(await get('/', () => page('mine', { cacheControl: 'no-store' }))).toBe('200 mine')
  expect(await get('/', () => page('yours', { cacheControl: 'private' }))).toBe('200 yours')
  expect(await get('/', () => page('moved', { status: 302 }))).toBe('302 moved')
  expect(await get('/', () => page('ours'))).toBe('200 ours')
})

test('a visitor does not wait for a database that hangs where there is an old page', async () => {
  const { get, pass } = cacheAt()
  await get('/', () => page('one'))
  pass(3_600_000)
  expect(await get('/', () => new Promise(() => undefined))).toBe('200 one')
})

test('a posting that closed replaces the page it had', async () => {
  const { get, pass } = cacheAt()
  await get('/jobs?job=1', () => page('open'))
  pass(60_000)
  expect(await get('/jobs?job=1', () => page('closed', { status: 410, cacheControl: 'no-store' }))).toBe(
    '410 closed',
  )
  expect(await get('/jobs?job=1', unwanted)).toBe('410 closed')
})

test('made-up addresses push out one another, never the pages that are there', async () => {
  const { get } = cacheAt()
  await get('/', () => page('home'))
  for (let i = 0; i < 300; i++) await get(`/made-up-${i}`, () => page('no', { status: 404 }))
  expect(await get('/', unwanted)).toBe('200 home')
  expect(await get('/made-up-299', unwanted)).toBe('404 no')
  const again = vi.fn(() => page('no', { status: 404 }))
  await get('/made-up-0', again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('what is kept stays within bounds', async () => {
  const { get } = cacheAt()
  const large = 'x'.repeat(1024 * 1024)
  for (let i = 0; i < 60; i++) await get(`/jobs?search=${i}`, () => page(large))
  const again = vi.fn(() => page('rendered anew'))
  expect(await get('/jobs?search=0', again)).toBe('200 rendered anew')
  expect((await get('/jobs?search=59', unwanted)).length).toBe(large.length + 4)
})

test('a page for which there is no turn is refused at once, in the words of who asks', async () => {
  const { get } = cacheAt(1000, { admission: createAdmission({ atOnce: 1, waiting: 0 }) })
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const first = get('/', () => promise)
  expect(await get('/jobs', unwanted)).toMatch(/^503 The site is very busy/)
  const refused = () => storedResponse(503, { 'content-type': 'application/json' }, '{}')
  expect(await get('/api', unwanted, { client: () => null, refused })).toBe('503 {}')
  resolve(page('one'))
  expect(await first).toBe('200 one')
  expect(await get('/jobs', () => page('jobs'))).toBe('200 jobs')
})

test('whatever the load, a page that is there is served at once, however old', async () => {
  const { get, pass } = cacheAt(1000, {
    admission: createAdmission({ atOnce: 1, waiting: 5, waitMs: 60_000 }),
  })
  await get('/', () => page('one'))
  await get('/jobs', () => page('jobs'))
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const busy = get('/search', () => promise)
  expect(await get('/', unwanted)).toBe('200 one')
  pass(3_600_000)
  const begun = performance.now()
  expect(await get('/', () => page('two'))).toBe('200 one')
  expect(performance.now() - begun).toBeLessThan(1_000)
  resolve(page('found'))
  expect(await busy).toBe('200 found')
  await expect.poll(() => get('/', unwanted)).toBe('200 two')
})

test('while the database is known to be away no page that is there is made in vain', async () => {
  let away = false
  const { get, pass } = cacheAt(1000, { isDatabaseAway: () => away })
  await get('/', () => page('one'))
  away = true
  pass(3_600_000)
  expect(await get('/', unwanted)).toBe('200 one')
  expect(await get('/jobs', () => page('empty', { status: 503, degraded: true }))).toBe('503 empty')
  away = false
  pass(1_500)
  await get('/', () => page('two'))
  await expect.poll(() => get('/', unwanted)).toBe('200 two')
})

test('clients are asked for only where a page has to be made', async () => {
  const { get } = cacheAt(1000, { admission: createAdmission() })
  const client = vi.fn(() => '203.0.113.7')
  await get('/', () => page('one'), { client })
  await get('/', unwanted, { client })
  expect(client).toHaveBeenCalledTimes(1)
})
