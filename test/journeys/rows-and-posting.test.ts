import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, untilHydrated } from '../page-checks.ts'

const rows = (page: Page) => page.locator('.rows-column').getByRole('article')
const opened = (page: Page) => new URL(page.url()).searchParams.get('job')
const title = (page: Page) => page.locator('#job-title').textContent()
const rowTitle = (page: Page, row: number) => rows(page).nth(row).getByRole('heading').textContent()
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h2')?.textContent)

test.for([
  [1280, 'light'],
  [1600, 'dark'],
] as const)(
  'rows and the chosen posting are beside each other at %i px, %s',
  async ([width, colorScheme], { newPage }) => {
    const page = await newPage({ width, height: 800, colorScheme, at: '/jobs?view=rows' })
    const [first, second] = [await rowTitle(page, 0), await rowTitle(page, 1)]
    await page.keyboard.press('j')
    await expect.poll(() => title(page)).toBe(first)
    expect(await rows(page).first().isVisible()).toBe(true)
    await expect.poll(() => focusedRow(page)).toBe(first)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => title(page)).toBe(second)
    await expect.poll(() => focusedRow(page)).toBe(second)
    const address = opened(page)
    expect(address).not.toBeNull()
    await page.keyboard.press('k')
    await expect.poll(() => title(page)).toBe(first)
    await page.goBack()
    await expect.poll(() => title(page)).toBe(second)
    expect(opened(page)).toBe(address)

    // The list keeps its place, and the columns scroll on their own.
    const list = page.locator('.rows-column')
    await rows(page).nth(14).getByRole('link').first().click()
    await expect.poll(async () => title(page)).toBe(await rowTitle(page, 14))
    const scrolled = await list.evaluate((column) => column.scrollTop)
    expect(scrolled).toBeGreaterThan(0)
    await page.locator('.posting-column').evaluate((column) => column.scrollTo(0, 200))
    expect(await list.evaluate((column) => column.scrollTop)).toBe(scrolled)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => title(page)).toBe(await rowTitle(page, 15))
    expect(await page.locator('.posting-column').evaluate((column) => column.scrollTop)).toBe(0)
    expect(await list.evaluate((column) => column.scrollTop)).toBeGreaterThanOrEqual(scrolled)
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)

    await page.reload()
    await untilHydrated(page)
    expect(await title(page)).toBe(await rowTitle(page, 15))
    await page.getByRole('link', { name: 'Back to All Jobs' }).click()
    await expect.poll(() => opened(page)).toBeNull()
  },
)

test('typing in the search opens nothing, and a narrow window shows the posting alone', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/jobs?view=rows' })
  await page.getByRole('searchbox').first().focus()
  await page.keyboard.type('jk')
  expect(opened(page)).toBeNull()

  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/jobs?view=rows')
  await page.keyboard.press('j')
  expect(opened(page)).toBeNull()
  await rows(page)
    .first()
    .getByRole('link', { name: /^View Job/ })
    .click()
  await expect.poll(() => opened(page)).not.toBeNull()
  await page.locator('#job-title').waitFor()
  expect(await rows(page).first().isVisible()).toBe(false)
  expect(await page.getByRole('searchbox').count()).toBe(0)
})
