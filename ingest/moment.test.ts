import { expect, test } from 'vitest'
import { readMoment } from './moment.ts'

test.each([
  ['2026-03-06T04:36:13-05:00', '2026-03-06T09:36:13.000Z'],
  ['2026-04-20T22:43:56.531+00:00', '2026-04-20T22:43:56.531Z'],
  ['2026-10-01T00:00:00+0530', '2026-09-30T18:30:00.000Z'],
  ['2026-07-02 17:18:08 UTC', '2026-07-02T17:18:08.000Z'],
  ['2026-07-02T17:18:08', '2026-07-02T17:18:08.000Z'],
  [' 2026-08-05 ', '2026-08-05T00:00:00.000Z'],
])('%j is %s, whatever zone the reader is in', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment)
})

test.each(['', 'yesterday', '5/8/2026', '2026-13-40', '2026-08-05T99:00:00Z', '1764205361939'])(
  '%j is no moment',
  (text) => {
    expect(readMoment(text)).toBeNull()
  },
)
