import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '#app/paths.ts'
import { askSite } from '../ask-site.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { CLOSED_NOW, postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../page-checks.ts'

const POSTING = {
  id: crypto.randomUUID(),
  title: 'Loom Engineer',
  company: 'Bunkar Software',
  location: 'Surat, Pune',
}
const CLOSED = { ...POSTING, id: crypto.randomUUID(), title: 'Shuttle Engineer' }
const COPY = crypto.randomUUID()

const common = {
  ...SEEN_NOW,
  locations: ['Surat', 'Pune'],
  description: '<p>Weave the <strong>fabric</strong>.</p>',
}
postingsOnSite(
  'journey-posting',
  [
    jobRow('open', { ...common, ...POSTING, age: 700 }),
    jobRow('closed', { ...common, ...CLOSED, ...CLOSED_NOW, age: 701 }),
    jobRow('copy', { ...common, id: COPY, is_active: false, duplicate_of: POSTING.id }),
  ],
  { query: 'search=loom', title: POSTING.title },
)

const path = paths.posting(POSTING)
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const ask = (at: string) => askSite(at, { redirect: 'manual' })

test('a card’s title leads to the posting’s own page, and from there back to all jobs', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/jobs?search=loom' })
  await page.getByRole('link', { name: POSTING.title, exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect.poll(() => heading(page)).toBe(POSTING.title)
  await expect.poll(() => page.title()).toBe('Loom Engineer at Bunkar Software, Surat, Pune | Pravesh')
  await page.getByRole('link', { name: 'Back to All Jobs' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/jobs')
})

test('without JavaScript the title leads there too, by keyboard', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/jobs?search=loom' })
  await page.getByRole('link', { name: POSTING.title, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  expect(await heading(page)).toBe(POSTING.title)
})

test.for([
  `/jobs/old-words-${path.slice(-12)}`,
  `/jobs/${path.slice(-12)}`,
  `/jobs/whatever-${COPY.replaceAll('-', '').slice(0, 12)}`,
])('%s redirects to the posting’s own address', async (other) => {
  const response = await ask(other)
  expect([response.status, response.headers.get('location')]).toEqual([301, path])
})

test('its address in capital letters redirects to it', async () => {
  const response = await ask(path.toUpperCase())
  expect([response.status, response.headers.get('location')]).toEqual([308, path])
})

test('a closed posting answers 410 with similar ones, an unknown one 404', async ({ newPage }) => {
  const page = await newPage({ tolerate: [/status of 4(04|10)/], width: 360 })
  expect((await page.goto(paths.posting(CLOSED)))?.status()).toBe(410)
  expect(await heading(page)).toBe('This job has closed')
  expect(await page.getByRole('heading', { name: 'Similar open jobs' }).count()).toBe(1)
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  expect((await page.goto('/jobs/loom-engineer-000000000000'))?.status()).toBe(404)
  expect(await heading(page)).toBe('This job is no longer here')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})
