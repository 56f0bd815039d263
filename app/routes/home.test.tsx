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

/** The page as it is sent, with these jobs. */
function page(jobs: JobSummary[]): string {
  // Of the route's props the page reads its data alone.
  const Page = Home as ComponentType<{ loaderData: unknown }>
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Page loaderData={{ jobs, now: NOW, siteUrl: SITE }} /> },
  ])
  return renderToStaticMarkup(<Stub />)
}

async function load(db: RequestScope['db']) {
  const context = new RouterContextProvider()
  const scope = { db, siteUrl: SITE, now: NOW, logError: vi.fn() }
  context.set(requestScope, scope)
  const url = new URL(SITE)
  const request = new Request(url)
  const answer = await loader({ context, request, url, params: {}, pattern: '/' })
  return { ...answer, logError: scope.logError }
}

test('with the database away the page is 503, kept by nobody, and shows no jobs', async () => {
  const failure = new Error('connection refused')
  const { data, init, logError } = await load(fakeDatabase(() => Promise.reject(failure)))

  expect(data.jobs).toEqual([])
  expect(init?.status).toBe(503)
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-store')
  expect(logError).toHaveBeenCalledWith(failure, 'jobs on home')
})

test('a page without jobs says what to do next', () => {
  const html = page([])
  expect(html).toContain('No jobs right now')
  expect(html).toContain('Open the jobs page')
})

test('real jobs are shown as they are, samples are said to be samples', () => {
  const real = page([exampleJob()])
  expect(real).toContain('Backend Engineer')
  expect(real).not.toContain('sample jobs')
  expect(page([exampleJob({ is_sample: true })])).toContain('sample jobs')
})

test('the buttons of the hero have somewhere to go', () => {
  const html = page([])
  for (const anchor of ['job-preview', 'newsletter']) {
    expect(html).toContain(`href="#${anchor}"`)
    expect(html.match(new RegExp(` id="${anchor}"`, 'g'))).toHaveLength(1)
  }
})

test('the server writes the countdown’s start, and it is not spoken every second', () => {
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

test.for(['Suggest a Tool', 'Apply for Sponsorship'])('%s cannot be pressed yet', (name) => {
  expect(page([])).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${name}</button>`))
})
