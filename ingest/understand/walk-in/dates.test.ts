import { expect, test } from 'vitest'
import { scanLine } from '../scan/scan.ts'
import { datesIn } from './dates.ts'

const NOW = new Date('2026-11-26T06:30:00Z')

test.each([
  ['5 December 2026', ['2026-12-05']],
  ['on Saturday, 5th of Dec, 2026', ['2026-12-05']],
  ['05.12.2026 and 06-12-2026', ['2026-12-05', '2026-12-06']],
  ['30th Nov to 2nd Dec', ['2026-11-30', '2026-12-01', '2026-12-02']],
  ['Dec 9, 10 January', ['2026-12-09', '2027-01-10']],
  ['9, 10 & 11 Dec', ['2026-12-09', '2026-12-10', '2026-12-11']],
  ['between 9th and 11th Dec', ['2026-12-09', '2026-12-10', '2026-12-11']],
  ['between 9 Dec and 11 Dec, 10 AM', ['2026-12-09', '2026-12-10', '2026-12-11']],
  ['05/12/26, 06.12.26', ['2026-12-05', '2026-12-06']],
  ['31 February 2026', []],
  ['10/12/99', []],
  ['99/99/2026', []],
  ['2 to 4 years, 10 AM, batch of 2026', []],
])('%j names the days %j', (text, dates) => {
  expect(datesIn(scanLine(text), NOW)).toEqual(dates)
})

test('a day without a year is the nearest one', () => {
  expect(datesIn(scanLine('4 January'), NOW)).toEqual(['2027-01-04'])
  expect(datesIn(scanLine('4 January'), new Date('2026-02-01T00:00:00Z'))).toEqual(['2026-01-04'])
})
