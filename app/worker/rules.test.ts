import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import pages from '#app/routes.ts'
import { ACCOUNT_ROUTES, ADDED_ROUTES, SPECIFIED_ROUTES } from '#test/specified-routes.ts'
import { keptAddress } from './cache-names.ts'
import { endsSession, isPrivate, kindOf, mayKeep } from './rules.ts'

const ORIGIN = 'https://pravesh.example'

/** Routes that are the same for everybody: each by name, so that a new one has to be thought about. */
const PUBLIC = new Set([
  ...SPECIFIED_ROUTES,
  '/no-such-page',
  '/jobs/:slug',
  '/jobs/in',
  '/jobs/for',
  '/jobs/as',
  '/jobs/in/:value',
  '/jobs/for/:value',
  '/jobs/as/:value',
  '/remote-jobs',
  '/freshers-zone',
  '/companies',
  '/companies/:slug',
  '/skills',
  '/skills/:slug',
  '/skills/plan',
  // Forms of lists, by any path.
  '/embed/…',
  '/qr/….svg',
  '/status',
  '/salary-trends',
  '/ai-trends',
  '/layoffs-updates',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/resume-help',
  '/saved',
  '/offline',
  '/sw.js',
  '/alerts',
  '/newsletter',
])

test('every route is named either public or private', () => {
  const documented = [...readFileSync('docs/routes.md', 'utf8').matchAll(/`(\/[^`]*)`/g)].map(
    // An address with a parameter is the page of its path.
    ([, path = '']) => path.replace(/\?.*/, ''),
  )
  const routed = pages.map(({ index, path }) => (index ? '/' : (path ?? ''))).filter((path) => path !== '*')
  const all = new Set([...documented, ...routed, ...ADDED_ROUTES, ...ACCOUNT_ROUTES])
  const unnamed = [...all].filter((path) => PUBLIC.has(path) === isPrivate(path))
  expect(documented.length).toBeGreaterThan(50)
  expect(unnamed).toEqual([])
})

const ask = (path: string, more: { method?: string; mode?: RequestMode; headers?: HeadersInit } = {}) =>
  kindOf(
    {
      method: more.method ?? 'GET',
      url: new URL(path, ORIGIN).href,
      mode: more.mode ?? 'navigate',
      headers: new Headers(more.headers),
    },
    ORIGIN,
  )

test.for([
  ['/jobs', {}, 'document'],
  ['/jobs?search=java', {}, 'document'],
  ['/alerts?start=abc', {}, null],
  ['/jobs.data?_routes=routes/jobs', { mode: 'cors' }, 'data'],
  ['/assets/site-abc.js', { mode: 'cors' }, 'file'],
  ['/logos/acme-1.png', { mode: 'no-cors' }, 'picture'],
  ['/feeds/jobs.xml', { mode: 'cors' }, null],
  ['/sw.js', { mode: 'same-origin' }, null],
  ['/jobs', { method: 'POST' }, null],
  ['https://elsewhere.example/jobs', {}, null],
  ['/jobs', { headers: { range: 'bytes=0-1' } }, null],
  ['/dashboard', {}, null],
  ['/dashboard.data', { mode: 'cors' }, null],
  ['/auth/callback?code=1', {}, null],
  ['/alerts/manage?token=abc', {}, null],
  ['/alerts?token=abc', {}, null],
  ['/admin/reports', {}, null],
  ['/account/saved?at=/jobs', { mode: 'cors' }, null],
  ['/api/v1/jobs', {}, null],
] as const)('of %s with %o the worker makes %s', ([path, more, expected]) => {
  expect(ask(path, more)).toBe(expected)
})

test.for([
  ['public, max-age=60', 200, true],
  ['private, max-age=60', 200, false],
  ['public, no-store', 200, false],
  ['no-cache', 200, false],
  ['', 200, false],
  ['public, max-age=60', 404, false],
  ['public, max-age=60', 302, false],
] as const)('an answer with %s and %i is kept: %s', ([caching, status, expected]) => {
  const headers = new Headers({ 'cache-control': caching })
  expect(mayKeep({ status, type: 'basic', redirected: false, headers } as Response)).toBe(expected)
})

test('an answer of another origin, and one that a redirect led to, are not kept', () => {
  const headers = new Headers({ 'cache-control': 'public' })
  expect(mayKeep({ status: 200, type: 'opaque', redirected: false, headers } as Response)).toBe(false)
  expect(mayKeep({ status: 200, type: 'basic', redirected: true, headers } as Response)).toBe(false)
})

test('signing out and deleting the account end the session', () => {
  const post = (path: string) => endsSession({ method: 'POST', url: ORIGIN + path })
  expect([post('/auth/sign-out'), post('/account/delete'), post('/account/save')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a page is kept once, whatever led to it', () => {
  expect(keptAddress(`${ORIGIN}/jobs?utm_source=mail&utm_medium=x&search=java&fbclid=1#list`)).toBe(
    `${ORIGIN}/jobs?search=java`,
  )
})
