import { expect, test, vi } from 'vitest'
import { HINDI_PARTS, isRight, readQueries, runQueries } from './query-set.ts'

// The graduation years of the queries are those of this year.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T06:30:00Z') })
const [built, heldOut] = HINDI_PARTS.map((part) => runQueries(readQueries(part), 'hindi-postings.psv'))
vi.useRealTimers()

test.each((built ?? []).map((outcome) => [outcome.query, outcome] as const))(
  '%j finds what it must, and nothing else',
  (_, { missing, wrong, differs }) => {
    expect({ missing, wrong, differs }).toEqual({ missing: [], wrong: [], differs: [] })
  },
)

test('of the forty searches that the reading was built with, at least 38 come out right', () => {
  expect(built).toHaveLength(40)
  expect((built ?? []).filter(isRight).length).toBeGreaterThanOrEqual(38)
})

test('nine in ten of the forty searches that nothing was built with come out right', () => {
  expect(heldOut).toHaveLength(40)
  expect((heldOut ?? []).filter(isRight).length).toBeGreaterThanOrEqual(36)
})
