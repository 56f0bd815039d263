import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { RequestScope } from '#app/page/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { plainBody } from '#server/http/content-encoding.ts'
import { renderPage, type PageHandler } from './render-page.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

async function rendered(handle: PageHandler, { path = '/jobs', development = false, timeoutMs = 1000 } = {}) {
  const logError = vi.fn()
  const scope = {
    db: fakeDatabase(() => []),
    finder: createSqlFinder(fakeDatabase(() => [])),
    siteUrl: 'https://pravesh.example',
    logError,
  }
  const { response, degraded } = await renderPage(path, {
    handle,
    scope,
    https: false,
    development,
    timeoutMs,
  })
  return { ...response, degraded, text: new TextDecoder().decode(plainBody(response.body)), logError }
}

test('requests the page with the site’s own URL and nothing about the visitor', async () => {
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

test('allows scripts by hash and removes the nonce, which differs in each render', async () => {
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
  expect([...nonces].map((nonce) => /^[\w-]{36}$/.test(nonce))).toEqual([true, true])
})

test('keeps the route’s cache-control; the default is no-cache', async () => {
  const caching = { ...HTML, 'cache-control': 'public, max-age=300' }
  expect((await rendered(async () => new Response('a', { headers: caching }))).headers['cache-control']).toBe(
    'public, max-age=300',
  )
  expect((await rendered(async () => new Response('a', { headers: HTML }))).headers['cache-control']).toBe(
    'no-cache',
  )
})

test('a page with a failed query is no-store, whatever the route says', async () => {
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

test('a page that failed for the database has Retry-After', async () => {
  const { status, degraded, headers } = await rendered(
    async () => new Response('empty', { status: 503, headers: HTML }),
  )
  expect({ status, degraded, retry: headers['retry-after'] }).toEqual({
    status: 503,
    degraded: true,
    retry: '10',
  })
})

test('a page that throws shows an error without the cause', async () => {
  const error = new Error('secret detail')
  const { status, degraded, text, logError } = await rendered(() => Promise.reject(error))
  expect({ status, degraded }).toEqual({ status: 500, degraded: true })
  expect(text).not.toContain('secret')
  expect(logError).toHaveBeenCalledWith(error, 'A page could not be rendered')
})

test('does not wait for a page that takes too long', async () => {
  const { status, degraded, logError } = await rendered(() => new Promise(() => undefined), { timeoutMs: 20 })
  expect({ status, degraded }).toEqual({ status: 503, degraded: true })
  expect(logError).toHaveBeenCalledTimes(1)
})

test('removes cookies from a shared page', async () => {
  const { headers } = await rendered(
    async () => new Response('a', { headers: { ...HTML, 'set-cookie': 'me=1' } }),
  )
  expect(headers).not.toHaveProperty('set-cookie')
})

test('leaves data unchanged', async () => {
  const handle: PageHandler = async (_request, _scope, nonce) =>
    new Response(`[" nonce=${nonce}"]`, { headers: { 'content-type': 'text/x-script' } })
  const { text, headers } = await rendered(handle, { path: '/jobs.data' })
  expect(text).toMatch(/ nonce=[\w-]{36}/)
  expect(headers['content-security-policy']).toBeUndefined()
})

test('in development, nothing is cached and inline styles are allowed', async () => {
  const caching = { ...HTML, 'cache-control': 'public, max-age=300' }
  const { headers } = await rendered(async () => new Response('a', { headers: caching }), {
    development: true,
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'unsafe-inline'`)
})
