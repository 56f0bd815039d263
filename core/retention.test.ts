import { expect, test } from 'vitest'
import { DEFAULT_RETENTION, parseRetention } from './retention.ts'

test('kinds that are named replace their default', () => {
  expect(parseRetention('clicks=7, runs = 365')).toEqual({ ...DEFAULT_RETENTION, clicks: 7, runs: 365 })
})

test.each([
  '',
  'clicks',
  'clicks=0',
  'ratings=0',
  'clicks=-1',
  'runs=14',
  'runs=9999',
  'sessions=1',
  'sessions=15',
  'jobs=30',
  'clicks=30,',
  'clicks=1.5',
])('"%s" is refused', (text) => expect(parseRetention(text)).toBeNull())
