import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { paths } from '#app/paths.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { CLOSED_NOW, postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { expectNoAxeViolations, expectToFit, open, toNextDocument } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'

const REAL = {
  company: 'Tarangini Systems',
  description: '<p>Build the <strong>booking</strong> service &amp; its tests.</p>',
  locations: ['Pune', 'Indore'],
  location: 'Pune, Indore',
  skills: ['Node.js', 'PostgreSQL', 'Redis'],
  category: 'Backend' as const,
  ...SEEN_NOW,
}
const openJob = crypto.randomUUID()
const noLink = crypto.randomUUID()
const closed = crypto.randomUUID()

postingsOnSite(
  'journey',
  [
    jobRow('open', { ...REAL, age: 400, id: openJob, title: 'Backend Engineer', batch: [2025, 2026] }),
    jobRow('no-link', { ...REAL, age: 401, id: noLink, title: 'Linkless Engineer', application_url: '#' }),
    jobRow('closed', { ...REAL, ...CLOSED_NOW, age: 402, id: closed, title: 'Closed Engineer' }),
  ],
  { query: 'search=tarangini', title: 'Linkless Engineer' },
)

const viewJob = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View Job/ })
/** Other journeys have postings of the same company. */
const viewOpen = (page: Page) => viewJob(page).and(page.locator(`[href*="${openJob}"]`))
const back = (page: Page) => page.getByRole('link', { name: 'Back to All Jobs' })
const bar = (page: Page) => page.getByRole('searchbox')

async function clicksOn(id: string) {
  await using database = await siteDatabase()
  return await database.owner
    .selectFrom('click_tracking')
    .select(['item_type', 'item_id', 'user_agent', 'referrer'])
    .where('item_id', '=', id)
    .execute()
}

const jobIn = (page: Page) => new URL(page.url()).searchParams.get('job') ?? ''

test('View Job opens the posting in place and hides the search; Back to All Jobs closes it', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/jobs?type=fresher' })
  const title = await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent()
  await viewJob(page).first().click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  expect(new URL(page.url()).pathname).toBe('/jobs')
  await expect.poll(() => bar(page).count()).toBe(0)
  const sections = page.getByRole('article').getByRole('heading', { level: 2 })
  const specified = ['Skills', 'About', 'Role Summary', 'Perfect For', 'Requirements', 'Bonus Skills']
  await expect.poll(async () => (await sections.allTextContents()).slice(0, 6)).toEqual(specified)
  await back(page).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?type=fresher')
  await expect.poll(() => bar(page).count()).toBe(1)
})

test('pressing the open job again closes it, and is not counted as a click', async ({ newPage }) => {
  const page = await newPage()
  // Of this page alone: other visitors may open the same job at the same time.
  let clicks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/click') clicks += 1
  })
  await open(page, '/jobs')
  const entry = page.getByRole('region', { name: 'Featured Jobs' }).getByRole('link').first()
  await entry.click()
  await expect.poll(() => back(page).isVisible()).toBe(true)
  await expect.poll(() => clicks).toBe(1)
  await entry.click()
  await expect.poll(() => jobIn(page)).toBe('')
  await expect.poll(() => bar(page).count()).toBe(1)
  expect(clicks).toBe(1)
})

test('View Job stores one click with its four fields, and a direct visit none', async ({ newPage }) => {
  const page = await newPage({ at: `/jobs?job=${openJob}` })
  expect(await clicksOn(openJob)).toEqual([])

  await open(page, '/jobs?search=tarangini')
  await viewOpen(page).click()
  await expect.poll(() => back(page).isVisible()).toBe(true)
  await expect
    .poll(() => clicksOn(openJob))
    .toEqual([
      {
        item_type: 'job',
        item_id: openJob,
        user_agent: expect.stringContaining('Chrome'),
        referrer: expect.toSatisfy((value: unknown) => value === null || !String(value).includes('?')),
      },
    ])
})

test('a click that cannot be stored delays nothing', async ({ newPage }) => {
  const page = await newPage({ tolerate: [/\/click/, /503|ERR_FAILED/] })
  await page.route('**/click', (route) => route.abort())
  await open(page, '/jobs')
  await viewJob(page).first().click()
  await expect.poll(() => back(page).isVisible()).toBe(true)
})

test('without JavaScript View Job opens the posting and is counted too', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/jobs?search=tarangini' })
  const before = (await clicksOn(openJob)).length
  await toNextDocument(page, () => viewOpen(page).click())
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Backend Engineer')
  await expect.poll(async () => (await clicksOn(openJob)).length).toBe(before + 1)
  await toNextDocument(page, () => back(page).click())
  expect(new URL(page.url()).search).toBe('?search=tarangini')
})

test('a real posting is verified, says where and when it was seen, and links to the employer', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.goto(`/jobs?job=${openJob}`)
  const article = page.getByRole('article')
  expect(await article.getByText('Verified', { exact: true }).count()).toBe(1)
  expect(await article.getByText('Open on Tarangini Systems’ careers page, checked just now').count()).toBe(1)
  expect(await article.getByText('Build the booking service & its tests.').count()).toBe(1)
  const apply = article.getByRole('link', { name: /^Apply on Tarangini Systems/ }).first()
  expect(await apply.getAttribute('target')).toBe('_blank')
  expect(await apply.getAttribute('rel')).toBe('noopener')
  expect(await apply.getAttribute('href')).toBe('https://careers.tarangini.example/jobs/open')
})

test("only a posting's page has JobPosting data, at its own canonical address", async ({ newPage }) => {
  const page = await newPage()
  const markup = async () => {
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return scripts.map((text): unknown => JSON.parse(text))
  }
  await page.goto(`/jobs?job=${openJob}&type=remote`)
  expect(await markup()).toMatchObject([
    { '@type': 'JobPosting', title: 'Backend Engineer', hiringOrganization: { name: 'Tarangini Systems' } },
  ])
  const canonical = inject('site').url + paths.posting({ ...REAL, id: openJob, title: 'Backend Engineer' })
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical)
  expect(await page.title()).toBe('Backend Engineer at Tarangini Systems, Pune, Indore | Pravesh')
  expect(await page.getByRole('article').getByText('2025 or 2026 batch').count()).toBeGreaterThan(0)
  await page.goto('/jobs')
  expect(await markup()).toEqual([])
})

test('a posting without a link says so, and has no apply button and no markup', async ({ newPage }) => {
  const page = await newPage()
  await page.goto(`/jobs?job=${noLink}`)
  expect(await page.getByText('Application link coming soon').count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: /^Apply on/ }).count()).toBe(0)
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
})

test('a closed posting answers 410 with similar open ones; an unknown one 404', async ({ newPage }) => {
  const page = await newPage({ tolerate: [/status of 4(04|10)/] })
  const gone = await page.goto(`/jobs?job=${closed}`)
  expect(gone?.status()).toBe(410)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This job has closed')
  expect(await page.getByRole('heading', { name: 'Similar open jobs' }).count()).toBe(1)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expectNoAxeViolations(page)

  const unknown = await page.goto(`/jobs?job=${crypto.randomUUID()}`)
  expect(unknown?.status()).toBe(404)
  await page.getByRole('link', { name: 'Browse Jobs' }).click()
  await expect.poll(() => bar(page).count()).toBe(1)
})

test('an invalid job parameter shows the list', async ({ newPage }) => {
  const page = await newPage()
  const response = await page.goto('/jobs?job=%3Cscript%3E&show=abc&sort=zzz')
  expect(response?.status()).toBe(200)
  expect(await page.getByRole('main').getByRole('article').count()).toBe(6)
})

test('the whole flow works by keyboard, and the focus follows', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const link = viewJob(page).first()
  const name = (await link.textContent()) ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(name).toContain(await focused())
  await back(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe(name)
})

test('the detail fits and is accessible at 360, 768 and 1280 px', async ({ newPage }) => {
  const page = await newPage()
  await page.goto(`/jobs?job=${openJob}`)
  await expectToFit(
    page,
    [360, 768, 1280].map((width) => [width, 'light']),
  )
})
