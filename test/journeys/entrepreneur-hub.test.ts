import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatInvestment } from '#core/money.ts'
import { businessIdeaSchema } from '#core/content/business-ideas.ts'
import { group, heading, hrefs, markDocument, menuLinks, pathOf } from '../shell-places.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectToFit, toNextDocument } from '../page-checks.ts'

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const sidebar = (page: Page) => main(page).getByRole('complementary', { name: 'For founders' })
const ideas = (page: Page) => region(page, 'Million-Dollar Ideas').getByRole('article')
const resources = (page: Page) => region(page, 'Startup Resources').getByRole('listitem')

const shippedIdeas = businessIdeaSchema
  .array()
  .parse(JSON.parse(await readFile(new URL('../../content/business-ideas.json', import.meta.url), 'utf8')))

test('the header says what the hub is for and links to the two idea pages', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/entrepreneur-hub')
  expect(await page.title()).toBe('Entrepreneur Hub | Pravesh')
  expect(await heading(page)).toBe('Entrepreneur Hub')
  expect(await main(page).getByText('Turn your ideas into million-dollar businesses').isVisible()).toBe(true)
  const links = [
    ['Submit Your Idea', '/submit-idea'],
    ['View Premium Ideas', '/million-dollar-ideas'],
    ['View All Premium Ideas', '/million-dollar-ideas'],
  ] as const
  for (const [name, path] of links)
    expect(await main(page).getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(path)
})

test('two premium ideas are teased, one free idea is shown in full', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/entrepreneur-hub')
  expect(await ideas(page).count()).toBe(3)
  const kinds = [true, true, false]
  for (const [place, isPremium] of kinds.entries()) {
    const card = ideas(page).nth(place)
    const title = await card.getByRole('heading').textContent()
    const shipped = shippedIdeas.find((idea) => idea.title === title)
    expect(shipped?.is_premium, `${title}`).toBe(isPremium)
    const says = (text: string) => card.getByText(text, { exact: true }).count()
    expect(await says(isPremium ? 'Premium' : 'Free')).toBe(1)
    expect(await says(shipped?.category ?? '')).toBe(1)
    expect(await card.textContent()).toContain(
      `${formatInvestment(shipped?.estimated_investment ?? null)} inv`,
    )
    expect(await says(shipped?.description ?? '')).toBe(isPremium ? 0 : 1)
    expect(await says(shipped?.monetization_model ?? '')).toBe(isPremium ? 0 : 1)
    if (isPremium)
      expect(await card.getByRole('definition').textContent()).toBe(
        shipped?.potential_revenue ?? 'High Revenue',
      )
  }
})

test('the four steps are in order', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/entrepreneur-hub')
  const steps = await region(page, 'How to Launch Your Startup').getByRole('listitem').allTextContents()
  expect(steps).toEqual([
    expect.stringMatching(/^1Validate Your Idea.*market demand and competition$/),
    expect.stringMatching(/^2Create MVP.*minimum viable product$/),
    expect.stringMatching(/^3Find Co-founders.*core team$/),
    expect.stringMatching(/^4Secure Funding.*to scale$/),
  ])
})

test('eight resources are described, and open in a new tab', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/entrepreneur-hub')
  expect(await resources(page).count()).toBe(8)
  for (const row of await resources(page).all()) {
    const title = (await row.getByRole('heading').textContent()) ?? ''
    expect(await row.getByText(/^(Free|Paid)$/).count(), title).toBe(1)
    const button = row.getByRole('link', { name: `Open ${title} (opens in a new tab)` })
    expect(await button.getAttribute('href'), title).toMatch(/^https:\/\//)
    expect(await button.getAttribute('target'), title).toBe('_blank')
  }
})

test('the sidebar has the fixed figure, three actions and four tools', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/entrepreneur-hub')
  const rate = sidebar(page).getByRole('region', { name: 'Success Rate' })
  expect(await rate.getByRole('definition').textContent()).toBe('78%')
  expect(await rate.getByRole('term').textContent()).toBe('of entrepreneurs succeed in the first year')
  const actions = sidebar(page).getByRole('region', { name: 'Quick Actions' }).getByRole('link')
  expect(await actions.allTextContents()).toEqual(['Submit Your Idea', 'Pro Toolkit', 'CEO Roadmap'])
  expect(await hrefs(actions)).toEqual(['/submit-idea', '/pro-startup-toolkit', '/roadmap-to-ceo'])
  const tools = sidebar(page).getByRole('region', { name: 'Featured Tools' }).getByRole('listitem')
  expect(await tools.allTextContents()).toEqual([
    'Business Model Canvas',
    'Financial Planning Tool',
    'Market Research Kit',
    'Pitch Deck Template',
  ])
})

test('a slow hub shows a skeleton of three cards and three rows', async ({ newPage }) => {
  const page = await newPage({ at: '/forums' })
  const isSame = await markDocument(page)
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/entrepreneur-hub.data*', async (route) => {
    await answer
    await route.continue()
  })
  await group(page, 'Startup Hub').hover()
  await menuLinks(page).filter({ hasText: 'Entrepreneur Hub' }).click()
  await expect.poll(() => heading(page)).toBe('Entrepreneur Hub')
  await expect.poll(() => page.getByText('Loading ideas…').count()).toBe(1)
  await expect.poll(() => page.getByText('Loading resources…').count()).toBe(1)
  for (const name of ['Million-Dollar Ideas', 'Startup Resources'])
    await expect.poll(() => region(page, name).locator('li').count(), { message: name }).toBe(3)
  expect(await ideas(page).count()).toBe(0)
  await expectNoAxeViolations(page)

  resolve()
  await expect.poll(() => ideas(page).count()).toBe(3)
  await expect.poll(() => resources(page).count()).toBe(8)
  await expect.poll(() => page.getByText('Loading ideas…').count()).toBe(0)
  expect(await isSame()).toBe(true)
})

test('the keyboard reaches the ideas page and every resource', async ({ newPage }) => {
  const page = await newPage({ at: '/entrepreneur-hub' })
  await main(page).getByRole('link', { name: 'View All Premium Ideas' }).focus()
  for (let row = 0; row < 8; row++) await page.keyboard.press('Tab')
  expect(
    await resources(page)
      .last()
      .getByRole('link')
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
  await main(page).getByRole('link', { name: 'View All Premium Ideas' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/million-dollar-ideas')
})

test('the hub fits and is accessible at 360, 768 and 1024 px, in dark mode', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' })
  await page.goto('/entrepreneur-hub')
  await expectToFit(
    page,
    [360, 768, 1024].map((width) => [width, 'dark']),
  )
})

test('without JavaScript everything is there, and its buttons work', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/entrepreneur-hub' })
  expect(await ideas(page).count()).toBe(3)
  expect(await resources(page).count()).toBe(8)
  await toNextDocument(page, () => main(page).getByRole('link', { name: 'CEO Roadmap' }).click())
  expect(pathOf(page)).toBe('/roadmap-to-ceo')
})
