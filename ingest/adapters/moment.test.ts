import { expect, test } from 'vitest'
import { readMoment, readPageMoment } from './moment.ts'

test.each([
  ['2026-03-06T04:36:13-05:00', '2026-03-06T09:36:13.000Z'],
  ['2026-04-20T22:43:56.531+00:00', '2026-04-20T22:43:56.531Z'],
  ['2026-10-01T00:00:00+0530', '2026-09-30T18:30:00.000Z'],
  ['2026-07-02 17:18:08 UTC', '2026-07-02T17:18:08.000Z'],
  ['2026-07-02T17:18:08', '2026-07-02T17:18:08.000Z'],
  [' 2026-08-05 ', '2026-08-05T00:00:00.000Z'],
  ['2026-8-5', '2026-08-05T00:00:00.000Z'],
  ['2026-11-5 10:00', '2026-11-05T10:00:00.000Z'],
  ['2026-11-10T10:00+05', '2026-11-10T05:00:00.000Z'],
])('%j is %s in any local time zone', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment)
})

test.each([
  '',
  'yesterday',
  '5/8/2026',
  '2026-13-40',
  '2026-02-30',
  '2026-04-31T10:00:00Z',
  '2026-8-005',
  '2026-08-05T99:00:00Z',
  '1764205361939',
])('%j is not a date', (text) => {
  expect(readMoment(text)).toBeNull()
})

test.each([
  ['Tue Nov 10 2026 10:00:00 GMT+0530 (India Standard Time)', '2026-11-10T04:30:00.000Z'],
  ['Tue Nov 10 2026 10:00:00 GMT+0000', '2026-11-10T10:00:00.000Z'],
  ['2026-11-10', '2026-11-10T00:00:00.000Z'],
])('%j on a page is %s', (text, moment) => {
  expect(readPageMoment(text)?.toISOString()).toBe(moment)
})

test.each(['Tue Nov 10 2026', 'Tue Foo 10 2026 10:00:00 GMT+0530', '11/10/2026'])(
  '%j is not a date',
  (text) => {
    expect(readPageMoment(text)).toBeNull()
  },
)
