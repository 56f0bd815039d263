import { expect, test } from 'vitest'
import { daysBetween, formatAgo, formatDay, isoDay, isoTime, isoWeek } from './dates.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('the day is the one in India', () => {
  expect(formatDay(new Date('2026-03-31T18:29:59Z'))).toBe('31 Mar 2026')
  expect(formatDay(new Date('2026-03-31T18:30:00Z'))).toBe('1 Apr 2026')
  expect(isoDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
})

test.each([
  ['2026-11-15T18:29:59Z', '2026-W46'],
  ['2026-11-15T18:30:00Z', '2026-W47'],
  ['2026-12-31T10:00:00Z', '2026-W53'],
  ['2027-01-03T10:00:00Z', '2026-W53'],
  ['2027-01-04T10:00:00Z', '2027-W01'],
  ['2024-12-30T10:00:00Z', '2025-W01'],
])('%s is in the week %s of India', (date, week) => {
  expect(isoWeek(new Date(date))).toBe(week)
})

test.each([
  ['2026-11-20T10:30:00Z', 'just now'],
  ['2026-11-20T09:01:00Z', 'just now'],
  ['2026-11-20T09:00:00Z', '1 hour ago'],
  ['2026-11-19T11:00:00Z', '23 hours ago'],
  ['2026-11-19T10:00:00Z', '1 day ago'],
  ['2026-10-21T10:00:00Z', '30 days ago'],
  ['2026-10-20T10:00:00Z', 'on 20 Oct 2026'],
])('%s reads %s', (date, text) => {
  expect(formatAgo(new Date(date), now)).toBe(text)
})

test('days are counted as whole days', () => {
  expect(daysBetween(new Date('2026-11-13T10:00:00Z'), now)).toBe(7)
  expect(daysBetween(new Date('2026-11-13T10:00:01Z'), now)).toBe(6)
})

test('an instant is written with IST', () => {
  expect(isoTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01T00:00:00+05:30')
  expect(isoTime(new Date('2026-11-20T10:00:01.999Z'))).toBe('2026-11-20T15:30:01+05:30')
})
