import { expect, test } from 'vitest'
import { bestRows } from './best-rows.ts'
import { bitsOf } from './bits.ts'
import type { CompareRows } from './sorted-order.ts'

/** Newer rows have higher numbers here, so that they come first. */
const newest: CompareRows = (one, other) => other - one

function ranked(scores: number[], count: number, step = 1): { found: number[]; sorted: number[] } {
  const rows = Uint32Array.from(scores, (_, place) => place * step)
  const order = Uint32Array.from({ length: scores.length * step }, (_, at) => scores.length * step - 1 - at)
  const exact = new Float32Array(scores.length * step)
  for (const [place, score] of scores.entries()) exact[place * step] = score
  const found = bestRows({ scores: exact, order, compare: newest }, bitsOf(rows, scores.length * step), count)
  const sorted = [...rows].sort((one, other) => (exact[other] ?? 0) - (exact[one] ?? 0) || newest(one, other))
  return { found, sorted: sorted.slice(0, count) }
}

const SCORES: [string, (place: number) => number][] = [
  ['all the same', () => 1010],
  ['few different ones', (place) => [1010, 1010.1, 7, 1003][place % 4] ?? 0],
  ['one far above all others', (place) => (place === 5 ? 1e6 : place % 3)],
  ['all different', (place) => (place * 7919) % 6007],
  ['ever closer ones', (place) => 1 / (1 + place)],
]

test.for(SCORES)('finds the rows with the highest scores, the newest first: %s', ([, scoreOf]) => {
  for (const length of [0, 3, 6000])
    for (const count of [1, 20, 2500]) {
      const scores = Array.from({ length }, (_, place) => scoreOf(place))
      const { found, sorted } = ranked(scores, count, 3)
      expect(found).toEqual(sorted)
    }
})
