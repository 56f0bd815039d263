import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { askSite } from '../ask-site.ts'
import { test } from '../journey.ts'
import { open, toNextDocument, untilHydrated } from '../page-checks.ts'
import { markDocument, pathOf } from '../shell-places.ts'
import { siteDatabase } from '../site-database.ts'

const START = '3 days, 14 hours, 0 minutes, 0 seconds left'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const preview = (page: Page) => section(page, 'Latest jobs')
const cards = (page: Page) => preview(page).getByRole('article')
const homeSearch = (page: Page) => page.getByRole('main').getByRole('search')
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function searchHome(page: Page, words: string, kinds: readonly string[]): Promise<void> {
  await homeSearch(page).getByRole('searchbox', { name: 'Search jobs, companies' }).fill(words)
  for (const kind of kinds) await homeSearch(page).getByRole('checkbox', { name: kind }).check()
  await homeSearch(page).getByRole('button', { name: 'Search' }).click()
}

const left = async (page: Page) => (await page.getByRole('timer').textContent()) ?? ''

/** Seconds, from "3 days, 14 hours, 0 minutes, 0 seconds left". */
async function secondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (await left(page)).match(/\d+/g)?.map(Number) ?? []
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** Term and value of each entry. */
async function figures(page: Page, name: string): Promise<[term: string, figure: string][]> {
  const list = section(page, name)
  const terms = await list.getByRole('term').allTextContents()
  const values = await list.getByRole('definition').allTextContents()
  return terms.map((term, index) => [term, values[index] ?? ''])
}

/**
 * The newest posting on home that is not featured. Other journeys open the featured jobs and those not on
 * home, and count their clicks.
 */
async function plainJob(): Promise<{ id: string; title: string }> {
  await using database = await siteDatabase()
  return await database.owner
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('is_active', '=', true)
    .where('is_featured', '=', false)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function clicksOf(userAgent: string) {
  await using database = await siteDatabase()
  return await database.owner
    .selectFrom('click_tracking')
    .select(['item_type', 'item_id'])
    .where('user_agent', '=', userAgent)
    .execute()
}

test.for([
  ['See the latest jobs', 'job-preview', true],
  ['Subscribe to the newsletter', 'newsletter', true],
  ['See the latest jobs', 'job-preview', false],
  ['Subscribe to the newsletter', 'newsletter', false],
] as const)('%s leads to #%s, with script: %s', async ([name, anchor, javaScript], { newPage }) => {
  const page = await newPage({ javaScript })
  await page.goto('/')
  if (javaScript) await untilHydrated(page)
  const isSame = await markDocument(page)
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${anchor}`)
  const { height: headerHeight = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
  const top = async () => (await page.locator(`#${anchor}`).boundingBox())?.y
  await expect.poll(top).toBeLessThan(700)
  expect(await top()).toBeGreaterThanOrEqual(headerHeight)
  expect(await isSame()).toBe(true)
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), anchor),
  ).toBe(true)
})

test('the countdown starts at 3 days and 14 hours on the server, and without script', async ({ newPage }) => {
  const html = await (await askSite('/')).text()
  expect(html).toContain(START)
  const page = await newPage({ javaScript: false, at: '/' })
  expect(await left(page)).toBe(START)
  expect(await page.getByRole('heading', { name: /^Early-bird offer/ }).isVisible()).toBe(true)
})

test('the countdown ticks every second, stops at zero, and restarts when the page is reloaded', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.clock.install()
  await open(page, '/')
  const whole = (3 * 24 + 14) * 3600
  expect(await secondsLeft(page)).toBeGreaterThan(whole - 60)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.runFor(1000)
  const before = await secondsLeft(page)
  for (const ticks of [1, 2, 3]) {
    await page.clock.runFor(1000)
    await expect.poll(() => secondsLeft(page)).toBe(before - ticks)
  }
  const digits = (await left(page)).match(/\d+/g)?.map((number) => number.padStart(2, '0'))
  const boxes = page.getByRole('timer').locator('xpath=following-sibling::*')
  expect((await boxes.textContent())?.replaceAll(/\D/g, '')).toBe(digits?.join(''))

  await page.clock.fastForward(90 * 3_600_000)
  await expect.poll(() => left(page)).toBe('0 days, 0 hours, 0 minutes, 0 seconds left')
  await page.clock.runFor(3000)
  expect(await secondsLeft(page)).toBe(0)

  await page.clock.resume()
  await page.reload()
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(whole - 60)
})

test.for([
  ['', [], '/jobs'],
  ['java', [], '/jobs?search=java'],
  ['', ['Fresher'], '/jobs?type=fresher'],
  [' qa ', ['Remote', 'Fresher'], '/jobs?search=qa&type=remote&type=fresher'],
] as const)('searching for "%s" with %j leads to %s', async ([words, kinds, expected], { newPage }) => {
  const page = await newPage({ width: 360, at: '/' })
  await searchHome(page, words, kinds)
  await expect.poll(() => addressOf(page)).toBe(expected)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('IT jobs in India')
})

test('without JavaScript the search finds the same jobs', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/' })
  await toNextDocument(page, () => searchHome(page, 'developer', ['Fresher', 'Remote']))
  expect(addressOf(page)).toBe('/jobs?search=developer&type=fresher&type=remote')
  const found = await page.getByRole('main').getByRole('article').allTextContents()
  await page.goto('/jobs?search=developer&type=remote&type=fresher')
  expect(found).toEqual(await page.getByRole('main').getByRole('article').allTextContents())
})

test('on a phone the search and the first fresher job are in the first screen and a half', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 640, javaScript: false, at: '/' })
  const jobs = section(page, 'Fresher jobs').getByRole('listitem')
  expect(await jobs.count()).toBe(3)
  expect(await jobs.getByText('Sample', { exact: true }).count()).toBe(3)
  for (const part of [homeSearch(page).getByRole('checkbox').last(), jobs.first().getByRole('link')]) {
    const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(640 * 1.5)
  }
  const title = (await jobs.first().getByRole('heading').textContent()) ?? ''
  await jobs.first().getByRole('link').click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  await page.goto('/')
  const all = section(page, 'Fresher jobs').getByRole('link', { name: 'All fresher jobs' })
  await toNextDocument(page, () => all.click())
  expect(addressOf(page)).toBe('/jobs?type=fresher')
})

test('the figures of the strip and of the partners are those of the specification', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/')
  expect(await figures(page, 'Pravesh in numbers')).toEqual([
    ['verified jobs', '100%'],
    ['companies', '500+'],
    ['direct links', '1,000+'],
    ['job seekers', '25,000+'],
  ])
  expect(await figures(page, 'Partner with Pravesh')).toEqual([
    ['monthly visitors', '25K+'],
    ['newsletter subscribers', '5K+'],
    ['tech professionals', '85%'],
  ])
})

test('job seekers pay ₹0, and the price for providers is to be decided', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/')
  expect(await section(page, 'Pricing').innerText()).toMatch(
    /Job seekers\s+₹0\s*Free\s[^]*Job providers\s+Coming soon\s*Pricing to be decided\s/,
  )
})

test('all career tools are coming soon, and none can be pressed', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/')
  const tools = section(page, 'Career tools').getByRole('listitem')
  expect(await tools.getByRole('heading').allTextContents()).toEqual([
    'Resume Builder',
    'Interview Prep',
    'Job Tracker',
    'Freelancing Toolkit',
  ])
  expect(await tools.filter({ hasText: 'Coming soon' }).count()).toBe(4)
  for (const name of ['Suggest a Tool', 'Apply for Sponsorship'])
    expect(await page.getByRole('button', { name }).isDisabled()).toBe(true)
})

test('every section is there, and every link in them works', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/')
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1)
  for (const name of ['Why use Pravesh', 'How it works', 'Latest jobs', 'What you get', 'Pricing'])
    expect(await section(page, name).getByRole('listitem').count(), name).toBeGreaterThan(1)
  expect(await section(page, 'How it works').getByRole('listitem').count()).toBe(4)

  const links = await main
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const local = [...new Set(links)].flatMap((href) => (href?.startsWith('/') ? [href] : []))
  expect(local.length).toBeGreaterThan(10)
  // One by one: the server refuses a client that asks for many pages at once.
  for (const href of local) expect((await askSite(href)).status, href).toBe(200)
})

test('the structured data names the organisation and a working search', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/')
  const data = page.locator('script[type="application/ld+json"]')
  expect(await data.count()).toBe(1)
  const { url } = inject('site')
  const target = `${url}/jobs?search={search_term_string}`
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Pravesh',
        url: `${url}/`,
        logo: expect.stringMatching(/^http.*png$/),
      },
      {
        '@type': 'WebSite',
        url: `${url}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: target },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })
  await page.goto(target.replace('{search_term_string}', 'react'))
  expect(await page.getByRole('searchbox', { name: 'Search jobs, companies' }).inputValue()).toBe('react')
})

test('without JavaScript the page is complete', async ({ newPage }) => {
  const whole = await newPage()
  await whole.goto('/')
  const bare = await newPage({ javaScript: false, at: '/' })
  const visible = async (page: Page) =>
    await page
      .getByRole('main')
      .getByRole('heading')
      .or(page.getByRole('main').getByRole('link'))
      .allTextContents()
  expect(await visible(bare)).toEqual(await visible(whole))
  expect(await cards(bare).count()).toBe(6)
  expect(await cards(bare).first().isVisible()).toBe(true)
})

test.for([
  ['with', true],
  ['without', false],
] as const)(
  'View Job opens the posting on /jobs and is counted, %s JavaScript',
  async ([, script], { newPage }) => {
    const { id, title } = await plainJob()
    const userAgent = `Mozilla/5.0 (journey ${crypto.randomUUID()})`
    const page = await newPage({ userAgent, javaScript: script })
    await page.goto('/')
    if (script) await untilHydrated(page)
    const card = cards(page).filter({ has: page.locator(`a[href*="${id}"]`) })
    await card.getByRole('link', { name: `${title} at` }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    expect(pathOf(page)).toBe('/jobs')
    await expect.poll(() => clicksOf(userAgent)).toEqual([{ item_type: 'job', item_id: id }])
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/')
    await expect.poll(() => cards(page).count()).toBe(6)
  },
)
