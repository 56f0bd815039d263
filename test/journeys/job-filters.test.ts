import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../samples-site.ts'
import { expectToFit, toNextDocument, TWO_LOOKS, untilHydrated } from '../page-checks.ts'

const PHONE = { width: 360, height: 640, touch: true }

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const openButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const chips = (page: Page) => page.getByRole('list', { name: 'Filter jobs' })
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
const address = (page: Page) => new URL(page.url()).search
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function openSheet(page: Page) {
  await openButton(page).click()
  await expect.poll(() => sheet(page).isVisible()).toBe(true)
}

test('by keyboard: open the sheet, choose, close with Escape, and the focus is back', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 640, at: '/jobs' })
  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sheet(page).isVisible()).toBe(true)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Close filters')
  // Nothing behind the sheet takes the focus.
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.filter-sheet'),
    )
    expect(outside).toBe(false)
  }
  // Its name says what its number counts, which is not shown.
  const skills = sheet(page).getByRole('group', { name: 'Skills' })
  const python = skills.getByRole('checkbox', { name: /^Python \d+ jobs?$/ })
  const numbers = () => skills.locator('small').allTextContents()
  const before = await numbers()
  await python.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => address(page)).toBe('?skill=python')
  // Its list has other numbers in another order now. The pressed field is the same one.
  await expect.poll(numbers).not.toEqual(before)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('python')
  expect(await python.isChecked()).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(numbers).toEqual(before)
  await sheet(page).getByRole('checkbox', { name: '2026' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => address(page)).toBe('?batch=2026')
  expect(await sheet(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet(page).isVisible()).toBe(false)
  await expect.poll(() => focused(page)).toMatch(/Filters\s*1/)
})

test('a menu opens by keyboard, its box filters the list, and Enter adds what it finds', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/jobs' })
  const city = page.getByRole('button', { name: 'City' })
  await city.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('searchbox', { name: 'Find a city' })
  await expect.poll(() => box.isVisible()).toBe(true)
  await box.fill('pun')
  const cities = page.getByRole('group', { name: 'City' }).getByRole('checkbox')
  await expect.poll(() => cities.count()).toBe(1)
  await box.press('Enter')
  await expect.poll(() => address(page)).toBe('?city=pune')
  await box.fill('Bangalore')
  await box.press('Enter')
  await expect.poll(() => address(page)).toBe('?city=bengaluru&city=pune')
  await page.keyboard.press('Escape')
  await expect.poll(() => box.isVisible()).toBe(false)
  await expect.poll(() => focused(page)).toMatch(/^City\s*2/)
})

test('chosen filters take themselves off, and Reset clears all but the view', async ({ newPage }) => {
  const page = await newPage({
    at: '/jobs?search=engineer&type=fresher&city=pune&batch=2026&posted=30&sort=salary&view=rows',
  })
  const names = async () =>
    (await chosen(page).allTextContents()).map((text) => text.replace(/^Remove .*: /, ''))
  await expect.poll(names).toEqual(['Pune', '2026 batch', 'Posted in the last 30 days'])
  await chosen(page).nth(1).click()
  await expect.poll(names).toEqual(['Pune', 'Posted in the last 30 days'])
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect.poll(() => address(page)).toBe('?view=rows')
  await expect.poll(() => chosen(page).count()).toBe(0)
})

test('a choice made while the one before it loads keeps both', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, at: '/jobs' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/jobs.data*', async (route) => {
    await answer
    await route.continue()
  })
  await openSheet(page)
  await sheet(page).getByRole('checkbox', { name: '2025' }).check()
  await expect.poll(() => page.getByText('Loading jobs…').count()).toBe(1)
  await sheet(page).getByRole('checkbox', { name: '2026' }).check()
  await sheet(page).getByRole('checkbox', { name: '2027' }).check()
  resolve()
  await expect.poll(() => address(page)).toBe('?batch=2025&batch=2026&batch=2027')
  await expect.poll(() => sheet(page).getByRole('checkbox', { name: '2025' }).isChecked()).toBe(true)
})

test('Show N jobs keeps the list on the screen, and adds no entry to the history', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, at: '/jobs' })
  await openSheet(page)
  await sheet(page)
    .getByRole('checkbox', { name: /^Bengaluru/ })
    .check()
  await expect.poll(() => address(page)).toBe('?city=bengaluru')
  const entries = await page.evaluate(() => history.length)
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route('**/jobs.data*', async (route) => {
    ask()
    await answer
    await route.continue()
  })
  await sheet(page).getByRole('button', { name: /^Show/ }).click()
  await asked
  // Three times as long as a list waits before it shows that another one loads.
  await page.waitForTimeout(300)
  expect(await page.getByText('Loading jobs…').count()).toBe(0)
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  resolve()
  await expect.poll(() => sheet(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('modes and levels combine', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs' })
  await chips(page).getByRole('link', { name: 'Remote' }).click()
  await expect.poll(() => address(page)).toBe('?type=remote')
  // The address may change before the links do.
  const fresher = chips(page).getByRole('link', { name: 'Fresher' })
  await expect.poll(() => fresher.getAttribute('href')).toContain('type=remote')
  await fresher.click()
  await expect.poll(() => address(page)).toBe('?type=remote&type=fresher')
  await chips(page).getByRole('link', { name: 'All', exact: true }).click()
  await expect.poll(() => address(page)).toBe('')
})

test('pay by the month takes the place of pay by the year, and the reverse', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs?pay=4' })
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('combobox', { name: 'Or by the month' }).selectOption('10000')
  await expect.poll(() => address(page)).toBe('?stipend=10000')
  await page.getByRole('radio', { name: /^At least ₹6 LPA/ }).check()
  await expect.poll(() => address(page)).toBe('?pay=6')
})

test('without script, what is typed in the box of a long list is a filter', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, javaScript: false, at: '/jobs' })
  await openSheet(page)
  await sheet(page).getByRole('searchbox', { name: 'Find a city' }).fill('Bangalore')
  await toNextDocument(page, () => sheet(page).getByRole('button', { name: /^Show/ }).click())
  expect(new URL(page.url()).searchParams.getAll('city')).toEqual(['Bangalore'])
  expect(await chosen(page).allTextContents()).toEqual(['Remove city: Bengaluru'])
  expect(await cards(page).count()).toBeGreaterThan(0)
  for (const card of await cards(page).allTextContents()) expect(card).toContain('Bengaluru')
})

test.for([true, false])(
  'on a phone Fresher is in view, and the chosen chip too (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ ...PHONE, javaScript })
    const edges = async (chip: string) => {
      const box = await chips(page).getByRole('link', { name: chip }).boundingBox()
      return box && { left: box.x, right: box.x + box.width }
    }
    await page.goto('/jobs')
    await expect.poll(async () => (await edges('Fresher'))?.right).toBeLessThanOrEqual(360)
    for (const chip of ['Hybrid', 'Experienced', 'Fresher']) {
      await page.goto(`/jobs?type=${chip.toLowerCase()}`)
      if (javaScript) await untilHydrated(page)
      await expect.poll(async () => (await edges(chip))?.left).toBeGreaterThan(100)
      await expect.poll(async () => (await edges(chip))?.right).toBeLessThanOrEqual(360)
    }
    for (const [one, other] of [
      ['Hybrid', 'Experienced'],
      ['Fresher', 'Remote'],
    ] as const) {
      await page.goto(`/jobs?type=${one.toLowerCase()}&type=${other.toLowerCase()}`)
      if (javaScript) await untilHydrated(page)
      await expect.poll(async () => (await edges(one))?.left).toBeGreaterThan(100)
      // Of two, the second one is seen with its first letters.
      await expect.poll(async () => (await edges(other))?.left).toBeLessThanOrEqual(300)
    }
    await page.goto('/jobs?type=fresher')
    const first = await cards(page).first().boundingBox()
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(1.5 * 640)
  },
)

test('an empty list says which filter to take off, and what that brings', async ({ newPage }) => {
  const page = await newPage()
  // Not Pune, where other tests add their postings.
  await page.goto('/jobs?city=jaipur&batch=2028')
  await expect.poll(() => page.getByRole('status').getByText('No jobs match').count()).toBe(1)
  await untilHydrated(page)
  const link = page.getByRole('link', { name: /^Without “2028 batch”: \d+ jobs?$/ })
  const count = Number(/(\d+) jobs?$/.exec((await link.textContent()) ?? '')?.[1])
  await link.click()
  await expect.poll(() => address(page)).toBe('?city=jaipur')
  await expect.poll(() => page.getByText(new RegExp(`of ${count} (sample )?jobs`)).count()).toBe(1)
})

test('the open filters fit and are accessible at 360 and 1280 px, light and dark', async ({ newPage }) => {
  const path = '/jobs?city=pune&skill=java'
  const phone = await newPage({ width: 360, at: path })
  await openSheet(phone)
  await expectToFit(phone, [
    [360, 'light'],
    [360, 'dark'],
  ])
  expect(await sheet(phone).isVisible()).toBe(true)

  const page = await newPage({ at: path })
  const box = page.getByRole('searchbox', { name: 'Find a city' })
  await page.getByRole('button', { name: /^City/ }).click()
  await expect.poll(() => box.isVisible()).toBe(true)
  await expectToFit(page, [
    [1280, 'light'],
    [1280, 'dark'],
  ])
  expect(await box.isVisible()).toBe(true)
})

test.for([
  ['rows', '/jobs?view=rows&pay=4'],
  ['an empty list', '/jobs?city=pune&batch=2028'],
  ['a later page', '/jobs?page=2'],
])('%s: it fits and is accessible, wide and light, narrow and dark', async ([, path = ''], { newPage }) => {
  const page = await newPage({ at: path })
  await expectToFit(page, TWO_LOOKS)
})

test('a row has room for its title at every width, and no name in it is cut', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs?view=rows')
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const title = page.getByRole('main').getByRole('article').first().getByRole('heading')
    expect((await title.boundingBox())?.width, `${width} px`).toBeGreaterThan(200)
    const cut = await cards(page)
      .locator('h2, h2 *, p, p :not(.sr-only)')
      .evaluateAll((texts) =>
        texts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .filter((text) => getComputedStyle(text).textOverflow === 'ellipsis')
          .map((text) => text.textContent),
      )
    expect(cut, `${width} px`).toEqual([])
  }
})

test('in forced colours the chosen chip has a frame of its own', async ({ newPage }) => {
  const page = await newPage()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/jobs?type=fresher')
  const frame = (chip: string) =>
    chips(page)
      .getByRole('link', { name: chip, exact: true })
      .evaluate((link) => getComputedStyle(link).outline)
  expect(await frame('Fresher')).toMatch(/ solid 2px$/)
  expect(await frame('Remote')).not.toMatch(/ solid 2px$/)
})

test('twenty rows on a phone are twenty short rows, with few elements', async ({ newPage }) => {
  const page = await newPage(PHONE)
  await page.goto('/jobs?view=rows&page=2')
  expect(await cards(page).count()).toBe(20)
  await untilHydrated(page)
  const heights = await cards(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  )
  expect(Math.max(...heights)).toBeLessThan(160)
  expect(
    await cards(page)
      .first()
      .evaluate((row) => row.querySelectorAll('*').length),
  ).toBeLessThan(40)
  // With the other rows above, each width in both colour schemes.
  await expectToFit(page, [
    [360, 'light'],
    [1280, 'dark'],
  ])
})
