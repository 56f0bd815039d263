import { expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { API_BASE, READ_CALLS } from '#core/api/calls.ts'
import { apiContract } from '#test/api-contract.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { guarded } from '#test/guarded.ts'
import { apiRoute } from './api-route.ts'
import { apiPosts } from './click-tracking.ts'

const SITE = 'https://pravesh.example'
const JOB = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }
const company = {
  id: JOB,
  name: 'Narmada Global',
  logo_url: null,
  website_url: null,
  is_featured: true,
  is_sample: false,
}

const contract = apiContract(SITE)

interface Options {
  answer?: () => unknown[] | Promise<unknown[]>
  now?: () => number
  mayClick?: () => boolean
}

function api({ answer = () => [company], now, mayClick = () => true }: Options = {}) {
  const countClick = vi.fn()
  const logError = vi.fn()
  const read = vi.fn(answer)
  const route = apiRoute({
    finder: createSqlFinder(fakeDatabase(read)),
    db: fakeDatabase(read),
    siteUrl: SITE,
    cache: createPageCache(now ? { now } : {}),
    logError,
    countClick,
  })
  const app = guarded(route, apiPosts(SITE, mayClick), SITE)
  const ask = (path: string, init?: RequestInit) => app.request(API_BASE + path, init, env)
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    ask('/click-tracking', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'curl/8', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { ask, post, countClick, logError, read }
}

const databaseDown = () => {
  throw new Error('secret detail')
}

test('serves the OpenAPI document with its own URL', async () => {
  const response = await api().ask('/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: `${SITE}/api/v1` }] })
})

test('any website may read, without credentials', async () => {
  const { ask } = api()
  for (const path of ['/mnc-companies', '/mnc-companies?colour=red', '/no-such-call', `/jobs/${JOB}`]) {
    const { headers } = await ask(path, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
    expect(headers.has('access-control-allow-credentials'), path).toBe(false)
  }
  const preflight = await ask('/jobs', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
})

test('responds with 304 to a known ETag, and to HEAD without a body', async () => {
  const { ask } = api()
  const first = await ask('/mnc-companies')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
  const etag = first.headers.get('etag') ?? ''
  const again = await ask('/mnc-companies', { headers: { 'if-none-match': etag } })
  expect((await contract.read(again, '/mnc-companies')).status).toBe(304)
  expect(again.headers.get('access-control-allow-origin')).toBe('*')
  const head = await ask('/mnc-companies', { method: 'HEAD' })
  expect(head.headers.get('etag')).toBe(etag)
  expect(await head.text()).toBe('')
})

test('compresses a long response', async () => {
  const { ask } = api({ answer: () => Array.from({ length: 30 }, () => company) })
  const response = await ask('/mnc-companies', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('accept-encoding')
})

test('queries once for all spellings of a request', async () => {
  const { ask, read } = api()
  for (const query of ['', '?limit=20', '?limit=020', '?limit=20&']) await ask(`/mnc-companies${query}`)
  expect(read).toHaveBeenCalledTimes(1)
})

test('returns only documented fields', async () => {
  const { ask } = api({ answer: () => [{ ...company, internal_note: 'secret' }] })
  const { body } = await contract.read(await ask('/mnc-companies'), '/mnc-companies')
  expect(body).toEqual({ data: [company], total: 1, next: null })
})

test('rejects repeated, unknown and invalid parameters by name, with the allowed values, without a query', async () => {
  const { ask, read } = api()
  const query = 'experience_level=Boss&is_remote=1&limit=1000&limit=2&colour=red&cursor=7&category='
  const { status, body } = await contract.read(await ask(`/jobs?${query}`), '/jobs')
  expect(status).toBe(400)
  const allowed = Object.keys(READ_CALLS.listJobs.query.shape)
  expect(body).toMatchObject({ type: `${SITE}/api#invalid-parameters`, status: 400 })
  expect((body as { errors: unknown[] }).errors).toEqual(
    expect.arrayContaining([
      { parameter: 'limit', detail: 'Expected only once.' },
      {
        parameter: 'experience_level',
        detail: 'Expected one of "Fresher", "Experienced".',
        allowed: ['Fresher', 'Experienced'],
      },
      { parameter: 'is_remote', detail: 'Expected "true" or "false".' },
      { parameter: 'cursor', detail: `Expected an id such as ${JOB}.` },
      { parameter: 'colour', detail: `Unknown parameter. Allowed: ${allowed.join(', ')}.`, allowed },
      expect.objectContaining({ parameter: 'category' }),
    ]),
  )
  expect(read).not.toHaveBeenCalled()
})

test.for(['1e999', '', '1.5', '-1', '101', 'all'])('rejects the limit %j', async (limit) => {
  const { body } = await contract.read(await api().ask(`/jobs?limit=${limit}`), '/jobs')
  expect(body).toMatchObject({
    errors: [{ parameter: 'limit', detail: 'Expected a whole number from 1 to 100.' }],
  })
})

test('while the database is down, responds with Retry-After and without the cause', async () => {
  const { ask, logError } = api({ answer: databaseDown })
  for (const { path } of Object.values(READ_CALLS)) {
    const response = await ask(path.replace('{id}', JOB))
    const { status, headers, body } = await contract.read(response, path)
    expect(status, path).toBe(503)
    expect(headers.get('retry-after')).toBe('10')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.stringify(body)).not.toContain('secret')
  }
  expect(logError).toHaveBeenCalledTimes(Object.keys(READ_CALLS).length)
})

test('a hanging database does not block clients', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answered = api({ answer: () => new Promise(() => undefined) }).ask('/mnc-companies')
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  expect((await answered).status).toBe(503)
})

test('serves a cached response while the database is down', async () => {
  let now = 1000
  const { ask, read } = api({ now: () => now })
  const before = await (await ask('/mnc-companies')).text()
  now += 3_600_000
  read.mockImplementation(databaseDown)
  const response = await ask('/mnc-companies')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(before)
})

test.for(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed on read calls', async (method) => {
  const { ask } = api()
  for (const { path } of Object.values(READ_CALLS)) {
    const response = await ask(path.replace('{id}', JOB), { method })
    const { status, headers } = await contract.read(response, path)
    expect(status, path).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  }
})

test('an unknown path below the base is a problem that links to the list of calls', async () => {
  const { ask } = api()
  for (const path of ['', '/', '/nonsense', '/jobs/a/b', '/jobs/', '/openapi.yaml']) {
    const response = await ask(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      status: 404,
      detail: expect.stringContaining(`${SITE}/api`),
    })
  }
})

const click = {
  item_type: 'job',
  item_id: JOB,
  user_agent: 'Jobs app 1.0',
  referrer: 'https://app.example/x',
}

test('accepts a click immediately and counts it', async () => {
  const { post, countClick } = api()
  const { status } = await contract.read(await post(click), '/click-tracking', 'POST')
  expect(status).toBe(202)
  await post({ item_type: 'job', item_id: JOB })
  expect(countClick.mock.calls).toEqual([
    [{ jobId: JOB, client: '203.0.113.7', userAgent: 'Jobs app 1.0', referrer: 'https://app.example/x' }],
    [{ jobId: JOB, client: '203.0.113.7', userAgent: 'curl/8', referrer: null }],
  ])
})

test.for([
  ['', 'body', 'Expected a JSON object.'],
  ['[]', 'body', 'Expected a JSON object.'],
  [{ ...click, item_type: 'course' }, 'item_type', 'Expected "job".'],
  [{ ...click, item_id: 7 }, 'item_id', `Expected an id such as ${JOB}.`],
  [{ ...click, referrer: 7 }, 'referrer', 'Expected text of at most 2048 characters, or null.'],
  [{ ...click, who: 'me' }, 'who', expect.stringMatching(/^Unknown parameter/)],
] as const)('rejects the click %j', async ([body, parameter, detail]) => {
  const { post, countClick } = api()
  const answer = await contract.read(await post(body), '/click-tracking', 'POST')
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ errors: [{ parameter, detail }] })
  expect(countClick).not.toHaveBeenCalled()
})

test('rejects clicks that are too frequent, too large, a form, or from another site', async () => {
  const { post, countClick } = api()
  const refused = async (response: Response) =>
    (await contract.read(response, '/click-tracking', 'POST')).status
  expect(await refused(await post({ ...click, referrer: 'x'.repeat(9000) }))).toBe(413)
  expect(await refused(await post(click, { 'content-type': 'text/plain' }))).toBe(415)
  expect(await refused(await post(click, { origin: 'https://elsewhere.example' }))).toBe(403)
  expect(await refused(await post(click, { 'sec-fetch-site': 'cross-site' }))).toBe(403)
  expect(countClick).not.toHaveBeenCalled()
  const busy = await api({ mayClick: () => false }).post(click)
  expect(busy.headers.get('retry-after')).toBe('2')
  expect(await refused(busy)).toBe(429)
})

test('clicks accept only POST, and no other site’s page may send them', async () => {
  const { ask } = api()
  const response = await ask('/click-tracking')
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect((await contract.read(response, '/click-tracking', 'POST')).status).toBe(405)
  const preflight = await ask('/click-tracking', { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})
