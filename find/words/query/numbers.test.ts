import { expect, test } from 'vitest'
import type { JobSearch } from '#core/find/job-search.ts'
import { readNumbers } from './numbers.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const yearly = (lakh: number): Partial<JobSearch> => ({ pay: { amount: lakh * 100_000, period: 'year' } })
const monthly = (amount: number): Partial<JobSearch> => ({ pay: { amount, period: 'month' } })
const years = (from: number, to = from): Partial<JobSearch> => ({ years: { from, to } })

test.each<[string, Partial<JobSearch>]>([
  ['4 lpa', yearly(4)],
  ['4lpa', yearly(4)],
  ['above 12 lpa', yearly(12)],
  ['at least 4.5 lpa', yearly(4.5)],
  ['6 lakh', yearly(6)],
  ['6 lakhs per annum', yearly(6)],
  ['10-15 lpa', yearly(10)],
  ['10 lpa+', yearly(10)],
  ['salary 8 lacs', yearly(8)],
  ['1 cr', yearly(100)],
  ['₹ 12 lpa', yearly(12)],
  ['15k', monthly(15_000)],
  ['20k per month', monthly(20_000)],
  ['20k/month', monthly(20_000)],
  ['15000 per month', monthly(15_000)],
  ['rs. 15,000 pm', monthly(15_000)],
  ['stipend 10000', monthly(10_000)],
  ['salary 500000', yearly(5)],
  ['3 years', years(3)],
  ['3 years experience', years(3)],
  ['4 yrs exp', years(4)],
  ['with 2 years experience', years(2)],
  ['4 years of work experience', years(4)],
  ['experience 4', years(4)],
  ['exp: 2-4', years(2, 4)],
  ['2+ yrs', years(2, 30)],
  ['3+ years', years(3, 30)],
  ['3 years+', years(3, 30)],
  ['3 years or more', years(3, 30)],
  ['at least 3 years', years(3, 30)],
  ['minimum 5 yrs experience', years(5, 30)],
  ['up to 2 years', years(0, 2)],
  ['0-1 years', years(0, 1)],
  ['3-5 years', years(3, 5)],
  ['3 yrs - 5 yrs', years(3, 5)],
  ['2 to 4 years of experience', years(2, 4)],
  ['1 saal', years(1)],
  ['0 years', { levels: ['Fresher'] }],
  ['6 months experience', { levels: ['Fresher'] }],
  ['18 months of experience', years(1)],
  ['2026 batch', { batches: [2026] }],
  ['batch of 2025', { batches: [2025] }],
  ['2026 passout', { batches: [2026] }],
  ['25 hazaar mahina', monthly(25_000)],
  ['25 hajar rupees mahina', monthly(25_000)],
  ['25 hazar+', monthly(25_000)],
  ['25000 rs mahina', monthly(25_000)],
  ['20 hazaar se upar', monthly(20_000)],
  ['6 lakh se jyada', yearly(6)],
  ['6 lakh se upar salary', yearly(6)],
  ['6 lakh rs per year', yearly(6)],
  ['5 se 8 lakh', yearly(5)],
  ['pass out hua 2026 batch', { batches: [2026] }],
  ['today', { postedWithin: 1 }],
  ['posted this week', { postedWithin: 7 }],
  ['last 3 days', { postedWithin: 3 }],
  ['last 24 hours', { postedWithin: 1 }],
  ['this month', { postedWithin: 30 }],
])('%j means %j', (text, implied) => {
  const read = readNumbers(`java ${text} pune`)
  expect(read.implied).toEqual(implied)
  expect(read.rest.split(/\s+/)).toEqual(['java', 'pune'])
  expect(read.readAs).toHaveLength(1)
})

test.each(['k8s', 'sde 1', '2d games', 'web 3', 'l2', 'python3', '2031 batch', '100 years', '2016'])(
  '%j means no filter',
  (text) => {
    expect(readNumbers(text)).toEqual({ rest: text, implied: {}, readAs: [], leftOut: [] })
  },
)

test.each<[string, Partial<JobSearch>, string]>([
  ['8 lakh se zyada package java', yearly(8), 'java'],
  ['5 lakh package', yearly(5), ''],
  ['8 lakh se zyada park', yearly(8), 'park'],
  ['8 lpa palm', yearly(8), 'palm'],
  ['8 lpa plush', yearly(8), 'plush'],
  ['8 lakh per annuma', yearly(8), 'per annuma'],
  ['8 lpa salaries', yearly(8), 'salaries'],
  ['5 lac+', yearly(5), ''],
  ['5 lac+ java', yearly(5), 'java'],
  ['5 lacs - 8 lacs java', yearly(5), 'java'],
  ['25k', monthly(25_000), ''],
  ['25k+ salaryman', monthly(25_000), 'salaryman'],
  ['25k per monthly', monthly(25_000), 'per monthly'],
  ['25kजावा', {}, '25kजावा'],
  ['8 lpaजावा', {}, '8 lpaजावा'],
  ['पे8 lpa', {}, 'पे8 lpa'],
  ['3 yearsपुणे', {}, '3 yearsपुणे'],
  ['6 महीने8 lakh', {}, '6 महीने8 lakh'],
  ['8 lpaa', {}, '8 lpaa'],
  ['8 lakhsheet', {}, '8 lakhsheet'],
  ['3 yearsago', {}, '3 yearsago'],
  ['3 years expert', years(3), 'expert'],
  ['3 years workshop', years(3), 'workshop'],
  ['18 months experiences', {}, 'experiences'],
  ['2026 passport', {}, '2026 passport'],
  ['2026 batchपुणे', {}, '2026 batchपुणे'],
  ['todayपुणे', {}, 'todayपुणे'],
  ['last 3 daysपुणे', {}, 'last 3 daysपुणे'],
  ['salary 500000रु', {}, 'salary 500000रु'],
])('%j: only whole words are read', (text, implied, rest) => {
  const read = readNumbers(text)
  expect(read.implied).toEqual(implied)
  expect(read.rest.trim().replaceAll(/\s+/g, ' ')).toBe(rest)
})

test('what cannot be asked for is named', () => {
  expect(readNumbers('java under 6 lpa')).toMatchObject({ implied: {}, leftOut: ['under 6 lpa'] })
  expect(readNumbers('6 months internship')).toMatchObject({ implied: {}, leftOut: ['6 months'] })
  expect(readNumbers('6 mahine ki internship')).toMatchObject({ implied: {}, leftOut: ['6 mahine'] })
  expect(readNumbers('java 6 lakh se kam')).toMatchObject({ implied: {}, leftOut: ['6 lakh se kam'] })
  expect(readNumbers('java 25 hazaar tak')).toMatchObject({ implied: {}, leftOut: ['25 hazaar tak'] })
})

test('says how it was read', () => {
  const { readAs } = readNumbers('java 3 years above 12 lpa 15k 2026 batch this week')
  expect(readAs).toEqual([
    { typed: '2026 batch', as: '2026 batch' },
    { typed: 'above 12 lpa', as: 'at least ₹12 LPA' },
    { typed: '15k', as: 'at least ₹15,000 a month' },
    { typed: '3 years', as: '3 years of experience' },
    { typed: 'this week', as: 'posted in the last 7 days' },
  ])
})

test('a long run of digits or spaces takes no time', () => {
  const started = process.cpuUsage()
  for (const part of ['1', '1 ', '1-', ' ', '1,', 'above ']) readNumbers(part.repeat(200))
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000)
})
