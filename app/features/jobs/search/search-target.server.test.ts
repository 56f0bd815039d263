import { expect, test } from 'vitest'
import { searchTarget } from './search-target.server.ts'

test.each([
  ['find=jobs', '/jobs'],
  ['find=jobs&search=+java+&location=', '/jobs?search=java'],
  ['find=jobs&location=Bangalore', '/jobs?city=bengaluru'],
  ['find=jobs&search=qa&location=Pune,+Gurgaon', '/jobs?search=qa&city=gurugram&city=pune'],
  ['find=jobs&location=Whitefield', '/jobs?location=Whitefield'],
  ['search=java', null],
  ['', null],
])('“%s” leads to %s', (query, target) => {
  expect(searchTarget(new URLSearchParams(query))).toBe(target)
})
