import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { openHydrated, openPhone } from './phone.ts'

/** A finger stays on the glass for so long. */
const HOLD_MS = 70
/** What is fetched late, and what is prefetched, is there by then. */
const SETTLE_MS = 1_000
const LIMIT_MS = 30_000

/** The heading of the page that is shown, and not that of a skeleton before it. */
const HEADING = 'main > div:last-child h1'

interface Kind {
  what: string
  from: string
  /** The link. */
  press: string
  /** Its text is another one as soon as the new content is there. */
  shown: string
}

const bottomBar = (path: string) => `nav[aria-label="Quick links"] a[href="${path}"]`

const KINDS: Kind[] = [
  { what: '/ to Jobs', from: '/', press: bottomBar('/jobs'), shown: HEADING },
  { what: '/jobs to Home', from: '/jobs', press: bottomBar('/'), shown: HEADING },
  { what: '/jobs to Courses', from: '/jobs', press: bottomBar('/courses'), shown: HEADING },
  { what: '/courses to AI Tools', from: '/courses', press: bottomBar('/tools'), shown: HEADING },
  { what: '/jobs to a posting', from: '/jobs', press: 'main article h2 a', shown: HEADING },
  {
    what: 'View Job on /jobs',
    from: '/jobs',
    // The second one: its posting has another title than the first card. The skeleton of the list has the list's heading.
    press: 'main li:nth-child(2) article a[id^="view-"]',
    shown: '#job-title, main article h2',
  },
  {
    what: 'Fresher on /jobs',
    from: '/jobs',
    press: '.chip-row a[href*="fresher"]',
    shown: 'main output.block',
  },
]

/** What is kept when the link is pressed. */
type Kept =
  /** Nothing: the first press of this page's life. */
  | 'nothing'
  /** Script and data are in the browser's cache, since the link had the focus; no module of the page has run. */
  | 'prefetched'
  /** The visitor was there and came back: the page's modules have run, and its data are in the cache. */
  | 'visited'
  /** Back to the page before, and forward again, by the browser's buttons. */
  | 'back'
  | 'forward'

interface Press {
  what: string
  kept: Kept
  /** From the finger's end, or the browser's button, to the first frame with the new content. In milliseconds. */
  shownMs: number
  /** What the page's main thread worked in that time, on the slowed processor. */
  cpuMs: number
  /** Answers from the network in that time, without the count of a click. */
  asked: number
  /** Whether a skeleton was shown between. */
  flashed: boolean
}

/** Runs in the page: waits for a press and then for the frame with the new content. */
const WATCH = `
window.watchPress = (selector) => new Promise((done) => {
  const text = () => document.querySelector(selector)?.textContent
  const before = text()
  let pressed
  let flashed = false
  const note = (event) => { pressed ??= event.timeStamp }
  addEventListener('click', note, { capture: true, once: true })
  addEventListener('popstate', note, { capture: true, once: true })
  const observer = new MutationObserver(() => {
    flashed ||= document.querySelector('main .rounded-xs.bg-shade[aria-hidden]') !== null
    const now = text()
    if (pressed === undefined || now === undefined || now === before) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done({ shownMs: performance.now() - pressed, flashed })
      port2.postMessage(null)
    })
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
})
`

/**
 * Presses each kind of link on the slow phone, on each site in turn.
 *
 * @param sites Their addresses, by a name for the table.
 * @param only Kinds whose name contains this.
 * @returns The rows of a table: medians, and the fastest and slowest press.
 */
export async function pressTable(
  browser: Browser,
  sites: Record<string, string>,
  { runs, only }: { runs: number; only: string },
): Promise<Record<string, unknown>[]> {
  const presses: (Press & { site: string })[] = []
  for (let run = 0; run < runs; run += 1)
    for (const [site, url] of Object.entries(sites))
      for (const press of await pressLinks(browser, url, only)) presses.push({ ...press, site })
  const kinds = Map.groupBy(presses, ({ what, kept, site }) => [what, kept, site].join('\n'))
  return [...kinds].map(([kind, runs]) => {
    const shown = runs.map(({ shownMs }) => Math.round(shownMs)).toSorted((a, b) => a - b)
    const [press, kept, site] = kind.split('\n')
    return {
      press,
      kept,
      site,
      'shown ms': median(shown),
      'from … to': `${shown[0]} … ${shown.at(-1)}`,
      'CPU ms': Math.round(median(runs.map(({ cpuMs }) => cpuMs))),
      'from the network': median(runs.map(({ asked }) => asked)),
      skeletons: runs.filter(({ flashed }) => flashed).length,
    }
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** With nothing kept, visited before, prefetched, back and forward. */
async function pressLinks(browser: Browser, site: string, only: string): Promise<Press[]> {
  const presses: Press[] = []
  for (const kind of KINDS.filter(({ what }) => what.includes(only))) {
    await using cold = await openPhone(browser)
    const { page, devtools } = cold
    await openHydrated(cold, site + kind.from)
    await setTimeout(SETTLE_MS)
    const measure = async (kept: Kept, act: () => Promise<unknown>) => {
      presses.push({ what: kind.what, kept, ...(await measured(page, devtools, kind.shown, act)) })
      await setTimeout(SETTLE_MS)
    }
    const tapLink = () => tap(page, devtools, kind.press)
    await measure('nothing', tapLink)
    // A chip replaces the entry of the history, and changes into one that takes itself back.
    if (kind.what.startsWith('Fresher')) await measure('visited', () => tap(page, devtools, '.chip-row a'))
    else {
      await measure('back', () => page.evaluate(() => history.back()))
      await measure('forward', () => page.evaluate(() => history.forward()))
      await page.evaluate(() => history.back())
      await setTimeout(SETTLE_MS)
      await measure('visited', tapLink)
    }

    await using warm = await openPhone(browser)
    await openHydrated(warm, site + kind.from)
    const link = warm.page.locator(kind.press).first()
    await link.focus()
    await setTimeout(SETTLE_MS)
    const press = await measured(warm.page, warm.devtools, kind.shown, () =>
      tap(warm.page, warm.devtools, kind.press),
    )
    presses.push({ what: kind.what, kept: 'prefetched', ...press })
  }
  return presses
}

async function measured(
  page: Page,
  devtools: CDPSession,
  shown: string,
  act: () => Promise<unknown>,
): Promise<Omit<Press, 'what' | 'kept'>> {
  await page.evaluate(WATCH)
  const seen = page.evaluate(
    (selector) =>
      (
        window as unknown as { watchPress: (selector: string) => Promise<Pick<Press, 'shownMs' | 'flashed'>> }
      ).watchPress(selector),
    shown,
  )
  let asked = 0
  const count = ({
    type,
    response,
  }: {
    type: string
    response: { fromDiskCache?: boolean; fromPrefetchCache?: boolean }
  }) => {
    if (type !== 'Ping' && !response.fromDiskCache && !response.fromPrefetchCache) asked += 1
  }
  devtools.on('Network.responseReceived', count)
  seen.catch(() => null)
  const before = await taskMs(devtools)
  await act()
  const { shownMs, flashed } = await Promise.race([seen, late(shown)])
  const cpuMs = (await taskMs(devtools)) - before
  devtools.off('Network.responseReceived', count)
  return { shownMs, flashed, cpuMs, asked }
}

async function late(shown: string): Promise<never> {
  await setTimeout(LIMIT_MS, undefined, { ref: false })
  throw new Error(`A press changed nothing at ${shown} within ${LIMIT_MS} ms`)
}

async function tap(page: Page, devtools: CDPSession, selector: string): Promise<void> {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`Nothing to press at ${selector}`)
  const point = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await setTimeout(HOLD_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
