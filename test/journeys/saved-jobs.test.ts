import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  toNextDocument,
  untilHydrated,
} from '../page-checks.ts'
import { focused, heading, pathOf } from '../shell-places.ts'

const main = (page: Page) => page.getByRole('main')
const saveButtons = (page: Page) => main(page).getByRole('button', { name: /^Save .+ at / })
const rows = (page: Page) => page.getByRole('region', { name: /^Your jobs/ }).getByRole('listitem')
const status = (page: Page) => page.getByRole('region', { name: /^Your jobs/ }).getByRole('status')
const stages = (page: Page) => page.getByRole('group', { name: 'Show only one stage' }).getByRole('button')

/** Saves the first jobs of the list. @returns Their titles, the first saved one last. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await open(page, '/jobs')
  const titles: string[] = []
  for (let number = 0; number < count; number++) {
    const name = (await saveButtons(page).first().textContent()) ?? ''
    titles.unshift(/^Save (.+) at /.exec(name)?.[1] ?? '')
    await saveButtons(page).first().click()
    await expect.poll(() => saveButtons(page).first().textContent()).not.toBe(name)
  }
  return titles
}

/** A file that the visitor chooses on the page. */
const file = (content: string) => ({
  name: 'list.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

test('on a phone: jobs are saved from cards, tracked by stage with a note, and removed', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 740, touch: true })
  const requests: string[] = []
  await open(page, '/saved')
  await page.getByText('No saved jobs yet').waitFor()
  await expectNoAxeViolations(page)
  await main(page).getByRole('link', { name: 'Browse Jobs' }).tap()
  await expect.poll(() => heading(page)).toBe('IT jobs in India')
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData()}`))
  const titles = await saveFirst(page, 3)
  await expectNoHorizontalScroll(page)
  await expectNoAxeViolations(page)

  await open(page, '/saved')
  await expect.poll(() => rows(page).getByRole('link').allTextContents()).toEqual(titles)
  await rows(page).nth(1).getByRole('combobox').selectOption('Interview')
  await expect.poll(() => status(page).textContent()).toBe(`${titles[1]} is now under Interview.`)
  await rows(page).nth(1).getByRole('textbox').fill('HR round on Thursday')
  await expect
    .poll(() => stages(page).allTextContents())
    .toEqual(['2Saved', '0Applied', '0Test', '1Interview', '0Offer', '0Closed'])
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)

  await page.reload()
  await untilHydrated(page)
  await stages(page).nth(3).tap()
  await expect.poll(() => rows(page).count()).toBe(1)
  await expect.poll(() => rows(page).getByRole('textbox').inputValue()).toBe('HR round on Thursday')
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .tap()
  await page.getByText('No job under Interview yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => rows(page).getByRole('textbox').inputValue()).toBe('HR round on Thursday')

  await rows(page).getByRole('link').tap()
  await expect.poll(() => heading(page)).toBe(titles[1])
  await main(page).getByRole('button', { name: 'Remove from saved' }).waitFor()
  // The list never leaves the browser: no request has the note or the stage, or posts anything.
  expect(requests.filter((request) => /HR round|interview|^POST (?!\S+\/click )/i.test(request))).toEqual([])
})

test('with the keyboard: a job is saved on its page, and the focus stays where the visitor is', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360 })
  await open(page, '/jobs')
  await main(page)
    .getByRole('link', { name: /^View Job/ })
    .first()
    .press('Enter')
  const save = main(page).getByRole('button', { name: 'Save job' })
  // The page is there, and at its top.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await save.focus()
  const before = await save.boundingBox()
  await save.press('Enter')
  await expect.poll(() => focused(page)).toContain('Remove from saved')
  const remove = main(page).getByRole('button', { name: 'Remove from saved' })
  await expect.poll(() => remove.boundingBox()).toEqual(before)
  const link = main(page).getByRole('link', { name: 'See your saved jobs' })
  await expectNoAxeViolations(page)
  await link.press('Enter')
  await expect.poll(() => heading(page)).toBe('Saved jobs')

  await stages(page).first().press('Space')
  await expect.poll(() => stages(page).first().getAttribute('aria-pressed')).toBe('true')
  const stage = rows(page).getByRole('combobox')
  await stage.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => status(page).textContent()).toMatch(/is now under Applied\.$/)
  // The row left the list of this stage, so the focus went to the heading.
  await expect.poll(() => focused(page)).toBe('Your jobs (1)')
  await stages(page).first().press('Space')
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect.poll(() => focused(page)).toBe('Your jobs')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Undo')
})

test('a hidden company leaves the list, which says how many are hidden and shows them again', async ({
  newPage,
}) => {
  const page = await newPage()
  await open(page, '/jobs')
  const cards = main(page).getByRole('article')
  const all = await cards.count()
  const company = / at (.+)$/.exec((await saveButtons(page).first().textContent()) ?? '')?.[1] ?? ''
  await cards
    .first()
    .getByRole('link', { name: /^View Job/ })
    .click()
  await main(page).getByRole('button', { name: 'Hide this company', exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: `Jobs of ${company} no longer show` })
  await expect.poll(() => told.count()).toBe(1)

  await open(page, '/jobs')
  await expect.poll(() => cards.filter({ hasText: company }).count()).toBe(0)
  const hidden = all - (await cards.count())
  await page.getByText(`${hidden} hidden`, { exact: true }).waitFor()
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => cards.count()).toBe(all)
  await main(page).getByRole('button', { name: 'Hide again' }).click()
  await expect.poll(() => cards.count()).toBe(all - hidden)

  await main(page).getByRole('link', { name: 'Hidden companies' }).click()
  const section = page.getByRole('region', { name: 'Hidden companies (1)' })
  await section.getByRole('button', { name: `Show again ${company}` }).click()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(all)
})

test('a card hides its company, by keyboard, and the line with the way back has the focus', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360 })
  await open(page, '/jobs')
  const cards = main(page).getByRole('article')
  const all = await cards.count()
  const hide = cards.first().getByRole('button', { name: /^Hide this company: / })
  const company = (await hide.textContent())?.replace('Hide this company: ', '') ?? ''
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.filter({ hasText: company }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+ hidden/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count()).toBe(all)
  // The line is gone with its button: the focus is on the list that was below it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.ariaLabel ?? null))
    .toBe(await cards.first().getAttribute('aria-label'))
})

test('the list moves to another browser by its file; a bad file and bad rows are named', async ({
  newPage,
}) => {
  const page = await newPage()
  await open(page, '/skills/git')
  await main(page).getByRole('checkbox', { name: 'I know Git' }).check()
  const titles = await saveFirst(page, 2)
  await open(page, '/saved')
  await rows(page).first().getByRole('combobox').selectOption('Offer')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('pravesh-saved-jobs.json')
  const content = readFileSync(await download.path(), 'utf8')
  expect(content).toContain(`"link": "${new URL(page.url()).origin}/jobs/`)

  const other = await newPage({ width: 360, touch: true })
  await open(other, '/saved')
  const field = other.getByLabel('Add from a file')
  const result = other.getByRole('region', { name: 'Your file' }).getByRole('status')
  expect(await other.getByRole('button', { name: 'Download a copy' }).isDisabled()).toBe(true)
  await field.setInputFiles(file('Title,Company\nTester,Kaveri'))
  await expect.poll(() => result.textContent()).toMatch(/^This file is not JSON\./)
  await field.setInputFiles(file(content.replace('"stage": "offer"', '"stage": "hired"')))
  await expect
    .poll(() => result.textContent())
    .toBe('1 job added, 1 skill ticked, 1 left out because they are not valid.')
  await other.getByText('Job 1: its stage is “hired”').waitFor()
  await expectNoAxeViolations(other)
  await expectNoHorizontalScroll(other)
  await field.setInputFiles(file(content))
  await expect.poll(() => result.textContent()).toBe('1 job added, 1 already here.')
  await expect.poll(() => rows(other).getByRole('link').allTextContents()).toEqual(titles)
  await expect.poll(() => rows(other).first().getByRole('combobox').inputValue()).toBe('offer')
  await open(other, '/skills/git')
  await expect.poll(() => main(other).getByRole('checkbox', { name: 'I know Git' }).isChecked()).toBe(true)
})

test('another tab follows at once', async ({ newPage }) => {
  const page = await newPage()
  await open(page, '/saved')
  await page.getByText('No saved jobs yet').waitFor()
  const other = await page.context().newPage()
  await saveFirst(other, 1)
  await expect.poll(() => rows(page).count()).toBe(1)
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect
    .poll(() =>
      main(other)
        .getByRole('button', { name: /^Remove .+ from saved$/ })
        .count(),
    )
    .toBe(0)
})

test('without script the page says that saving needs one, and no save button is offered', async ({
  newPage,
}) => {
  const page = await newPage({ javaScript: false, width: 360, at: '/saved' })
  expect(await page.locator('noscript p').textContent()).toMatch(/^Saving jobs works only with JavaScript/)
  expect(await page.locator('noscript p').isVisible()).toBe(true)
  expect(await page.getByText('No saved jobs yet').count()).toBe(0)
  await page.goto('/jobs')
  expect(await saveButtons(page).count()).toBe(0)
  const view = main(page).getByRole('link', { name: /^View Job/ })
  await toNextDocument(page, () => view.first().click())
  expect(pathOf(page)).toMatch(/^\/jobs/)
  for (const name of ['Save job', 'Hide this company'])
    expect(await main(page).getByRole('button', { name }).count(), name).toBe(0)
})
