import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test, type PageOptions } from '../journey.ts'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  toNextDocument,
  untilHydrated,
} from '../page-checks.ts'
import { heading, menuButton, pathOf } from '../shell-places.ts'
import { sayNameAtProvider, sharedSignInSite } from '../sign-in-site.ts'
import { isSubscribed } from '../newsletter-subscribers.ts'
import { siteDatabase } from '../site-database.ts'
import { untilListed } from '../until-listed.ts'

const CLOSED_ON = new Date('2026-11-19T06:30:00Z')

const here = sharedSignInSite()
const jobs: Record<'ferry' | 'lamp' | 'bell', string> = { ferry: '', lamp: '', bell: '' }
beforeAll(async () => {
  const database = await siteDatabase(here().dataDirectory)
  const [ferry = '', lamp = '', bell = ''] = await insertJobs(database.owner, [
    jobRow('ferry', { title: 'Ferry Scheduler' }),
    jobRow('lamp', { title: 'Lamp Keeper' }),
    jobRow('bell', { title: 'Bell Founder' }),
  ])
  Object.assign(jobs, { ferry, lamp, bell })
  await database.close()
  await untilListed(here().site.url, 'search=bell', 'Bell Founder')
}, 60_000)

const APPLY = /left the site: https:\/\/careers\.tarangini\.example/
const visit = (options: PageOptions = {}): PageOptions => {
  const { siteUrl, tolerate } = here().visit
  return { ...options, siteUrl, tolerate: [...tolerate, APPLY, ...(options.tolerate ?? [])] }
}

/** Signs a new user up by name, as a job seeker by default. */
async function signUp(page: Page, name: string, type = 'Job seeker'): Promise<void> {
  await page.goto('/auth/sign-up')
  await sayNameAtProvider(page, name)
  await page.getByRole('radio', { name: type }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/dashboard')
}

/** Follows the apply link in its new tab, and closes that tab. */
async function openApplyLink(page: Page): Promise<void> {
  await page
    .context()
    .route('https://careers.tarangini.example/**', (route) =>
      route.fulfill({ body: '<title>Careers</title>', contentType: 'text/html' }),
    )
  const link = page.getByRole('link', { name: /^Apply on/ }).first()
  const [employer] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await employer.close()
}

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/account/save') && response.ok())

/** Opens the dashboard until it has the section: a browser reports an opened link when it likes to. */
async function expectOnDashboard(page: Page, name: string): Promise<void> {
  const isThere = async () => {
    await page.goto('/dashboard')
    return section(page, name).isVisible()
  }
  await expect.poll(isThere, { interval: 500 }).toBe(true)
}

test('an empty dashboard says how to begin', async ({ newPage }) => {
  const page = await newPage(visit({ width: 360, height: 740 }))
  await signUp(page, 'empty')
  for (const name of ['Saved jobs', 'Jobs you opened', 'Saved searches'])
    await expect.poll(() => section(page, name).getByRole('link').count(), { message: name }).toBe(1)
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await menuButton(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor()
})

test('saved and opened jobs are on the dashboard, and can be removed', async ({ newPage }) => {
  const page = await newPage(visit())
  await signUp(page, 'kavya')
  await open(page, `/jobs?job=${jobs.ferry}`)
  await Promise.all([saved(page), page.getByRole('button', { name: 'Save job' }).press('Enter')])
  const remove = page.getByRole('button', { name: 'Remove job from saved' })
  await expect.poll(() => remove.isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Saved.' }).count()).toBe(1)
  await expectNoAxeViolations(page)
  await page.reload()
  await expect.poll(() => remove.isVisible()).toBe(true)

  await openApplyLink(page)
  await open(page, '/jobs?search=lamp&type=remote')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('link', { name: 'See your dashboard' }).click()
  await expect.poll(() => heading(page)).toBe('Your dashboard')
  await expectOnDashboard(page, 'Jobs you opened (1)')
  await untilHydrated(page)
  const list = section(page, 'Saved jobs (1)')
  await list.getByRole('link', { name: 'Ferry Scheduler' }).waitFor()
  expect(await section(page, 'Jobs you opened (1)').getByText('Apply link opened just now').count()).toBe(1)
  const search = section(page, 'Saved searches (1)').getByRole('link', {
    name: 'Remote IT jobs in India: lamp',
  })
  expect(await search.getAttribute('href')).toBe('/jobs?search=lamp&type=remote')
  await expectNoAxeViolations(page)

  await list.getByRole('button', { name: /^Remove Ferry Scheduler/ }).click()
  await expect.poll(() => section(page, 'Saved jobs').getByText('Tap Save job').isVisible()).toBe(true)
})

test('a signed-in visitor saves from a card into the account, and copies the jobs of the browser there', async ({
  newPage,
}) => {
  const page = await newPage({ ...visit({ width: 360, touch: true }), at: '/jobs?search=bell' })
  await page.getByRole('button', { name: 'Save Bell Founder at Tarangini Systems' }).tap()
  await signUp(page, 'cards')
  await open(page, '/jobs?search=ferry')
  await Promise.all([
    saved(page),
    page.getByRole('button', { name: 'Save Ferry Scheduler at Tarangini Systems' }).tap(),
  ])
  const remove = page.getByRole('button', { name: 'Remove Ferry Scheduler at Tarangini Systems from saved' })
  await expect.poll(() => remove.isVisible()).toBe(true)
  await page.reload()
  await expect.poll(() => remove.isVisible()).toBe(true)

  await open(page, '/saved')
  const rows = page.getByRole('region', { name: /^Your jobs/ }).getByRole('listitem')
  // The list is that of the account.
  await expect.poll(() => rows.getByRole('link').allTextContents()).toEqual(['Ferry Scheduler'])
  await page.getByRole('button', { name: 'Copy these jobs to your account' }).tap()
  await expect.poll(() => page.getByText('1 copied.').isVisible()).toBe(true)
  await expectNoAxeViolations(page)
  await page.goto('/dashboard')
  const list = section(page, 'Saved jobs (2)')
  const titles = list.getByRole('listitem').getByRole('link')
  expect(await titles.allTextContents()).toEqual(['Ferry Scheduler', 'Bell Founder'])
})

test('a saved job that has closed stays on the dashboard, marked as closed', async ({ newPage }) => {
  const page = await newPage(visit({ width: 360 }))
  await signUp(page, 'late')
  await open(page, `/jobs?job=${jobs.bell}`)
  await Promise.all([saved(page), page.getByRole('button', { name: 'Save job' }).click()])
  await expect.poll(() => page.getByText('Saved.').isVisible()).toBe(true)
  const database = await siteDatabase(here().dataDirectory)
  await database.owner
    .updateTable('jobs')
    .set({ is_active: false, closed_at: CLOSED_ON })
    .where('id', '=', jobs.bell)
    .execute()
  await database.close()
  await page.goto('/dashboard')
  const list = section(page, 'Saved jobs (1)')
  expect(await list.getByText('Closed', { exact: true }).isVisible()).toBe(true)
  expect(await list.getByText('closed on 19 Nov 2026').isVisible()).toBe(true)
  await expectNoHorizontalScroll(page)
})

test('a visitor who is not signed in presses Save, signs in, and returns to the job, which is saved', async ({
  newPage,
}) => {
  const page = await newPage(visit())
  await page.goto(`/jobs?job=${jobs.lamp}`)
  await page.getByRole('link', { name: 'Sign in to save it in your account' }).click()
  await sayNameAtProvider(page, 'newcomer')
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?job=${jobs.lamp}&saved=saved`)
  await expect.poll(() => page.getByText('Saved.').isVisible()).toBe(true)
  await page.goto('/dashboard')
  expect(await section(page, 'Saved jobs (1)').getByRole('link', { name: 'Lamp Keeper' }).isVisible()).toBe(
    true,
  )
  // Choosing a user type is optional: they can still choose it later.
  expect(await page.getByText('Not chosen yet').isVisible()).toBe(true)
})

test('a link on another site can at most sign in, and saves nothing', async ({ newPage }) => {
  const page = await newPage(visit())
  const at = encodeURIComponent(`/jobs?job=${jobs.lamp}`)
  // The address was typed or linked from elsewhere, not opened from one of our pages.
  await page.goto(`/auth/sign-in?return_to=${at}&keep=1`)
  await sayNameAtProvider(page, 'lured')
  await page.goto('/dashboard')
  expect(await section(page, 'Saved jobs').getByText('Tap Save job').isVisible()).toBe(true)
})

test('the newsletter can be started and stopped on the dashboard, without a confirmation mail', async ({
  newPage,
}) => {
  const page = await newPage(visit({ width: 360 }))
  await signUp(page, 'reader')
  const letter = section(page, 'Newsletter')
  await letter.getByRole('button', { name: 'Subscribe' }).click()
  await expect
    .poll(() => letter.getByText('You get our weekly newsletter at this address.').isVisible())
    .toBe(true)
  const database = await siteDatabase(here().dataDirectory)
  const subscribed = () => isSubscribed(database.owner, 'reader@mail.example')
  await expect.poll(subscribed).toBe(true)
  await letter.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect.poll(() => letter.getByRole('button', { name: 'Subscribe' }).isVisible()).toBe(true)
  await expect.poll(subscribed).toBe(false)
  await database.close()
})

test('everything works without script', async ({ newPage }) => {
  const page = await newPage(visit({ javaScript: false, width: 360 }))
  await signUp(page, 'plain', 'Aspiring founder')
  expect(await page.getByRole('link', { name: 'Open the Entrepreneur Hub' }).isVisible()).toBe(true)
  await page.goto(`/jobs?job=${jobs.ferry}`)
  await toNextDocument(page, () => page.getByRole('button', { name: 'Save job' }).click())
  expect(new URL(page.url()).search).toBe(`?job=${jobs.ferry}&saved=saved`)
  expect(await page.getByText('Saved.').isVisible()).toBe(true)
  await openApplyLink(page)
  await page.goto('/jobs?search=ferry')
  await toNextDocument(page, () => page.getByRole('button', { name: 'Save this search' }).click())
  await expectOnDashboard(page, 'Jobs you opened (1)')
  expect(await section(page, 'Saved jobs (1)').isVisible()).toBe(true)
  expect(await section(page, 'Saved searches (1)').getByText('1 open job right now').isVisible()).toBe(true)
  const search = section(page, 'Saved searches (1)')
  await toNextDocument(page, () => search.getByRole('button', { name: /^Remove/ }).click())
  expect(pathOf(page)).toBe('/dashboard')
  expect(await section(page, 'Saved searches (1)').count()).toBe(0)
  await toNextDocument(page, () => page.getByRole('button', { name: 'Sign out' }).click())
  expect(await heading(page)).toBe('You are signed out')
})

test('the data can be exported, and then deleted everywhere', async ({ newPage }) => {
  const page = await newPage(visit())
  await signUp(page, 'leaver')
  const phone = await newPage(visit({ width: 360 }))
  await phone.context().addCookies(await page.context().cookies(here().site.url))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('pravesh-my-data.json')
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    account: { email: 'leaver@mail.example', name: 'Leaver Rao', user_type: 'job-seeker' },
    sessions: [{}],
    saved_jobs: [],
  })
  await page.getByRole('link', { name: 'Delete my data' }).click()
  await expect.poll(() => heading(page)).toBe('Delete your data?')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expect.poll(() => heading(page)).toBe('Your data has been deleted')
  const cookies = await page.context().cookies()
  expect(cookies.some(({ name }) => name === 'pravesh-session')).toBe(false)
  await expectNoAxeViolations(page)
  const database = await siteDatabase(here().dataDirectory)
  const left = await database.owner
    .selectFrom('accounts')
    .select('id')
    .where('subject', '=', 'leaver')
    .execute()
  await database.close()
  expect(left).toEqual([])
  // The copied session has ended too: it goes to the provider, which knows only the first browser.
  await phone.goto('/dashboard/delete')
  expect(new URL(phone.url()).origin).toBe(here().provider.issuer)
})

test('saving with a session that ended elsewhere says so', async ({ newPage }) => {
  const page = await newPage(visit({ tolerate: [/status of 401/] }))
  await signUp(page, 'ended')
  await open(page, `/jobs?job=${jobs.ferry}`)
  const database = await siteDatabase(here().dataDirectory)
  await database.owner.deleteFrom('accounts').where('subject', '=', 'ended').execute()
  await database.close()
  await page.getByRole('button', { name: 'Save job' }).click()
  await expect.poll(() => page.getByRole('link', { name: 'Sign in and save' }).isVisible()).toBe(true)
})
