import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askSite } from '../ask-site.ts'
import { test } from '../journey.ts'
import { untilHydrated } from '../page-checks.ts'
import { heading, loader, markDocument, pathOf } from '../shell-places.ts'

const UNKNOWN = [
  '/jobs/at/pune',
  '/career-paths/1/2',
  '/dashboard',
  '/user-type-selection',
  '/index.html',
  '/package.json',
  '/..%2f..%2fpackage.json',
  '/.env',
  '/नौकरी',
]
/** Internal details that no page may show. */
const INSIDE = /node_modules|\.tsx?\b|\bat \S+ \(|Error:|"dependencies"/

const NOT_FOUND = { tolerate: [/status of 404/] }
const main = (page: Page) => page.getByRole('main')
const ask = (path: string, init?: RequestInit) => askSite(path, { redirect: 'manual', ...init })

test("an unknown address says so, within the site's layout", async ({ newPage }) => {
  const page = await newPage(NOT_FOUND)
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  expect(await page.title()).toBe('Page Not Found | Pravesh')
  expect(await heading(page)).toBe('Page Not Found')
  expect(await main(page).getByText('404', { exact: true }).isVisible()).toBe(true)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  await expect.poll(() => loader(page).isVisible()).toBe(false)
})

test.for([
  ['Back to Home', '/', true],
  ['Browse Jobs', '/jobs', true],
  ['Back to Home', '/', false],
  ['Browse Jobs', '/jobs', false],
] as const)('%s leads to %s, with script: %s', async ([name, path, javaScript], { newPage }) => {
  const page = await newPage({ ...NOT_FOUND, javaScript })
  await page.goto('/no-such-page')
  if (javaScript) await untilHydrated(page)
  await main(page).getByRole('link', { name }).click()
  await expect.poll(() => pathOf(page)).toBe(path)
  await expect.poll(() => heading(page)).not.toBe('Page Not Found')
})

test('a step to an address without a page shows Not Found in place, and a step back returns', async ({
  newPage,
}) => {
  const page = await newPage({ ...NOT_FOUND, at: '/forums' })
  const isSame = await markDocument(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page')
    history.pushState(null, '', '/forums')
  })
  await page.goBack()
  await expect.poll(() => page.title()).toBe('Page Not Found | Pravesh')
  await expect.poll(() => heading(page)).toBe('Page Not Found')
  await expect.poll(() => pathOf(page)).toBe('/no-such-page')
  await page.goForward()
  await expect.poll(() => heading(page)).toBe('Forums')
  expect(await isSame()).toBe(true)
})

test.for(UNKNOWN)('%s is not found, and no internal detail is shown', async (path) => {
  const response = await ask(path)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Page Not Found')
  expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(INSIDE)
})

test.for([
  ['half a letter', '/%E0%A4%A', 400],
  ['half a code', '/%', 400],
  ['a NUL', '/jobs%00', 400],
  ['a new line', '/jobs/%0d%0aset-cookie:a=b', 400],
  ['no end', `/${'a'.repeat(9000)}`, 414],
  ['a file that is not there', '/assets/none-abc.js', 404],
] as const)('an address with %s is refused in one plain sentence', async ([, path, status]) => {
  const response = await ask(path)
  const text = await response.text()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(text).toMatch(/^[A-Z][^\n]{10,60}\.$/)
  expect(text).not.toMatch(INSIDE)
})

test.for([
  ['/jobs/', '/jobs'],
  ['/jobs/?search=react', '/jobs?search=react'],
  ['//elsewhere.example//', '/elsewhere.example'],
] as const)('%s redirects to %s, on this site', async ([path, target]) => {
  const response = await ask(path)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(target)
})

test('a page accepts only reads', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await ask('/jobs', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.text()).not.toMatch(INSIDE)
  }
})
