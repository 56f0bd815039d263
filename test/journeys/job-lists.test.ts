import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { askSite } from '../ask-site.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { CLOSED_NOW, postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { expectToFit, toNextDocument, TWO_LOOKS } from '../page-checks.ts'

const COMPANY = 'Malpe Software'
const LISTS = ['/jobs/in/udupi', '/jobs/for/ropelang', '/companies/malpe-software']

const posting = (index: number) =>
  jobRow(String(index), {
    age: 800 + index,
    company: COMPANY,
    title: `Rope Engineer ${index}`,
    location: 'Udupi',
    locations: ['Udupi'],
    skills: ['Ropelang', 'Knots'],
    category: 'Backend',
    experience_level: index === 1 ? 'Fresher' : null,
    salary_min: null,
    salary_max: index * 100_000,
    source_url: `https://careers.malpe.example/jobs/${index}`,
    ...SEEN_NOW,
  })
// A city, a skill and a company of this journey alone.
postingsOnSite('journey-lists', [...[1, 2, 3, 4, 5, 6].map(posting), { ...posting(7), ...CLOSED_NOW }], {
  query: 'city=udupi',
  title: 'Rope Engineer',
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const ask = (path: string) => askSite(path, { redirect: 'manual' })
const canonicalOf = async (path: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(await (await ask(path)).text())?.[1]

test('a city’s page has its jobs, true figures, and what is most seen there', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs/in/udupi' })
  expect(new URL(page.url()).pathname).toBe('/jobs/in/udupi')
  expect(await heading(page)).toBe('IT jobs in Udupi')
  expect(await page.title()).toBe('IT jobs in Udupi | Pravesh')
  expect(await cards(page).count()).toBe(6)
  const figures =
    /^6 open jobs\. 1 for freshers\. 6 state the pay, up to ₹1 LPA at the lowest and ₹6 LPA at the highest\./
  expect(await page.getByText(figures).count()).toBe(1)
  const aside = page.getByRole('complementary', { name: 'More on this list' })
  expect(await aside.getByRole('link').allTextContents()).toEqual([
    'Knots6 jobs',
    'Ropelang6 jobs',
    'IT jobs by city',
    'IT jobs by skill',
    'IT jobs by role',
    `${COMPANY}6 jobs`,
    'All companies',
  ])
  const feeds = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(feeds).toEqual(['/feeds/jobs.xml?city=udupi', '/feeds/jobs.json?city=udupi'])

  await aside.getByRole('link', { name: 'Ropelang' }).click()
  await expect.poll(() => heading(page)).toBe('Ropelang jobs in India')
  await aside.getByRole('link', { name: COMPANY }).click()
  await expect.poll(() => heading(page)).toBe(COMPANY)
})

test('a search in the list leaves the fields out of the address that are empty', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs/in/udupi' })
  await page.getByRole('searchbox', { name: 'Search in this list' }).press('Enter')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/jobs?city=udupi')
})

test('cards of the same title have names that tell them apart', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs/in/udupi')
  expect(await page.getByRole('article', { name: `Rope Engineer 1 at ${COMPANY}, Udupi` }).count()).toBe(1)
})

test('a skill that no job asks for has a list, with the nearest ones and an alert', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/skills/haskell' })
  await toNextDocument(page, () => page.getByRole('link', { name: 'See Haskell jobs' }).click())
  expect(await heading(page)).toBe('Haskell jobs in India')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.getByRole('heading', { name: 'No open jobs here right now' }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Remote IT jobs in India' }).count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'Subscribe to this list' }).count()).toBe(1)
})

test.for([
  ['/jobs/in', 'Udupi', '6 jobs', '/jobs/in/udupi'],
  ['/jobs/for', 'Ropelang', '6 jobs', '/jobs/for/ropelang'],
  ['/jobs/as', 'Backend', '', '/jobs/as/backend'],
] as const)('%s lists its lists with their number', async ([path, name, count, to], { newPage }) => {
  const page = await newPage({ javaScript: false })
  // A page without these postings may still be cached for a moment.
  await expect
    .poll(
      async () => {
        await page.goto(path)
        return page.getByRole('main').getByRole('link', { name, exact: true }).count()
      },
      { timeout: 70_000, interval: 1000 },
    )
    .toBe(1)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
  expect(await row.textContent()).toContain(count)
  await toNextDocument(page, () => page.getByRole('link', { name, exact: true }).click())
  expect(new URL(page.url()).pathname).toBe(to)
})

test('without JavaScript, further filters and words lead to the same list at /jobs', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/jobs/in/udupi' })
  const add = page.getByRole('list', { name: 'Filters to add' })
  await toNextDocument(page, () => add.getByRole('link', { name: 'Fresher' }).click())
  expect(new URL(page.url()).search).toBe('?type=fresher&city=udupi')
  expect(await cards(page).count()).toBe(1)
  await page.goto('/jobs/in/udupi')
  await page.getByRole('searchbox', { name: 'Search in this list' }).fill('Engineer 3')
  await toNextDocument(page, () => page.keyboard.press('Enter'))
  expect(new URL(page.url()).searchParams.get('search')).toBe('Engineer 3')
  expect(new URL(page.url()).searchParams.get('city')).toBe('udupi')
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(['Rope Engineer 3'])
})

test('a company’s page says what is open, where and in which roles, where we look, and what changed', async ({
  newPage,
}) => {
  const page = await newPage({ javaScript: false, at: '/companies?search=malpe' })
  await toNextDocument(page, () => page.getByRole('link', { name: COMPANY }).click())
  expect(await page.getByText('6 open IT jobs in India.').count()).toBe(1)
  expect(await cards(page).count()).toBe(6)
  const facts = page.getByRole('complementary', { name: 'About the jobs of this company' })
  const section = (name: string) => facts.getByRole('region', { name, exact: true })
  expect(await section('Where').getByRole('link').count()).toBe(1)
  expect(await section('Roles').getByRole('link').getAttribute('href')).toBe('/jobs/as/backend')
  const looked = section('Where we look').getByRole('link')
  expect(await looked.first().getAttribute('href')).toBe('https://careers.malpe.example')
  expect(await looked.last().getAttribute('href')).toBe('/status')
  expect(await section('What changed').locator('dd').allTextContents()).toEqual(['7', '1'])
})

test.for([
  // Letters alone, before any page is made.
  ['/jobs/in/Udupi', '/jobs/in/udupi', 308],
  ['/jobs/for/RopeLang', '/jobs/for/ropelang', 308],
  ['/jobs/in/mohali', '/jobs/in/chandigarh', 301],
  ['/companies/malpe%20software', '/companies/malpe-software', 301],
] as const)('%s redirects to %s', async ([from, to, status]) => {
  const response = await ask(from)
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
})

test.for(['/jobs/in/atlantis', '/jobs/for/no-such-skill', '/jobs/as/plumber', '/companies/no-such-company'])(
  '%s is not found',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test.for([...LISTS, '/jobs', '/companies', '/jobs?city=udupi'])(
  'a page beyond the end of %s is not found',
  async (path) => {
    const response = await ask(`${path}${path.includes('?') ? '&' : '?'}page=9999`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<meta name="robots" content="noindex"')
  },
)

test('a list of three real open postings and more is in the sitemap, at its canonical address', async () => {
  const lists = async () => (await ask('/sitemaps/lists.xml')).text()
  // The site caches a sitemap for half a minute at most.
  for (const path of LISTS) {
    const address = inject('site').url + path
    await expect.poll(lists, { timeout: 45_000, interval: 500 }).toContain(`<loc>${address}</loc><lastmod>`)
    expect(await canonicalOf(path)).toBe(address)
  }
  // A company that does not exist.
  expect(await lists()).not.toContain('marigold')
  expect(await canonicalOf('/companies/marigold-byte-labs')).toBeUndefined()
})

test.for(LISTS)(
  '%s with real postings fits and is accessible, also narrow and dark',
  async (path, { newPage }) => {
    const page = await newPage()
    await page.goto(path)
    await expectToFit(page, TWO_LOOKS)
  },
)
