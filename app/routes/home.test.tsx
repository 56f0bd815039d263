import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requestScope } from '#app/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { exampleJob } from '#test/example-job.ts'
import Home, { loader } from './home.tsx'
import type { RequestScope } from '#app/context.ts'
import type { JobSummary } from '#core/job.ts'
import type { ComponentType } from 'react'

const NOW = new Date('2026-11-20T06:30:00Z')
const SITE = 'https://pravesh.example'

/** The page rendered with these jobs. */
function page(jobs: JobSummary[]): string {
  // The page reads no other props.
  const Page = Home as ComponentType<{ loaderData: unknown }>
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Page loaderData={{ jobs, now: NOW, siteUrl: SITE }} /> },
  ])
  return renderToStaticMarkup(<Stub />)
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

  expect(data.jobs).toEqual([])
  expect(init?.status).toBe(503)
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-store')
  expect(logError).toHaveBeenCalledWith(failure, 'jobs on home')
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

test('the hero’s links have targets', () => {
  const html = page([])
  for (const anchor of ['job-preview', 'newsletter']) {
    expect(html).toContain(`href="#${anchor}"`)
    expect(html.match(new RegExp(` id="${anchor}"`, 'g'))).toHaveLength(1)
  }
})

test('the server renders the countdown’s start, and it is not a live region', () => {
  expect(page([])).toMatch(/role="timer" aria-live="off"[^>]*>3 days, 14 hours, 0 minutes, 0 seconds left</)
})

test.for([
  'May 2025',
  'Early-bird offer',
  '100%',
  '500+',
  '1,000+',
  '25,000+',
  '₹0',
  'Pricing to be decided',
  'Resume Builder',
  'Job Tracker',
  'Freelancing Toolkit',
  '25K+',
  '5K+',
  '85%',
])('the page says %s', (text) => {
  expect(page([])).toContain(text)
})

test.for(['Suggest a Tool', 'Apply for Sponsorship'])('%s is disabled', (name) => {
  expect(page([])).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${name}</button>`))
})
