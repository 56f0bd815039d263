import { expect, test } from 'vitest'
import { learn } from './logistic.ts'

const cases = (clues: string[], isYes: boolean, count: number) =>
  Array.from({ length: count }, () => ({ clues, isYes }))

const mixed = [
  ...cases(['both', 'yes'], true, 30),
  ...cases(['both', 'no'], false, 30),
  ...cases(['both', 'yes'], false, 3),
]

test('a clue weighs what it tells, and one that tells nothing weighs nothing', () => {
  const { weights } = learn(mixed, { sparseness: 1, leastCases: 2 })
  expect(weights.get('yes')).toBeGreaterThan(1)
  expect(weights.get('no') ?? 0).toBeLessThan(0.1)
  expect(weights.has('both')).toBe(false)
})

test('the same cases give the same weights, in any order of their clues', () => {
  const turned = mixed.map(({ clues, isYes }) => ({ clues: clues.toReversed(), isYes }))
  expect(learn(turned, { sparseness: 1, leastCases: 2 })).toEqual(
    learn(mixed, { sparseness: 1, leastCases: 2 }),
  )
})

test('clues of few cases, and with a great draw to nought all clues, weigh nothing', () => {
  const rare = [...mixed, { clues: ['rare'], isYes: true }]
  expect(learn(rare, { sparseness: 0, leastCases: 2 }).weights.has('rare')).toBe(false)
  expect(learn(rare, { sparseness: 100, leastCases: 1 }).weights.size).toBe(0)
})
