import { expect, inject } from 'vitest'
import { insertJobs, jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, open, toNextDocument } from '../page-checks.ts'
import { siteDatabase } from '../site-database.ts'
import { untilListed } from '../until-listed.ts'

const HOUR = 3_600_000

/** A real posting on the shared site, deleted at the end. Each test gives it a title of its own. */
async function realPosting(title: string) {
  const database = await siteDatabase()
  const seen = new Date(Date.now() - 3 * HOUR)
  const [id = ''] = await insertJobs(database.owner, [
    jobRow(title.replaceAll(' ', '-'), {
      title,
      source: 'greenhouse:tarangini',
      // Not on the first pages, which other tests check.
      posted_at: new Date(Date.now() - 400 * 24 * HOUR),
      first_seen_at: new Date(Date.now() - 48 * HOUR),
      last_seen_at: seen,
      verified_at: seen,
    }),
  ])
  return {
    id,
    reports: () =>
      database.owner.selectFrom('job_reports').select('reason').where('job_id', '=', id).execute(),
    [Symbol.asyncDispose]: async () => {
      await database.owner.deleteFrom('jobs').where('id', '=', id).execute()
      await database.close()
    },
  }
}

test('a card says that a posting is verified, and its page where and when it was last seen', async ({
  newPage,
}) => {
  await using job = await realPosting('Observatory Keeper')
  const page = await newPage({ width: 360, touch: true })
  await untilListed(inject('site').url, 'search=observatory+keeper', 'Observatory Keeper')
  await page.goto('/jobs?search=observatory+keeper')
  const card = page.getByRole('article')
  expect(await card.getByText('Verified', { exact: true }).isVisible()).toBe(true)
  expect(await card.getByText('checked').count()).toBe(0)
  await page.goto(`/jobs?job=${job.id}`)
  const seen = page.getByText(/· Open on .+’ careers page, checked/)
  expect(await seen.getByRole('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+\+05:30$/)
  expect(await page.getByText('Verified', { exact: true }).isVisible()).toBe(true)
  await expectNoHorizontalScroll(page)
})

test('a posting is reported by keyboard, in place, with a thank-you message', async ({ newPage }) => {
  await using job = await realPosting('Ferry Timetable Engineer')
  const page = await newPage({ at: `/jobs?job=${job.id}` })
  const report = page.getByRole('region', { name: 'Report this job' })
  await report.locator('summary').press('Enter')
  await expectNoAxeViolations(page)
  await report.getByRole('radio', { name: /^It asks for money/ }).press('Space')
  await report.getByRole('button', { name: 'Send report' }).press('Enter')
  await expect.poll(() => report.getByRole('status').textContent()).toMatch(/^Thank you\./)
  expect(new URL(page.url()).search).toBe(`?job=${job.id}`)
  await expect.poll(() => report.getByRole('radio').count()).toBe(0)
  // The form is gone, but the focus is not lost.
  const thanks = report.getByRole('status')
  await expect.poll(() => thanks.evaluate((output) => output === document.activeElement)).toBe(true)
  expect(await job.reports()).toEqual([{ reason: 'scam' }])
  await expectNoAxeViolations(page)
})

test('without script the form returns to the posting with a thank-you message', async ({ newPage }) => {
  await using job = await realPosting('Lighthouse Automation Lead')
  const page = await newPage({ javaScript: false, width: 360, at: `/jobs?job=${job.id}` })
  const report = page.getByRole('region', { name: 'Report this job' })
  await report.locator('summary').click()
  await report.getByRole('radio', { name: /^It is closed/ }).check()
  await toNextDocument(page, () => report.getByRole('button', { name: 'Send report' }).click())
  expect(new URL(page.url()).search).toBe(`?job=${job.id}&reported=thanks`)
  expect(await report.getByRole('status').textContent()).toMatch(/^Thank you\./)
  expect(await job.reports()).toEqual([{ reason: 'closed' }])
  await expectNoHorizontalScroll(page)
})

test('a report that our server has not answered says so and keeps the choice', async ({ newPage }) => {
  await using job = await realPosting('Signal Box Programmer')
  const page = await newPage({ tolerate: [/status of 503/] })
  await page.route('**/report-job', (route) => route.fulfill({ status: 503, json: { outcome: 'failed' } }))
  await open(page, `/jobs?job=${job.id}`)
  const report = page.getByRole('region', { name: 'Report this job' })
  await report.locator('summary').click()
  const wrong = report.getByRole('radio', { name: /^Wrong details/ })
  await wrong.check()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(() => report.getByRole('status').textContent()).toMatch(/^Not sent\. No connection\./)
  expect(await wrong.isChecked()).toBe(true)
  expect(await job.reports()).toEqual([])
})

test('a sample cannot be reported', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/jobs')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click()
  await expect.poll(() => page.getByRole('link', { name: 'Back to All Jobs' }).isVisible()).toBe(true)
  expect(await page.getByRole('region', { name: 'Report this job' }).count()).toBe(0)
})
