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

test('a script that stays away with a good network: the page is loaded anew once, then a screen says so', async ({
  newPage,
}) => {
  // The page that loads itself anew may be reading data still, and breaks that off.
  const page = await newPage({ tolerate: [...NO_NETWORK, /AbortError: BodyStreamBuffer was aborted/] })
  await open(page, '/jobs')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/about') documents += 1
  })
  const scripts = /\/assets\/about-[\w-]+\.js$/
  await page.route(scripts, (route) => route.fulfill({ status: 504, body: 'Gone' }))
  await link(page, 'About').click()
  // The document needs no script to be read.
  await expect.poll(() => heading(page)).toBe('About Pravesh')
  await expect.poll(() => documents).toBe(1)
  await open(page, '/jobs')
  await link(page, 'About').click()
  await expect.poll(() => heading(page)).toBe('This page didn’t load')
  expect([pathOf(page), documents]).toEqual(['/about', 1])
  await expectNoAxeViolations(page)
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => heading(page)).toBe('About Pravesh')
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

  await page.context().setOffline(false)
  await open(page, '/alerts')
  await page.context().setOffline(true)
  const form = page.getByRole('region', { name: 'Subscribe to this list' })
  await form.getByLabel('Your email').fill('asha@mail.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await form.getByText(/^Not sent\. No connection\./).waitFor()
  expect(await form.getByLabel('Your email').inputValue()).toBe('asha@mail.example')
})

test.for([false, true])(
  'a link that is pointed at is fetched ahead; with Save-Data (%s) it is not',
  async (saves, { newPage }) => {
    const page = await newPage()
    if (saves)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    await open(page, '/jobs')
    let ahead = 0
    page.on('request', (request) => {
      if (/\/skills(?:-[\w-]+\.js|\.data)/.test(request.url())) ahead += 1
    })
    await page.getByRole('banner').getByRole('link', { name: 'Skills', exact: true }).hover()
    // The router waits a tenth of a second.
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 1000)))
    expect(ahead > 0).toBe(!saves)
  },
)

test('the browser is asked to keep saved jobs when the first one is saved', async ({ newPage }) => {
  const page = await newPage()
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.persisted = 'asked'
      return true
    }
  })
  await open(page, '/jobs')
  const asked = () => page.evaluate(() => document.documentElement.dataset.persisted)
  expect(await asked()).toBeUndefined()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ at / })
    .first()
    .click()
  await expect.poll(asked).toBe('asked')
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
