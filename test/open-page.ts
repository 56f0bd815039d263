import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test as base } from './journey.ts'
import { watchFaults } from './page-faults.ts'

interface OpenPageOptions extends BrowserContextOptions {
  /** Origin of the site to visit; the shared one unless said. */
  siteUrl?: string
  /** Faults (see `test/page-faults.ts`) that this page is meant to have. */
  tolerate?: RegExp[]
}

/**
 * A test with `openPage` for the visits that `newPage` does not offer: with a touch screen, under another browser's
 * name, to another site. A fault on the page fails the test.
 */
export const test = base.extend('openPage', async ({ browser }, { onCleanup }) => {
  const open: { context: BrowserContext; unexpected: () => string[] }[] = []
  onCleanup(async () => {
    const faults = open.flatMap(({ unexpected }) => unexpected())
    await Promise.all(open.map(({ context }) => context.close()))
    expect(faults, 'faults on the pages').toEqual([])
  })
  return async (options: OpenPageOptions = {}): Promise<Page> => {
    const { siteUrl = inject('site').url, tolerate = [], ...contextOptions } = options
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width: 1280, height: 800 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      ...contextOptions,
    })
    context.setDefaultTimeout(10_000)
    const faults = watchFaults(context, siteUrl)
    const unexpected = () => faults.filter((fault) => !tolerate.some((expected) => expected.test(fault)))
    open.push({ context, unexpected })
    return await context.newPage()
  }
})
