import { expect, test } from 'vitest'
import { labelledPieces } from './label-cuts.ts'

test.each([
  ['Exp: 3-5 yrs | Location: Pune, CTC: 8 LPA', ['Exp: 3-5 yrs', 'Location: Pune', 'CTC: 8 LPA']],
  ['Java and SQL. Notice period: 30 days', ['Java and SQL', 'Notice period: 30 days']],
  ['Day shift Job location: Pune', ['Day shift', 'Job location: Pune']],
  [
    'Minimum experience: 1 year, Maximum experience: 3 years',
    ['Minimum experience: 1 year,', 'Maximum experience: 3 years'],
  ],
  ['B.Tech *Experience required : 2 years', ['B.Tech', '*Experience required : 2 years']],
  ['Core hours 12 to 4 Comp 18-24 LPA', ['Core hours 12 to 4', 'Comp 18-24 LPA']],
  ['Hybrid Offer - ₹1,20,000 per month', ['Hybrid', 'Offer - ₹1,20,000 per month']],
  ['4 yrs Max budget 14L', ['4 yrs', 'Max budget 14L']],
])('%j is cut at its labels', (text, pieces) => {
  expect(labelledPieces(text)).toEqual(pieces)
})

test.each([
  'The highest salary: 12 LPA',
  'What we think of experience: much',
  'Base pay: 8 LPA',
  'Desired experience: 3 years',
  'Location: Pune',
  'Hourly rate: 500',
  'Churn and interest rate: 9',
  'Exp 3 Yrs - 5 Yrs',
  'We start at 9:30 and end at 6:30',
])('%j is one piece', (text) => {
  expect(labelledPieces(text)).toEqual([text])
})
