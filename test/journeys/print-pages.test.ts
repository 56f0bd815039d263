import { expect } from 'vitest'
import { untilHydrated } from '../page-checks.ts'
import { test } from '../samples-site.ts'

const CHROME = ['banner', 'contentinfo', 'navigation', 'button', 'checkbox'] as const

test.for(['/salary-trends', '/ai-trends', '/layoffs-updates'])(
  '%s prints each plot with its numbers, dark on white, and no navigation',
  async (path, { newPage }) => {
    const page = await newPage({ colorScheme: 'dark' })
    await page.goto(path)
    const tables = page.getByRole('main').locator('table')
    const count = await tables.count()
    expect(count).toBeGreaterThan(1)
    expect(await tables.first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const table of await tables.all()) {
      expect(await table.isVisible()).toBe(true)
      expect((await table.boundingBox())?.height).toBeGreaterThan(40)
    }
    expect(await page.getByRole('main').locator('svg.plot').count()).toBeGreaterThan(1)
    for (const role of CHROME) expect(await page.getByRole(role).count(), role).toBe(0)
    // Lightness, which on a dark screen is near 1.
    const ink = await page.evaluate(() => /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).color)?.[1])
    expect(Number(ink)).toBeLessThan(0.4)
  },
)

test('a career path prints without the ticks of its steps', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/career-paths')
  await page
    .getByRole('link', { name: /^View Path/ })
    .first()
    .click()
  await untilHydrated(page)
  const ticks = page.getByRole('checkbox', { name: /^Step \d+ is done$/ })
  await ticks.first().check()
  await page.emulateMedia({ media: 'print' })
  expect(await ticks.count()).toBe(0)
  expect(
    await page.getByRole('region', { name: 'Learning Roadmap' }).getByRole('listitem').first().isVisible(),
  ).toBe(true)
})

test('charts keep their marks in forced colours', async ({ newPage }) => {
  const page = await newPage()
  for (const path of ['/salary-trends', '/ai-trends', '/layoffs-updates'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await page.goto(path)
      const unseen = await page.evaluate(() => {
        const canvas = getComputedStyle(document.body).backgroundColor
        const marks = [...document.querySelectorAll('main svg :is(.plot-bar, .plot-dot, .plot-now)')]
        const lines = [
          ...document.querySelectorAll('main svg :is(.plot-path, .plot-box, .plot-ring, .plot-change)'),
        ]
        const colours = [
          ...marks.map((mark) => getComputedStyle(mark).fill),
          ...lines.map((line) => getComputedStyle(line).stroke),
        ]
        const texts = [...document.querySelectorAll('main svg.plot text')].map((text) =>
          getComputedStyle(text),
        )
        return {
          all: colours.length,
          unseen: colours.filter((colour) => [canvas, 'none'].includes(colour)).length,
          framed: [...document.querySelectorAll('main .text-link[aria-current]')].map(
            (link) => getComputedStyle(link).outlineOffset,
          ),
          crossed: texts.filter(({ paintOrder, stroke }) => paintOrder !== 'stroke' || stroke === 'none')
            .length,
        }
      })
      expect(unseen.all, path).toBeGreaterThan(0)
      expect(unseen.unseen, `${path} ${colorScheme}`).toBe(0)
      expect(unseen.framed, path).toEqual(['2px'])
      expect(unseen.crossed, `${path} ${colorScheme}`).toBe(0)
    }
})
