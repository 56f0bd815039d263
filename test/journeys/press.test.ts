import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import { open } from '../page-checks.ts'
import { bottomBar, heading } from '../shell-places.ts'

/*
 * What is seen between a press on a link and the page that it leads to.
 */

const COURSES = 'Free + Paid Courses Hub'
const PHONE = { width: 360, height: 740, touch: true }

const phoneLink = (page: Page, name: string) => bottomBar(page).getByRole('link', { name })

/** Whether an element that matches was in the page at any time since this call. */
async function watch(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.evaluate((watched) => {
    document.documentElement.removeAttribute('data-seen')
    new MutationObserver(() => {
      if (document.querySelector(watched)) document.documentElement.dataset['seen'] = ''
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  }, selector)
  return () => page.evaluate(() => document.documentElement.dataset['seen'] !== undefined)
}

test('a page whose data are kept is shown with neither a skeleton nor the line before it', async ({
  newPage,
}) => {
  const page = await newPage(PHONE)
  await page.clock.install()
  await open(page, '/jobs')
  await phoneLink(page, 'Courses').click()
  await expect.poll(() => heading(page)).toBe(COURSES)
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
  // Time stands, however long the page takes here.
  await page.clock.pauseAt(Date.now() + 60_000)
  const flashed = await watch(page, '.progress-bar, main > [hidden]')
  await phoneLink(page, 'Courses').click()
  await expect.poll(() => heading(page)).toBe(COURSES)
  expect(await flashed()).toBe(false)
})

test('a slow page shows the line at the top', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, at: '/jobs' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/courses.data*', async (route) => {
    await answer
    await route.continue()
  })
  await phoneLink(page, 'Courses').click()
  await page.locator('.progress-bar').waitFor({ state: 'attached' })
  resolve()
  await page.locator('.progress-bar').waitFor({ state: 'detached' })
  expect(await heading(page)).toBe(COURSES)
})

test('the data of the first page are asked for when it was left, so the way back need not wait', async ({
  newPage,
}) => {
  const page = await newPage({ ...PHONE, at: '/jobs?level=fresher' })
  const asked = page.waitForRequest((request) => request.url().includes('/jobs.data?level=fresher'))
  await phoneLink(page, 'Courses').click()
  await asked
  expect(await heading(page)).toBe(COURSES)
})

test('the way back shows a page where it was scrolled to', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, at: '/courses' })
  await phoneLink(page, 'Jobs').click()
  await page.locator('main aside').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 1800))
  await phoneLink(page, 'Courses').click()
  await expect.poll(() => heading(page)).toBe(COURSES)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
})

test('a press in the menu of a phone closes it', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, at: '/courses' })
  await page.locator('summary').filter({ hasText: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Community' }).click()
  await expect.poll(() => heading(page)).toBe('Community')
  expect(await page.locator('details[open]').count()).toBe(0)
})
