import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { rateRow } from '#db/queries/content/ratings.ts'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  expectToFit,
  TWO_LOOKS,
  untilHydrated,
} from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'

// A site of its own: other journeys check the lists of the shared one.
let site: OwnSite | undefined
beforeAll(async () => {
  site = await startOwnSite()
}, 100_000)
afterAll(() => site?.[Symbol.asyncDispose](), 60_000)

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const opener = (place: Locator) => place.locator('summary')
const star = (place: Locator, stars: number) =>
  place.getByRole('button', { name: `${stars} of 5`, exact: true })
const notice = (place: Locator) => place.locator('form').getByText(/rat(ing|ed)\b.*\.$/)
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

/** What devices gave this course. */
async function given(name: string): Promise<number[]> {
  await using database = await siteDatabase(site?.dataDirectory)
  const rows = await database.owner
    .selectFrom('ratings')
    .innerJoin('learn_courses', 'learn_courses.id', 'ratings.row_id')
    .select('stars')
    .where('name', '=', name)
    .orderBy('stars')
    .execute()
  return rows.map(({ stars }) => stars)
}

async function firstCourse(page: Page, path: string): Promise<string> {
  await page.goto(path)
  const [name = ''] = await titles(page)
  return name
}

test('on a phone, a visitor rates a course in place, and changes it', async ({ newPage }) => {
  const page = await newPage({ width: 360, touch: true, siteUrl: site?.url })
  const name = await firstCourse(page, '/courses')
  await untilHydrated(page)
  const course = card(page, name)
  const height = (await course.boundingBox())?.height
  await opener(course).tap()
  await expect.poll(() => star(course, 5).isVisible()).toBe(true)
  await expectNoAxeViolations(page)
  await star(course, 4).tap()
  await expect.poll(() => course.getByRole('status').textContent()).toMatch(/^Thank you\./)
  await star(course, 2).tap()
  await expect.poll(() => course.getByRole('status').textContent()).toBe('Your rating is changed.')
  expect(new URL(page.url()).search).toBe('')
  expect(await given(name)).toEqual([2])
  await expectToFit(page, TWO_LOOKS)

  // When she comes back, she sees what she gave, and can change it.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses')
  await expect.poll(() => opener(course).textContent()).toBe(`You gave 2: ${name}`)
  // Nothing below has moved.
  expect((await course.boundingBox())?.height).toBe(height)
  await opener(course).tap()
  await expect.poll(() => star(course, 2).getAttribute('aria-pressed')).toBe('true')
  await expectNoAxeViolations(page)
  await star(course, 5).tap()
  await expect.poll(() => opener(course).textContent()).toBe(`You gave 5: ${name}`)
  expect(await given(name)).toEqual([5])
  expect(await opener(page.getByRole('main')).filter({ hasText: 'You gave' }).count()).toBe(1)
  await expectToFit(page, TWO_LOOKS)
})

test('by keyboard: the focus stays on the button', async ({ newPage }) => {
  const page = await newPage({ siteUrl: site?.url })
  const name = await firstCourse(page, '/courses?tab=ui-ux-design')
  await untilHydrated(page)
  const course = card(page, name)
  await opener(course).press('Enter')
  await star(course, 1).press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => course.getByRole('status').textContent()).toMatch(/^Thank you\./)
  expect(await star(course, 2).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await given(name)).toEqual([2])
})

test('without script, the form returns to the card, which says what happened', async ({ newPage }) => {
  const page = await newPage({ width: 360, touch: true, javaScript: false, siteUrl: site?.url })
  const name = await firstCourse(page, '/courses?tab=devops')
  const course = card(page, name)
  await opener(course).click()
  await star(course, 5).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=devops&rated=thanks')
  await expect.poll(() => notice(course).isVisible()).toBe(true)
  expect(await notice(course).textContent()).toBe('Thank you. You can change your rating here.')
  // On no other card.
  expect(
    await page
      .getByText(/^Thank you\./)
      .filter({ visible: true })
      .count(),
  ).toBe(1)
  await expectNoHorizontalScroll(page)
  await opener(course).click()
  await star(course, 3).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=devops&rated=changed')
  await expect.poll(() => notice(course).textContent()).toBe('Your rating is changed.')
  expect(await given(name)).toEqual([3])
})

test('the fifth voice makes the rating show, and the course first by rating', async ({ newPage }) => {
  const page = await newPage({
    width: 360,
    touch: true,
    siteUrl: site?.url,
    at: '/courses?tab=cloud-security',
  })
  const name = (await titles(page)).at(-1) ?? ''
  const course = card(page, name)
  await using database = await siteDatabase(site?.dataDirectory)
  const { id } = await database.owner
    .selectFrom('learn_courses')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  for (const stars of [5, 4, 4, 4] as const)
    await rateRow(database.owner, { rowId: id, device: randomBytes(16), stars, network: null }, true)
  expect(await course.textContent()).not.toContain('Rated')
  await opener(course).tap()
  await star(course, 4).tap()
  await expect.poll(() => course.getByRole('status').textContent()).toMatch(/^Thank you\./)
  await page.goto('/courses?tab=cloud-security&sort=rating')
  await expect.poll(async () => (await titles(page))[0]).toBe(name)
  expect(await card(page, name).textContent()).toContain('Rated 4.2 out of 5· 5 ratings')
  await expectToFit(page, TWO_LOOKS)
  const api = await fetch(`${site?.url}/api/v1/courses?role_category=Cloud+%26+Security&sort=rating&limit=2`)
  expect(await api.json()).toMatchObject({
    data: [
      { name, rating: 4.2, rating_count: 5 },
      { rating: null, rating_count: null },
    ],
  })
})

test('a rating that cannot be saved says so', async ({ newPage }) => {
  const page = await newPage({ siteUrl: site?.url, tolerate: [/503/], at: '/prep-zone' })
  const failed = { status: 503, headers: { 'x-request-id': 'of-our-server' }, json: { outcome: 'failed' } }
  await page.route('**/rate', (route) => route.fulfill(failed))
  const first = page.getByRole('article').first()
  await opener(first).click()
  await star(first, 5).click()
  await expect.poll(() => first.getByRole('status').textContent()).toMatch(/^We couldn’t save/)
  expect(await opener(first).textContent()).toMatch(/^ ?Rate: /)
})
