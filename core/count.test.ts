import { expect, test } from 'vitest'
import { counted, formatCount } from './count.ts'

test('numbers are grouped as browsers group them in India', () => {
  const intl = new Intl.NumberFormat('en-IN')
  const around = Array.from({ length: 14 }, (_, power) => 10 ** power).flatMap((round) => [
    round - 1,
    round,
    round + 1,
    7 * round,
  ])
  for (const count of [0, -1234567, ...around]) expect(formatCount(count)).toBe(intl.format(count))
})

test('one is one, and everything else is many', () => {
  expect([0, 1, 2, 123456].map((count) => counted(count, 'job'))).toEqual([
    '0 jobs',
    '1 job',
    '2 jobs',
    '1,23,456 jobs',
  ])
  expect(counted(1, 'company', 'companies')).toBe('1 company')
  expect(counted(2, 'company', 'companies')).toBe('2 companies')
})
