import { expect, test } from 'vitest'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { alertName } from './alert-name.ts'

test.each([
  ['', 'IT jobs in India'],
  ['type=fresher&city=pune&search=react', 'Fresher IT jobs in Pune: react'],
  [
    'skill=java&skill=sql&experience=1&pay=4&batch=2026&job_type=internship',
    'IT jobs in India · Java and Sql · up to 1 years · at least ₹4 LPA · batch 2026 · Internship',
  ],
  [
    'skill=java&skill=sql&skills=any&stipend=15000&stated=1&experience=unstated',
    'IT jobs in India · Java or Sql · experience not stated · at least ₹15,000 a month · pay stated',
  ],
])('%s is called %s', (query, name) => {
  expect(alertName(parseSearchUrl(new URLSearchParams(query)))).toBe(name)
})
