import { expect, test } from 'vitest'
import { readWeights } from './weights-table.ts'

test('a table of weights has a kind, and values of any signs with their weights', () => {
  const table = readWeights(
    '\nstart  always -0.5\nword before 1  of 0.3  ( -1.2\nword before 1  exp word: name 2\n',
  )
  expect(table.get('start')?.get('always')).toBe(-0.5)
  expect([...(table.get('word before 1') ?? [])]).toEqual([
    ['of', 0.3],
    ['(', -1.2],
    ['exp word: name', 2],
  ])
})
