import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, untilHydrated } from '../page-checks.ts'
import { test } from '../samples-site.ts'

const main = (page: Page) => page.getByRole('main')

test('on a phone: a fresher ticks skills, sees what a job in her city still needs, learns it, and the count changes', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 740, touch: true, tolerate: [/^left the site: https:/] })
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`))
  await open(page, '/skills')
  for (const skill of ['HTML', 'CSS', 'JavaScript', 'SQL', 'Excel'])
    await main(page)
      .getByRole('checkbox', { name: `I know ${skill}`, exact: true })
      .first()
      .check()
  await main(page).getByText('5 skills ticked.').waitFor()
  await expectNoHorizontalScroll(page)

  await open(page, '/jobs')
  const headings = main(page).getByRole('article').getByRole('heading')
  await headings.nth(5).waitFor()
  const newest = await headings.allTextContents()
  const best = main(page).getByRole('checkbox', { name: /^Best fit to my skills first/ })
  await best.check()
  // The best of all: the second was on a later page of the newest.
  await expect.poll(() => headings.nth(1).textContent()).toBe('UI Developer Trainee')
  expect(newest).not.toContain('UI Developer Trainee')
  await best.uncheck()
  await expect.poll(() => headings.allTextContents()).toEqual(newest)
  expect(new URL(page.url()).search).toBe('')

  await open(page, '/jobs/in/jaipur')
  const title = 'Frontend Developer Intern'
  await main(page).getByText('You have 3 of 5 skills').first().waitFor()
  await best.check()
  await expect.poll(() => headings.first().textContent()).toBe(title)
  // The whole list is ordered by the skills that she sees in the address, and nothing else told the server of them.
  const fit = 'css excel html javascript sql'
  await expect.poll(() => new URL(page.url()).searchParams.get('fit')).toBe(fit)
  await main(page).getByRole('link', { name: title, exact: true }).tap()

  await main(page).getByText('You have 3 of 5 skills, not yet:').waitFor()
  const missing = main(page).getByRole('list', { name: 'Skills to learn' }).getByRole('listitem')
  const names = missing.locator(':scope > span:first-child')
  await expect.poll(() => names.allTextContents()).toEqual(['React', 'Git'])
  const git = missing.filter({ hasText: 'Git' })
  const course = git.getByRole('link', { name: /^Free course/ })
  expect(await course.getAttribute('href')).toMatch(/^https:\/\//)
  await expectNoAxeViolations(page)
  const address = page.url()
  const courseHost = new URL((await course.getAttribute('href')) ?? '').origin
  await page
    .context()
    .route(`${courseHost}/**`, (route) =>
      route.fulfill({ body: '<title>Course</title>', contentType: 'text/html' }),
    )
  const [opened] = await Promise.all([page.context().waitForEvent('page'), course.tap()])
  await expect.poll(() => opened.url()).toMatch(/^https:/)
  await opened.close()
  await git.getByRole('link', { name: /, step \d+$/ }).tap()

  await untilHydrated(page)
  await expect.poll(() => page.url()).toMatch(/\/career-paths\/[^#]+#step-\d+$/)
  const number = Number(/#step-(\d+)$/.exec(page.url())?.[1])
  const done = main(page).getByRole('checkbox', { name: `Step ${number} is done`, exact: true })
  await done.check()
  await expectNoHorizontalScroll(page)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => done.isChecked()).toBe(true)

  await open(page, '/jobs/in/jaipur')
  await main(page).getByText('You have 4 of 5 skills').first().waitFor()
  await open(page, address)
  await main(page).getByText('You have 4 of 5 skills, not yet:').waitFor()
  await open(page, '/skills/plan')
  await main(page)
    .getByText(/^(You have every skill that .*)?Learning these next/)
    .waitFor()
  const planned = await main(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(planned.length).toBeGreaterThan(5)
  expect(planned).not.toContain('SQL')
  const told = requests.filter((request) => /excel/i.test(decodeURIComponent(request)))
  expect(told.filter((request) => !request.includes('fit=css+excel+html'))).toEqual([])
})

test('a skill has its jobs, its courses and its steps; without script the lists are there', async ({
  newPage,
}) => {
  const page = await newPage({ javaScript: false, at: '/skills/python' })
  for (const name of [
    'Courses',
    'Roadmap steps',
    'Practice and interview preparation',
    'Asked for together with',
  ])
    expect(await page.getByRole('region', { name }).getByRole('link').count(), name).toBeGreaterThan(0)
  await page.goto('/skills/plan')
  expect(await main(page).getByRole('heading', { level: 2 }).count()).toBe(12)
  await main(page).getByText('The course is a free one where there is one').waitFor()
  await page.goto('/skills')
  expect(await main(page).getByRole('link', { name: 'Python' }).count()).toBeGreaterThan(0)
  expect(await main(page).getByRole('checkbox').filter({ visible: true }).count()).toBe(0)
})

test('the plan counts for somebody’s own years: the field keeps focus and place, follows Back, and empty leaves the address', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 740, at: '/skills/plan' })
  const years = main(page).getByLabel('Your years of experience')
  const isFocused = () => years.evaluate((field) => field === document.activeElement)
  await years.fill('4')
  await years.press('Enter')
  await page.waitForURL((url) => url.search === '?years=4')
  await main(page)
    .getByText(/jobs for 4 years of experience/)
    .waitFor()
  expect(await isFocused()).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  await years.fill('')
  await years.press('Enter')
  await page.waitForURL((url) => url.search === '')
  await years.evaluate((field) => (field as HTMLElement).blur())
  await page.goBack()
  await expect.poll(() => years.inputValue()).toBe('4')
})
