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

test.each([
  ['CTC up to 4.2 LPA Joining bonus Rs. 15,000 after 90 days', null, 4_20_000, 'year'],
  ['Salary: 2.5 LPA to 3.2 LPA Night shift allowance Rs 200 per day', 2_50_000, 3_20_000, 'year'],
  ['B.Tech 2025 batch only. CTC 2.64 LPA No service bond.', 2_64_000, 2_64_000, 'year'],
  ['CTC range: Rs. 3.5 to 6 Lakhs per annum RHCE exam fee of Rs 22,000 is paid', 3_50_000, 6_00_000, 'year'],
  ['salary 2.5 lakh to 4 lakh yearly bond 1.5 year cheque of 50000', 2_50_000, 4_00_000, 'year'],
  ['Max CTC: 16 LPA Kindly share your current CTC, expected CTC', null, 16_00_000, 'year'],
  ['Compensation Rs 15000 - 21000 Provident Fund ESIC Gratuity', 15_000, 21_000, 'month'],
  ['Stipend: ₹35,000/month PPO: based on performance', 35_000, 35_000, 'month'],
  ['1-3 yrs 20k-30k pm Dharampeth', 20_000, 30_000, 'month'],
  ['4 - 8 yoe 35-50 LPA fixed wfo', 35_00_000, 50_00_000, 'year'],
  ['HTML, CSS, React 4+ years Hitech city 8-10 LPA Contract to hire', 8_00_000, 10_00_000, 'year'],
  ['PHP Laravel Phase 8B Mohali 25k to 40k 5 days working', 25_000, 40_000, 'month'],
  ['Manual tester Kharadi 4.5 lpa fixed bond none', 4_50_000, 4_50_000, 'year'],
  ['Flutter Dev Salt Lake upto 55k/month Exp 2.5yr+', null, 55_000, 'month'],
  ['PHP Laravel Phase 8 Mohali 1-3 yr 20k to 40k both side cab NP 15 days', 20_000, 40_000, 'month'],
  ['Pay 28,000', 28_000, 28_000, 'month'],
  ['Pay 25k + Rs 700 per demo', 25_000, 25_000, 'month'],
  ['Money 28-36 LPA', 28_00_000, 36_00_000, 'year'],
  ['Salary: Rs. 17,500 net per month + OT PF and ESIC applicable', 17_500, 17_500, 'month'],
])('pay among fields that lost the lines between them: %s', (text, min, max, period) => {
  expect(payOf(text)).toEqual([min, max, period])
})

test.each([
  'For our institute; courses 25k to 60k',
  'Commission only; one closure gives ₹15,000 to ₹40,000.',
  'Experts are making 30k every month!!',
  'Your current CTC mentioned is 9.5 LPA and expected 14 LPA',
  'Our alumni got packages, the highest being 14 LPA.',
  'Earlier this seat paid 9 LPA; the new band will be told in the first call.',
  'ESIC for gross up to Rs 21,000 per month, PT and TDS',
  '100% job guarantee Placement partners 120+ company package starts 3.2 LPA',
  'Pay 28,000 + GST for the course',
  'Pay ₹15,000.',
  '5 LPA Joining Bonus',
  'Guard salary 13500 should be distributed in time',
  'Stipend for trainees 1500 month after 80% attendance',
])('no pay: %s', (text) => {
  expect(payOf(text)).toBeNull()
})

test('what others earn is no pay', () => {
  expect(payOf('Borrowers with salaries of 15,000 to 40,000 a month are our market.')).toBeNull()
})
