import { expect, test } from 'vitest'
import { mostFrequent, sameEmployer } from './employer-name.ts'

test.each([
  ['Acme', 'ACME Pvt. Ltd.', true],
  ['Acme India Private Limited', 'Acme Technologies, Inc.', true],
  ['Acme', 'Acme Cloud', true],
  ['Café Coffee', 'CAFE COFFEE LLP', true],
  ['Larsen & Toubro', 'Larsen and Toubro Limited', true],
  ['Acme', 'Nimbus', false],
  ['Acme', 'Acmeology', false],
  ['Acme Cloud', 'Acme Bank', false],
  ['India Limited', 'Group Inc', false],
])('%s and %s may be the same employer: %s', (one, other, same) => {
  expect(sameEmployer(one, other)).toBe(same)
  expect(sameEmployer(other, one)).toBe(same)
})

test('finds the most frequent name', () => {
  expect(mostFrequent(['Nimbus', 'Acme', 'Acme'])).toBe('Acme')
  expect(mostFrequent([])).toBeNull()
})
