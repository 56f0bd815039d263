import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

test('a row with a misplaced quote is skipped and reported; the rows around it are read', () => {
  const { records, broken } = readCsv('a,b\n1,2\n3,15" screen\n5,6\n')
  expect(records).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['5', '6'] },
  ])
  expect(broken).toEqual([{ after: 2, reason: expect.stringContaining('Quote') }])
})

test('an unclosed quote loses the rows after it', () => {
  const { records, broken } = readCsv('a,b\n1,2\n"3,4\n5,6\n')
  expect(records.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(broken).toMatchObject([{ after: 2 }])
})
