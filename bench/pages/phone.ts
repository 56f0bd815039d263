import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'

/** The phone of the measurements: a cheap one on a slow connection. */
const WIDTH = 360
const HEIGHT = 800
const CPU_SLOWDOWN = 4
const ROUND_TRIP_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
const UPLOAD_BYTES_PER_SECOND = 750_000 / 8
/** After the page is usable, for late shifts and tasks. */
const SETTLE_MS = 400
const LIMIT_MS = 30_000

/** One cold visit. Times in milliseconds from the start of the navigation. */
export interface Visit {
  fcp: number
  lcp: number
  /** When scripted controls work; for a page without script its `load`. */
  usable: number
  /** Total blocking time: what tasks take beyond 50 ms each. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  requests: number
  /** On the wire, headers included. */
  bytes: number
  scripts: number
  scriptBytes: number
  elements: number
}

/** What the page calls when it is usable. */
const USABLE = 'visitIsUsable'

/** Collects what the page's own clock sees. Runs before the page's scripts. */
const OBSERVE = `
  window.pageVisit = { lcp: 0, cls: 0, tbt: 0, usable: 0 }
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { pageVisit.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) pageVisit.cls += entry.value })
  watch('longtask', (entry) => { pageVisit.tbt += Math.max(0, entry.duration - 50) })
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === undefined || pageVisit.usable) return
    pageVisit.usable = performance.now()
    ${USABLE}('')
  }).observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true })
`

/** A page in an empty profile on the slow phone. */
interface Phone extends AsyncDisposable {
  page: Page
  devtools: CDPSession
  traffic: Traffic
}

export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // The clock of the main thread, which stands while other programs have the processor.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const traffic = await slowDown(devtools)
  return { page, devtools, traffic, [Symbol.asyncDispose]: () => context.close() }
}

/** Opens a page and waits until its scripted controls work. */
export async function openHydrated({ page, devtools }: Phone, url: string): Promise<void> {
  await page.addInitScript(OBSERVE)
  // The page tells it. Asking the page again and again is work of its processor, a hundred milliseconds on this phone.
  const { promise: usable, resolve } = Promise.withResolvers<void>()
  devtools.once('Runtime.bindingCalled', () => resolve())
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: USABLE })
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
  await Promise.race([usable, late(url)])
}

/** Visits a page with an empty profile on the slow phone. */
export async function visit(browser: Browser, url: string, { script }: { script: boolean }): Promise<Visit> {
  await using phone = await openPhone(browser)
  const { page, traffic } = phone
  if (script) await openHydrated(phone, url)
  else {
    await page.addInitScript(OBSERVE)
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
  }
  await page.waitForTimeout(SETTLE_MS)
  return { ...(await seenBy(page)), ...traffic }
}

async function late(url: string): Promise<never> {
  await setTimeout(LIMIT_MS, undefined, { ref: false })
  throw new Error(`${url} was not usable within ${LIMIT_MS} ms`)
}

type Traffic = Pick<Visit, 'requests' | 'bytes' | 'scripts' | 'scriptBytes'>

async function slowDown(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, scripts: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    traffic.requests += 1
    if (type === 'Script') scripts.add(requestId)
    traffic.scripts = scripts.size
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: UPLOAD_BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return traffic
}

function seenBy(page: Page): Promise<Omit<Visit, keyof Traffic>> {
  return page.evaluate(() => {
    const { lcp, cls, tbt, usable } = (window as unknown as { pageVisit: Record<string, number> }).pageVisit
    const [fcp] = performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      fcp: fcp?.startTime ?? 0,
      lcp: lcp ?? 0,
      cls: cls ?? 0,
      tbt: tbt ?? 0,
      usable: usable || (navigation?.loadEventEnd ?? 0),
      elements: document.querySelectorAll('*').length,
    }
  })
}
