import { expect, test } from 'vitest'
import { catalogueHref, parseState } from '#app/catalogue/catalogue.ts'
import type { Control, ControlValue } from '#app/catalogue/controls.ts'
import { CATALOGUES } from '#app/catalogue/catalogues.ts'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { mncHref, type MncState } from '#app/features/companies/mnc-hiring/mnc-url.ts'
import { PAGE_PARAMETERS } from '#app/page-parameters.ts'
import { SIGN_IN_PARAMETERS } from '#app/page/returned-outcome.ts'
import { canonicalPath } from './canonical-url.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

test.for([
  ['/jobs', '/jobs'],
  ['/jobs?', '/jobs'],
  ['/jobs?sort=newest&search=react', '/jobs?search=react&sort=newest'],
  ['/jobs?search=react&sort=newest', '/jobs?search=react&sort=newest'],
  ['/jobs?utm_source=mail&fbclid=1&gclid=2&search=react', '/jobs?search=react'],
  ['/jobs?made-up=1', '/jobs'],
  ['/jobs?search=a&search=b', '/jobs?search=a'],
  ['/jobs?search=&sort=', '/jobs'],
  ['/jobs?search=%20react%20js%20', '/jobs?search=react+js'],
  ['/jobs?search=re%00act', '/jobs?search=react'],
  ['/jobs?search=caf%C3%A9', '/jobs?search=caf%C3%A9'],
  ['/jobs?_routes=root', '/jobs'],
  ['/jobs.data?search=a&_routes=routes%2Fjobs', '/jobs.data?_routes=routes%2Fjobs&search=a'],
])('%s is %s', ([from = '', canonical]) => {
  expect(canonicalPath(new URL(from, 'http://localhost'))).toBe(canonical)
})

test('data is kept for known routes alone, so that made-up ones fill no cache', () => {
  const canonical = (query: string) =>
    canonicalPath(new URL(`/jobs.data?${query}`, 'http://localhost'), [], new Set(['root', 'routes/jobs']))
  expect(canonical('_routes=routes%2Fjobs')).toBe('/jobs.data?_routes=routes%2Fjobs')
  expect(canonical('_routes=routes%2Fmade-up&search=a')).toBe('/jobs.data?search=a')
  expect(canonical('_routes=root%2Croutes%2Fjobs%2Cx')).toBe('/jobs.data')
})

/** A value other than the control's default, so that the address must contain it. */
function someValue(control: Control): ControlValue {
  switch (control.kind) {
    case 'text':
      return 'word'
    case 'toggle':
      return true
    case 'count':
      return control.page * 2
    case 'select':
      return control.options[0] ?? null
    case 'tab':
    case 'sort':
      return control.options[1] ?? null
  }
}

/** The parameters that remain in the canonical address. */
const keptOf = (href: string) => [
  ...new URL(canonicalPath(new URL(href, 'http://localhost')), 'http://localhost').searchParams.keys(),
]

test('finds the catalogue definitions', () => {
  expect(CATALOGUES.map(({ path }) => path)).toEqual(expect.arrayContaining(['/courses', '/career-paths']))
})

test.for(CATALOGUES)('every control of $path stays in the canonical address', (catalogue) => {
  const { controls } = catalogue
  const values = Object.entries(controls).map(([name, control]) => [name, someValue(control)])
  const state = { ...parseState(catalogue, new URLSearchParams()), ...Object.fromEntries(values) }
  expect(keptOf(catalogueHref(catalogue, state))).toEqual(Object.keys(controls).toSorted())
})

test('every field of the jobs page and MNC hiring stays in the canonical address', () => {
  const jobs: Required<JobsState> = {
    search: 'react',
    location: 'Pune',
    modes: ['remote', 'onsite'],
    levels: ['Fresher'],
    cities: ['pune', 'remote'],
    skills: ['java', 'react'],
    anySkill: true,
    years: { from: 3, to: 5 },
    experience: null,
    pay: { amount: 400_000, period: 'year' },
    payStated: false,
    batches: [2026, 2027],
    degrees: ['BE/BTech', '12th'],
    branches: ['CSE', 'Any'],
    companies: ['tarangini-systems'],
    categories: ['Backend', 'QA & Testing'],
    jobTypes: ['Internship'],
    postedWithin: 7,
    confirmedWithin: 3,
    unstated: ['batch', 'degree', 'experience', 'job_type', 'mode', 'pay'],
    order: 'fit',
    fit: ['c-plus-plus', 'react'],
    show: 26,
    page: 2,
    view: 'rows',
    job: crypto.randomUUID(),
  }
  const href = jobsHref(jobs)
  const kept = new URL(canonicalPath(new URL(href, 'https://pravesh.example')), 'https://pravesh.example')
  expect(parseJobsUrl(kept.searchParams)).toEqual(jobs)
  const mnc: Required<MncState> = { search: 'qa', company: 'Google' }
  expect(keptOf(mncHref(mnc))).toHaveLength(Object.keys(mnc).length)
})

/** Read only by private pages, which `private-pages.ts` and `own-alerts-page.ts` serve. */
const PRIVATE_PARAMETERS = ['return_to', 'start', 'token']

test('no page reads a parameter that is not in a definition', () => {
  const sources = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '!/app/**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const read = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:\b(?:query|searchParams)|\.search\))\.(?:get|has)\('([^']+)'\)/g)].map(
      ([, name]) => name,
    ),
  )
  expect(read.length).toBeGreaterThan(1)
  expect([...PAGE_PARAMETERS, ...SIGN_IN_PARAMETERS, ...PRIVATE_PARAMETERS]).toEqual(
    expect.arrayContaining(read),
  )
})
