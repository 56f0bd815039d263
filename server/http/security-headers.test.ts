import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { securityDefaults, securityHeaders } from './security-headers.ts'

function siteWith(options: { https: boolean }) {
  return new Hono()
    .use(securityHeaders(securityDefaults(options)))
    .get('/plain', (c) => c.text('hello'))
    .get('/page', (c) => c.text('page', 200, { 'content-security-policy': `script-src 'sha256-abc'` }))
    .get('/own', (c) => c.text('mine', 200, { 'cache-control': 'private, no-store' }))
    .get('/embed', (c) =>
      c.text('list', 200, {
        'content-security-policy': contentSecurityPolicy({ https: true, frameAncestors: 'https:' }),
      }),
    )
    .get('/broken', () => {
      throw new Error('broken')
    })
    .onError((_error, c) => c.text('sorry', 500))
}

test('every response has the security headers, errors too', async () => {
  for (const path of ['/plain', '/missing', '/broken']) {
    const { headers } = await siteWith({ https: false }).request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('content-security-policy')).toContain(`script-src 'self';`)
  }
})

test('a file of a page has only the headers that mean something for it, a picture that can be opened has all', async () => {
  const securityOf = async (path: string) => {
    const { headers } = await siteWith({ https: true }).request(path)
    return [...headers.keys()].filter((name) => name !== 'content-type')
  }
  expect(await securityOf('/assets/site-abc.js')).toEqual([
    'strict-transport-security',
    'x-content-type-options',
  ])
  expect(await securityOf('/assets/logo-abc.svg')).toEqual(await securityOf('/plain'))
})

test('a page of one visitor keeps other sites off its window, a page for all starts no process for that', async () => {
  const openerPolicy = async (path: string) =>
    (await siteWith({ https: true }).request(path)).headers.get('cross-origin-opener-policy')
  expect(await openerPolicy('/own')).toBe('same-origin')
  expect(await openerPolicy('/plain')).toBeNull()
})

test('a page keeps its own policy', async () => {
  const { headers } = await siteWith({ https: false }).request('/page')
  expect(headers.get('content-security-policy')).toBe(`script-src 'sha256-abc'`)
})

test('only a site on https sends HSTS and upgrades requests', async () => {
  const plain = await siteWith({ https: false }).request('/plain')
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  const secure = await siteWith({ https: true }).request('/plain')
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
  expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('the policy allows only the inline scripts that it lists', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-abc', 'sha256-def'], https: true })
  expect(policy).toContain(`script-src 'self' 'sha256-abc' 'sha256-def';`)
  expect(policy).not.toContain('unsafe')
  for (const part of [
    `default-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
  ]) {
    expect(policy.split('; ')).toContain(part)
  }
})

test('only a page that allows it may be shown in a frame', async () => {
  const { headers } = await siteWith({ https: true }).request('/embed')
  expect(headers.has('x-frame-options')).toBe(false)
  expect(headers.get('content-security-policy')).toContain('frame-ancestors https:')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const plain = await siteWith({ https: true }).request('/plain')
  expect(plain.headers.get('x-frame-options')).toBe('DENY')
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
