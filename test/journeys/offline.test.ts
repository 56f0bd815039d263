import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import { expectNoAxeViolations, untilHydrated } from '../page-checks.ts'
import { heading, pathOf } from '../shell-places.ts'

/*
 * Without a worker: what a press on a link does when the network is gone.
 */

/** What a browser and the router say of a connection that is gone. */
const NO_NETWORK = [/net::ERR_/, /Failed to fetch/, /Error loading route module/, /status of 50[24]/]

/** Opens a page, and waits for what it loads for a bad network. */
async function open(page: Page, path: string): Promise<void> {
  const parts = page.waitForResponse(/\/assets\/offline-/)
  await page.goto(path)
  await untilHydrated(page)
  await parts
  await page.waitForLoadState('networkidle')
}

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a press on a link whose script is not loaded shows the offline screen, Back works, and the page comes by itself', async ({
  newPage,
}) => {
  const page = await newPage({ tolerate: NO_NETWORK })
  await open(page, '/')
  await open(page, '/jobs')
  await page.context().setOffline(true)
  await link(page, 'About').click()
  await expect.poll(() => heading(page)).toBe('You’re offline')
  expect(pathOf(page)).toBe('/about')
  expect(await page.title()).toBe('You’re offline | Pravesh')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Still no connection.').waitFor()

  await page.goBack()
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
  expect(pathOf(page)).toBe('/jobs')
  await page.goForward()
  await expect.poll(() => heading(page)).toBe('You’re offline')
  await page.context().setOffline(false)
  await expect.poll(() => heading(page)).toBe('About Pravesh')
  await untilHydrated(page)
  expect(pathOf(page)).toBe('/about')
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
})

test('a form says that it was not sent, and keeps what was entered', async ({ newPage }) => {
  const page = await newPage({ tolerate: NO_NETWORK })
  await open(page, '/contact')
  await page.context().setOffline(true)
  await page.getByLabel('Your message').fill('The dates on the page of Acme are wrong.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(/^Not sent\. No connection\./).waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('The dates on the page of Acme are wrong.')
  const field = page.getByRole('contentinfo').getByLabel('Weekly newsletter')
  await field.fill('asha@mail.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => page.getByText(/^Not sent\. No connection\./).count()).toBe(2)
  expect(await field.inputValue()).toBe('asha@mail.example')
})

test('one line offers to install the site, on the page of alerts and only where the browser can', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360 })
  await open(page, '/alerts')
  const install = page.getByRole('button', { name: 'Install', exact: true })
  expect(await install.count()).toBe(0)
  await page.evaluate(() => {
    const prompt = async () => void (document.title = 'asked')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await install.waitFor()
  await expectNoAxeViolations(page)
  await install.click()
  await install.waitFor({ state: 'detached' })
  expect(await page.title()).toBe('asked')
})
