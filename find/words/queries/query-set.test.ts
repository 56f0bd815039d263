import { expect, test, vi } from 'vitest'
import { isRight, queryScores, QUERY_PARTS, readQueries, runQueries, scoreOf } from './query-set.ts'

// The graduation years of the queries are those of this year.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T06:30:00Z') })
const outcomes = runQueries(QUERY_PARTS.flatMap((part) => readQueries(part)))
vi.useRealTimers()

test.each(outcomes.map((outcome) => [outcome.query, outcome] as const))(
  '%j finds what it must, and nothing else',
  (_, { missing, wrong, differs }) => {
    expect({ missing, wrong, differs }).toEqual({ missing: [], wrong: [], differs: [] })
  },
)

test('there are as many queries as when searches in Hindi began to be read', () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(391)
})

test('recall and precision are shares of what was wanted and of what was found', () => {
  const outcome = { query: '', wanted: 4, found: 5, missing: ['a'], wrong: ['b', 'c'], differs: [] }
  expect(scoreOf([outcome])).toEqual({ queries: 1, right: 0, recall: 0.75, precision: 0.6 })
  expect(isRight(outcome)).toBe(false)
})

test('the scores name each part', () => {
  expect(Object.keys(queryScores())).toEqual(QUERY_PARTS)
})
