import { expect, test } from 'vitest'
import { hostOf } from '#ingest/network/base-url.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { simulatedBoards } from './simulated-boards.ts'

const list = [
  'greenhouse:acme',
  'workday:acme.wd3/Careers',
  'successfactors:jobs.acme.example',
  'keka:acme',
].map((source) => ({ source, state: 'active' as const }))

test('a list that is too short is repeated under other names, with hosts of their own', () => {
  const boards = simulatedBoards(list, (source) => hostOf(parseSource(source)) ?? '', 10)
  const sources = boards.map(({ source }) => source)
  expect(sources).toHaveLength(10)
  expect(new Set(sources.map((source) => parseSource(source).token)).size).toBe(10)
  expect(new Set(boards.map(({ realHost }) => realHost)).size).toBe(8)
  expect(simulatedBoards(list, () => 'host', 2).map(({ source }) => source)).toEqual([
    'greenhouse:acme',
    'successfactors:jobs.acme.example',
  ])
  expect(simulatedBoards([], () => 'host', 2)).toEqual([])
})
