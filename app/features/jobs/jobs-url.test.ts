import { expect, test } from 'vitest'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { jobsHref, searchHref } from './jobs-href.ts'
import { ALL_JOBS, isChipChosen, isFiltered, parseJobsUrl, pressChip } from './jobs-url.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const parse = (query: string) => parseJobsUrl(new URLSearchParams(query))
const id = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'

test('a URL without parameters is the default state, and the reverse', () => {
  const state = parse('')
  expect(state).toEqual(ALL_JOBS)
  expect(jobsHref(state)).toBe('/jobs')
  expect(isFiltered(state)).toBe(false)
})

test('every field survives the round trip through the URL', () => {
  const query =
    '?search=react+js&location=Pune&category=QA+%26+Testing&type=remote&type=fresher' +
    '&city=delhi-ncr&city=pune&skill=c-plus-plus&skill=react&skills=any' +
    '&experience=0&pay=4.5&stated=1&batch=2026&batch=2027&company=stripe' +
    `&job_type=full-time&job_type=internship&posted=7&confirmed=3&sort=salary&show=26&page=3&view=rows&job=${id}`
  const state = parse(query)
  expect(jobsHref(state)).toBe(`/jobs${query}`)
  expect(parse(jobsHref(state).slice('/jobs'.length))).toEqual(state)
})

test.each([
  ['sort=random', { order: 'newest' }],
  ['search=react', { order: 'match' }],
  ['search=react&sort=newest', { order: 'newest' }],
  ['show=7.5', { show: 6 }],
  ['show=-12', { show: 6 }],
  ['show=999999', { show: 120 }],
  ['show=lots', { show: 6 }],
  ['page=0', { page: 1 }],
  ['sort=fit', { order: 'newest', fit: [] }],
  ['search=react&sort=fit&fit=%20', { order: 'match', fit: [] }],
  ['fit=react', { order: 'newest', fit: [] }],
  ['view=list', { view: 'cards' }],
  ['job=1%27%20or%201=1', { job: null }],
])('%s falls back to its default', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test('the order is in the URL only if it is not the default', () => {
  expect(jobsHref(parse('search=react&sort=match'))).toBe('/jobs?search=react')
  expect(jobsHref(parse('search=react&sort=newest'))).toBe('/jobs?search=react&sort=newest')
  expect(jobsHref(parse('sort=newest'))).toBe('/jobs')
  expect(jobsHref(parse('fit=SQL+c-plus-plus++sql&sort=fit'))).toBe('/jobs?sort=fit&fit=c-plus-plus+sql')
})

test('the chip Fresher and no years are one filter', () => {
  for (const query of ['years=0', 'experience=0', 'type=fresher'])
    expect(searchHref(parse(query))).toBe('/jobs?type=fresher')
  const some = parse('years=4')
  expect(searchHref({ ...some, ...pressChip(some, 'fresher') })).toBe('/jobs?type=fresher')
  expect(searchHref({ ...some, ...pressChip(some, 'remote') })).toBe('/jobs?type=remote&years=4')
})

test('modes and levels are two groups of chips that combine, and All clears both', () => {
  const remote = { ...EMPTY_SEARCH, ...pressChip(EMPTY_SEARCH, 'remote') }
  const both = { ...remote, ...pressChip(remote, 'fresher') }
  expect(searchHref(both)).toBe('/jobs?type=remote&type=fresher')
  expect(isChipChosen(both, 'remote') && isChipChosen(both, 'fresher')).toBe(true)
  expect(isChipChosen(both, 'all') || isChipChosen(both, 'hybrid')).toBe(false)
  expect(searchHref({ ...both, ...pressChip(both, 'remote') })).toBe('/jobs?type=fresher')
  expect(searchHref({ ...both, ...pressChip(both, 'all') })).toBe('/jobs')
})
