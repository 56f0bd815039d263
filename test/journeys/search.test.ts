import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SEARCH_CHIPS } from '#app/features/jobs/search/search-chips.ts'
import { heading, markDocument } from '../shell-places.ts'
import { test } from '../journey.ts'
import { expectToFit, toNextDocument } from '../page-checks.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('searchbox', { name: 'Job title' })
const place = (page: Page) => main(page).getByRole('searchbox', { name: 'Location' })
const searchButton = (page: Page) => main(page).getByRole('button', { name: 'Search', exact: true })
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents()

test('the page has two fields, a button, popular searches and a note on what is coming', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.goto('/search')
  expect(await page.title()).toBe('Search | Pravesh')
  expect(await title(page).isVisible()).toBe(true)
  expect(await place(page).isVisible()).toBe(true)
  expect(await searchButton(page).isVisible()).toBe(true)
  expect(await page.getByText('Advanced Search Coming Soon!', { exact: true }).isVisible()).toBe(true)
  const chips = main(page).getByRole('region', { name: 'Popular searches' }).getByRole('link')
  expect(await chips.allTextContents()).toEqual(SEARCH_CHIPS.map(({ label }) => label))
})

test('title and place lead to the matching jobs, in place, and Back returns', async ({ newPage }) => {
  const page = await newPage({ at: '/search' })
  const isSame = await markDocument(page)
  await title(page).fill(' engineer ')
  await place(page).fill('Pune')
  await page.keyboard.press('Enter')
  await expect.poll(() => address(page)).toBe('/jobs?search=engineer&city=pune')
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
  await expect.poll(() => titles(page)).not.toEqual([])
  for (const card of await main(page).getByRole('article').allTextContents()) expect(card).toContain('Pune')
  const filters = page.getByRole('list', { name: 'Chosen filters' })
  await expect.poll(() => filters.getByRole('link', { name: 'Remove city: Pune' }).count()).toBe(1)
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('Search')
  expect(await isSame()).toBe(true)
})

test.for([
  ['', '', '/jobs'],
  ['java', '', '/jobs?search=java'],
  ['  ', 'Indore', '/jobs?city=indore'],
  ['', 'Whitefield', '/jobs?location=Whitefield'],
] as const)('with "%s" and "%s" the address is %s', async ([words, where, expected], { newPage }) => {
  const page = await newPage({ at: '/search' })
  await title(page).fill(words)
  await place(page).fill(where)
  await searchButton(page).click()
  await expect.poll(() => address(page)).toBe(expected)
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
})

test.for(SEARCH_CHIPS.map(({ label }) => label))('%s finds jobs', async (label, { newPage }) => {
  const page = await newPage({ javaScript: false, at: '/search' })
  const chip = main(page).getByRole('link', { name: label, exact: true })
  await toNextDocument(page, () => chip.click())
  expect(address(page)).toMatch(/^\/jobs\?/)
  expect(await titles(page), address(page)).not.toEqual([])
})

test.for([
  ['Bangalore', 'Bengaluru'],
  ['gurgaon, India', 'Gurugram'],
  ['Bombay', 'Mumbai'],
])('jobs in %s are those in %s', async ([typed, shown], { newPage }) => {
  const page = await newPage({ javaScript: false, at: '/search' })
  await place(page).fill(typed ?? '')
  await toNextDocument(page, () => searchButton(page).click())
  const cards = await main(page).getByRole('article').allTextContents()
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card).toContain(shown)
})

test('without JavaScript the button works, and empty fields are fine', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/search' })
  await title(page).fill('java')
  await toNextDocument(page, () => searchButton(page).click())
  expect(address(page)).toBe('/jobs?search=java')
  const found = await titles(page)
  await page.goto('/jobs?search=java')
  expect(await titles(page)).toEqual(found)

  await page.goto('/search')
  await toNextDocument(page, () => searchButton(page).click())
  expect(address(page)).toBe('/jobs')
  expect(await titles(page)).toHaveLength(6)
})

test('the keyboard goes from field to field to the button and the chips', async ({ newPage }) => {
  const page = await newPage({ at: '/search' })
  await title(page).focus()
  const reached: (string | null | undefined)[] = []
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent))
  }
  expect(reached.map((name) => name?.trim())).toEqual(['search-location', 'Search', 'React Developer'])
})

test('the page fits and is accessible at 360, 768 and 1280 px, in dark mode', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' })
  await page.goto('/search')
  await expectToFit(
    page,
    [360, 768, 1280].map((width) => [width, 'dark']),
  )
})
