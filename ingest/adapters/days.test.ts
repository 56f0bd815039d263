import { readDay, readLastDay } from './moment.ts'
import { expect, test } from 'vitest'

test.each([
  ['2026-10-05', '2026-10-05T00:00:00Z'],
  ['2026-10-05T12:00:00+05:30', '2026-10-05T06:30:00Z'],
  ['05/10/2026', '2026-10-05T00:00:00Z'],
  ['5-10-2026', '2026-10-05T00:00:00Z'],
  ['05.10.26', '2026-10-05T00:00:00Z'],
  ['5 Oct 2026', '2026-10-05T00:00:00Z'],
  ['5 October, 2026', '2026-10-05T00:00:00Z'],
  ['05-Oct-26', '2026-10-05T00:00:00Z'],
  ['October 5, 2026', '2026-10-05T00:00:00Z'],
  ['Oct  5 2026', '2026-10-05T00:00:00Z'],
  ['5 Sept. 2026', '2026-09-05T00:00:00Z'],
])('reads %s as a date', (text, expected) => {
  expect(readDay(text)).toEqual(new Date(expected))
})

test.each([
  '',
  'yesterday',
  '10/25/2026',
  '31/02/2026',
  '5 Foo 2026',
  'Foo 5, 2026',
  '46300',
  '5/10',
  '2026',
])('%j is not a date', (text) => {
  expect(readDay(text)).toBeNull()
})

test('a deadline without a time means the end of the day in India', () => {
  expect(readLastDay('05/10/2026')).toEqual(new Date('2026-10-05T18:29:59Z'))
  expect(readLastDay('2026-10-05')).toEqual(new Date('2026-10-05T18:29:59Z'))
  expect(readLastDay('2026-10-05T12:00:00Z')).toEqual(new Date('2026-10-05T12:00:00Z'))
  expect(readLastDay('soon')).toBeNull()
})
