import { expect, test } from 'vitest'
import { seniorityLabel } from './seniority.ts'

test.each([
  [600_000, 'High'],
  [599_999, 'Medium'],
  [400_000, 'Medium'],
  [399_999, 'Steady'],
  [null, 'Medium'],
])('an average salary of %s is %s', (salary, label) => {
  expect(seniorityLabel(salary)).toBe(label)
})
