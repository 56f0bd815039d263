import { expect, test } from 'vitest'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { generatedPosting } from '../bench/generated-postings.ts'
import { findIds } from './index-finder.ts'
import { JobIndex } from './job-index.ts'
import { createSlices } from '#core/slices.ts'
import { warmUp } from './warm-up.ts'
import { createWordIndex } from './words/word-index.ts'

const NOW = new Date('2026-11-23T06:00:00Z')

async function indexOf(postings: number): Promise<JobIndex> {
  const index = new JobIndex(createWordIndex(), postings)
  await index.apply(
    [Array.from({ length: postings }, (_, number) => generatedPosting(number, NOW))],
    [],
    createSlices(),
  )
  return index
}

test('what was searched before an index is used changes nothing that is found', async () => {
  const [index, cold] = [await indexOf(2500), await indexOf(2500)]
  const before = index.words.bytes()
  let pauses = 0
  await warmUp(index, { pauseIfDue: () => void (pauses += 1) })
  expect(pauses).toBeGreaterThan(100)
  // The rows of frequent words are at hand.
  expect(index.words.bytes()).toBeGreaterThan(before)
  for (const search of ['engineer', 'java pune', '"software engineer"', 'tool', ''])
    for (const cities of [[], ['pune']]) {
      const asked = { ...EMPTY_SEARCH, search, cities }
      const page = { order: 'match', offset: 0, limit: 20, now: NOW, facets: true } as const
      expect(findIds(index, asked, page)).toEqual(findIds(cold, asked, page))
    }
})

test('a small index is used as it is', async () => {
  const index = await indexOf(100)
  let pauses = 0
  await warmUp(index, { pauseIfDue: () => void (pauses += 1) })
  expect(pauses).toBe(0)
})
