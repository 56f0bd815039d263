import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../browser.ts'
import { expectTextToFit } from '../low-vision-checks.ts'
import { untilHydrated } from '../page-checks.ts'
import { addressOfRoute } from '../route-address.ts'
import { ADDED_ROUTES, SPECIFIED_PLACEHOLDERS, SPECIFIED_ROUTES } from '../specified-routes.ts'

/*
 * The size of letters that a visitor has set in the browser, which the widths of `rem` in media queries follow too. In the
 * other journeys only the letters of the page are large (`expectToFit`). Letters stand further apart here too, as those of a
 * wide font do: which one a device has nobody knows.
 */

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'])
}, 60_000)
afterAll(() => browser.close())

const built = SPECIFIED_ROUTES.filter((path) => !SPECIFIED_PLACEHOLDERS.includes(path))

test.for([360, 1280])(
  'with letters twice as large in the browser, each kind of page fits %i px',
  { timeout: 180_000 },
  async (width) => {
    const page = await browser.newPage({
      baseURL: inject('site').url,
      viewport: { width, height: 740 },
      reducedMotion: 'reduce',
      // For the style below.
      bypassCSP: true,
    })
    for (const route of [...built, '/tools', ...ADDED_ROUTES, '/jobs?view=rows', '/no-such-page']) {
      await page.goto(await addressOfRoute(route))
      await untilHydrated(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await page.addStyleTag({ content: '* { letter-spacing: 0.06em !important }' })
      await expectTextToFit(page)
    }
    await page.close()
  },
)
