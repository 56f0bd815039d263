import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import { expectNoHorizontalScroll, open } from '../page-checks.ts'
import { menuButton } from '../shell-places.ts'

/** How much of the window, from its top or its bottom, bars cover after scrolling. */
async function covered(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  return page.evaluate(() =>
    [...document.querySelectorAll('header[data-chrome], main search, nav[aria-label="Quick links"]')].flatMap(
      (bar) => {
        const { top, bottom, height } = bar.getBoundingClientRect()
        return height > 0 && bottom > 0 && top < window.innerHeight ? [bar.tagName.toLowerCase()] : []
      },
    ),
  )
}

// A phone on its side, and a window of 1280x1024 zoomed to 400%.
test.for([
  [640, 360],
  [320, 256],
] as const)('in a window of %i x %i px no bar stays in view', async ([width, height], { newPage }) => {
  const page = await newPage({ width, height })
  for (const path of ['/', '/jobs']) {
    await open(page, path)
    expect(await covered(page), path).toEqual([])
    await expectNoHorizontalScroll(page)
  }
  // The bottom bar is at the end of the page, where it covers nothing.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  const foot = async () => {
    const { y = 0, height: barHeight = 0 } = (await bar.boundingBox()) ?? {}
    return Math.round(y + barHeight)
  }
  await expect.poll(foot).toBe(height)
})

test('in a low window the whole menu can be reached', async ({ newPage }) => {
  const page = await newPage({ width: 320, height: 256, at: '/' })
  await menuButton(page).click()
  const last = page.getByRole('banner').getByRole('link', { name: 'Creator Submissions' })
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/creator-submissions')
})

test('in a higher window the bars stay in view', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 640, at: '/jobs' })
  expect(await covered(page)).toEqual(['header', 'search', 'nav'])
})
