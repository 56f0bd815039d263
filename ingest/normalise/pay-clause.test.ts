import { expect, test } from 'vitest'
import { statesPay } from './pay-clause.ts'

/** Whether what stands between the brackets is stated as pay. */
function told(marked: string): boolean {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return statesPay(marked.replace(/[[\]]/g, ''), start, end)
}

test.each([
  'CTC up to [12 LPA], 5 days',
  'Salary in line with experience ([₹3.0 LPA – ₹3.8 LPA])',
  'First 4 months training @ 20k pm, then regular employment @ [6.5 LPA]',
  'Stipend for Bachelor (B.Tech/BE) students: approximately [Rs 1,25,000 per month]',
  'We pay between [₹9 lakh and ₹14 lakh a year] depending on the interviews',
  "We're a ₹40 crore firm offering [5-6 LPA]",
  'The Digital category offers [Rs 7 lakh per annum]',
  'Package: Associate Software Engineer ([4.5 LPA])',
  'Project Associate-II: [₹40,000 – ₹60,000 per month]',
  '[₹19,500 per month] in hand',
  'LLB with 3-5 yrs. [9-13 LPA]',
  'react native dev, 1-3 yoe, indiranagar office 5 days, [10-18lpa], esops',
  '"workMode":"Office","salaryDetails":"[₹ 10 LPA]","bond":"none"',
  'Chennai, Tamil Nadu[₹25,000 - ₹35,000 a month]',
])('%s states pay', (text) => {
  expect(told(text)).toBe(true)
})

test.each([
  'Close 6 roles a month with offers ranging from [20 to 60 LPA]',
  'Students placed at [6 LPA] or above are not eligible for this drive',
  "You'll keep 80 accounts happy (average contract [₹6 lakh a year])",
  'Manage vendor invoices of about [Rs 22 lakh monthly]',
  'Life insurance of 3x CTC, medical of six lakh, meal card [INR 2,200 a month]',
  'You fill vacancies of our clients in budgets between [10 and 25 LPA]',
  'Bug bounty pay-outs of up to [₹5 lakh] are run by you',
  'Salary slips of the last three months where the borrower draws [₹30,000 per month]',
])('%s does not', (text) => {
  expect(told(text)).toBe(false)
})
