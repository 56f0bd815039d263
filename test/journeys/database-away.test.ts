import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { CONTENT_TABLES } from '#core/content/tables.ts'
import { openForCommand } from '#db/open.ts'
import { CATALOGUE_PLACES } from '../catalogue-places.ts'
import { linkDatabase, type DatabaseLink } from '../database-link.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, open } from '../page-checks.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { heading, hrefs, pathOf } from '../shell-places.ts'
import { startSite, type SiteProcess } from '../site-process.ts'
import { untilCounted } from '../until-listed.ts'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres?.stop(), 30_000)

const LIMIT_MS = 180_000
/** Internal details that no page may show. */
const INSIDE = /node_modules|\.tsx?\b|\bat \S+ \(|Error\b|ECONN|57P0|terminating|timeout/
/** No request waits longer: two seconds for a slot, seven for its page. */
const PROMISED_S = 10
/** How long a page is served from the cache without asking the database. */
const KEPT_MS = 30_000
/** A career path that may exist: without the database nobody knows. */
const CAREER_PATH = `/career-paths/${crypto.randomUUID()}`
/** While the database is down, the page and its data may answer 503. */
const AWAY = [/status of 503/]

interface Away extends AsyncDisposable {
  link: DatabaseLink
  site: SiteProcess
}

/** A separate site with its own database. */
async function ownSite(): Promise<Away> {
  if (!postgres) throw new Error('There is no PostgreSQL.')
  await using stack = new AsyncDisposableStack()
  const link = stack.use(await linkDatabase(postgres.url, `pravesh_away_${randomBytes(4).toString('hex')}`))
  const site = stack.use(await startSite({ DATABASE_URL: link.url }))
  const kept = stack.move()
  return { link, site, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function answer(site: SiteProcess, path: string) {
  const begun = performance.now()
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) })
  const html = (await response.text()).replaceAll(/<script[^]*?<\/script>/g, '')
  const { status, headers } = response
  return { status, headers, html, seconds: (performance.now() - begun) / 1000 }
}

const statusOf = async (site: SiteProcess, path: string) => (await answer(site, path)).status

/** While the database is down, an uncached page answers 503 with its empty state. */
async function expectEmpty(site: SiteProcess, path: string, text: string): Promise<void> {
  const { status, headers, html } = await answer(site, path)
  expect(status, path).toBe(503)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('retry-after')).toMatch(/^\d+$/)
  expect(html).toContain(text)
  expect(html).toContain('</html>')
  expect(html).not.toMatch(INSIDE)
}

test(
  'while the database is stopped, cached pages stay, others are empty, and all recovers by itself',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using away = await ownSite()
    const { link, site } = away
    const page = await newPage({ siteUrl: site.url, tolerate: AWAY })
    await page.goto('/jobs')
    const visited = performance.now()
    expect(await cards(page).count()).toBe(6)

    await link.stop()
    await expect.poll(() => statusOf(site, '/health'), { timeout: 15_000 }).toBe(503)
    expect(JSON.parse((await answer(site, '/health')).html)).toMatchObject({
      status: 'degraded',
      database: 'down',
    })
    await expectEmpty(site, '/', 'No jobs right now')
    await expectEmpty(site, '/jobs?type=fresher', 'We can’t show jobs right now')
    await expectEmpty(site, `/jobs?job=${crypto.randomUUID()}`, 'We can’t show jobs right now')
    for (const { path, empty } of CATALOGUE_PLACES) {
      await expectEmpty(site, `${path}?search=zzzz`, empty)
      await expectEmpty(site, path, 'couldn’t load this list right now')
    }
    await expectEmpty(site, '/mnc-hiring', 'We can’t show openings right now')
    await expectEmpty(site, CAREER_PATH, 'We can’t show this career path right now')
    await expectEmpty(site, '/entrepreneur-hub', 'We can’t show ideas right now')
    for (const sitemap of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/jobs-1-of-1.xml'])
      expect(await statusOf(site, sitemap)).toBe(503)
    expect(await statusOf(site, '/search')).toBe(200)
    expect(await statusOf(site, '/forums')).toBe(200)

    await page.goto('/jobs?search=java')
    expect(await heading(page)).toBe('IT jobs in India')
    expect(await page.getByRole('heading', { name: 'We can’t show jobs right now' }).isVisible()).toBe(true)
    await expectNoAxeViolations(page)

    await page.goto(CAREER_PATH)
    expect(await heading(page)).toBe('We can’t show this career path right now')
    expect(await hrefs(page.getByRole('link', { name: 'Try again' }))).toEqual([CAREER_PATH])
    await expectNoAxeViolations(page)

    // Only the click is lost.
    const click = await fetch(`${site.url}/click`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ item_type: 'job', item_id: crypto.randomUUID() }),
    })
    expect(click.status).toBe(204)

    await open(page, '/newsletter')
    const field = page.getByRole('main').getByPlaceholder('Your email')
    await field.fill('asha@mail.example')
    await field.press('Enter')
    const told = page.getByRole('main').getByRole('status')
    await expect.poll(() => told.textContent()).toMatch(/^We couldn’t save that right now/)
    expect(await field.inputValue()).toBe('asha@mail.example')
    expect(site.output()).not.toContain('mail.example')

    await sleep(Math.max(0, visited + KEPT_MS + 1000 - performance.now()))
    const kept = await answer(site, '/jobs')
    expect(kept.status).toBe(200)
    expect(kept.html.match(/<article/g)).toHaveLength(6)
    await page.goto('/jobs')
    expect(await cards(page).count()).toBe(6)
    await expect.poll(() => site.output()).toContain('A click could not be recorded')

    link.start()
    await expect.poll(() => statusOf(site, '/health'), { timeout: 20_000 }).toBe(200)
    for (const path of ['/', '/jobs?search=java'])
      await expect.poll(() => statusOf(site, path), { timeout: 20_000 }).toBe(200)
    await page.goto('/jobs?search=java')
    expect(await cards(page).count()).toBeGreaterThan(0)
    expect(site.runs()).toBe(true)
  },
)

test(
  'an open page keeps working while the database is stopped, and recovers',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using away = await ownSite()
    const { link, site } = away
    const page = await newPage({ siteUrl: site.url, tolerate: AWAY, at: '/forums' })
    await link.stop()
    await page.getByRole('main').getByRole('link', { name: 'Browse jobs' }).click()
    await expect.poll(() => pathOf(page), { timeout: 15_000 }).toBe('/jobs')
    await expect.poll(() => heading(page)).toBe('IT jobs in India')
    await page.getByText('We can’t show jobs right now').waitFor()

    link.start()
    // The page asks once, so the database has to be back for lists too.
    for (const path of ['/health', '/jobs?type=remote'])
      await expect.poll(() => statusOf(site, path), { timeout: 20_000 }).toBe(200)
    const remote = page.getByRole('list', { name: 'Filter jobs' }).getByRole('link', { name: 'Remote' })
    await remote.click()
    await expect.poll(() => cards(page).count(), { timeout: 15_000 }).toBe(6)
  },
)

test(
  'a database that stops responding does not delay visitors for long',
  { timeout: LIMIT_MS },
  async ({ newPage }) => {
    await using away = await ownSite()
    const { link, site } = away
    const page = await newPage({ siteUrl: site.url, tolerate: AWAY })
    await page.goto('/jobs')
    link.hang()

    // All are answered while the database still hangs, and none waits longer than ten seconds.
    const [health, visited, still, unvisited] = await Promise.all(
      ['/health', '/jobs', '/forums', '/jobs?search=java'].map((path) => answer(site, path)),
    )
    expect(health?.status).toBe(503)
    expect(health?.seconds).toBeLessThan(PROMISED_S)
    expect([visited?.status, still?.status]).toEqual([200, 200])
    expect(visited?.seconds).toBeLessThan(PROMISED_S)
    expect(unvisited?.status).toBe(503)
    expect(unvisited?.html).toMatch(/We can’t show jobs right now|Please try again/)
    expect(unvisited?.html).not.toMatch(INSIDE)
    expect(unvisited?.seconds).toBeLessThan(PROMISED_S)

    link.start()
    await expect.poll(() => statusOf(site, '/health'), { timeout: 20_000 }).toBe(200)
    await expect.poll(() => statusOf(site, '/jobs?search=java'), { timeout: 20_000 }).toBe(200)
  },
)

test('with an empty database the pages say so', { timeout: LIMIT_MS }, async ({ newPage }) => {
  await using away = await ownSite()
  const { link, site } = away
  const database = await openForCommand({ databaseUrl: link.url, dataDirectory: '' })
  await database.owner.deleteFrom('jobs').execute()
  for (const { table } of CONTENT_TABLES)
    await sql`truncate ${sql.table(table)} cascade`.execute(database.owner)
  await database.close()
  await untilCounted(site.url, 0)

  const page = await newPage({ siteUrl: site.url })
  const response = await page.goto('/jobs')
  expect(response?.status()).toBe(200)
  expect(await cards(page).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'No open jobs right now' }).isVisible()).toBe(true)
  expect(await page.getByText(/^Showing \d/).count()).toBe(0)
  expect(await page.getByText('These are sample jobs.').count()).toBe(0)
  const market = page.getByRole('region', { name: 'Job Market Stats' }).getByRole('definition')
  expect(await market.allTextContents()).toEqual(['0', '0', '0', '95%'])
  await expectNoAxeViolations(page)

  for (const { path } of CATALOGUE_PLACES) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(await cards(page).count()).toBe(0)
    expect(await page.getByText(/^We are adding .*soon\./).count(), path).toBe(1)
    expect(await page.getByRole('main').getByRole('link', { name: 'Browse jobs' }).count()).toBe(1)
  }

  await page.goto('/entrepreneur-hub')
  for (const name of ['No ideas yet', 'No resources yet'])
    expect(await page.getByRole('heading', { name }).isVisible(), name).toBe(true)
  await expectNoAxeViolations(page)

  await page.goto('/')
  expect(await page.getByRole('heading', { name: 'No jobs right now' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Open the jobs page' }).click()
  await expect.poll(() => pathOf(page)).toBe('/jobs')
  // The site stops with this test, and what the page still loads would fail.
  await page.waitForLoadState('networkidle')
})
