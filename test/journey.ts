import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import { launchChromium } from './browser.ts'
import { profilesOf, type Profile } from './browser-profiles.ts'
import { open } from './page-checks.ts'

const SCREENSHOTS = fileURLToPath(new URL('../test-results/screenshots', import.meta.url))

export interface PageOptions {
  /** In CSS pixels; 1280 unless said. */
  width?: number
  height?: number
  /** False turns scripts off. */
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: boolean
  /** A phone's screen: touched, not pointed at. */
  touch?: boolean
  /** The name that the browser gives itself. */
  userAgent?: string
  /** Lets the site start its worker. */
  worker?: boolean
  /** Origin of the site to visit; the shared one unless said. */
  siteUrl?: string
  /** Faults (see `test/page-faults.ts`) that this page is meant to have, such as the answer 404. */
  tolerate?: RegExp[]
  /** What to open at once; with script, until React has taken over. */
  at?: string
}

interface OpenPage {
  profile: Profile
  page: Page
  tolerate: RegExp[]
}

/**
 * A test with `newPage`, which opens an empty page in an empty profile whose base address is the running site.
 * A fault on any page fails the test; a failed test leaves a screenshot of each page in `test-results/screenshots/`.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('profiles', { scope: 'worker' }, ({ browser }) => profilesOf(browser))
  .extend('newPage', async ({ profiles, task }, { onCleanup }) => {
    const opened: OpenPage[] = []
    onCleanup(async () => {
      const faults = opened.flatMap(unexpectedFaults)
      if (task.result?.state === 'fail' || faults.length > 0) await takeScreenshots(task.name, opened)
      await Promise.all(opened.map(({ profile }) => profiles.giveBack(profile)))
      expect(faults, 'faults on the pages').toEqual([])
    })
    return async (options: PageOptions = {}): Promise<Page> => {
      const { siteUrl = inject('site').url, javaScript = true, touch = false, userAgent } = options
      const { worker = false } = options
      const profile = await profiles.take({ siteUrl, javaScript, touch, userAgent, worker })
      const page = await profile.openPage()
      opened.push({ profile, page, tolerate: options.tolerate ?? [] })
      await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 })
      await page.emulateMedia({
        colorScheme: options.colorScheme ?? 'light',
        reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
      })
      if (options.at !== undefined) await (javaScript ? open(page, options.at) : page.goto(options.at))
      return page
    }
  })

/**
 * A page asks for the data of the one that it has left, a moment later (`app/shell/first-page-data.tsx`). A test that has a site
 * of its own may have stopped it by then.
 */
const ASKED_TOO_LATE =
  /(?=.*[._]data\?_routes=).*net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/

function unexpectedFaults({ profile, tolerate }: OpenPage): string[] {
  const expected = [ASKED_TOO_LATE, ...tolerate]
  return profile.faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
}

async function takeScreenshots(name: string, open: OpenPage[]): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const base = name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 100)
  for (const [index, { page }] of open.entries()) {
    const path = join(SCREENSHOTS, `${base}-${index + 1}.png`)
    await page.screenshot({ path, fullPage: true }).catch(() => undefined)
  }
}
