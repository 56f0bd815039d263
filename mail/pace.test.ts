import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** When 500 messages start, each asked for as soon as the last has started, or when a stall has ended. */
function startsOf(perSecond: number, afterStall: (now: number) => number = (now) => now): number[] {
  const pace = createPace(perSecond)
  let now = 0
  return Array.from({ length: 500 }, () => {
    now = pace.next(afterStall(now))
    return now
  })
}

const mostInASecond = (starts: number[]) =>
  Math.max(...starts.map((start) => starts.filter((one) => one >= start && one < start + 1000).length))
const meanPerSecond = (starts: number[]) => (starts.length - 1) / ((starts.at(-1) ?? 0) / 1000)

test('in no second more start than are allowed, and they are spread over it', () => {
  const starts = startsOf(25)
  expect(mostInASecond(starts)).toBe(25)
  expect(meanPerSecond(starts)).toBeCloseTo(25, 0)
  const distances = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
  expect(Math.min(...distances)).toBeCloseTo(32)
})

test('a stall of a seventh of each second costs no time, and no second has more for it', () => {
  const stalled = startsOf(25, (now) => (now % 1000 < 150 ? now - (now % 1000) + 150 : now))
  expect(mostInASecond(stalled)).toBe(25)
  expect(meanPerSecond(stalled)).toBeCloseTo(25, 0)
})

test('after a long stall they are no closer than otherwise', () => {
  const starts = startsOf(25, (now) => (now > 2000 && now < 60_000 ? 60_000 : now))
  expect(mostInASecond(starts)).toBe(25)
})
