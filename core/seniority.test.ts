import { expect, test } from 'vitest'
import { seniorityLabel, seniorityReason } from './seniority.ts'

test.each([
  [600_000, 'High'],
  [599_999, 'Medium'],
  [400_000, 'Medium'],
  [399_999, 'Steady'],
  [null, 'Medium'],
])('an average salary of %s is %s', (salary, label) => {
  expect(seniorityLabel(salary)).toBe(label)
})

test.each([
  [600_000, 'High stands for an average of ₹6,00,000 a year or more.'],
  [599_999, 'Medium stands for an average from ₹4,00,000 to below ₹6,00,000 a year.'],
  [399_999, 'Steady stands for an average below ₹4,00,000 a year.'],
  [null, 'Medium stands where no average salary is given.'],
])('the label of %s says what it stands for', (salary, reason) => {
  expect(seniorityReason(salary)).toBe(reason)
})
