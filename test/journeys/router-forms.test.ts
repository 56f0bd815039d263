import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { canonicalPath } from '#server/pages/canonical-url.ts'
import { askSite } from '../ask-site.ts'
import { test } from '../journey.ts'

// Undocumented behaviour of React Router that the server relies on. These tests fail when it changes.

test('a navigation requests the path with .data and names routes in _routes, which the server keeps', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/forums' })
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.resourceType() === 'fetch' && asked.method() === 'GET'),
    page.getByRole('main').getByRole('link').first().click(),
  ])
  const url = new URL(request.url())
  expect(url.pathname).toMatch(/\.data$/)
  expect([...url.searchParams.keys()]).toEqual(['_routes'])
  expect(canonicalPath(url)).toBe(url.pathname + url.search)
})

test.for(['/', '/forums', '/no-such-page'])(
  'the digest of every inline script of %s is in the policy, and no nonce is left',
  async (path) => {
    const response = await askSite(path)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g)]
    const run = scripts.filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    expect(run.length).toBeGreaterThan(0)
    for (const [, , source = ''] of run)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    expect(html).not.toContain('nonce=')
  },
)
