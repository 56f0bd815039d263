import { inject, expect } from 'vitest'
import { workerRoute } from '#server/offline/worker-route.ts'
import { test } from '../journey.ts'
import { open, toNextDocument, untilHydrated } from '../page-checks.ts'
import { heading } from '../shell-places.ts'
import { sayNameAtProvider, sharedSignInSite } from '../sign-in-site.ts'
import { weakNetwork } from '../weak-network.ts'
import type { Page } from 'playwright-core'

/*
 * What the worker must not keep, and how it goes.
 */

const here = sharedSignInSite()
const NO_NETWORK = [/net::ERR_/, /Failed to fetch/, /Error loading route module/, /status of 50[234]/]

/** All that the caches hold: addresses and texts. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        kept.push({ address: new URL(url).pathname, text: (await (await cache.match(url))?.text()) ?? '' })
    }
    return kept
  })

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
const PRIVATE =
  /^\/(?:admin|auth|account|dashboard|user-type-selection|api|health)|(?:confirm|manage|unsubscribe)$/

test('of an account nothing is kept, also not after signing out', async ({ newPage }) => {
  const { visit } = here()
  const page = await newPage({
    ...visit,
    worker: true,
    tolerate: [...visit.tolerate, ...NO_NETWORK],
    at: '/jobs',
  })
  await page.goto('/auth/sign-up')
  await sayNameAtProvider(page, 'zubaida')
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/dashboard')
  await page.getByText('zubaida@mail.example').waitFor()

  const pages = [
    '/jobs',
    '/companies',
    '/saved',
    '/dashboard',
    '/alerts',
    '/skills',
    '/about',
    '/search',
    '/dashboard/delete',
    '/',
  ]
  // The worker starts beside the first visits; where it cannot, the next page tries again.
  const visitAll = async () => {
    for (const path of pages) {
      await open(page, path)
    }
  }
  await visitAll()
  await expect.poll(() => isControlled(page), { timeout: 10_000 }).toBe(true)
  await visitAll()
  await page.waitForLoadState('networkidle')
  const kept = await everythingKept(page)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter(({ address }) => PRIVATE.test(address))).toEqual([])
  expect(
    kept.filter(({ text }) => /zubaida|>Dashboard<\/a>/.test(text)).map(({ address }) => address),
  ).toEqual([])
  expect(kept.map(({ address }) => address)).not.toContain('/saved')

  // The browser's own cache has the page for some seconds more.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
  await open(page, '/saved')
  expect(await heading(page)).toBe('You’re offline')
  await page.getByText('Jobs saved in an account need a connection.').waitFor()
  // The page opens what was asked for by itself, and would break off another visit.
  await toNextDocument(page, () => page.context().setOffline(false))
  await untilHydrated(page)
  expect(new URL(page.url()).pathname).toBe('/saved')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/auth/signed-out')
  await page.context().setOffline(true)
  for (const path of ['/dashboard', '/saved', '/']) {
    await page.goto(path).catch(() => null)
    // The browser's own error page is in place of what the worker leaves alone.
    const shown = () => page.content().catch(() => 'not yet')
    await expect.poll(shown, { timeout: 10_000 }).toMatch(/<html/)
    expect(await shown(), path).not.toContain('zubaida')
  }
})

test('the kill switch ends the worker and what it keeps; saved jobs stay', async ({ newPage }) => {
  await using network = await weakNetwork(inject('samplesSite'))
  const page = await newPage({ siteUrl: network.url, worker: true, at: '/jobs' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ at / })
    .first()
    .click()
  await page.goto('/companies')
  await expect.poll(() => isControlled(page), { timeout: 10_000 }).toBe(true)
  await expect.poll(async () => (await everythingKept(page)).length, { timeout: 10_000 }).toBeGreaterThan(5)
  await page.waitForLoadState('networkidle')

  const last = await (await workerRoute().request('/sw.js')).text()
  network.answers.set('/sw.js', { type: 'text/javascript', body: last })
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(() => everythingKept(page), { timeout: 10_000 }).toEqual([])
  const hasWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  await expect.poll(hasWorker, { timeout: 10_000 }).toBe(false)
  await page.goto('/saved')
  await page.getByRole('heading', { name: 'Your jobs (1)' }).waitFor()
})
