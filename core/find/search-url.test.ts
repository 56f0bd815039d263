import { expect, test } from 'vitest'
import { EMPTY_SEARCH } from './job-search.ts'
import { parseSearchUrl } from './search-url.ts'
import { isEmptySearch, writeSearchUrl } from './write-search-url.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const parse = (query: string) => parseSearchUrl(new URLSearchParams(query))

test('an address without parameters asks for nothing', () => {
  expect(parse('')).toEqual(EMPTY_SEARCH)
  expect(isEmptySearch(parse(''))).toBe(true)
  expect(isEmptySearch(parse('posted=7'))).toBe(false)
})

test.each([
  ['type=executive', { modes: [], levels: [] }],
  ['type=all', { modes: [], levels: [] }],
  ['type=on-site&type=experienced', { modes: ['onsite'], levels: ['Experienced'] }],
  ['category=Plumbing', { categories: [] }],
  ['category=qa-and-testing', { categories: ['QA & Testing'] }],
  ['city=Bangalore&city=bengaluru&city=NCR', { cities: ['bengaluru', 'delhi-ncr'] }],
  ['city=%20&city=--', { cities: [] }],
  ['skill=C%2B%2B&skill=.NET', { skills: ['c-plus-plus', 'dot-net'] }],
  ['experience=-1', { experience: null }],
  ['experience=2.5', { experience: null }],
  ['experience=400', { experience: null }],
  ['experience=unstated', { experience: 'unstated' }],
  ['experience=3', { experience: 3, years: null }],
  ['experience=0', { experience: null, levels: ['Fresher'] }],
  ['experience=0&type=experienced', { experience: 0, levels: ['Experienced'] }],
  ['years=0', { years: null, levels: ['Fresher'] }],
  ['years=4', { years: { from: 4, to: 4 } }],
  ['years=30', { years: { from: 30, to: 30 } }],
  ['years=3-5', { years: { from: 3, to: 5 } }],
  ['years=31', { years: null }],
  ['years=-1', { years: null }],
  ['years=2.5', { years: null }],
  ['years=5-3', { years: null }],
  ['years=lots', { years: null }],
  ['years=4&experience=2', { years: { from: 4, to: 4 }, experience: null }],
  ['years=lots&experience=2', { years: null, experience: 2 }],
  ['years=unstated', { years: null, experience: 'unstated' }],
  ['years=up-to-2', { years: null, experience: 2 }],
  ['batch=2026&unstated=pay&unstated=batch', { unstated: ['batch'] }],
  ['unstated=batch', { unstated: [] }],
  ['batch=2026&unstated=lots', { unstated: [] }],
  ['experience=unstated&unstated=experience', { unstated: [] }],
  ['pay=4&stated=1&unstated=pay', { unstated: [] }],
  [
    'degree=mca&degree=B.Tech&degree=be-btech&degree=phd&branch=it&branch=any+branch&branch=related',
    { degrees: ['BE/BTech', 'MCA'], branches: ['IT', 'Any'] },
  ],
  ['degree=lots&branch=', { degrees: [], branches: [] }],
  ['degree=BE%2FBTech&unstated=degree', { degrees: ['BE/BTech'], unstated: ['degree'] }],
  ['branch=cse&unstated=degree', { branches: ['CSE'], unstated: ['degree'] }],
  ['batch=2026&unstated=degree', { unstated: [] }],
  ['pay=6', { pay: { amount: 600_000, period: 'year' } }],
  ['pay=6&stipend=20000', { pay: { amount: 600_000, period: 'year' } }],
  ['stipend=20000', { pay: { amount: 20_000, period: 'month' } }],
  ['pay=-4', { pay: null }],
  ['pay=lots', { pay: null }],
  ['batch=1999&batch=2022&batch=2023&batch=2030&batch=2031', { batches: [2023, 2030] }],
  ['posted=2', { postedWithin: null }],
  ['confirmed=never', { confirmedWithin: null }],
  [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(100) }],
  ['search=%20%20', { search: '' }],
])('%s is read as %j', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test('one group takes at most ten values', () => {
  const cities = Array.from({ length: 30 }, (_, number) => `city=town-${number}`).join('&')
  expect(parse(cities).cities).toHaveLength(10)
})

test('equal searches have equal addresses, however they were typed', () => {
  const written = (query: string) => {
    const address = new URLSearchParams()
    writeSearchUrl(parse(query), address)
    return String(address)
  }
  const first = written('skill=React&skill=java&city=Poona&type=fresher&type=remote')
  expect(first).toBe('type=remote&type=fresher&city=pune&skill=java&skill=react')
  expect(written('type=remote&city=Pune&type=fresher&skill=java&skill=react&skill=react')).toBe(first)
})

test('graduation years are read by the clock of the time when the address was made', () => {
  expect(parseSearchUrl(new URLSearchParams('batch=2026'), new Date('2029-12-01')).batches).toEqual([2026])
  expect(parseSearchUrl(new URLSearchParams('batch=2026'), new Date('2030-12-01')).batches).toEqual([])
})
