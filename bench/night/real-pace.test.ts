import { expect, test } from 'vitest'
import { nightSeconds } from './real-pace.ts'

test('hosts share the places of the worker, and the busiest one is the end', () => {
  const night = (hostSeconds: number[], hostsAtOnce = 2) =>
    nightSeconds({ hostSeconds, hostsAtOnce, cpuSeconds: 1 })
  expect(night([])).toBe(1)
  expect(night([10])).toBe(13)
  expect(night([10, 10, 10, 10])).toBe(26)
  expect(night([1000, 10, 10])).toBe(13 + 1003)
  expect(night([10, 10, 10, 10], 1)).toBe(52)
})

test('a worker whose processor is the limit takes as long as that', () => {
  expect(nightSeconds({ hostSeconds: [1, 1], hostsAtOnce: 6, cpuSeconds: 900 })).toBe(900)
})
