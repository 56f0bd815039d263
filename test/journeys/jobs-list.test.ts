import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '../samples-site.ts'
import { expectToFit, toNextDocument } from '../page-checks.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** Other tests add real postings to this site for a moment, so the kind of jobs may change. */
const shown = (page: Page) =>
  page.getByText(/^Showing \d+ of \d+ (?:sample jobs|jobs|verified opportunities)/)
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs, companies' })
const address = (page: Page) => new URL(page.url()).search

async function total(page: Page): Promise<number> {
  return Number(/of (\d+)/.exec((await shown(page).textContent()) ?? '')?.[1])
}

test('six of all cards are shown, each with its key facts', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs')
  expect(await cards(page).count()).toBe(6)
  expect(await shown(page).textContent()).toMatch(/^Showing 6 of \d+ (sample jobs|jobs \()/)
  expect(await total(page)).toBeGreaterThanOrEqual(60)
  const card = cards(page).first()
  expect(await card.getByRole('heading').textContent()).toMatch(/\S/)
  for (const name of ['Location', 'Experience', 'Salary'])
    expect(await card.getByText(`${name}:`).count()).toBe(1)
  expect(await card.getByRole('list', { name: 'Skills' }).getByRole('listitem').count()).toBeLessThanOrEqual(
    3,
  )
  expect(await card.getByRole('link', { name: /^View Job/ }).count()).toBe(1)
})

test('samples are marked as samples, and none is called verified', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs')
  await expect.poll(() => page.getByText('These are sample jobs.').isVisible()).toBe(true)
  expect(await cards(page).getByText('Sample', { exact: true }).count()).toBe(6)
  expect(await cards(page).getByText('Verified', { exact: true }).count()).toBe(0)
})

test('typing filters the list, the address follows, and Back returns', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs' })
  const all = await total(page)
  const html = await (await fetch(`${inject('samplesSite')}/jobs?search=react`)).text()
  const narrowed = Number(/Showing \d+ of (\d+)/.exec(html.replaceAll('<!-- -->', ''))?.[1])
  expect(narrowed).toBeLessThan(all)
  await search(page).pressSequentially('react')
  await expect.poll(() => address(page)).toBe('?search=react')
  await expect.poll(() => total(page)).toBe(narrowed)
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Job/ })
    .click()
  await expect.poll(() => page.getByRole('link', { name: 'Back to All Jobs' }).isVisible()).toBe(true)
  await page.goBack()
  await expect.poll(() => search(page).inputValue()).toBe('react')
  await expect.poll(() => total(page)).toBe(narrowed)
})

test('the search address of the structured data works', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs?search=python')
  expect(await search(page).inputValue()).toBe('python')
  expect(await total(page)).toBeGreaterThan(0)
  expect(await total(page)).toBeLessThan(60)
})

test.for([
  ['Remote', 'remote', 'Remote'],
  ['Fresher', 'fresher', 'Fresher'],
] as const)('the chip %s filters the list as it says', async ([chip, value, word], { newPage }) => {
  const page = await newPage({ at: '/jobs' })
  const chips = page.getByRole('list', { name: 'Filter jobs' })
  await chips.getByRole('link', { name: chip, exact: true }).click()
  await expect.poll(() => address(page)).toBe(`?type=${value}`)
  await expect.poll(() => cards(page).count()).toBe(6)
  const pressed = () => chips.getByRole('link', { name: chip, exact: true }).getAttribute('aria-current')
  await expect.poll(pressed).toBe('true')
  // The chip is pressed before the list has followed.
  const fitting = async () =>
    (await cards(page).allTextContents()).filter((text) => text.includes(word)).length
  await expect.poll(fitting).toBe(6)
})

test('every chip and sort gives a different list', async ({ newPage }) => {
  const page = await newPage()
  const lists = new Map<string, string>()
  for (const query of ['?type=on-site', '?type=hybrid', '?type=experienced', '?sort=salary']) {
    await page.goto(`/jobs${query}`)
    lists.set(query, (await cards(page).getByRole('heading').allTextContents()).join('|'))
  }
  expect(new Set(lists.values()).size).toBe(lists.size)
})

test('sorting by salary puts the best paid first, by keyboard alone', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs' })
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  await page.keyboard.press('S')
  await page.keyboard.press('Enter')
  await expect.poll(() => address(page)).toBe('?sort=salary')
  await expect
    .poll(async () => {
      const pay = await cards(page).getByText(/LPA$/).allTextContents()
      return pay.map((text) => Number(/([\d.]+) LPA/.exec(text)?.[1]))
    })
    .toSatisfy(
      (lakhs: number[]) =>
        lakhs.length > 3 && lakhs.every((value, i) => i === 0 || value <= (lakhs[i - 1] ?? 0)),
    )
})

test('Reset clears search, chip and sort', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs?search=java&type=fresher&sort=popular' })
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect.poll(() => address(page)).toBe('')
  await expect.poll(() => search(page).inputValue()).toBe('')
  const chosen = page.getByRole('combobox', { name: 'Sort by' }).locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Newest')
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(60)
})

test('Show More Jobs adds six, keeps the scroll position, and disappears at the end', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs?search=react' })
  const all = await total(page)
  const more = page.getByRole('link', { name: 'Show More Jobs' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await more.click()
  await expect.poll(() => cards(page).count()).toBe(Math.min(12, all))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before)
  await page.goto(`/jobs?search=react&show=${all + 6}`)
  expect(await cards(page).count()).toBe(all)
  expect(await more.count()).toBe(0)
})

test('an empty result says so, with a way to continue', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs?search=xyzzyplugh')
  expect(await cards(page).count()).toBe(0)
  await page.getByRole('link', { name: 'Show all jobs' }).click()
  await expect.poll(() => cards(page).count()).toBe(6)
})

test('a slow list shows a skeleton', async ({ newPage }) => {
  const page = await newPage({ at: '/jobs' })
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  await page.route('**/jobs.data*', async (route) => {
    await answer
    await route.continue()
  })
  await page.getByRole('list', { name: 'Filter jobs' }).getByRole('link', { name: 'Hybrid' }).click()
  await expect.poll(() => page.getByText('Loading jobs…').count()).toBe(1)
  resolve()
  await expect.poll(() => cards(page).count()).toBe(6)
  await expect.poll(() => page.getByText('Loading jobs…').count()).toBe(0)
})

test('the sidebar has featured jobs, urgent ones, and market figures', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs')
  const featured = page.getByRole('region', { name: 'Featured Jobs' })
  expect(await featured.getByRole('listitem').count()).toBe(4)
  expect(await featured.getByText(/^\d+ hours? ago$/).count()).toBe(4)
  const urgent = page.getByRole('region', { name: 'Urgent Hiring' })
  expect(await urgent.getByRole('listitem').count()).toBe(3)
  expect(await urgent.getByText(/(Today|2 days left|3 days left)$/).count()).toBe(3)
  const market = page.getByRole('region', { name: 'Job Market Stats' })
  const figures = await market.getByRole('definition').allTextContents()
  const [jobs = 0, companies, seekers] = figures.map((figure) => Number(figure.replaceAll(',', '')))
  expect(await market.getByRole('term').allTextContents()).toEqual([
    expect.stringMatching(/^(Sample|Active) jobs$/),
    expect.stringMatching(/^(Sample c|C)ompanies$/),
    'Job seekers',
    'Success rate',
  ])
  expect(jobs).toBe(await total(page))
  expect(companies).toBeGreaterThan(20)
  expect(seekers).toBe(Math.floor(jobs * 6.12))
  expect(figures[3]).toBe('95%')
  expect(
    await page.getByRole('region', { name: 'Sponsored' }).getByRole('heading').allTextContents(),
  ).toEqual(['Resume Builder Pro', 'Interview Prep Course', 'Job Alert Premium'])
})

test('the list fits and is accessible at 360, 768 and 1280 px, in dark mode', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' })
  await page.goto('/jobs?search=engineer&location=Pune')
  await expectToFit(
    page,
    [360, 768, 1280].map((width) => [width, 'dark']),
  )
})

test('without JavaScript search, sort, chips, paging and Reset work', async ({ newPage }) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/jobs?type=fresher' })
  await search(page).fill('java')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('salary')
  await toNextDocument(page, () => page.getByRole('button', { name: 'Search' }).click())
  expect(new URL(page.url()).searchParams.get('search')).toBe('java')
  expect(new URL(page.url()).searchParams.get('type')).toBe('fresher')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('salary')
  expect(await cards(page).count()).toBeGreaterThan(0)
  await toNextDocument(page, () => page.getByRole('link', { name: 'Reset' }).click())
  await toNextDocument(page, () => page.getByRole('link', { name: 'Show More Jobs' }).click())
  expect(await cards(page).count()).toBe(20)
})

test('three rows of cards fit the first screen of a desktop, each card within its column', async ({
  newPage,
}) => {
  const page = await newPage({ width: 1280, height: 800 })
  await page.goto('/jobs')
  const boxes = await cards(page).evaluateAll((all) =>
    all.slice(0, 6).map((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect()
      return { top, bottom, left, right, overflows: card.scrollWidth > card.clientWidth }
    }),
  )
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(3)
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2)
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(2)
  expect(boxes.filter(({ overflows }) => overflows)).toEqual([])
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(800)
})
