import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FoundJobs } from '#core/find/job-search.ts'
import { foundJobs } from '#test/found-jobs.ts'
import { JobList } from './job-list.tsx'
import { ListStatus } from './list-status.tsx'
import { parseJobsUrl } from './jobs-url.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const NOW = new Date('2026-11-20T06:30:00Z')

function html(query: string, overrides: Partial<FoundJobs>, basePath = '/jobs'): string {
  const list = {
    found: foundJobs(overrides),
    state: parseJobsUrl(new URLSearchParams(query)),
    now: NOW,
    basePath,
  }
  const Component = () => (
    <>
      <ListStatus {...list} />
      <JobList {...list} />
    </>
  )
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub />).replaceAll('&amp;', '&')
}
const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('the specified line, and on a later page its first and last job', () => {
  expect(text(html('', { total: 80 }))).toContain('Showing 6 of 80 verified opportunities')
  expect(text(html('', { total: 1 }))).toContain('Showing 1 of 1 verified opportunities')
  expect(text(html('page=3', { total: 80 }))).toContain('Showing 41–41 of 80 verified opportunities')
})

test('the line says what the whole list holds, shown or not', () => {
  const line = (overrides: Partial<FoundJobs>) => text(html('', { total: 80, ...overrides }))
  expect(line({ verified: 79 })).toContain('verified opportunities (some not checked this week)')
  expect(line({ verified: 0 })).toContain('verified opportunities (not checked this week)')
  expect(line({ verified: 0, samples: 80 })).toContain('Showing 6 of 80 sample jobs')
  expect(line({ verified: 78, samples: 2 })).toContain('Showing 6 of 80 jobs (2 of them samples)')
})

test('how the words were read stands above the list', () => {
  const read = { readAs: [{ typed: 'reactjs', as: 'React' }], leftOut: ['kafka'] }
  expect(text(html('search=reactjs+kafka', read))).toContain(
    'Searched “reactjs” as “React”. No job has all words. Showing jobs without “kafka”.',
  )
  expect(
    text(html('search=2026+batch', { readAs: [{ typed: '2026 batch', as: '2026 batch' }] })),
  ).not.toContain('Searched')
  const nothing = text(html('search=sde+1', { jobs: [], total: 0, leftOut: ['sde', '1'] }))
  expect(nothing).toContain('No job has “sde” or “1”.')
  expect(nothing).not.toContain('Showing')
})

test('postings that state no experience are counted under the list, with a link', () => {
  const markup = html('experience=2&city=pune', { unstatedExperience: 31 })
  expect(text(markup)).toContain('31 more jobs do not mention experience')
  expect(markup).toContain('href="/jobs?city=pune&experience=unstated"')
  expect(text(html('', {}))).not.toContain('mention experience')
})

test('with a floor of pay, the count says how many state pay', () => {
  const some = html('pay=4', { asksPay: true, total: 80, payStated: 31 })
  expect(text(some)).toContain('31 of 80 state their pay. The others come last.')
  expect(some).toContain('href="/jobs?pay=4&stated=1"')
  expect(text(html('pay=4', { asksPay: true, total: 80, payStated: 80 }))).toContain(
    'All of them state their pay.',
  )
  const typed = html('search=python+4+lpa', { asksPay: true, total: 80, payStated: 31 })
  expect(text(typed)).toContain('31 of 80 state their pay. The others come last.')
  expect(text(html('', { total: 80, payStated: 31 }))).not.toContain('their pay')
})

test('Show More Jobs leads to the first page, and pages to the end of the list', () => {
  expect(html('', { total: 900 })).toContain('href="/jobs?show=20"')
  expect(html('', { total: 900 })).not.toContain('aria-label="Pages"')
  const first = html('show=20', { total: 900 })
  expect(first).toContain('href="/jobs?show=40"')
  expect(first).toContain('href="/jobs?page=2"')
  expect(first).toContain('href="/jobs?page=45"')
  const last = html('page=45', { total: 900 })
  expect(last).not.toContain('Show More Jobs')
  expect(last).not.toContain('rel="next"')
  expect(last).toMatch(/rel="prev"[^>]*href="\/jobs\?page=44"|href="\/jobs\?page=44"[^>]*rel="prev"/)
  expect(html('page=2&type=remote', { total: 41 })).toContain('href="/jobs?type=remote&show=20"')
})

test('a page with preset filters keeps its path for pages and views', () => {
  const markup = html('type=remote&show=20', { total: 900 }, '/remote-jobs')
  expect(markup).toContain('href="/remote-jobs?page=2"')
  expect(markup).toContain('href="/remote-jobs?view=rows"')
  expect(markup).toContain('href="/remote-jobs?show=40"')
})

test('an empty list links the filters to take off, with what that brings', () => {
  const empty = { jobs: [], total: 0 }
  const markup = html('city=goa&batch=2026', {
    ...empty,
    without: [
      { filter: 'cities', value: 'goa', count: 37 },
      { filter: 'batches', value: '2026', count: 1 },
      { filter: 'skills', value: 'java', count: 9 },
    ],
  })
  expect(text(markup)).toContain('Without “goa”: 37 jobs Without “2026 batch”: 1 job')
  expect(markup).toContain('href="/jobs?batch=2026"')
  expect(markup).toContain('href="/jobs?city=goa"')
  // What only words imply has no filter to take off.
  expect(text(markup)).not.toContain('9 jobs')
  expect(text(html('city=goa', empty))).toContain('Try fewer words')
})

test('the number is announced, also when it is none', () => {
  expect(html('', { total: 80 })).toMatch(/<output[^>]*>.*Showing 6 of 80.*<\/output>/)
  expect(html('', { jobs: [], total: 0 })).toMatch(/<output[^>]*>.*No jobs match.*<\/output>/)
})

test('a page behind the end of the list leads to the last one', () => {
  const markup = html('page=9', { jobs: [], total: 50 })
  expect(text(markup)).toContain('only 3 pages')
  expect(markup).toContain('href="/jobs?page=3"')
})

test('the title of a card and of a row is a link', () => {
  for (const query of ['', 'view=rows'])
    expect(html(query, {})).toMatch(/<h2[^>]*><a [^>]*>Backend Engineer<\/a><\/h2>/)
})
