import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../samples-site.ts'
import { expectForcedColoursToTell, expectTextToFit } from '../low-vision-checks.ts'
import { untilHydrated } from '../page-checks.ts'
import { focused, menuButton } from '../shell-places.ts'

const PHONE = { width: 360, height: 640 }

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const openButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const isModal = (page: Page) => page.locator('#job-filters').evaluate((dialog) => dialog.matches(':modal'))
const isClosed = async (page: Page) => !(await isModal(page)) && !(await sheet(page).isVisible())

/** The ways out of the sheet, each of which gives the focus back to the button that opened it. */
const WAYS_OUT: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the button': (page) => sheet(page).getByRole('button', { name: 'Close filters' }).click(),
  'a press beside it': (page) => page.mouse.click(180, 10),
}

test.for([true, false])(
  'on a phone the filters are a modal dialog that takes the focus and gives it back (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ ...PHONE, javaScript })
    await page.goto('/jobs')
    if (javaScript) await untilHydrated(page)
    expect(await isClosed(page)).toBe(true)
    for (const leave of Object.values(WAYS_OUT)) {
      await openButton(page).press('Enter')
      await expect.poll(() => isModal(page)).toBe(true)
      expect(await sheet(page).isVisible()).toBe(true)
      const isInside = () =>
        page.evaluate(() => document.activeElement?.closest('dialog') !== null && document.hasFocus())
      expect(await isInside()).toBe(true)
      // What is behind it cannot be pressed.
      const behind = page.getByRole('link', { name: 'Pravesh' }).first()
      const hit = await behind.evaluate((link) => {
        const { left, top } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + 10, top + 10))
      })
      expect(hit).toBe(false)
      await leave(page)
      await expect.poll(() => isClosed(page)).toBe(true)
      await expect.poll(() => focused(page)).toMatch(/^Filters/)
    }
  },
)

test('a phone that is turned to a wide window has its page back, with the row of menus', async ({
  newPage,
}) => {
  const page = await newPage({ width: 800, height: 1100, at: '/jobs' })
  await openButton(page).click()
  await expect.poll(() => isModal(page)).toBe(true)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(() => isModal(page)).toBe(false)
  await page.getByRole('button', { name: 'City' }).click()
  await expect.poll(() => page.getByRole('searchbox', { name: 'Find a city' }).isVisible()).toBe(true)
})

test('with letters of twice the size the open sheet and the open menu fit a phone', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 740, at: '/jobs?skill=python' })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await openButton(page).click()
  await expect.poll(() => isModal(page)).toBe(true)
  await expectTextToFit(page)
  expect(await sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await menuButton(page).click()
  await expectTextToFit(page)
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the menu of a phone closes when the focus leaves it, so that it covers nothing that has it', async ({
  newPage,
}) => {
  const page = await newPage({ ...PHONE, at: '/forums' })
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await menuButton(page).press('Enter')
  await expect.poll(() => menu.isVisible()).toBe(true)
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => menu.isVisible()).toBe(false)
})

test.for(['/jobs?type=fresher&skill=python', '/jobs?view=rows', '/skills', '/courses', '/saved'])(
  'with forced colours %s shows what is chosen on a phone, and no icon lies over a text',
  async (path, { newPage }) => {
    const page = await newPage({ ...PHONE, at: path })
    await expectForcedColoursToTell(page)
  },
)
