import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CATALOGUES } from '#app/catalogue/catalogues.ts'
import { CATALOGUE_PLACES, type CataloguePlace } from '../catalogue-places.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open } from '../page-checks.ts'
import { heading } from '../shell-places.ts'

const query = (page: Page) => new URL(page.url()).search.slice(1)
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const search = (page: Page, { searchLabel }: CataloguePlace) =>
  page.getByRole('searchbox', { name: searchLabel, exact: true })
const selectOf = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: /^Filter .+ by category$/ })

/** A link of the tabs; some pages have none. */
async function openTab(page: Page, { tab }: CataloguePlace): Promise<void> {
  if (tab) await tabs(page).getByRole('link', { name: tab.name, exact: true }).click()
}

test('every catalogue has its expected lists', () => {
  const paths = CATALOGUE_PLACES.map(({ path }) => path)
  expect(CATALOGUES.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

for (const place of CATALOGUE_PLACES) {
  const { path } = place

  test(`${path}: tab, search, choice, no match and back`, async ({ newPage }) => {
    const page = await newPage({ at: path })
    expect(await heading(page)).toBe(place.heading)
    expect(await titles(page)).toEqual(place.first)

    const select = selectOf(page, place.select.label)
    await select.selectOption({ label: place.select.option })
    await expect.poll(() => query(page)).toBe(place.select.query)
    await expect.poll(() => titles(page)).toEqual(place.select.titles)
    await page.goBack()
    await expect.poll(() => titles(page)).toEqual(place.first)
    await expect.poll(() => select.inputValue()).not.toBe(place.select.query.split('=')[1])

    await search(page, place).pressSequentially(place.search.word)
    await expect.poll(() => query(page)).toBe(`search=${place.search.word}`)
    await expect.poll(() => titles(page)).toEqual(place.search.titles)

    await search(page, place).fill('zzzz')
    await expect.poll(() => page.getByRole('heading', { name: place.empty }).isVisible()).toBe(true)
    await expect.poll(() => titles(page)).toEqual([])
    await expectNoAxeViolations(page)

    // However often the typing paused, it is one history entry.
    await page.goBack()
    await expect.poll(() => query(page)).toBe('')
    await expect.poll(() => titles(page)).toEqual(place.first)

    if (!place.tab) return
    await openTab(page, place)
    await expect.poll(() => query(page)).toBe(place.tab.query)
    await expect.poll(() => titles(page)).toEqual(place.tab.titles)
    const current = tabs(page).locator('[aria-current=page]')
    await expect.poll(() => current.textContent()).toBe(place.tab.name)
    await page.goBack()
    await expect.poll(() => titles(page)).toEqual(place.first)
  })

  test(`${path}: the same without script`, async ({ newPage }) => {
    const page = await newPage({ javaScript: false, at: path })
    await expect.poll(() => titles(page)).toEqual(place.first)

    await search(page, place).fill(place.search.word)
    await search(page, place).press('Enter')
    await expect.poll(() => titles(page)).toEqual(place.search.titles)
    await expect.poll(() => search(page, place).inputValue()).toBe(place.search.word)
    await page.goBack()
    await expect.poll(() => titles(page)).toEqual(place.first)

    await selectOf(page, place.select.label).selectOption({ label: place.select.option })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => titles(page)).toEqual(place.select.titles)

    await search(page, place).fill('zzzz')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.poll(() => page.getByRole('heading', { name: place.empty }).isVisible()).toBe(true)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Show all / })
      .click()
    await expect.poll(() => titles(page)).toEqual(place.first)

    if (!place.tab) return
    await openTab(page, place)
    await expect.poll(() => titles(page)).toEqual(place.tab.titles)
  })

  test(`${path}: one card of each kind, with its link, at 360 px`, async ({ newPage }) => {
    const page = await newPage({ width: 360, touch: true, javaScript: false, at: path })
    for (const card of await page.getByRole('main').getByRole('article').all()) {
      const ways = card.getByRole('link').or(card.getByRole('button', { disabled: true }))
      expect(await ways.count()).toBe(1)
    }
    await expectNoHorizontalScroll(page)
  })

  test(`${path}: an invalid parameter falls back to its default`, async ({ newPage }) => {
    const page = await newPage()
    const response = await page.goto(`${path}?tab=nonsense&sort=%00&type=x&free=maybe&category=1&show=-1`)
    expect(response?.status()).toBe(200)
    expect(await titles(page)).toEqual(place.first)
  })
}

test('typing is one history entry, even if the first results arrive late', async ({ newPage }) => {
  const page = await newPage({ at: '/courses' })
  const secondKey = Promise.withResolvers<void>()
  await page.route(/\.data\?(.*&)?search=r(&|$)/, async (route) => {
    await secondKey.promise
    await route.continue()
  })
  const box = page.getByRole('main').getByRole('searchbox')
  const firstRequest = page.waitForRequest(/\.data\?(.*&)?search=r(&|$)/)
  await box.press('r')
  await firstRequest
  await box.press('e')
  secondKey.resolve()
  await expect.poll(() => query(page)).toBe('search=re')
  await page.goBack()
  await expect.poll(() => query(page)).toBe('')
})

test('a letter that is taken back leaves the history as it was', async ({ newPage }) => {
  const page = await newPage()
  await page.clock.install()
  await open(page, '/courses')
  // Time stands still, so that nothing is sent between the keys.
  await page.clock.pauseAt(Date.now() + 60_000)
  const box = page.getByRole('main').getByRole('searchbox')
  await box.press('r')
  await box.press('Backspace')
  await page.clock.runFor(500)
  await box.fill('react')
  await page.clock.runFor(500)
  await page.clock.resume()
  await expect.poll(() => query(page)).toBe('search=react')
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/courses')
})

test('a choice made while the one before it loads keeps both', async ({ newPage }) => {
  const page = await newPage()
  await page.clock.install()
  await open(page, '/courses')
  await page.route('**/courses.data*', async (route) => {
    await released.promise
    await route.continue()
  })
  const released = Promise.withResolvers<void>()
  // Time stands still, so that no delay of the page passes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await selectOf(page, 'Sort by').selectOption('difficulty')
  const tab = tabs(page).getByRole('link', { name: 'Cloud & Security', exact: true })
  await expect.poll(() => tab.getAttribute('href')).toBe('/courses?tab=cloud-security&sort=difficulty')
  await tab.click()
  await expect.poll(() => tabs(page).locator('[aria-current=page]').textContent()).toBe('Cloud & Security')
  released.resolve()
  await page.clock.resume()
  await expect.poll(() => query(page)).toBe('tab=cloud-security&sort=difficulty')
})
