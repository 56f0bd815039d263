import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { copyEmbedded } from '../copied-database.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { siteDatabase } from '../site-database.ts'
import { startSite, type SiteProcess } from '../site-process.ts'
import { untilCounted } from '../until-listed.ts'

/** A site with `SITE_FIGURES=live` and its own database. */
async function startLive(): Promise<{ site: SiteProcess; dataDirectory: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-live-'))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  return { site: await startSite({ DATA_DIR: dataDirectory, SITE_FIGURES: 'live' }, folder), dataDirectory }
}

let sites: { real: SiteProcess; samples: SiteProcess } | undefined
const urlOf = (which: 'real' | 'samples') => sites?.[which].url

beforeAll(async () => {
  const real = await startLive()
  const samples = await startLive()
  sites = { real: real.site, samples: samples.site }
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
  await untilCounted(real.site.url, 4)
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
  await page.goto('/courses')
  const claims = await page.getByRole('main').getByRole('definition').allTextContents()
  expect(claims).toHaveLength(2)
  expect(claims.every((claim) => /^\d+$/.test(claim))).toBe(true)
  await page.goto('/entrepreneur-hub')
  expect(await page.getByRole('region', { name: 'Success Rate' }).count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Quick Actions' }).count()).toBe(1)
})

test('samples are in no live figure', async ({ newPage }) => {
  const page = await newPage({ siteUrl: urlOf('samples'), width: 360, javaScript: false })
  await page.goto('/')
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
