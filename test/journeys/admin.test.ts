import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { postingPath } from '#core/posting-address.ts'
import { recordReport } from '#db/queries/jobs/job-reports.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { expectToFit, toNextDocument, TWO_LOOKS } from '../page-checks.ts'
import { sayNameAtProvider, sharedSignInSite } from '../sign-in-site.ts'
import { siteDatabase } from '../site-database.ts'

const here = sharedSignInSite({ ADMIN_EMAILS: 'asha@mail.example' })

const FERRY = { title: 'Ferry Timetable Engineer', company: 'Tarangini Systems', location: 'Pune' }

/** A reported posting, one to feature, and a board that fails. */
async function addRows() {
  await using stack = new AsyncDisposableStack()
  const database = await siteDatabase(here().dataDirectory)
  stack.defer(() => database.close())
  const [reported = '', other = ''] = await insertJobs(database.owner, [
    jobRow('1', { ...FERRY, source: 'lever:tarangini' }),
    jobRow('2', { title: 'Lighthouse Lead', source: 'lever:tarangini', posted_at: new Date() }),
  ])
  await recordReport(database.owner, reported, 'closed')
  const failing = {
    last_run_at: new Date(),
    last_outcome: 'network' as const,
    last_error: 'no answer',
    failures: 3,
  }
  await database.owner
    .insertInto('boards')
    .values({ source: 'lever:tarangini', listed_as: 'active', ...failing })
    .execute()
  return { reported, other }
}

/** Until a page that is in memory is rendered again. */
const KEPT = { timeout: 50_000, interval: 500 }

test('an operator decides a report, features a posting and pauses a board, and the site follows', async ({
  newPage,
}) => {
  const { reported } = await addRows()
  const page = await newPage({ ...here().visit, width: 360 })
  await page.goto('/auth/sign-in?return_to=%2Fadmin')
  await sayNameAtProvider(page, 'asha')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Overview')
  await expectToFit(page, TWO_LOOKS)
  // Nothing of visitors' scripts, and none of its own.
  expect(await page.locator('script').count()).toBe(0)

  const path = postingPath({ id: reported, ...FERRY })
  expect(await (await fetch(here().site.url + path)).text()).toContain('Ferry Timetable Engineer')
  const press = (what: Locator) => toNextDocument(page, () => what.click())
  await press(page.getByRole('link', { name: 'Reports', exact: true }))
  await expectToFit(page, TWO_LOOKS)
  await press(page.getByRole('button', { name: /^Close: Ferry/ }))
  expect(await page.getByRole('status').textContent()).toContain('Done')

  await press(page.getByRole('link', { name: 'Postings' }))
  await page.getByLabel(/^Words of title/).fill('lighthouse')
  await press(page.getByRole('button', { name: 'Find' }))
  await press(page.getByRole('button', { name: /^Feature: Lighthouse/ }))
  expect(await page.getByRole('status').textContent()).toContain('Done')
  await expectToFit(page, TWO_LOOKS)

  await press(page.getByRole('link', { name: 'Boards' }))
  await press(page.getByRole('button', { name: 'Pause: lever:tarangini' }))
  expect(await page.getByRole('status').textContent()).toContain('Done')
  await press(page.getByRole('link', { name: 'Add boards, import or export the list' }))
  await expectToFit(page, TWO_LOOKS)
  await page.getByLabel(/^Source, such as/).fill('https://jobs.lever.co/tapti')
  await press(page.getByRole('button', { name: 'Add', exact: true }))
  expect(await page.getByRole('button', { name: 'Pause: lever:tapti' }).count()).toBe(1)
  await press(page.getByRole('link', { name: 'Log', exact: true }))
  for (const act of ['close posting', 'feature posting', 'pause board'])
    expect(await page.getByRole('cell', { name: act }).count()).toBe(1)
  await expectToFit(page, TWO_LOOKS)

  // A page that was in memory shows the change when it is rendered again, after some seconds.
  const text = async (address: string) => (await fetch(here().site.url + address)).text()
  await expect.poll(() => text(path), KEPT).toContain('This job has closed')
  await expect.poll(() => text('/jobs'), KEPT).toMatch(/Featured[\s\S]*Lighthouse Lead/)
  await expect.poll(() => text('/status'), KEPT).toContain('No careers page has been added yet')
}, 180_000)

test('everybody else finds no such page, signed in or not', async ({ newPage }) => {
  const page = await newPage({ ...here().visit, tolerate: [...here().visit.tolerate, /status of 404/] })
  expect((await page.goto('/admin'))?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found')
  await page.goto('/auth/sign-in')
  await sayNameAtProvider(page, 'ravi')
  for (const path of ['/admin', '/admin/reports', '/admin/log']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found')
  }
})
