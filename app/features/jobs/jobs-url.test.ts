import { expect, test } from 'vitest'
import { isFiltered, jobFilters, jobsHref, parseJobsUrl } from './jobs-url.ts'

const parse = (query: string) => parseJobsUrl(new URLSearchParams(query))
const id = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'

test('a URL without parameters is the default state, and the reverse', () => {
  const state = parse('')
  expect(state).toEqual({
    search: '',
    location: '',
    category: null,
    chip: 'all',
    sort: 'newest',
    show: 6,
    job: null,
  })
  expect(jobsHref(state)).toBe('/jobs')
  expect(isFiltered(state)).toBe(false)
})

test('every field survives the round trip through the URL', () => {
  const query = `?search=react+js&location=Pune&category=QA+%26+Testing&type=fresher&sort=salary&show=18&job=${id}`
  const state = parse(query)
  expect(jobsHref(state)).toBe(`/jobs${query}`)
  expect(parse(jobsHref(state).slice('/jobs'.length))).toEqual(state)
})

test.each([
  ['type=executive', { chip: 'all' }],
  ['sort=random', { sort: 'newest' }],
  ['category=Plumbing', { category: null }],
  ['show=7.5', { show: 6 }],
  ['show=-12', { show: 6 }],
  ['show=999999', { show: 120 }],
  ['show=lots', { show: 6 }],
  ['job=1%27%20or%201=1', { job: null }],
  [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(100) }],
  ['search=%20%20', { search: '' }],
])('%s falls back to its default', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test.each([
  ['type=remote', { work_mode: 'remote' }],
  ['type=on-site', { work_mode: 'onsite' }],
  ['type=hybrid', { work_mode: 'hybrid' }],
  ['type=fresher', { experience_level: 'Fresher' }],
  ['type=experienced&location=Indore', { experience_level: 'Experienced', location: 'Indore' }],
  ['search=qa&category=Design', { search: 'qa', category: 'Design' }],
])('%s filters the list', (query, filters) => {
  expect(jobFilters(parse(query))).toEqual(filters)
  expect(isFiltered(parse(query))).toBe(true)
})
