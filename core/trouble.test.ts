import { expect, test } from 'vitest'
import { findTrouble, type OperationFacts } from './trouble.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const well: OperationFacts = {
  kinds: [
    { kind: 'lever', boards: 12, failing: 1, never_asked: 2 },
    { kind: 'keka', boards: 5, failing: 2, never_asked: 0 },
  ],
  newest: hoursAgo(2),
  open: 100,
  fresh: 95,
  lostLinks: 0,
}

test('a site without boards, and one where a few fail, has no trouble', () => {
  expect(findTrouble({ ...well, kinds: [], newest: null, open: 0, fresh: 0 }, NOW)).toEqual([])
  expect(findTrouble(well, NOW)).toEqual([])
  // Not asked yet: the first run comes soon.
  const first = { ...well, kinds: [{ kind: 'lever', boards: 9, failing: 0, never_asked: 9 }], newest: null }
  expect(findTrouble(first, NOW)).toEqual([])
})

test('many failing boards, and a system whose boards all fail, are trouble', () => {
  const kinds = [
    { kind: 'lever', boards: 90, failing: 1, never_asked: 0 },
    { kind: 'keka', boards: 4, failing: 3, never_asked: 1 },
  ]
  expect(findTrouble({ ...well, kinds }, NOW)).toEqual([
    'All 3 boards of keka failed. Their system may have changed.',
  ])
  const many = [{ kind: 'lever', boards: 10, failing: 3, never_asked: 0 }]
  expect(findTrouble({ ...well, kinds: many }, NOW)).toEqual(['3 of 10 boards failed at the last try.'])
})

test('a day without a board that was read is trouble', () => {
  expect(findTrouble({ ...well, newest: hoursAgo(23) }, NOW)).toEqual([])
  expect(findTrouble({ ...well, newest: hoursAgo(25) }, NOW)).toEqual([
    expect.stringContaining('No board was read in the last 24 hours'),
  ])
})

test('postings that are not confirmed any more are trouble, if there are enough to tell', () => {
  expect(findTrouble({ ...well, fresh: 79 }, NOW)).toEqual([
    expect.stringMatching(/^Only 79 of 100 open postings were confirmed/),
  ])
  expect(findTrouble({ ...well, open: 10, fresh: 1 }, NOW)).toEqual([])
})

test('links of content that stopped working are told', () => {
  expect(findTrouble({ ...well, lostLinks: 1 }, NOW)).toEqual([expect.stringMatching(/^1 link of courses/)])
})
