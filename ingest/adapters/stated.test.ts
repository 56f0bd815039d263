import { expect, test } from 'vitest'
import { stated, statedPay, statedPlaces, statedText, statedYears } from './stated.ts'

test('leaves out blank texts and duplicates', () => {
  expect(stated(' Pune ', '', null, undefined, 'Pune', 'Delhi')).toEqual(['Pune', 'Delhi'])
  expect(statedText('intern', '', 'full-time')).toBe('intern, full-time')
  expect(statedText(null, ' ')).toBeNull()
})

const PAY = {
  min: 40_000.4,
  max: 60_000,
  currency: 'INR',
  interval: 'per-month-wage',
}

test('gives pay in whole units, with a label', () => {
  expect(statedPay(PAY)).toEqual([
    { min: 40_000, max: 60_000, currency: 'INR', period: 'month', label: '40000–60000 INR per-month-wage' },
  ])
  expect(statedPay({ ...PAY, label: 'Stipend' })).toMatchObject([{ label: 'Stipend' }])
})

test('accepts one unknown end and no period', () => {
  expect(statedPay({ ...PAY, min: 0, interval: '' })).toEqual([
    { min: null, max: 60_000, currency: 'INR', period: null, label: 'up to 60000 INR' },
  ])
})

test.each([
  ['no amounts', { min: null, max: 0 }],
  ['no currency', { currency: null }],
  ['an unknown period', { interval: 'bi-week-salary' }],
])('%s is not pay', (_, change) => {
  expect(statedPay({ ...PAY, ...change })).toEqual([])
})

test.each([
  [2, 5, '2 - 5 years'],
  [8, 5, '5 - 8 years'],
  [0, 0, '0 - 0 years'],
  [3, null, '3+ years'],
  [3, 99, '3+ years'],
  [99, 120, null],
  [-1, 5, null],
  [null, 5, null],
  [Number.NaN, 5, null],
  [2.5, 5, null],
])('years from %j to %j are %j', (min, max, text) => {
  expect(statedYears(min, max)).toBe(text)
})

test('places that say nothing, or are stated twice, are left out', () => {
  const pune = { text: ' Pune ', country: 'IN' }
  expect(statedPlaces([pune, { text: 'Pune', country: 'IN' }, { text: ' ' }, { country: 'India' }])).toEqual([
    { text: 'Pune', country: 'IN' },
    { text: '', country: 'India' },
  ])
})
