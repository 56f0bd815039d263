import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { generatePostings, insertPostings, type GeneratedPosting } from '../generated-postings.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { untilHydrated } from '../page-checks.ts'

/** A site of its own, with postings that nothing else changes. */
const POSTINGS = generatePostings(5200)
/** Cards before "Show More Jobs". */
const FIRST_PAGE = 6
let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite({ fill: ({ owner }) => insertPostings(owner, POSTINGS, new Date()) })
  // Each request is for another page, because a page made before the index stood may be kept for seconds.
  let asked = 0
  const waitUntilCounted = async () => {
    const list = await fetch(`${site.url}/jobs?pay=${++asked}`)
    expect(await list.text()).toContain('sr-only"> jobs<')
  }
  await vi.waitFor(waitUntilCounted, { timeout: 90_000, interval: 200 })
}, 200_000)
afterAll(() => site[Symbol.asyncDispose](), 30_000)

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /Showing|No jobs/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const group = (page: Page, name: string) => sheet(page).getByRole('group', { name, exact: true })

const isWithinAWeek = ({ age }: GeneratedPosting) => age < 7
const isForFreshers = ({ years }: GeneratedPosting) => years?.min === 0
const idsOf = (postings: GeneratedPosting[]) => postings.map(({ id }) => id).toSorted()

/** The ids of the shown postings, from their links. */
async function shownIds(page: Page): Promise<string[]> {
  const links = cards(page).getByRole('link', { name: /^View Job/ })
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map((href) => new URLSearchParams(href.slice(href.indexOf('?'))).get('job') ?? '')
}

/** All postings of the list: the first page by Show More Jobs, then page by page. */
async function walkList(page: Page): Promise<string[]> {
  const total = Number(/of (\d+)/.exec((await status(page).textContent()) ?? '')?.[1])
  const ids: string[] = []
  /** Keeps what is shown when a whole page of other postings is. */
  const take = async () => {
    const isWhole = (shown: string[]) =>
      shown.length === Math.min(20, total - ids.length) && !shown.some((id) => ids.includes(id))
    let shown: string[] = []
    const look = async () => isWhole((shown = await shownIds(page)))
    await expect.poll(look).toBe(true)
    ids.push(...shown)
  }
  if (total > FIRST_PAGE) await page.getByRole('link', { name: 'Show More Jobs' }).click()
  await take()
  while (ids.length < total) {
    await page.getByRole('link', { name: 'Next' }).click()
    await take()
  }
  await expect.poll(() => page.getByRole('link', { name: 'Next' }).count()).toBe(0)
  return ids
}

async function openList(page: Page, javaScript: boolean, path = '/jobs') {
  await page.goto(path)
  if (javaScript) await untilHydrated(page)
}

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect.poll(() => sheet(page).isVisible()).toBe(true)
}

/** Presses the button of the sheet, which says how many jobs there are if a script counts them. */
async function showJobs(page: Page, javaScript: boolean, expected: number) {
  const button = sheet(page).getByRole('button', { name: /^Show/ })
  if (javaScript) await expect.poll(() => button.textContent()).toBe(`Show ${expected} jobs`)
  await button.click()
  await expect.poll(() => sheet(page).isVisible()).toBe(false)
  await expect.poll(() => status(page).textContent()).toContain(` of ${expected} `)
}

test.for([true, false])(
  'the student finds Python or testing, Pune or remote, 4 LPA, no experience, batch 2026, this week (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ siteUrl: site.url, width: 360, height: 640, touch: true, javaScript })
    const expected = POSTINGS.filter(
      (posting) =>
        posting.skills.some((skill) => skill === 'Python' || skill === 'Manual Testing') &&
        (posting.cities.includes('Pune') || posting.mode === 'remote') &&
        posting.pay !== null &&
        posting.pay.max >= 400_000 &&
        isForFreshers(posting) &&
        posting.batch.includes(2026) &&
        isWithinAWeek(posting),
    )
    expect(expected.length).toBeGreaterThan(20)
    await openList(page, javaScript)
    await openSheet(page)
    await group(page, 'City').getByRole('checkbox', { name: /^Pune/ }).check()
    await group(page, 'City')
      .getByRole('checkbox', { name: /^Remote in India/ })
      .check()
    await group(page, 'Skills')
      .getByRole('checkbox', { name: /^Python/ })
      .check()
    await group(page, 'Skills')
      .getByRole('checkbox', { name: /^Manual Testing/ })
      .check()
    await group(page, 'Skills').getByRole('radio', { name: 'Any of them' }).check()
    await group(page, 'Experience').getByRole('radio', { name: 'Fresher (0)' }).check()
    await group(page, 'Pay')
      .getByRole('radio', { name: /^At least ₹4 LPA/ })
      .check()
    await group(page, 'Pay')
      .getByRole('checkbox', { name: /^Only jobs that state their pay/ })
      .check()
    await group(page, 'Batch').getByRole('checkbox', { name: /^2026/ }).check()
    await group(page, 'Date')
      .getByRole('radio', { name: /^Last 7 days/ })
      .check()
    await showJobs(page, javaScript, expected.length)
    const chosen = page.getByRole('list', { name: 'Chosen filters' })
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(8)
    expect((await walkList(page)).toSorted()).toEqual(idsOf(expected))
  },
)

// "Bengaluru or hybrid" is a city or a mode. Filters of two groups combine with "and", so these words are typed.
test.for([true, false])(
  'the tester finds “automation tester”, 3 years, Bengaluru or hybrid, above 12 LPA (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ siteUrl: site.url, width: 360, height: 640, touch: true, javaScript })
    const expected = POSTINGS.filter(
      ({ title, years, pay, cities, mode }) =>
        title === 'Automation Tester' &&
        years !== null &&
        years.min <= 3 &&
        (years.max ?? 3) >= 3 &&
        pay !== null &&
        pay.max >= 1_200_000 &&
        (cities.includes('Bengaluru') || mode === 'hybrid'),
    )
    expect(expected.some(({ cities }) => !cities.includes('Bengaluru'))).toBe(true)
    expect(expected.some(({ mode }) => mode !== 'hybrid')).toBe(true)
    await openList(page, javaScript)
    await page
      .getByRole('searchbox', { name: 'Search jobs, companies' })
      .fill('automation tester bengaluru or hybrid')
    await openSheet(page)
    await group(page, 'Experience')
      .getByRole('radio', { name: /^3 years/ })
      .check()
    await group(page, 'Pay')
      .getByRole('radio', { name: /^At least ₹12 LPA/ })
      .check()
    await group(page, 'Pay')
      .getByRole('checkbox', { name: /^Only jobs that state their pay/ })
      .check()
    await showJobs(page, javaScript, expected.length)
    expect((await walkList(page)).toSorted()).toEqual(idsOf(expected))
  },
)

test.for([true, false])(
  'the placement officer finds batch 2026 of this week, as a list and as RSS (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ siteUrl: site.url, width: 360, height: 640, touch: true, javaScript })
    const expected = POSTINGS.filter((posting) => posting.batch.includes(2026) && isWithinAWeek(posting))
    await openList(page, javaScript)
    await openSheet(page)
    await group(page, 'Batch').getByRole('checkbox', { name: /^2026/ }).check()
    await group(page, 'Date')
      .getByRole('radio', { name: /^Last 7 days/ })
      .check()
    await showJobs(page, javaScript, expected.length)

    const path = '/feeds/jobs.xml?batch=2026&posted=7'
    await expect
      .poll(() => page.getByRole('link', { name: 'RSS', exact: true }).getAttribute('href'))
      .toBe(path)
    const feed = await (await fetch(site.url + path)).text()
    const guids = [...feed.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, guid = '']) => guid)
    const newest = expected.toSorted(
      (one, other) => one.age - other.age || Number(other.external_id) - Number(one.external_id),
    )
    expect(guids).toHaveLength(50)
    for (const [at, guid] of guids.entries()) expect(guid).toContain(newest[at]?.id)

    await page.goto('/jobs?batch=2026&posted=7&view=rows&page=2')
    expect(await shownIds(page)).toEqual(newest.slice(20, 40).map(({ id }) => id))
    await page.goto(`/jobs?batch=2026&posted=7&page=${Math.ceil(expected.length / 20)}`)
    expect(await shownIds(page)).toEqual(
      newest.slice(Math.floor((expected.length - 1) / 20) * 20).map(({ id }) => id),
    )
  },
)

/** The texts that a card cuts short. */
const cutTexts = (page: Page) =>
  cards(page)
    .locator('li, p, span')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map((text) => text.textContent),
    )

test('at 1280 px the first screen shows three rows of cards or ten rows, and at 360 px the first card', async ({
  newPage,
}) => {
  const wide = await newPage({ siteUrl: site.url, width: 1280, height: 800 })
  await wide.goto('/jobs?view=rows')
  expect(await cards(wide).count()).toBe(20)
  const tenth = await cards(wide).nth(9).boundingBox()
  expect((tenth?.y ?? Infinity) + (tenth?.height ?? 0)).toBeLessThanOrEqual(800)
  // Verified ones, with two cities, two batches or no pay. None loses a word.
  await wide.goto('/jobs')
  const sixth = await cards(wide).nth(5).boundingBox()
  expect((sixth?.y ?? Infinity) + (sixth?.height ?? 0)).toBeLessThanOrEqual(800)
  expect(await cutTexts(wide)).toEqual([])
  const phone = await newPage({ siteUrl: site.url, width: 360, height: 640, touch: true })
  await phone.goto('/jobs?type=fresher&city=pune&batch=2026&posted=7')
  const first = await cards(phone).first().boundingBox()
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(1.5 * 640)
})
