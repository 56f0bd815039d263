import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { RequestScope } from '#app/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { renderPage, type PageHandler } from './render-page.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

async function rendered(handle: PageHandler, { path = '/jobs', development = false, limitMs = 1000 } = {}) {
  const logError = vi.fn()
  const scope = { db: fakeDatabase(() => []), siteUrl: 'https://pravesh.example', logError }
  const { response, degraded } = await renderPage(path, { handle, scope, https: false, development, limitMs })
  return { ...response, degraded, text: new TextDecoder().decode(response.body.identity), logError }
}

test('a page is asked for under the site’s own address, with nothing of any visitor', async () => {
  let request = new Request('http://unset.example')
  await rendered(
    async (given) => {
      request = given
      return new Response('page', { headers: HTML })
    },
    { path: '/jobs?search=react' },
  )
  expect(request.url).toBe('https://pravesh.example/jobs?search=react')
  expect([...request.headers]).toEqual([])
})

test('its scripts are blessed by hash and its nonce is gone, another in each render', async () => {
  const nonces = new Set<string>()
  const handle: PageHandler = async (_request, _scope, nonce) => {
    nonces.add(nonce)
    return new Response(`<script nonce="${nonce}">hydrate()</script><script>smuggled()</script>`, {
      headers: HTML,
    })
  }
  const { text, headers } = await rendered(handle)
  await rendered(handle)
  expect(text).toBe('<script>hydrate()</script><script>smuggled()</script>')
  const hashOf = (source: string) => createHash('sha256').update(source).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hashOf('hydrate()')}';`)
  expect(headers['content-security-policy']).not.toContain(hashOf('smuggled()'))
  expect([...nonces].map((nonce) => /^[\w-]{24}$/.test(nonce))).toEqual([true, true])
})

test('the route’s caching stands; a page that says nothing is asked about each time', async () => {
  const caching = { ...HTML, 'cache-control': 'public, max-age=300' }
  expect((await rendered(async () => new Response('a', { headers: caching }))).headers['cache-control']).toBe(
    'public, max-age=300',
  )
  expect((await rendered(async () => new Response('a', { headers: HTML }))).headers['cache-control']).toBe(
    'no-cache',
  )
})

test('a failed query makes a page that no cache keeps, whatever the route says', async () => {
  const error = new Error('away')
  const handle: PageHandler = async (_request, scope: RequestScope) => {
    scope.logError(error, 'jobs')
    return new Response('empty', { headers: { ...HTML, 'cache-control': 'public, max-age=300' } })
  }
  const { degraded, headers, logError } = await rendered(handle)
  expect(degraded).toBe(true)
  expect(headers['cache-control']).toBe('no-store')
  expect(logError).toHaveBeenCalledWith(error, 'jobs')
})

test('a page that the database failed tells when to come back', async () => {
  const { status, degraded, headers } = await rendered(
    async () => new Response('empty', { status: 503, headers: HTML }),
  )
  expect({ status, degraded, retry: headers['retry-after'] }).toEqual({
    status: 503,
    degraded: true,
    retry: '10',
  })
})

test('a page that breaks says so, without the reason', async () => {
  const error = new Error('secret detail')
  const { status, degraded, text, logError } = await rendered(() => Promise.reject(error))
  expect({ status, degraded }).toEqual({ status: 500, degraded: true })
  expect(text).not.toContain('secret')
  expect(logError).toHaveBeenCalledWith(error, 'A page could not be rendered')
})

test('a page that does not come in time is not waited for', async () => {
  const { status, degraded, logError } = await rendered(() => new Promise(() => undefined), { limitMs: 20 })
  expect({ status, degraded }).toEqual({ status: 503, degraded: true })
  expect(logError).toHaveBeenCalledTimes(1)
})

test('no cookie reaches a page that is sent to everybody', async () => {
  const { headers } = await rendered(
    async () => new Response('a', { headers: { ...HTML, 'set-cookie': 'me=1' } }),
  )
  expect(headers).not.toHaveProperty('set-cookie')
})

test('data is passed on as it is', async () => {
  const handle: PageHandler = async (_request, _scope, nonce) =>
    new Response(`[" nonce=${nonce}"]`, { headers: { 'content-type': 'text/x-script' } })
  const { text, headers } = await rendered(handle, { path: '/jobs.data' })
  expect(text).toMatch(/ nonce=[\w-]{24}/)
  expect(headers['content-security-policy']).toBeUndefined()
})

test('in development nothing is kept and styles may be put in by script', async () => {
  const caching = { ...HTML, 'cache-control': 'public, max-age=300' }
  const { headers } = await rendered(async () => new Response('a', { headers: caching }), {
    development: true,
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'unsafe-inline'`)
})
