import { expect } from 'vitest'
import { test } from '../journey.ts'
import { open } from '../page-checks.ts'

/** Pages that begin with their heading. */
const HEADED = [
  '/jobs',
  '/skills',
  '/skills/plan',
  '/companies',
  '/courses',
  '/status',
  '/about',
  '/jobs/in/pune',
]

test.for([390, 768, 1280])(
  'at %i px every heading is as far below the header',
  async (width, { newPage }) => {
    const page = await newPage({ width })
    const gaps: Record<string, number> = {}
    for (const path of HEADED) {
      await open(page, path)
      gaps[path] = await page.evaluate(() => {
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.querySelector('h1')?.getBoundingClientRect().top ?? 0) - bottom)
      })
    }
    expect(gaps).toEqual(Object.fromEntries(HEADED.map((path) => [path, width < 640 ? 32 : 40])))
  },
)

test('a card has no less room around its content on a wide screen than on a phone', async ({ newPage }) => {
  const page = await newPage({ width: 390 })
  await open(page, '/jobs')
  const padding = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .evaluate((card) => parseFloat(getComputedStyle(card).paddingLeft))
  const narrow = await padding()
  expect(narrow).toBeGreaterThanOrEqual(14)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await padding()).toBeGreaterThanOrEqual(narrow)
})

test('no skill of a card is cut while its line has room', async ({ newPage }) => {
  const page = await newPage()
  for (const path of ['/jobs?show=60', '/jobs?search=machine']) {
    await open(page, path)
    const wasted = await page.locator('.card-foot .tag-list').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const tags = [...list.children]
        const cut = tags.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        const end = Math.max(...tags.map((tag) => tag.getBoundingClientRect().right))
        const room = list.getBoundingClientRect().right - end
        return cut.length > 0 && room > 2 ? [`${cut[0]?.textContent}: ${Math.round(room)} px`] : []
      }),
    )
    expect(wasted, path).toEqual([])
  }
})

test('what stands below the heading of /skills begins where the heading does', async ({ newPage }) => {
  const page = await newPage()
  await open(page, '/skills')
  const leftOf = async (role: 'heading' | 'link' | 'checkbox', name: string) =>
    Math.round((await page.getByRole('main').getByRole(role, { name }).first().boundingBox())?.x ?? 0)
  const heading = await leftOf('heading', 'IT skills that jobs ask for')
  expect(await leftOf('link', 'What to learn next')).toBe(heading)
  expect(await leftOf('checkbox', 'I know SQL')).toBe(heading)
})

test('on /skills/plan each tick stands beside its skill', async ({ newPage }) => {
  for (const width of [390, 1280]) {
    const page = await newPage({ width })
    await open(page, '/skills/plan')
    const far = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.flatMap((item) => {
          const skill = item.querySelector('h2')?.getBoundingClientRect()
          const tick = item.querySelector('input')?.getBoundingClientRect()
          if (!skill || !tick) return []
          return tick.left - skill.right < 60 ? [] : [`${tick.left - skill.right} px`]
        }),
      )
    expect(far).toEqual([])
  }
})

test.for(['light', 'dark'] as const)(
  'a %s box that is not ticked is as empty as a field, and one that is ticked is filled',
  async (colorScheme, { newPage }) => {
    const page = await newPage({ colorScheme })
    await open(page, '/skills')
    const box = page.getByRole('checkbox', { name: 'I know SQL' }).first()
    const fill = () => box.evaluate((element) => getComputedStyle(element).backgroundColor)
    const named = (name: string) =>
      page.evaluate((token) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.backgroundColor = `var(${token})`
        const { backgroundColor } = getComputedStyle(probe)
        probe.remove()
        return backgroundColor
      }, name)
    expect(await fill()).toBe(await named('--sheet'))
    await box.check()
    expect(await fill()).toBe(await named('--action'))
  },
)
