import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test, type PageOptions } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, untilHydrated } from '../page-checks.ts'
import { sayNameAtProvider, sharedSignInSite } from '../sign-in-site.ts'
import { siteDatabase } from '../site-database.ts'
import { untilListed } from '../until-listed.ts'

const here = sharedSignInSite()
let ferry = ''
beforeAll(async () => {
  const database = await siteDatabase(here().dataDirectory)
  const rows = [
    jobRow('ferry', { title: 'Ferry Scheduler' }),
    jobRow('lamp', { title: 'Lamp Keeper', company: 'Chirag Lamps' }),
  ]
  ferry = (await insertJobs(database.owner, rows))[0] ?? ''
  await database.close()
  await untilListed(here().site.url, 'search=ferry', 'Ferry Scheduler')
  await untilListed(here().site.url, 'search=lamp', 'Lamp Keeper')
}, 60_000)

const visit = (options: PageOptions = {}): PageOptions => {
  const { siteUrl, tolerate } = here().visit
  return { ...options, siteUrl, tolerate: [...tolerate, ...(options.tolerate ?? [])] }
}

/** Signs in, as a new user or one that exists. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/auth/sign-in?return_to=/saved')
  await sayNameAtProvider(page, name)
  const later = page.getByRole('link', { name: 'Not now' })
  const saved = page.getByRole('heading', { name: 'Saved jobs', level: 1 })
  await later.or(saved).first().waitFor()
  if (await later.isVisible()) await later.click()
  await page.waitForURL('/saved')
  await untilHydrated(page)
}

const rows = (page: Page) => page.getByRole('region', { name: /^Your jobs/ }).getByRole('listitem')
const note = (page: Page) => rows(page).getByRole('textbox')
const stage = (page: Page) => rows(page).getByRole('combobox')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pravesh-saved'))
const answerOf = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().endsWith(path) && response.ok())

test('stage, note and hidden company are in the account, and on a second device', async ({ newPage }) => {
  const page = await newPage(visit())
  await signIn(page, 'tracker')
  await open(page, '/jobs?search=ferry')
  await Promise.all([
    answerOf(page, '/account/save'),
    page.getByRole('button', { name: 'Save Ferry Scheduler at Tarangini Systems' }).click(),
  ])
  await open(page, '/jobs?search=lamp')
  await page.getByRole('link', { name: /^View Job/ }).click()
  await Promise.all([
    answerOf(page, '/account/hide'),
    page.getByRole('button', { name: 'Hide this company', exact: true }).click(),
  ])
  await expect
    .poll(() => page.getByText('Jobs of Chirag Lamps no longer show in your lists.').count())
    .toBe(1)

  await open(page, '/saved')
  await Promise.all([answerOf(page, '/account/track'), stage(page).selectOption('Interview')])
  await Promise.all([answerOf(page, '/account/track'), note(page).fill('HR round on Thursday')])
  await expectNoAxeViolations(page)
  expect(await stored(page)).toBeNull()

  const phone = await newPage(visit({ width: 360, touch: true }))
  await signIn(phone, 'tracker')
  await expect.poll(() => rows(phone).getByRole('link').allTextContents()).toEqual(['Ferry Scheduler'])
  await expect.poll(() => stage(phone).inputValue()).toBe('interview')
  await expect.poll(() => note(phone).inputValue()).toBe('HR round on Thursday')
  await phone.getByRole('region', { name: 'Hidden companies (1)' }).waitFor()
  await expectNoAxeViolations(phone)
  await expectNoHorizontalScroll(phone)
  await open(phone, '/jobs?search=lamp')
  await expect.poll(() => phone.getByText('1 hidden', { exact: true }).isVisible()).toBe(true)
  await expect.poll(() => phone.getByRole('article').filter({ hasText: 'Chirag Lamps' }).count()).toBe(0)

  await phone.getByRole('main').getByRole('link', { name: 'Hidden companies' }).tap()
  await Promise.all([
    answerOf(phone, '/account/hide'),
    phone.getByRole('button', { name: 'Show again Chirag Lamps' }).tap(),
  ])
  await Promise.all([
    answerOf(phone, '/account/save'),
    rows(phone)
      .getByRole('button', { name: /^Remove/ })
      .tap(),
  ])
  // Undo puts the job back with its stage and note.
  await Promise.all([answerOf(phone, '/account/track'), phone.getByRole('button', { name: 'Undo' }).tap()])
  await open(page, '/saved')
  await expect.poll(() => stage(page).inputValue()).toBe('interview')
  await expect.poll(() => note(page).inputValue()).toBe('HR round on Thursday')
  await page.getByRole('region', { name: 'Hidden companies', exact: true }).waitFor()
})

test('what a browser kept before the sign-in is copied with stage, note and hidden companies', async ({
  newPage,
}) => {
  const page = await newPage(visit({ width: 360 }))
  await open(page, '/jobs?search=ferry')
  await page.getByRole('button', { name: 'Save Ferry Scheduler at Tarangini Systems' }).click()
  await open(page, '/saved')
  await stage(page).selectOption('Offer')
  await note(page).fill('Answer by Friday')
  await open(page, '/jobs?search=lamp')
  await page.getByRole('link', { name: /^View Job/ }).click()
  await page.getByRole('button', { name: 'Hide this company', exact: true }).click()
  await signIn(page, 'copier')
  await expect.poll(() => page.getByText('This browser has 1 job and 1 hidden company').count()).toBe(1)
  expect(await rows(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Copy these jobs to your account' }).click()
  await expect.poll(() => page.getByText('2 copied.').isVisible()).toBe(true)
  await expect
    .poll(() => page.getByRole('button', { name: 'Copy these jobs to your account' }).count())
    .toBe(0)

  const other = await newPage(visit())
  await signIn(other, 'copier')
  await expect.poll(() => stage(other).inputValue()).toBe('offer')
  await expect.poll(() => note(other).inputValue()).toBe('Answer by Friday')
  await other.getByRole('region', { name: 'Hidden companies (1)' }).waitFor()
})

test('the page itself has nothing of the account, and says when the session has ended', async ({
  newPage,
}) => {
  const page = await newPage(visit({ tolerate: [/status of 401/] }))
  await signIn(page, 'private')
  await open(page, `/jobs?job=${ferry}`)
  await Promise.all([answerOf(page, '/account/save'), page.getByRole('button', { name: 'Save job' }).click()])
  await expect.poll(() => page.getByText('Saved.').isVisible()).toBe(true)
  const html = await (await page.request.get('/saved')).text()
  expect(html).not.toContain('Ferry Scheduler')
  await open(page, '/saved')
  await expect.poll(() => rows(page).count()).toBe(1)
  const database = await siteDatabase(here().dataDirectory)
  await database.owner.deleteFrom('accounts').where('subject', '=', 'private').execute()
  await database.close()
  await stage(page).selectOption('Applied')
  await expect.poll(() => page.getByText('Your session has ended.').isVisible()).toBe(true)
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).waitFor()
})
