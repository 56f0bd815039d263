import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test, type PageOptions } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, untilHydrated } from '../page-checks.ts'
import { heading, pathOf } from '../shell-places.ts'
import { PORTAL_PAGE, weakNetwork, type WeakNetwork } from '../weak-network.ts'

/*
 * With the worker: what it keeps, and what a visitor sees of it when the network fails.
 */

/** What a browser and the router say of a connection that is gone. */
const NO_NETWORK = [
  /net::ERR_/,
  /Failed to fetch/,
  /Error loading route module/,
  /status of (?:404|50[234])/,
  /MIME type/,
]

/** A visitor of a site behind a network of their own: what a worker keeps belongs to an origin. */
interface Visitor extends AsyncDisposable {
  page: Page
  network: WeakNetwork
}

async function visitorOf(
  newPage: (options: PageOptions) => Promise<Page>,
  options: PageOptions = {},
): Promise<Visitor> {
  const network = await weakNetwork(inject('samplesSite'))
  const page = await newPage({ siteUrl: network.url, worker: true, tolerate: NO_NETWORK, ...options })
  return { page, network, [Symbol.asyncDispose]: () => network[Symbol.asyncDispose]() }
}

/** Opens pages until the worker has started and keeps the last one. */
async function visit(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path)
    const isNoted = () => page.evaluate(() => sessionStorage.getItem('pravesh-visited') ?? '')
    await expect.poll(isNoted, { timeout: 10_000 }).toContain(path)
  }
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled, { timeout: 10_000 }).toBe(true)
  await expect
    .poll(() => keptPaths(page), { timeout: 10_000 })
    .toEqual(expect.arrayContaining(['/offline', '/saved', ...paths]))
  await page.waitForLoadState('networkidle')
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const addresses = (await (await caches.open('pravesh-pages-1')).keys()).map(({ url }) => new URL(url))
    return addresses.map(({ pathname, search }) => pathname + search)
  })

/** Makes the network bad. The browser's own cache has nothing more, as some minutes later. */
async function spoil(page: Page, network: WeakNetwork, state: WeakNetwork['state']): Promise<void> {
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  network.state = state
}

const strip = (page: Page) => page.getByText(/this copy is from/)

test('a worker that could not be installed is installed by the next page', async ({ newPage }) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  network.answers.set('/offline', { status: 503, type: 'text/plain', body: 'Busy', once: true })
  await open(page, '/jobs')
  await open(page, '/companies')
  await expect.poll(() => network.asked).toContain('/offline')
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  await expect.poll(isRegistered).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Skills' }).click()
  await expect.poll(() => pathOf(page)).toBe('/skills')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
})

test('visited pages open offline as copies that say so, and /saved with the saved jobs', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage, { width: 360 })
  const { page, network } = visitor
  await open(page, '/jobs')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ at / })
    .first()
    .click()
  await visit(page, '/companies', '/jobs')
  // A press asks for data alone; the document is kept too.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click()
  await expect.poll(() => new URL(page.url()).searchParams.has('job')).toBe(true)
  const { pathname, search } = new URL(page.url())
  await expect.poll(() => heading(page)).not.toBe('IT jobs in India')
  const posting = await heading(page)
  await expect.poll(() => keptPaths(page), { timeout: 10_000 }).toContain(pathname + search)
  await spoil(page, network, 'dead')
  for (const [path, title] of [
    ['/jobs', 'IT jobs in India'],
    ['/companies', 'Companies hiring in IT'],
    [pathname + search, posting],
    ['/saved', 'Saved jobs'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await untilHydrated(page)
    expect(await heading(page)).toBe(title)
    await strip(page).waitFor()
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  }
  await page
    .getByRole('region', { name: /^Your jobs/ })
    .getByRole('listitem')
    .waitFor()
})

test('an unvisited page leads to the offline page, which opens it as soon as the network is back', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage, { width: 360 })
  const { page, network } = visitor
  await open(page, '/jobs')
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ at / })
    .first()
  const name = (await save.textContent()) ?? ''
  await save.click()
  await page.evaluate(() => caches.open('pravesh-pages-0'))
  await visit(page, '/about', '/companies')
  // That was an old format.
  expect((await page.evaluate(() => caches.keys())).toSorted()).not.toContain('pravesh-pages-0')
  await spoil(page, network, 'dead')
  const response = await page.goto('/skills?utm_source=mail')
  expect(response?.status()).toBe(200)
  await untilHydrated(page)
  expect(await heading(page)).toBe('You’re offline')
  await page.getByRole('region', { name: 'Jobs saved in this browser' }).getByRole('link').waitFor()
  expect(name).toContain(
    await page.getByRole('region', { name: 'Jobs saved in this browser' }).getByRole('link').textContent(),
  )
  const pages = page.getByRole('region', { name: 'Pages on this device' })
  await pages.getByRole('link', { name: 'Companies hiring in IT' }).waitFor()
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await pages.getByRole('button', { name: 'Delete kept pages' }).click()
  await pages.waitFor({ state: 'detached' })
  expect(await keptPaths(page)).toEqual(['/offline'])
  network.state = 'good'
  // On a slow machine the page comes by itself before the press.
  await page
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  await expect.poll(() => heading(page)).toBe('IT skills that jobs ask for')
  expect(pathOf(page)).toBe('/skills')
})

test('after three seconds of silence the copy is shown, and says that the connection is slow', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  await visit(page, '/jobs', '/companies')
  await spoil(page, network, 'silent')
  await page.goto('/jobs')
  await page
    .getByText(/^Your connection is slow: this copy is from \d+:\d\d [ap]m\. Jobs may have closed\.$/)
    .waitFor()
  expect(await heading(page)).toBe('IT jobs in India')
})

test('a gateway that cannot reach the site, and an answer that breaks off, leave the copy', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  await visit(page, '/jobs', '/companies')
  await spoil(page, network, { cutAfter: 2_000 })
  await page.goto('/jobs').catch(() => null)
  await spoil(page, network, 'gateway')
  await page.goto('/jobs')
  await strip(page).waitFor()
  expect(await heading(page)).toBe('IT jobs in India')
})

test('the page of a captive portal is shown and not kept, and its answers are no data', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  await visit(page, '/jobs', '/companies')
  await spoil(page, network, 'portal')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect.poll(() => heading(page)).toBe('You’re offline')
  await page.goto('/jobs')
  expect(await page.content()).toContain(/<h1>.*<\/h1>/.exec(PORTAL_PAGE)?.[0])
  await spoil(page, network, 'dead')
  await open(page, '/jobs')
  expect(await heading(page)).toBe('IT jobs in India')
})

test('a press while offline shows the kept page, or the offline screen', async ({ newPage }) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  await visit(page, '/status', '/about', '/companies')
  await spoil(page, network, 'dead')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'About', exact: true }).click()
  await strip(page).waitFor()
  expect(await heading(page)).toBe('About Pravesh')
  await footer.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect.poll(() => heading(page)).toBe('You’re offline')
  expect(pathOf(page)).toBe('/contact')
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('About Pravesh')
  await strip(page).waitFor()
  // It tries by itself, after two, five and fifteen seconds: no event tells that a dead network is back.
  await footer.getByRole('link', { name: 'Terms', exact: true }).click()
  await expect.poll(() => heading(page)).toBe('You’re offline')
  network.state = 'good'
  await expect.poll(() => heading(page), { timeout: 30_000 }).toBe('Terms of use')
  expect(pathOf(page)).toBe('/terms')
})

test('a deploy between two pages: the next press works, and a kept page still has its script', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  await visit(page, '/jobs', '/companies')
  const about = /\/assets\/about-[\w-]+\.js/.exec(
    await fetch(`${network.url}/about`).then((answer) => answer.text()),
  )?.[0]
  network.answers.set(about ?? '', { status: 404, type: 'text/plain', body: 'File not found.', once: true })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect.poll(() => heading(page)).toBe('About Pravesh')
  expect(pathOf(page)).toBe('/about')
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('Companies hiring in IT')

  await spoil(page, network, 'dead')
  await open(page, '/jobs')
  await strip(page).waitFor()
})

test('a worker that throws leaves pages as they are', async ({ newPage }) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  const worker = await fetch(`${network.url}/sw.js`).then((answer) => answer.text())
  const broken = `${worker};for (const name of ['open', 'keys', 'delete']) caches[name] = () => { throw new Error('broken') }`
  network.answers.set('/sw.js', { type: 'text/javascript', body: broken })
  for (const path of ['/jobs', '/companies', '/about', '/jobs']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  network.answers.set('/sw.js', { type: 'text/javascript', body: 'throw new Error("broken")' })
  await open(page, '/companies')
  expect(await heading(page)).toBe('Companies hiring in IT')
})

test('a full storage shows nothing of it', async ({ newPage }) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  await visit(page, '/jobs', '/companies')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1_000_000 })
  for (const path of ['/', '/courses', '/skills', '/jobs', '/about', '/companies']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

test('with Save-Data there are no pictures, and a young copy is not renewed', async ({ newPage }) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  const worker = await fetch(`${network.url}/sw.js`).then((answer) => answer.text())
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });${worker}`
  network.answers.set('/sw.js', { type: 'text/javascript', body: saving })
  await visit(page, '/jobs', '/companies')
  await page.evaluate(() => fetch('/logos/none.png').catch(() => null))
  await page.evaluate(() => fetch('/previews/none.png').catch(() => null))
  expect(network.asked.filter((path) => /^\/(?:logos|previews)\//.test(path))).toEqual([])
  await spoil(page, network, 'silent')
  network.asked.length = 0
  await page.goto('/jobs')
  await strip(page).waitFor()
  expect(network.asked.filter((path) => path === '/jobs')).toHaveLength(1)
})

test('the first view asks for nothing of this before it has loaded, and not for the worker at all', async ({
  newPage,
}) => {
  await using visitor = await visitorOf(newPage)
  const { page, network } = visitor
  // A picture that comes late keeps the page from having loaded, long after React has taken over.
  await page.route('**/late.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.addInitScript(() => {
    new Image().src = '/late.svg'
  })
  await open(page, '/jobs')
  const isAsked = () => network.asked.some((path) => path.startsWith('/assets/offline-'))
  await expect.poll(isAsked, { timeout: 10_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
  // By the browser's own clock: the test hears of the load later than the server of what is asked then.
  const { loadedAt, askedAt } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const late = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/assets/offline-'))
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
    return { loadedAt, askedAt: late?.startTime ?? 0 }
  })
  expect(loadedAt).toBeGreaterThan(0)
  expect(askedAt).toBeGreaterThanOrEqual(loadedAt)
  expect(network.asked).not.toContain('/sw.js')
  const html = await fetch(`${network.url}/jobs`).then((answer) => answer.text())
  expect(html).not.toMatch(/\/offline-/)
  // Who saves a job wants it without a network, too.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ at / })
    .first()
    .click()
  await expect.poll(() => network.asked).toContain('/sw.js')
})

test('without script nothing changes', async ({ newPage }) => {
  await using visitor = await visitorOf(newPage, { javaScript: false })
  const { page, network } = visitor
  for (const path of ['/jobs', '/companies']) await page.goto(path)
  expect(network.asked.filter((path) => /offline|sw\.js/.test(path))).toEqual([])
  await page.goto('/offline')
  expect(await heading(page)).toBe('You’re offline')
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
})
