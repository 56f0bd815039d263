import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, inject } from 'vitest'
import { formatCareerSalary } from '#core/money.ts'
import { seniorityLabel } from '#core/seniority.ts'
import type { CareerPath } from '#db/queries/content/career-paths.ts'
import { test } from '../journey.ts'
import { expectToFit, LOOKS, open, toNextDocument, untilHydrated } from '../page-checks.ts'
import { seededCareerPath } from '../seeded-career-path.ts'
import { sitemapAddresses } from '../sitemap-addresses.ts'
import { focused, heading, hrefs, markDocument, pathOf } from '../shell-places.ts'

let path: CareerPath
let address: string
beforeAll(async () => {
  path = await seededCareerPath('Java Backend Developer')
  address = `/career-paths/${path.id}`
})

const UNKNOWN = ['1', '7c1f4d52-3f0e-4a51-9a0b-5b5c2f4f8d10', 'पथ', "x' or 1=1 --", '%3Cb%3E']

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const steps = (page: Page) => region(page, 'Learning Roadmap').getByRole('listitem')
const backLink = (page: Page) => main(page).getByRole('link', { name: 'Back to Career Paths' })
/** On the list page. */
const viewLink = (page: Page) =>
  main(page).getByRole('link', { name: new RegExp(`^View Path.*${path.name}$`) })
const texts = async (found: Locator) => (await found.allTextContents()).map((text) => text.trim())

async function expectWholePath(page: Page): Promise<void> {
  expect(await heading(page)).toBe(path.name)
  expect(await backLink(page).getAttribute('href')).toBe('/career-paths')
  for (const text of [
    path.category,
    `${seniorityLabel(path.average_salary)} growth`,
    formatCareerSalary(path.average_salary),
    path.description,
  ])
    expect(await main(page).getByText(text, { exact: true }).first().isVisible(), text).toBe(true)
  expect(await texts(region(page, 'Required Skills').getByRole('listitem'))).toEqual(path.required_skills)
  expect(await texts(region(page, 'Tools & Technologies').getByRole('listitem'))).toEqual(path.tools)
  expect(await texts(steps(page).getByRole('heading'))).toEqual(
    path.roadmap.map(({ title }, index) => `Step ${index + 1}: ${title}`),
  )
  for (const [index, { description, duration }] of path.roadmap.entries()) {
    const step = steps(page).nth(index)
    expect(await step.getByText(String(index + 1), { exact: true }).isVisible()).toBe(true)
    expect(await step.getByText(duration, { exact: true }).isVisible()).toBe(true)
    expect(await step.getByText(description, { exact: true }).isVisible()).toBe(true)
  }
}

test.for([true, false])(
  'everything of a path is listed, steps in order; script: %s',
  async (javaScript, { newPage }) => {
    const page = await newPage({ javaScript })
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('public, max-age=300, stale-while-revalidate=300')
    if (javaScript) await untilHydrated(page)
    await expectWholePath(page)
    // A button that needs a script is not rendered without one.
    expect(await page.getByRole('button', { name: 'Print roadmap' }).isVisible()).toBe(javaScript)
  },
)

test.for([360, 1280])(
  'at %i px one line runs through the middle of every station',
  async (width, { newPage }) => {
    const page = await newPage({ width })
    await page.goto(address)
    const stations = await steps(page).evaluateAll((items) =>
      items.map((item) => {
        const [line, station] = [...item.querySelectorAll(':scope > span')].map((part) =>
          part.getBoundingClientRect(),
        )
        if (!line || !station) throw new Error('no line or no station')
        return {
          middle: station.x + station.width / 2,
          centre: station.y + station.height / 2,
          line: line.x + line.width / 2,
          top: line.top,
          bottom: line.bottom,
        }
      }),
    )
    expect(stations.length).toBe(path.roadmap.length)
    for (const [index, { middle, centre, line, top, bottom }] of stations.entries()) {
      expect(Math.abs(middle - line), `station ${index + 1}`).toBeLessThanOrEqual(1)
      expect(top).toBeLessThanOrEqual(centre)
      const next = stations[index + 1]
      if (next) expect(Math.abs(bottom - next.top), `after station ${index + 1}`).toBeLessThanOrEqual(20)
      if (next) expect(bottom).toBeLessThanOrEqual(next.centre)
    }
  },
)

test('the path can be added to a calendar', async ({ newPage }) => {
  const page = await newPage()
  await page.goto(address)
  const link = region(page, 'Learning Roadmap').getByRole('link', { name: 'Add to calendar' })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect((await file.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(path.roadmap.length)
})

test('the figures beside the path match its content', async ({ newPage }) => {
  const page = await newPage()
  await page.goto(address)
  const stats = region(page, 'Quick Stats')
  expect(await texts(stats.getByRole('term'))).toEqual(['Steps', 'Total time', 'Required skills', 'Tools'])
  const weeks = path.roadmap.reduce((total, { duration }) => total + Number.parseInt(duration, 10), 0)
  expect(await texts(stats.getByRole('definition'))).toEqual([
    String(path.roadmap.length),
    expect.stringMatching(`^${weeks} weeks, about \\d+ months$`),
    String(path.required_skills.length),
    String(path.tools.length),
  ])
  expect(await steps(page).last().getByText(`–${weeks}`).isVisible()).toBe(true)
})

test('featured courses open outside the site safely, and sponsored ones are marked', async ({ newPage }) => {
  const page = await newPage()
  await page.goto(address)
  const out = region(page, 'Featured Courses').locator('a[target=_blank]')
  expect(await out.count()).toBeGreaterThanOrEqual(3)
  for (const link of await out.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    expect(await link.getAttribute('rel')).toBe('noopener')
  }
  expect(
    await region(page, 'Featured Courses')
      .getByText(/rated|★|\d\.\d/i)
      .count(),
  ).toBe(0)
  const sponsored = region(page, 'Sponsored Content')
  expect(await sponsored.getByText('Sponsored', { exact: true }).isVisible()).toBe(true)
  expect(await sponsored.getByRole('link').count()).toBe(0)
})

test.for([true, false])(
  'the line ends with the jobs of its category; script: %s',
  async (javaScript, { newPage }) => {
    const page = await newPage({ javaScript })
    await page.goto(address)
    if (javaScript) await untilHydrated(page)
    await main(page).getByRole('link', { name: 'See Backend jobs' }).click()
    await expect.poll(() => pathOf(page)).toBe('/jobs')
    expect(new URL(page.url()).searchParams.get('category')).toBe('Backend')
    await expect.poll(() => heading(page)).toBe('IT jobs in India')
  },
)

test("the back link keeps the list's filters, also after a reload", async ({ newPage }) => {
  const page = await newPage({ at: '/career-paths?search=java' })
  const isSame = await markDocument(page)
  await viewLink(page).click()
  await expect.poll(() => heading(page)).toBe(path.name)
  expect(await isSame()).toBe(true)
  await expect.poll(() => backLink(page).getAttribute('href')).toBe('/career-paths?search=java')
  await page.reload()
  await expect.poll(() => backLink(page).getAttribute('href')).toBe('/career-paths?search=java')
  await backLink(page).click()
  await expect
    .poll(() => page.getByRole('searchbox', { name: 'Search career paths' }).inputValue())
    .toBe('java')
  expect(new URL(page.url()).search).toBe('?search=java')
})

test('from anywhere else, and without a script, the back link leads to the plain list', async ({
  newPage,
}) => {
  const page = await newPage()
  await page.goto('/jobs?search=java')
  await open(page, address)
  expect(await backLink(page).getAttribute('href')).toBe('/career-paths')
  const bare = await newPage({ javaScript: false, at: '/career-paths?search=java' })
  await bare.goto(address)
  await toNextDocument(bare, () => backLink(bare).click())
  expect(pathOf(bare)).toBe('/career-paths')
})

test('the keyboard goes through the page in order', async ({ newPage }) => {
  const page = await newPage({ at: address })
  await main(page).focus()
  const order: (string | undefined)[] = []
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
  }
  expect(order).toEqual(['Back to Career Paths', 'Add to calendar', 'Print roadmap'])
  const firstStep = main(page).getByRole('checkbox', { name: 'Step 1 is done' })
  await firstStep.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => firstStep.isChecked()).toBe(true)
  await main(page).getByRole('link', { name: 'See Backend jobs' }).focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/\(opens in a new tab\)$|IIT/)
  await backLink(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/career-paths')
})

test.for(UNKNOWN)('the unknown path %s says so and links back', async (id, { newPage }) => {
  const page = await newPage({ tolerate: [/status of 404/] })
  const response = await page.goto(`/career-paths/${id}`)
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toBe('no-store')
  expect(await heading(page)).toBe('Career Path Not Found')
  expect(await page.title()).toBe('Career Path Not Found | Pravesh')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  await backLink(page).click()
  await expect.poll(() => pathOf(page)).toBe('/career-paths')
})

test('at 360 and 1280 px every screen fits and is accessible in both color schemes', async ({ newPage }) => {
  const page = await newPage({ tolerate: [/status of 404/] })
  for (const place of [address, '/career-paths/1']) {
    await page.goto(place)
    await expectToFit(page, LOOKS)
  }
})

test('a slow path shows its skeleton', async ({ newPage }) => {
  const page = await newPage({ at: '/career-paths?search=java' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route(`**/career-paths/*.data*`, async (route) => {
    await answer
    await route.continue()
  })
  await viewLink(page).click()
  await expect.poll(() => page.getByText('Loading career path…').count()).toBe(1)
  resolve()
  await expect.poll(() => heading(page)).toBe(path.name)
  await expect.poll(() => page.getByText('Loading career path…').count()).toBe(0)
})

test('printing gives the path and nothing else, dark on white', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark', at: address })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expectWholePrint(page)
  await page.setViewportSize({ width: 400, height: 800 })
  await expectWholePrint(page)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print roadmap' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes')
})

async function expectWholePrint(page: Page): Promise<void> {
  expect(await steps(page).count()).toBe(path.roadmap.length)
  for (const step of await steps(page).all()) {
    expect(await step.isVisible()).toBe(true)
    expect(await step.evaluate((item) => getComputedStyle(item).breakInside)).toBe('avoid')
  }
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation', 'button'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  expect(await main(page).getByRole('link').count()).toBe(0)
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return [backgroundColor, color].map((text) => Number(/[\d.]+/.exec(text)?.[0]))
  })
  expect(ground).toBeGreaterThan(0.9)
  expect(ink).toBeLessThan(0.4)
}

test('a path has its own title, description, address and breadcrumbs', async ({ newPage }) => {
  const page = await newPage()
  await page.goto(address.toUpperCase().replace('/CAREER-PATHS/', '/career-paths/'))
  expect(await heading(page)).toBe(path.name)
  expect(await page.title()).toBe('Java Backend Developer: Career Path | Pravesh')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
    /^Java Backend Developer roadmap for India: \d+ steps in \d+ weeks/,
  )
  const canonical = inject('site').url + address
  expect(await hrefs(page.locator('link[rel=canonical]'))).toEqual([canonical])
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: path.name, item: canonical }],
  })
})

test('the sitemap lists every path', async () => {
  const { url } = inject('site')
  expect(await sitemapAddresses(url)).toContain(url + address)
})
