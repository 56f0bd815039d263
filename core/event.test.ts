import { expect, test } from 'vitest'
import { comingFirst, eventCalendarTime, eventGroup, formatEventDate, hasPrize, isOver } from './event.ts'

const at = (day: string, is_expected = false) => ({ event_date: new Date(day), is_expected })

test.each([
  ['2027-04-17T10:30:00+05:30', '17 Apr 2027, 10:30 am'],
  ['2027-04-17T00:30:00+05:30', '17 Apr 2027, 12:30 am'],
  ['2027-04-17T12:00:00+05:30', '17 Apr 2027, 12:00 pm'],
  ['2027-04-17T18:05:00+05:30', '17 Apr 2027, 6:05 pm'],
  ['2027-04-16T20:00:00Z', '17 Apr 2027, 1:30 am'],
])('%s is shown as %s', (day, shown) => {
  expect(formatEventDate(at(day))).toBe(shown)
})

test('unknown parts are not shown: no hour at midnight, no day of an expected month, no date at all', () => {
  expect(formatEventDate(at('2027-04-17T00:00:00+05:30'))).toBe('17 Apr 2027')
  expect(formatEventDate(at('2027-03-01T00:00:00+05:30', true))).toBe('Expected in March 2027')
  expect(formatEventDate({ event_date: null, is_expected: false })).toBe('Date on the organiser’s page')
})

test('an event is over after its day in India, an expected one after its month', () => {
  const day = at('2027-04-17T10:30:00+05:30')
  expect(isOver(day, new Date('2027-04-17T23:59:59+05:30'))).toBe(false)
  expect(isOver(day, new Date('2027-04-18T00:00:00+05:30'))).toBe(true)
  const month = at('2027-12-01T00:00:00+05:30', true)
  expect(isOver(month, new Date('2027-12-31T23:59:59+05:30'))).toBe(false)
  expect(isOver(month, new Date('2028-01-01T00:00:00+05:30'))).toBe(true)
  expect(isOver({ event_date: null, is_expected: false }, new Date('2099-01-01'))).toBe(false)
})

test('events with a day come first, then pages to look at, then past ones, the latest first', () => {
  const now = new Date('2026-11-21')
  const rows = [
    { name: 'long over', ...at('2025-01-01') },
    { name: 'over', ...at('2026-01-01') },
    { name: 'expected', ...at('2026-12-01', true) },
    { name: 'next', ...at('2027-01-01') },
    { name: 'later', ...at('2027-02-01') },
    { name: 'undated', event_date: null, is_expected: false },
  ]
  const order = comingFirst(rows, now)
  expect(order.map(({ name }) => name)).toEqual(['next', 'later', 'expected', 'undated', 'over', 'long over'])
  const directory = 'Dates on the organiser’s page'
  expect(order.map((event) => eventGroup(event, now))).toEqual([
    'Upcoming',
    'Upcoming',
    directory,
    directory,
    'Past',
    'Past',
  ])
})

test('a calendar shows the hour or the day that is stated', () => {
  expect(eventCalendarTime(at('2027-04-17T00:00:00+05:30'))).toBe('2027-04-17')
  expect(eventCalendarTime(at('2027-04-17T10:30:00+05:30'))).toEqual(new Date('2027-04-17T05:00:00Z'))
  expect(eventCalendarTime(at('2027-04-01', true))).toBeNull()
})

test.each([null, '', '-', ' - '])('%j means no prize pool', (prize) => {
  expect(hasPrize(prize)).toBe(false)
})

test('any other text is a prize pool', () => {
  expect(hasPrize('₹1,00,000')).toBe(true)
})
