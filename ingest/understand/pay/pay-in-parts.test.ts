import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { choosePay, findPay, type PayTerms } from './pay.ts'

function payOf(text: string) {
  const terms: PayTerms = { fields: [], field: null, internship: false, opensJob: false }
  const { value } = choosePay(findPay(scanText({ title: 'Software Engineer', text }), terms), terms, true)
  return value && [value.min, value.max, value.period]
}

test.each([
  [
    'Salary: freshers ₹18,000 in hand; with experience up to ₹28,000 in hand per month',
    18_000,
    28_000,
    'month',
  ],
  [
    'Pay: ₹12,000 per month in the first six months; afterwards ₹3 lakh per annum',
    3_00_000,
    3_00_000,
    'year',
  ],
  ['Take home: ₹19,500 per month fixed (CTC details will be explained)', 19_500, 19_500, 'month'],
  ['Cost to the Bank would be around Rs. 9.5 lakh to 11 lakh per annum', 9_50_000, 11_00_000, 'year'],
])('pay told in two parts, or by other words: %s', (text, min, max, period) => {
  expect(payOf(text)).toEqual([min, max, period])
})

test('what others earn is no pay', () => {
  expect(payOf('Borrowers with salaries of 15,000 to 40,000 a month are our market.')).toBeNull()
})
