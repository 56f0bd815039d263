import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FoundJobs } from '#core/find/job-search.ts'
import { exampleJob } from '#test/example-job.ts'
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
  expect(line({ verified: 79 })).toContain('of 80 opportunities, 79 of them verified')
  expect(line({ verified: 0 })).toContain('opportunities, none of them checked this week')
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

test('words that were not searched are told apart from words that no posting has', () => {
  const read: Partial<FoundJobs> = {
    leftOut: ['जावा', 'sarkari', 'வேலை', 'kafka'],
    notices: [
      { kind: 'denied', words: ['जावा'] },
      { kind: 'government', words: ['sarkari'] },
      { kind: 'language', words: ['வேலை'] },
    ],
  }
  const line = text(html('search=x', { total: 80, ...read }))
  expect(line).toContain('We can’t exclude words, so we left out “जावा”.')
  expect(line).toContain('We don’t list government jobs, so we left out “sarkari”.')
  expect(line).toContain('We search in English and Hindi. We didn’t understand “வேலை”.')
  expect(line).toContain('Showing jobs without “kafka”.')
  const foreign = { leftOut: ['வேலை'], notices: [{ kind: 'language' as const, words: ['வேலை'] }] }
  const nothing = text(html('search=x', { jobs: [], total: 0, ...foreign }))
  expect(nothing).toContain('We search in English and Hindi Type the job, skill or city in English or Hindi')
  expect(nothing).not.toMatch(/No jobs? (?:match|has)/)
})

test('what states nothing of a filter is counted above the list, with a link that adds it', () => {
  const closed = html('batch=2026&city=pune&page=2', {
    total: 80,
    unstated: [{ group: 'batch', count: 47, shown: false }],
  })
  expect(text(closed)).toContain('47 more do not name a batch · show them too')
  expect(closed).toContain('href="/jobs?city=pune&batch=2026&unstated=batch"')
  const one = html('years=2', { unstated: [{ group: 'experience', count: 1, shown: false }] })
  expect(text(one)).toContain('1 more does not mention experience · show it too')
  const open = html('pay=4&unstated=pay', { total: 60, unstated: [{ group: 'pay', count: 40, shown: true }] })
  expect(text(open)).toContain('40 of these do not state their pay · hide them')
  expect(open).toContain('href="/jobs?pay=4"')
  expect(text(html('batch=2026', { unstated: [{ group: 'batch', count: 0, shown: false }] }))).not.toContain(
    'a batch',
  )
})

test('what words mean becomes a filter of the address that adds what states nothing', () => {
  const typed = html('search=java+4+lpa', {
    unstated: [{ group: 'pay', count: 2, shown: false }],
    implied: { pay: { amount: 400_000, period: 'year' } },
  })
  expect(typed).toContain('href="/jobs?search=java+4+lpa&pay=4&unstated=pay"')
})

test('a list that is empty only because nobody states it says that first', () => {
  const markup = text(
    html('batch=2026&type=fresher', {
      jobs: [],
      total: 0,
      unstated: [
        { group: 'batch', count: 47, shown: false },
        { group: 'experience', count: 0, shown: false },
      ],
      without: [{ filter: 'batches', value: '2026', count: 68 }],
    }),
  )
  expect(markup).toMatch(
    /47 jobs match but do not name a batch .*show them too.*Without “2026 batch”: 68 jobs/,
  )
  expect(markup).not.toMatch(/experience ·/)
})

test('what only its text makes match comes after a line, whatever the order', () => {
  const jobs = ['1', '2', '3'].map((id) => exampleJob({ id, title: `Job ${id}` }))
  const lists = ['search=testing', 'search=testing&view=rows&sort=newest']
  for (const query of lists)
    expect(text(html(query, { jobs, total: 3, textOnly: 2 }))).toMatch(
      /Job 1.*Only their text mentions “testing”.*Job 2.*Job 3/,
    )
  expect(text(html('search=qa++Pune', { jobs, total: 3, textOnly: 2, leftOut: ['pune'] }))).toContain(
    'Only their text mentions “qa”',
  )
  expect(text(html('search=testing&page=2', { jobs, total: 23, textOnly: 23 }))).not.toContain('Only their')
  expect(text(html('search=testing&page=2', { jobs, total: 23, textOnly: 10 }))).toMatch(/Only their.*Job 1/)
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
  expect(text(html('city=goa', empty))).toContain('Try fewer words, another city or fewer filters. Show all')
  expect(text(html('type=fresher', empty))).toContain('are not listed under Fresher.')
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
