import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import { expectSpacedNames } from '../low-vision-checks.ts'
import { open } from '../page-checks.ts'
import { focused } from '../shell-places.ts'

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first()
/** What the live region of the page says. It is in no control. */
const told = (page: Page) => page.locator('output[data-chrome]').innerText()
const NOT_STORED = 'This browser does not let us store anything. A private window may be the reason.'

/** A browser that stores nothing, as in some private windows. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No space', 'QuotaExceededError')
    }
  })
}

test.for(['/jobs', '/jobs?view=rows', '/'])(
  'on %s, a posting is saved and removed, and both are announced outside the button',
  async (path, { newPage }) => {
    const page = await newPage({ width: 360, at: path })
    await expectSpacedNames(page)
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save .+ at / })
      .first()
    const name = (await save.textContent())?.slice('Save '.length) ?? ''
    await save.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => told(page)).toBe(`Saved ${name}.`)
    await expect.poll(() => focused(page)).toBe(`Remove ${name} from saved`)
    await expectSpacedNames(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => told(page)).toBe(`Removed ${name} from saved.`)
    expect(await page.locator('button output').count()).toBe(0)
  },
)

test('what a card’s buttons could not do is shown and announced, and the buttons stay as they are', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360 })
  await refuseStorage(page)
  await open(page, '/jobs')
  for (const name of [/^Save /, /^Hide this company: /]) {
    const button = firstCard(page).getByRole('button', { name })
    const before = await button.textContent()
    await button.press('Enter')
    await expect.poll(() => told(page)).toBe(NOT_STORED)
    const box = await page.getByText(NOT_STORED).boundingBox()
    expect(box?.width).toBeGreaterThan(100)
    await expect.poll(() => focused(page)).toBe(before)
  }
})

test('a hidden company is announced, and the focus goes to the line that brings it back', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/jobs' })
  const hide = firstCard(page).getByRole('button', { name: /^Hide this company: / })
  const company = (await hide.textContent())?.slice('Hide this company: '.length)
  await hide.press('Enter')
  await expect.poll(() => told(page)).toBe(`Jobs of ${company} are hidden.`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('hidden-note')
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect.poll(() => told(page)).toBe(`Jobs of ${company} are in your lists again.`)
  await hide.waitFor()
})

test('a tick that is not stored is announced outside its label', async ({ newPage }) => {
  const page = await newPage()
  await refuseStorage(page)
  await open(page, '/skills')
  const tick = page.getByRole('checkbox', { name: 'I know SQL' }).first()
  await tick.press('Space')
  await expect.poll(() => told(page)).toBe(NOT_STORED)
  expect(await tick.isChecked()).toBe(false)
  expect(await page.locator('label output').count()).toBe(0)
})

test('a posting’s copied link is announced by a region that was there before', async ({ newPage }) => {
  const page = await newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  })
  await open(page, '/jobs')
  await firstCard(page)
    .getByRole('link', { name: /^View Job/ })
    .press('Enter')
  await page.getByRole('article').getByText('Share', { exact: true }).click()
  const copy = page.getByRole('button', { name: 'Copy link' })
  const status = page.locator('button:has-text("Copy link") + output')
  expect(await status.evaluate((output) => getComputedStyle(output).display)).not.toBe('none')
  await copy.press('Enter')
  await expect.poll(() => status.innerText()).toBe('Link copied.')
})
