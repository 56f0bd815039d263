import { expect, test } from 'vitest'
import type { JobFinder } from './job-search.ts'
import { jobListName } from './list-name.ts'
import { parseSearchUrl } from './search-url.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const filters = (query: string) => parseSearchUrl(new URLSearchParams(query))

test.each([
  ['', 'IT jobs in India'],
  ['type=fresher&city=pune&search=react', 'Fresher IT jobs in Pune: react'],
  ['city=pune&city=remote&city=delhi-ncr', 'IT jobs in Pune or Delhi NCR or remote'],
  ['city=remote&type=fresher', 'Fresher IT jobs remote'],
  ['search=react+js&location=Pune&category=Backend&type=remote', 'Remote Backend jobs in Pune: react js'],
  [
    'skill=java&skill=sql&experience=1&pay=4&batch=2026&job_type=internship',
    'IT jobs in India · Java and SQL · up to 1 year · at least ₹4 LPA · 2026 batch · Internship',
  ],
  [
    'skill=java&skill=sql&skills=any&stipend=15000&stated=1&experience=unstated',
    'IT jobs in India · Java or SQL · experience not mentioned · at least ₹15,000 a month · pay stated',
  ],
  [
    'batch=2026&batch=2027&experience=0&posted=7&confirmed=1',
    'Fresher IT jobs in India · 2026 or 2027 batch · posted in the last 7 days · checked in the last day',
  ],
  [
    'degree=mca&degree=be-btech&branch=cse&unstated=degree',
    'IT jobs in India · B.E./B.Tech or MCA · CSE · or no degree or branch stated',
  ],
  ['branch=any&unstated=degree', 'IT jobs in India · any branch · or no branch stated'],
  ['experience=3&posted=1', 'IT jobs in India · up to 3 years · posted today'],
])('%s is called %s', (query, name) => {
  expect(jobListName(filters(query))).toBe(name)
})

test('names come from the labels that are given, where there are any', () => {
  const names: Record<string, string> = { 'dot-net': '.NET', ibm: 'IBM' }
  const label: JobFinder['label'] = (_, slug) => names[slug] ?? ''
  expect(jobListName(filters('skill=dot-net&skill=vue&company=ibm'), label)).toBe(
    'IT jobs in India · .NET and Vue · IBM',
  )
})

test('typed words stay on one line, whatever they hold', () => {
  const name = jobListName(
    filters('search=go%0D%0A%0D%0Alang%E2%80%AE%00&location=a%E2%80%A8b'),
    () => 'X\n\tY',
  )
  expect(name).toBe('IT jobs in a b: go lang')
})
