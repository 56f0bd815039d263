import { afterAll, beforeAll, expect } from 'vitest'
import { test } from '../journey.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { siteDatabase } from '../site-database.ts'

/** How long a page may be served from the cache. */
const KEPT_MS = 30_000
const FOUR_LAKH = /₹4(<!-- -->)? LPA/

/** A separate site, because other tests count the rows of the shared one. */
let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite()
}, 200_000)
afterAll(() => site[Symbol.asyncDispose](), 30_000)

const html = async (path: string) => (await fetch(site.url + path)).text()

test('changed rows are on the pages within half a minute', { timeout: 300_000 }, async () => {
  expect(await html('/courses')).not.toContain('Weaving Pages by Hand')
  const path = /\/career-paths\/[0-9a-f-]{36}/.exec(await html('/career-paths?search=UI+Developer'))?.[0]
  if (!path) throw new Error('The career path is not in the list.')
  expect(await html(path)).not.toMatch(FOUR_LAKH)

  await using database = await siteDatabase(site.dataDirectory)
  await database.owner
    .insertInto('learn_courses')
    .values({
      name: 'Weaving Pages by Hand',
      platform: 'Example Academy',
      role_category: 'Frontend Dev',
      difficulty: 'Beginner',
      is_free: true,
      tags: ['HTML', 'CSS', 'Forms'],
      link: 'https://courses.example.com/weaving',
    })
    .execute()
  await database.owner
    .updateTable('career_paths')
    .set({ average_salary: 400_000 })
    .where('id', '=', path.slice(-36))
    .execute()
  await expect
    .poll(() => html('/courses'), { timeout: KEPT_MS + 10_000, interval: 1000 })
    .toContain('Weaving Pages by Hand')
  await expect.poll(() => html(path), { timeout: KEPT_MS + 10_000, interval: 1000 }).toMatch(FOUR_LAKH)
})

test('a past event is marked and closed, and comes after all upcoming ones', async ({ newPage }) => {
  const event_name = 'An event of last month'
  await using database = await siteDatabase(site.dataDirectory)
  await database.owner
    .insertInto('events_hackathons')
    .values({
      event_name,
      organizer: 'Test organiser',
      description: 'Held already.',
      event_type: 'Workshop',
      event_date: new Date(Date.now() - 30 * 86_400_000),
      location: 'Indore',
      tags: [],
      registration_link: 'https://example.com/over',
    })
    .execute()
  const page = await newPage({ siteUrl: site.url })
  await page.goto('/events-hackathons?show=96')
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.last().getByRole('heading').textContent()).toBe(event_name)
  expect(await cards.last().getByText('Past', { exact: true }).isVisible()).toBe(true)
  const closed = cards.last().getByRole('button', { name: /^Registration Closed/ })
  expect(await closed.isDisabled()).toBe(true)
})
