import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { readShippedRows } from '#content/shipped-content.ts'
import { tableNamed } from '../content-tables.ts'
import { CATALOGUE_PLACES } from '../catalogue-places.ts'
import { test } from '../journey.ts'
import { group, heading, menuLinks } from '../shell-places.ts'

const query = (page: Page) => new URL(page.url()).search.slice(1)
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const address = (path: string) => inject('site').url + path

for (const javaScript of [true, false]) {
  test(`career paths come four at a time, ${javaScript ? 'with' : 'without'} script`, async ({ newPage }) => {
    const page = await newPage({ javaScript })
    await page.goto('/career-paths')
    expect(await cards(page).count()).toBe(4)
    const first = await titles(page)
    const more = page.getByRole('link', { name: 'Load More Career Paths' })
    const { length } = await readShippedRows(tableNamed('career-paths'))
    for (let shown = 8; shown < length + 4; shown += 4) {
      await more.click()
      await expect.poll(() => cards(page).count()).toBe(Math.min(shown, length))
      await expect.poll(() => query(page)).toBe(`show=${shown}`)
      expect((await titles(page)).slice(0, 4)).toEqual(first)
    }
    expect(await more.count()).toBe(0)
    for (const link of await cards(page).getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^\/career-paths\/[0-9a-f-]{36}$/)
  })
}

test('a filtered list of career paths starts with the first four again', async ({ newPage }) => {
  const page = await newPage({ at: '/career-paths?show=8' })
  await page.getByRole('searchbox').fill('a')
  await expect.poll(() => query(page)).toBe('search=a')
  await expect.poll(() => cards(page).count()).toBe(4)
})

test('career paths are fresh for five minutes and stale for five more, other lists use the default', async () => {
  const cacheControl = async (path: string) => (await fetch(address(path))).headers.get('cache-control')
  expect(await cacheControl('/career-paths')).toBe('public, max-age=300, stale-while-revalidate=300')
  expect(await cacheControl('/career-paths.data')).toBe('public, max-age=300, stale-while-revalidate=300')
  expect(await cacheControl('/courses')).toBe('public, max-age=60, stale-while-revalidate=300')
})

test('loading career paths shows the heading and skeleton cards', async ({ newPage }) => {
  const page = await newPage({ at: '/forums' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/career-paths.data*', async (route) => {
    await answer
    await route.continue()
  })
  await group(page, 'Explore').hover()
  await menuLinks(page).getByText('Career Paths', { exact: true }).click()
  await expect.poll(() => page.getByText('Loading career paths…').count()).toBe(1)
  const main = page.getByRole('main')
  await expect.poll(() => main.getByRole('heading').allTextContents()).toEqual(['Career Paths'])
  await expect.poll(() => cards(page).count()).toBe(0)
  resolve()
  await expect.poll(() => cards(page).count()).toBe(4)
  await expect.poll(() => page.getByText('Loading career paths…').count()).toBe(0)
})

test('a loading list shows its skeleton under the pressed tab', async ({ newPage }) => {
  const page = await newPage({ at: '/prep-zone' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/prep-zone.data*', async (route) => {
    await answer
    await route.continue()
  })
  await page.getByRole('link', { name: 'Aptitude', exact: true }).click()
  await expect.poll(() => page.getByText('Loading resources…').count()).toBe(1)
  const pressed = page.getByRole('link', { name: 'Aptitude', exact: true })
  await expect.poll(() => pressed.getAttribute('aria-current')).toBe('page')
  resolve()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
})

test('Show Free Only shows free items only, and can be switched off again', async ({ newPage }) => {
  const page = await newPage({ at: '/prep-zone' })
  const all = await cards(page).count()
  const paid = all - (await cards(page).filter({ hasText: 'PriceFree' }).count())
  expect(paid).toBeGreaterThan(0)
  const toggle = page.getByRole('checkbox', { name: 'Show Free Only' })
  await toggle.press('Space')
  await expect.poll(() => query(page)).toBe('free=1')
  await expect.poll(() => cards(page).count()).toBe(all - paid)
  // The focused field keeps the focus while the list changes.
  expect(await toggle.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(() => toggle.isChecked()).toBe(false)
  await expect.poll(() => cards(page).count()).toBe(all)
})

test('input from before hydration counts', async ({ newPage }) => {
  const page = await newPage()
  const { promise: arrival, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/prep-zone?free=1', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Resource type' }).selectOption({ label: 'Book' })
  await page.getByRole('searchbox').fill('python')
  await page.getByRole('checkbox').uncheck()
  resolve()
  await expect.poll(() => query(page)).toBe('search=python&type=book')
  await expect.poll(() => titles(page)).toHaveLength(2)
})

test('on a phone the chosen tab scrolls into view, and the page does not scroll', async ({ newPage }) => {
  const page = await newPage({ width: 360, touch: true, at: '/prep-zone?tab=soft-skills' })
  const tab = page.getByRole('link', { name: 'Soft Skills', exact: true })
  await expect
    .poll(async () => {
      const box = await tab.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 360
    })
    .toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('events come 24 at a time, without script too', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, at: '/events-hackathons' })
  expect(await cards(page).count()).toBe(24)
  await page.getByRole('main').getByRole('link', { name: 'Show More Events' }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
})

test.for([true, false])(
  'a search says what the other tabs have, and leads there (script: %s)',
  async (javaScript, { newPage }) => {
    const page = await newPage({ javaScript, width: 360 })
    // None in the tab that stands open.
    await page.goto('/courses?search=linux')
    expect(await cards(page).count()).toBe(0)
    const others = page.getByRole('navigation', { name: 'The same search in other tabs' })
    const links = await others.getByRole('link').allTextContents()
    expect(links).toContainEqual(expect.stringMatching(/^\d+ in DevOps$/))
    expect(links).not.toContainEqual(expect.stringMatching(/ in Frontend Dev$|^0 /))
    await others.getByRole('link', { name: / in DevOps$/ }).click()
    const count = Number.parseInt(links.find((link) => link.endsWith(' in DevOps')) ?? '', 10)
    await expect.poll(() => cards(page).count()).toBe(count)
    expect(query(page)).toBe('tab=devops&search=linux')
    await page.goto('/courses')
    expect(await others.count()).toBe(0)
  },
)

test('events are filtered by place, which is kept in the address', async ({ newPage }) => {
  const page = await newPage({ at: '/events-hackathons' })
  const all = await cards(page).count()
  await page.getByRole('textbox', { name: 'Location' }).pressSequentially('bengal')
  await expect.poll(() => query(page)).toBe('location=bengal')
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  // A list for the first letters may come before the last one.
  const elsewhere = async () =>
    (await cards(page).allTextContents()).filter((text) => !text.includes('Bengaluru'))
  await expect.poll(elsewhere).toEqual([])
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect.poll(() => cards(page).count()).toBe(all)
  await expect.poll(() => query(page)).toBe('')
  await expect.poll(() => page.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('')
})

test('the courses page has its claims and the list of top rated courses', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/courses')
  const figures = await page.getByRole('main').getByRole('definition').allTextContents()
  expect(figures).toEqual(['100+', '50+', '25K+'])
  const top = page.getByRole('region', { name: 'Top Rated Courses' })
  expect(await top.getByRole('link').count()).toBe(5)
})

test('each tab is indexed as its own page; a filtered list is not', async () => {
  const head = async (path: string) => {
    const html = await (await fetch(address(path))).text()
    return {
      title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      noindex: html.includes('name="robots" content="noindex"'),
    }
  }
  expect(await head('/courses?tab=devops&sort=rating')).toEqual({
    title: 'DevOps: Free + Paid Courses Hub | Pravesh',
    canonical: address('/courses?tab=devops'),
    noindex: false,
  })
  expect(await head('/courses?search=docker')).toMatchObject({ canonical: undefined, noindex: true })
})

test('no response of a page contains the schema library', async () => {
  const html = await (await fetch(address('/courses'))).text()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  expect(scripts.size).toBeGreaterThan(3)
  for (const script of scripts) {
    const code = await (await fetch(address(script))).text()
    expect(code, script).not.toMatch(/ZodError|invalid_union/)
  }
})

test('every catalogue of the specification is linked from the header', async ({ newPage }) => {
  const page = await newPage({ at: '/forums' })
  const wanted = new Map(CATALOGUE_PLACES.map(({ path, heading }) => [path, heading]))
  for (const name of ['Explore', 'Learn']) {
    await group(page, name).hover()
    await menuLinks(page).first().waitFor()
    const hrefs = await menuLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs.filter((href) => href !== null && wanted.has(href))) {
      await group(page, name).hover()
      await menuLinks(page)
        .and(page.locator(`[href="${href}"]`))
        .click()
      await expect.poll(() => heading(page)).toBe(wanted.get(href ?? ''))
      wanted.delete(href ?? '')
      await page.mouse.move(640, 700)
    }
  }
  expect([...wanted.keys()]).toEqual([])
})
