import { expect, test } from 'vitest'
import { alertDueDay, isAlertTime } from './alert.ts'

test.each([
  // Half past midnight on Sunday in India is Saturday evening in UTC.
  ['2026-11-21T19:00:00Z', '2026-11-22', '2026-11-17'],
  ['2026-11-23T06:30:00Z', '2026-11-23', '2026-11-17'],
  ['2026-11-23T18:29:00Z', '2026-11-23', '2026-11-17'],
  ['2026-11-23T18:31:00Z', '2026-11-24', '2026-11-24'],
  ['2026-11-24T18:29:00Z', '2026-11-24', '2026-11-24'],
  ['2026-12-01T06:30:00Z', '2026-12-01', '2026-12-01'],
  ['2027-01-01T06:30:00Z', '2027-01-01', '2026-12-29'],
])('at %s daily alerts are due for %s, weekly ones for Tuesday %s', (now, daily, weekly) => {
  expect(alertDueDay('daily', new Date(now))).toBe(daily)
  expect(alertDueDay('weekly', new Date(now))).toBe(weekly)
})

test('alerts are mailed from eight in the morning until midnight, in India', () => {
  expect(isAlertTime(new Date('2026-11-22T02:29:59Z'))).toBe(false)
  expect(isAlertTime(new Date('2026-11-22T02:30:00Z'))).toBe(true)
  expect(isAlertTime(new Date('2026-11-22T18:29:59Z'))).toBe(true)
  expect(isAlertTime(new Date('2026-11-22T18:30:00Z'))).toBe(false)
})
