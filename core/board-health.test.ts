import { expect, test } from 'vitest'
import { doubtOf, type Doubt } from './board-health.ts'

const START = Date.parse('2026-11-20T00:00:00Z')
const hour = (hours: number) => new Date(START + hours * 3_600_000)

/** Runs crawls one after another, `[hours, found]`, and returns which are healthy. */
function healthOf(before: number, crawls: [number, number][]): boolean[] {
  let [last, doubt]: [number, Doubt | null] = [before, null]
  return crawls.map(([hours, found]) => {
    doubt = doubtOf(found, hour(hours), last, doubt)
    if (doubt === null) last = found
    return doubt === null
  })
}

test.each([
  [10, 4, true],
  [10, 3, false],
  [10, 25, true],
  [3, 1, false],
  [2, 1, true],
  [1, 0, false],
  [0, 0, true],
])('of %i postings before, %i now is healthy: %s', (before, found, healthy) => {
  expect(healthOf(before, [[0, found]])).toEqual([healthy])
})

test('the first crawl of a board is healthy, whatever it finds', () => {
  expect(doubtOf(0, hour(0), null, null)).toBeNull()
})

test('about the same lower count, twelve hours later, is trusted and becomes the new baseline', () => {
  expect(
    healthOf(100, [
      [0, 20],
      [6, 20],
      [12, 22],
      [13, 10],
    ]),
  ).toEqual([false, false, true, true])
})

test('a different low count starts over', () => {
  expect(
    healthOf(100, [
      [0, 30],
      [12, 3],
      [24, 3],
    ]),
  ).toEqual([false, false, true])
})

test('an empty board is trusted at the fourth crawl that finds it empty, each twelve hours after the last', () => {
  const everySixHours = Array.from({ length: 8 }, (_, index): [number, number] => [index * 6, 0])
  expect(healthOf(100, everySixHours)).toEqual([false, false, false, false, false, false, true, true])
})

test('an empty response does not confirm a low count, nor the other way round', () => {
  expect(
    healthOf(100, [
      [0, 1],
      [12, 0],
      [24, 1],
    ]),
  ).toEqual([false, false, false])
})

test('a board back at its old size is healthy at once', () => {
  expect(
    healthOf(100, [
      [0, 0],
      [1, 97],
    ]),
  ).toEqual([false, true])
})

test('the same crawl again does not change the doubt', () => {
  const doubt = doubtOf(2, hour(0), 100, null)
  expect(doubtOf(2, hour(0), 100, doubt)).toEqual(doubt)
})
