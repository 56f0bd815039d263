import { expect, test } from 'vitest'
import { formatCareerSalary, formatInvestment, formatRupees, formatSalary } from './money.ts'

test.each([
  [300_000, 500_000, 'year', '₹3–5 LPA'],
  [450_000, 450_000, 'year', '₹4.5 LPA'],
  [1_234_567, 2_000_000, 'year', '₹12.35–20 LPA'],
  [12_000_000, 15_000_000, 'year', '₹120–150 LPA'],
  [1_004_999, 123_456_789, 'year', '₹10.05–1,234.57 LPA'],
  [15_000, 25_000, 'month', '₹15,000–25,000 a month'],
  [20_000, 20_000, 'month', '₹20,000 a month'],
  [null, 1_200_000, 'year', 'Up to ₹12 LPA'],
  [600_000, null, 'year', 'From ₹6 LPA'],
] as const)('pay of %s to %s a %s reads %s', (salary_min, salary_max, salary_period, text) => {
  expect(formatSalary({ salary_min, salary_max, salary_period })).toBe(text)
})

test('pay that no employer stated is null, not zero', () => {
  expect(formatSalary({ salary_min: null, salary_max: null, salary_period: 'year' })).toBeNull()
})

test.each([
  [null, 'Variable'],
  [999, '₹1K'],
  [50_000, '₹50K'],
  [99_999, '₹100K'],
  [100_000, '₹1.0L'],
  [250_000, '₹2.5L'],
  [12_345_678, '₹123.5L'],
])('an investment of %s reads %s', (rupees, text) => {
  expect(formatInvestment(rupees)).toBe(text)
})

test.each([
  [null, 'Not specified'],
  [649_999, '₹6 LPA'],
  [650_000, '₹7 LPA'],
])('a career path that pays %s reads %s', (rupees, text) => {
  expect(formatCareerSalary(rupees)).toBe(text)
})

test('rupees use Indian grouping', () => {
  expect(formatRupees(1_200_000)).toBe('₹12,00,000')
})
