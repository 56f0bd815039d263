import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { recordMarketDay } from '#db/queries/market/market-days.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { insertMarket } from '../market-rows.ts'
import { expectToFit, TWO_LOOKS } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'
import { untilCounted } from '../until-listed.ts'

let sites: { real: OwnSite; samples: OwnSite } | undefined
const urlOf = (which: 'real' | 'samples') => sites?.[which].url

beforeAll(async () => {
  const settings = { SITE_FIGURES: 'live' }
  const real = await startOwnSite({ settings })
  sites = { real, samples: await startOwnSite({ settings }) }
  await using database = await siteDatabase(real.dataDirectory)
  await database.owner.deleteFrom('jobs').execute()
  const first_seen_at = new Date('2026-11-01T06:30:00Z')
  const verified_at = new Date()
  await insertJobs(database.owner, [
    jobRow('1', { company: 'Kaveri Global', first_seen_at, verified_at, experience_level: 'Fresher' }),
    jobRow('2', { company: 'Kaveri Global', first_seen_at, verified_at }),
    jobRow('3', { company: 'Tapti Software', first_seen_at, verified_at }),
    jobRow('4', { company: 'Tapti Software', first_seen_at: new Date() }),
  ])
  await untilCounted(real.url, 4)
}, 200_000)
afterAll(async () => {
  await sites?.real[Symbol.asyncDispose]()
  await sites?.samples[Symbol.asyncDispose]()
}, 60_000)

/** The figures of a region, each with its label: "4 open jobs". */
async function figures(page: Page, region: string): Promise<string[]> {
  const list = page.getByRole('region', { name: region })
  const labels = await list.getByRole('term').allTextContents()
  const values = await list.getByRole('definition').allTextContents()
  return labels.map((label, index) => `${values[index]} ${label}`)
}

const INVENTED = /100%|500\+|1,000\+|25,000\+|25K\+|5K\+|85%|100\+|50\+|78%|95%|Success rate/i

test('with live figures, each page shows what the database counts, and no fixed figure', async ({
  newPage,
}) => {
  const page = await newPage({ siteUrl: urlOf('real'), width: 360, javaScript: false })
  for (const path of ['/', '/courses', '/entrepreneur-hub', '/jobs']) {
    await page.goto(path)
    expect(await page.locator('body').innerText(), path).not.toMatch(INVENTED)
    const badge = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: /Jobs/ })
    expect((await badge.innerText()).replaceAll(/\s+/g, ' ').trim(), path).toBe('4 Jobs')
  }
  expect(await figures(page, 'Job Market Stats')).toEqual([
    '4 Active jobs',
    '2 Companies',
    '75% Verified this week',
    '1 Fresher jobs',
  ])
  await page.goto('/')
  expect(await figures(page, 'Pravesh in numbers')).toEqual([
    '4 open jobs',
    '2 companies',
    '75% verified this week',
    '1 fresher job',
  ])
  expect(await page.getByRole('button', { name: 'Apply for Sponsorship' }).count()).toBe(1)
  const offer = page.getByRole('region', { name: /^Early-bird offer/ })
  expect((await offer.innerText()).trim()).toBe('Early-bird offer for newsletter subscribers')
  await page.goto('/courses')
  const claims = await page.getByRole('main').getByRole('definition').allTextContents()
  expect(claims).toHaveLength(2)
  expect(claims.every((claim) => /^\d+$/.test(claim))).toBe(true)
  await page.goto('/entrepreneur-hub')
  expect(await page.getByRole('region', { name: 'Success Rate' }).count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Quick Actions' }).count()).toBe(1)
})

test('samples are in no live figure', async ({ newPage }) => {
  const page = await newPage({ siteUrl: urlOf('samples'), width: 360, javaScript: false, at: '/' })
  const strip = await figures(page, 'Pravesh in numbers')
  expect(strip.map((figure) => figure.replace(/^[\d,]+ /, ''))).toEqual([
    'courses',
    'free courses',
    'career paths',
    'prep resources',
  ])
  await page.goto('/jobs')
  expect(await figures(page, 'Job Market Stats')).toEqual(['80 Sample jobs', '32 Sample companies'])
  expect(await page.getByText('Showing 6 of 80 sample jobs').count()).toBe(1)
  const badge = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: /Jobs/ })
  expect((await badge.innerText()).trim()).toBe('Jobs')
})

test('with 200 real postings and more, the market pages draw them, and each table has the numbers of its file', async ({
  newPage,
}) => {
  await using database = await siteDatabase(sites?.real.dataDirectory)
  const { owner } = database
  await owner.deleteFrom('jobs').execute()
  await insertMarket(owner, new Date(), 1100)
  // One name is longer than a phone is wide.
  await sql`update jobs set company = case company
    when 'Sample company 2' then 'Brahmaputra Availability Services (India) Private Limited'
    else replace(company, 'Sample', 'Real') end`.execute(owner)
  const counted = await recordMarketDay(owner, new Date())
  expect(counted?.postings).toBeGreaterThan(200)
  const page = await newPage({ siteUrl: urlOf('real') })
  const main = page.getByRole('main')
  for (const path of ['/salary-trends', '/ai-trends', '/layoffs-updates']) {
    await page.goto(path)
    await main.getByText(`from ${counted?.postings} postings that 30 companies had open`).waitFor()
    expect(await main.getByText(/sample/i).count(), path).toBe(0)
    // Each section but the last, on how we count.
    expect(await main.locator('svg.plot').count(), path).toBe((await main.getByRole('region').count()) - 1)
    await expectToFit(page, TWO_LOOKS)
  }
  await main.getByText('We can’t verify layoffs from careers pages, so we report none.').waitFor()
  const cities = main.getByRole('region', { name: 'Openings by city' })
  await cities.getByText('The numbers').click()
  const file = await page.request.get(
    (await cities.getByRole('link', { name: /^JSON/ }).getAttribute('href')) ?? '',
  )
  const { rows } = (await file.json()) as { rows: { city: string; postings: number }[] }
  const shown = await cities.getByRole('row').allTextContents()
  expect(shown.slice(1)).toEqual(rows.slice(0, 16).map(({ city, postings }) => `${city}${postings}`))
})
