import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requestScope } from '#app/page/context.ts'
import { FigureSourceContext } from '#app/figures/figure-source.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { exampleJob } from '#test/example-job.ts'
import Home, { loader } from './home.tsx'
import type { RequestScope } from '#app/page/context.ts'
import type { FigureSource } from '#app/figures/figure-lists.ts'
import type { JobSummary } from '#core/job.ts'
import type { ComponentType } from 'react'

const NOW = new Date('2026-11-20T06:30:00Z')
const SITE = 'https://pravesh.example'

/** The page rendered with these jobs. */
function page(
  jobs: JobSummary[],
  freshers: JobSummary[] = [],
  verified = false,
  figures: FigureSource = { kind: 'spec' },
): string {
  // The page reads no other props.
  const Page = Home as ComponentType<{ loaderData: unknown }>
  const loaderData = { jobs, freshers, verified, now: NOW, siteUrl: SITE }
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={loaderData} /> }])
  return renderToStaticMarkup(
    <FigureSourceContext value={figures}>
      <Stub />
    </FigureSourceContext>,
  )
}

async function load(db: RequestScope['db']) {
  const context = new RouterContextProvider()
  const scope = { db, finder: createSqlFinder(db), siteUrl: SITE, now: NOW, logError: vi.fn() }
  context.set(requestScope, scope)
  const url = new URL(SITE)
  const request = new Request(url)
  const result = await loader({ context, request, url, params: {}, pattern: '/' })
  return { ...result, logError: scope.logError }
}

test('if the database is down the page is 503, is not cached, and shows no jobs', async () => {
  const failure = new Error('connection refused')
  const { data, init, logError } = await load(fakeDatabase(() => Promise.reject(failure)))

  expect(data).toMatchObject({ jobs: [], freshers: [], verified: false })
  expect(init?.status).toBe(503)
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-store')
  expect(logError).toHaveBeenCalledWith(failure, 'jobs on home')
})

test('right under the hero are fresher jobs; else the newest ones, or a line that says there are none', () => {
  const fresher = page([exampleJob({ title: 'Latest' })], [exampleJob({ title: 'Trainee' })])
  const under = (html: string) => html.slice(html.indexOf('fresher-jobs-title'), html.indexOf('Admit card'))
  expect(under(fresher)).toContain('Trainee')
  expect(under(fresher)).not.toMatch(/Latest|sample/)
  expect(under(fresher)).toContain('href="/jobs?type=fresher"')
  const others = under(page(['A', 'B', 'C', 'D'].map((title) => exampleJob({ id: title, title }))))
  expect(others).toContain('Newest jobs')
  expect(others).toContain('No fresher jobs are open right now.')
  expect(others.match(/<li/g)).toHaveLength(3)
  expect(under(page([]))).toContain('No jobs to show right now')
  expect(under(page([], [exampleJob({ is_sample: true })]))).toContain('These are sample jobs.')
})

test('only a site with verified jobs is said to have them', async () => {
  const verified_at = new Date('2026-11-19T06:30:00Z')
  const rows = (job: object) => fakeDatabase(() => [job])
  expect((await load(rows(exampleJob({ verified_at })))).data.verified).toBe(true)
  expect((await load(rows(exampleJob({ verified_at: null })))).data.verified).toBe(false)
  expect((await load(rows(exampleJob({ verified_at, is_sample: true })))).data.verified).toBe(false)
  expect(page([], [], true)).toContain('Verified IT jobs in India')
  expect(page([])).not.toContain('Verified IT jobs')
})

test('without jobs the page says what to do next', () => {
  const html = page([])
  expect(html).toContain('No jobs right now')
  expect(html).toContain('Open the jobs page')
})

test('samples are marked as samples, real jobs are not', () => {
  const real = page([exampleJob()])
  expect(real).toContain('Backend Engineer')
  expect(real).not.toContain('sample jobs')
  expect(page([exampleJob({ is_sample: true })])).toContain('sample jobs')
})

test('the server renders the countdown’s start, and it is not a live region', () => {
  const html = page([])
  expect(html).toContain('Beta launch from May 2025')
  expect(html).toMatch(/role="timer" aria-live="off"[^>]*>3 days, 14 hours, 0 minutes, 0 seconds left</)
})

test('with live figures there is the offer, but no countdown and no date that has passed', () => {
  const html = page([], [], false, { kind: 'live', counts: null })
  expect(html).toContain('Early-bird offer for')
  expect(html).not.toMatch(/May 2025|Beta launch|role="timer"|seconds left|>sec</)
})
