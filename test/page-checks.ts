import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { EVERY_LOOK } from './test-files.ts'
import { expectForcedColoursToTell, expectLargeTextToFit } from './low-vision-checks.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that the colours of a page decide. They need half the time of all. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails with rule, element and advice for each violation that axe finds in the page as it stands.
 *
 * @param rules The only rules to check, or those to leave out; all of axe's are checked unless said.
 */
export async function expectNoAxeViolations(
  page: Page,
  rules: { only?: string[]; without?: string[] } = {},
): Promise<void> {
  await settleAnimations(page)
  // Sent over the debugging protocol, which the page's content security policy does not govern.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(async ({ only, without = [] }) => {
    const { axe: injected } = globalThis as unknown as { axe: typeof axe }
    const results = await injected.run(document, {
      resultTypes: ['violations'],
      // It would fetch styles and media again, for rules on sound and on one experiment that axe leaves out.
      preload: false,
      ...(only && { runOnly: only }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
    )
  }, rules)
  expect(violations, `axe on ${await whereabouts(page)}`).toEqual([])
}

/** Fails, naming the elements that stick out, when the page is wider than its window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const isOpen = getComputedStyle(element).overflowX === 'visible'
      return (isOpen ? Math.max(right, left + element.scrollWidth) : right) > clientWidth + 1
    }
    const wide = [...document.body.querySelectorAll('*')].filter(sticksOut)
    const culprits = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...culprits.map((element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1)),
    ]
  })
  expect(tooWide.slice(0, 10), `horizontal scroll on ${await whereabouts(page)}`).toEqual([])
}

/** A window's width in CSS pixels, and the colours that the visitor prefers. */
export type Look = readonly [width: number, colorScheme: 'light' | 'dark']

/** Each of two widths and each colour scheme, once. */
export const TWO_LOOKS: readonly Look[] = [
  [1280, 'light'],
  [360, 'dark'],
]
/** A phone and a computer, light and dark. */
export const LOOKS: readonly Look[] = [360, 1280].flatMap((width): Look[] => [
  [width, 'light'],
  [width, 'dark'],
])

/**
 * Fails where the open page sticks out of its window in any of these looks, with letters twice as large on a phone, or where
 * forced colours hide something, or where it violates a rule of axe. Neither a
 * response nor a script asks for width or colours, so the page changes as a fresh one would, and is loaded once. In
 * other colours at the same width, the same elements stand in the same place: only rules about colours can fail anew.
 *
 * axe with all looks is a quarter of the CPU of all journeys, and most of what it finds it finds in any look and without
 * its rules about colours: without `EVERY_LOOK` it checks the last look only, by the other rules.
 */
export async function expectToFit(page: Page, looks: readonly Look[]): Promise<void> {
  const everyLook = process.env.PRAVESH_TEST_LOOKS === EVERY_LOOK.PRAVESH_TEST_LOOKS
  const widths = new Set<number>()
  for (const [index, [width, colorScheme]] of looks.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: width < 600 ? 740 : 800 })
    if (!widths.has(width)) await expectNoHorizontalScroll(page)
    if (everyLook) await expectNoAxeViolations(page, widths.has(width) ? { only: COLOUR_RULES } : {})
    else if (index === looks.length - 1) await expectNoAxeViolations(page, { without: COLOUR_RULES })
    widths.add(width)
  }
  await expectLargeTextToFit(page)
  await expectForcedColoursToTell(page)
}

/** Waits until React has taken over the page, for what needs a script: links and forms work before. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens a page, and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/**
 * Does what opens another document, and waits until that has loaded. Without script, or from a form, a press may end
 * before the browser has left the page, and what is read then is the old one's.
 */
export async function toNextDocument(page: Page, press: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), press()])
}

/**
 * Ends every transition and animation that has an end, so that colours are the final ones. It does not wait for them:
 * Chromium ticks none of an element that it does not paint, such as those in a closed menu, so they may never end. A
 * colour that has arrived may start the transition of an element that inherits it, hence the repetition.
 */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime
        return playState !== 'finished' && typeof end === 'number' && Number.isFinite(end)
      })
    for (let some = running(); some.length > 0; some = running())
      for (const animation of some) animation.finish()
  })
}

async function whereabouts(page: Page): Promise<string> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  return `${page.url()} at ${page.viewportSize()?.width} px${isDark ? ', dark' : ''}`
}
