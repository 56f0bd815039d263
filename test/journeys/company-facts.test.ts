import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { readLogo } from '#core/logo-image.ts'
import { changeCompany } from '#db/queries/admin/company-acts.ts'
import { exampleLogo } from '../example-logo.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { expectToFit, open, TWO_LOOKS } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'

const COMPANY = 'Gokarna Works'
const SLUG = 'gokarna-works'
const SITE = 'https://www.gokarna.example/in/'

beforeAll(async () => {
  await using database = await siteDatabase()
  const read = await readLogo(exampleLogo(256, 224))
  if ('problem' in read) throw new Error(read.problem)
  const facts = { site: SITE, city: 'karwar', logo: read.logo }
  await changeCompany(database.owner, { name: 'asha', via: 'cli' }, SLUG, facts)
})
afterAll(async () => {
  await using database = await siteDatabase()
  await database.owner.deleteFrom('companies').where('slug', '=', SLUG).execute()
})
const posting = (index: number, company: string) =>
  jobRow(String(index), {
    ...SEEN_NOW,
    location: 'Karwar',
    locations: ['Karwar'],
    category: 'Backend',
    age: 900 + index,
    company,
    title: `Lighthouse Engineer ${index}`,
    description: '<p>Keep the lights of the coast in order.</p>',
    application_url: `https://www.gokarna.example/jobs/${index}`,
    source_url: `https://www.gokarna.example/jobs/${index}`,
  })
// A city and a company of this journey alone.
postingsOnSite(
  'journey-company-facts',
  [posting(1, COMPANY), posting(2, COMPANY), posting(3, 'Kumta Software')],
  { query: 'city=karwar', title: 'Lighthouse Engineer' },
)

const logos = (scope: Page | Locator) => scope.locator('img.company-logo')
const widths = (images: Locator) =>
  images.evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth))

/** Its place is there before the picture is, so nothing moves. */
async function expectLogo(image: Locator, side: number): Promise<void> {
  expect(await image.evaluate((one) => [one.clientWidth, one.clientHeight])).toEqual([side, side])
  for (const [name, value] of [
    ['width', '44'],
    ['height', '44'],
    ['loading', 'lazy'],
    ['alt', ''],
  ] as const)
    expect(await image.getAttribute(name)).toBe(value)
  expect(await image.getAttribute('src')).toMatch(/^\/logos\/[0-9a-f]{24}\.png$/)
}

test('cards, rows, saved jobs and the posting show the company’s logo, and initials of a company without one', async ({
  newPage,
}) => {
  const page = await newPage({ at: '/jobs/in/karwar' })
  const cards = page.getByRole('main').getByRole('article')
  await expect.poll(() => cards.count()).toBe(3)
  await expect.poll(() => widths(logos(cards))).toEqual([256, 256])
  await expectLogo(logos(cards).first(), 40)
  const other = cards.filter({ hasText: 'Kumta Software' })
  expect(await logos(other).count()).toBe(0)
  expect(await other.locator('.company-tile').textContent()).toBe('KS')
  await expectToFit(page, TWO_LOOKS)

  for (const card of [cards.filter({ hasText: COMPANY }).first(), other])
    await card.getByRole('button', { name: /^Save / }).click()
  await expect.poll(() => cards.getByRole('button', { name: /from saved$/ }).count()).toBe(2)
  const own = await cards
    .filter({ hasText: COMPANY })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .getAttribute('href')
  await page.goto(own ?? '')
  await expect.poll(() => widths(logos(page.locator('article > header')))).toEqual([256])
  await expectLogo(logos(page.locator('article > header')), 44)
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )
  expect(data).toMatchObject({
    hiringOrganization: {
      name: COMPANY,
      sameAs: SITE,
      logo: expect.stringMatching(/^https?:.*\/logos\/\w+\.png$/),
    },
  })

  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/jobs/in/karwar?view=rows')
  const rows = page.getByRole('main').getByRole('article')
  await expect.poll(() => widths(logos(rows))).toEqual([256, 256])
  await expectLogo(logos(rows).first(), 32)
  expect(await rows.locator('.company-tile').textContent()).toBe('KS')

  await page.goto('/saved')
  const saved = page.getByRole('region', { name: /^Your jobs/ }).getByRole('listitem')
  // Another journey may have opened this page before the company had its logo.
  await expect
    .poll(
      async () => {
        await page.reload()
        await expect.poll(() => saved.count()).toBe(2)
        return logos(saved).count()
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(1)
  await expect.poll(() => widths(logos(saved))).toEqual([256])
  await expectLogo(logos(saved.filter({ hasText: COMPANY })), 44)
  expect(await saved.filter({ hasText: 'Kumta Software' }).locator('.company-tile').textContent()).toBe('KS')
  await page.goto('/jobs/in/karwar?view=rows')
  await expectToFit(page, TWO_LOOKS)
})

test('the company’s page names its site and city, without script too', async ({ newPage }) => {
  for (const javaScript of [true, false]) {
    const page = await newPage({ width: 360, javaScript })
    await page.goto(`/companies/${SLUG}`)
    const main = page.getByRole('main')
    await expectLogo(logos(main).first(), 56)
    const site = main.getByRole('link', { name: /^gokarna\.example\/in/ })
    expect(await site.getAttribute('href')).toBe(SITE)
    expect([await site.getAttribute('target'), await site.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ])
    if (javaScript) await expectToFit(page, TWO_LOOKS)
    await main.locator('header').first().getByRole('link', { name: 'Karwar', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/jobs/in/karwar')
  }
  const page = await newPage()
  await page.goto('/companies?search=gokarna')
  await expect.poll(() => widths(logos(page.getByRole('main')))).toEqual([256])
  // A legal form, or none, leads to the one page.
  await page.goto(`/companies/${SLUG}-india-pvt-ltd`)
  expect(new URL(page.url()).pathname).toBe(`/companies/${SLUG}`)
  await page.goto('/companies/kumta-software')
  expect(await page.getByRole('main').getByText('Website').count()).toBe(0)
})
