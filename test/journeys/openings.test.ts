import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { siteDatabase } from '../site-database.ts'
import { untilCounted } from '../until-listed.ts'

let site: OwnSite | undefined

beforeAll(async () => {
  site = await startOwnSite()
  await using database = await siteDatabase(site.dataDirectory)
  await database.owner.deleteFrom('jobs').execute()
  const opening = '00000000-0000-4000-8000-000000000001'
  const verified_at = new Date()
  const inCity = (city: string, hours: number) =>
    jobRow(city, {
      title: 'Ferry Engineer',
      company: 'Kaveri Global',
      location: city,
      locations: [city],
      opening,
      verified_at,
      category: 'Backend',
      experience_level: 'Fresher',
      skills: ['Python', 'SQL'],
      posted_at: new Date(Date.now() - hours * 3_600_000),
    })
  await insertJobs(database.owner, [
    inCity('Pune', 1),
    inCity('Hyderabad', 2),
    inCity('Kochi', 3),
    jobRow('single', {
      title: 'Test Engineer',
      company: 'Tapti Software',
      verified_at,
      category: 'QA & Testing',
      skills: ['Technical support', 'Selenium'],
      notice_days: 0,
    }),
  ])
  await untilCounted(site.url, 2)
}, 200_000)
afterAll(() => site?.[Symbol.asyncDispose](), 60_000)

const open = async (page: Page, path: string) => {
  await page.goto(path)
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
}

test('one opening in three cities is one card, and its pages lead to each other', async ({ newPage }) => {
  const page = await newPage({ siteUrl: site?.url, javaScript: false, at: '/jobs' })
  const cards = page.getByRole('article', { name: /^Ferry Engineer/ })
  expect(await cards.count()).toBe(1)
  expect(await cards.innerText()).toContain('Pune, Hyderabad, Kochi')
  const urgent = page.getByRole('region', { name: 'Urgent Hiring' })
  expect(await urgent.getByText('Ferry Engineer').count()).toBe(1)
  expect(await urgent.getByText('Immediate joiners').count()).toBe(1)

  await page.goto('/jobs?city=kochi')
  expect(await cards.innerText()).toContain('Kochi, Hyderabad, Pune')
  await cards.getByRole('link', { name: 'Ferry Engineer', exact: true }).click()
  expect(page.url()).toMatch(/ferry-engineer-kaveri-global-kochi-/)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/-kochi-/)
  await page.getByText('Also in Hyderabad, Pune').waitFor()
  await page.getByRole('link', { name: 'Hyderabad', exact: true }).first().click()
  await page.waitForURL(/-hyderabad-/)
})

test('every page that prints a number of jobs, companies or freshers prints the same', async ({
  newPage,
}) => {
  const page = await newPage({ siteUrl: site?.url, javaScript: false })
  const home = await open(page, '/')
  const jobs = await open(page, '/jobs')
  const companies = await open(page, '/companies')
  expect(home).not.toMatch(/500\+|25,000\+/)
  const strip = page.getByRole('region', { name: 'Job Market Stats' })
  await page.goto('/jobs')
  expect(await strip.getByRole('definition').allTextContents()).toEqual(['2', '2', '100%', '1'])
  expect(home).toMatch(/2 open jobs|open jobs 2/)
  expect(home).toMatch(/2 companies|companies 2/)
  expect(jobs).toContain('of 2 verified opportunities')
  expect(companies).toContain('2 companies')
  expect(await open(page, '/jobs?years=0')).toContain('of 1 verified')
  expect(await open(page, '/freshers-zone')).toContain('1 open job.')
  expect(await open(page, '/jobs/as/backend')).toMatch(/1 open job\. 1 for freshers/)
  await page.goto('/jobs')
  expect(
    await page
      .getByRole('link', { name: /^Fresher/ })
      .first()
      .textContent(),
  ).toMatch(/Fresher\s*1 job$/)
  expect(await open(page, '/skills/plan')).toContain('Backend (1 fresher job)')
  const api = await page.request.get('/api/v1/jobs')
  expect(((await api.json()) as { total: number }).total).toBe(2)
})

test('the plan asks what work, then names what its fresher jobs ask for, general words last', async ({
  newPage,
}) => {
  const page = await newPage({ siteUrl: site?.url, javaScript: false, at: '/skills/plan' })
  const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect((await names()).at(-1)).toBe('Technical support')
  await page
    .getByRole('navigation', { name: 'What work do you want?' })
    .getByRole('link', { name: 'Backend (1 fresher job)' })
    .click()
  await page.getByText('most open Backend fresher jobs ask for').waitFor()
  expect(new Set(await names())).toEqual(new Set(['Python', 'SQL']))
  await page.getByRole('link', { name: 'Not a fresher? Count jobs of all levels' }).click()
  await page.getByText('most open Backend jobs ask for').waitFor()
  expect(new URL(page.url()).search).toBe('?category=Backend&level=all')
  await page.getByRole('link', { name: 'Count fresher jobs alone' }).click()
  expect(new URL(page.url()).search).toBe('?category=Backend')
})
