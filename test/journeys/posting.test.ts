import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { paths } from '#app/paths.ts'
import { askSite } from '../ask-site.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, untilHydrated } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'
import { untilListed } from '../until-listed.ts'

const SOURCE = 'journey-posting'
const SEEN = new Date()
const POSTING = {
  id: crypto.randomUUID(),
  title: 'Loom Engineer',
  company: 'Bunkar Software',
  location: 'Surat, Pune',
}
const CLOSED = { ...POSTING, id: crypto.randomUUID(), title: 'Shuttle Engineer' }
const COPY = crypto.randomUUID()

// Old enough not to be on the lists of other journeys.
beforeAll(async () => {
  await using database = await siteDatabase()
  const common = {
    source: SOURCE,
    locations: ['Surat', 'Pune'],
    description: '<p>Weave the <strong>fabric</strong>.</p>',
    first_seen_at: SEEN,
    last_seen_at: SEEN,
    verified_at: SEEN,
  }
  await database.owner
    .insertInto('jobs')
    .values([
      jobRow('open', { ...common, ...POSTING, age: 700 }),
      jobRow('closed', { ...common, ...CLOSED, age: 701, is_active: false, closed_at: SEEN }),
    ])
    .execute()
  await database.owner
    .insertInto('jobs')
    .values(jobRow('copy', { ...common, id: COPY, is_active: false, duplicate_of: POSTING.id }))
    .execute()
  await untilListed(inject('site').url, 'search=loom', POSTING.title)
}, 60_000)
afterAll(async () => {
  await using database = await siteDatabase()
  await database.owner.deleteFrom('jobs').where('source', '=', SOURCE).execute()
})

const path = paths.posting(POSTING)
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const ask = (at: string) => askSite(at, { redirect: 'manual' })

test('a card’s title leads to the posting’s own page, and from there back to all jobs', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.goto('/jobs?search=loom')
  await untilHydrated(page)
  await page.getByRole('link', { name: POSTING.title, exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect.poll(() => heading(page)).toBe(POSTING.title)
  await expect.poll(() => page.title()).toBe('Loom Engineer at Bunkar Software, Surat, Pune | Pravesh')
  await page.getByRole('link', { name: 'Back to All Jobs' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/jobs')
})

test('without JavaScript the title leads there too, by keyboard', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360 })
  await page.goto('/jobs?search=loom')
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
