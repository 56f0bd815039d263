import { expect, test } from 'vitest'
import { bitsFor, bitsOf, rowsIn } from './bits.ts'
import { MultiColumn } from './multi-column.ts'

test('keeps the values of each row, however often rows are written again', () => {
  const column = new MultiColumn(100)
  for (let round = 0; round < 60; round++)
    for (let row = 0; row < 100; row++) column.write(row, [row, row + round, 7].slice(0, 1 + (row % 3)))
  expect(column.holds(4, 4)).toBe(true)
  expect(column.holds(4, 63)).toBe(true)
  expect(column.holds(4, 62)).toBe(false)
  expect(column.holds(3, 62)).toBe(false)
  const counts = new Uint32Array(200)
  column.count(bitsOf(Uint32Array.of(2, 5), 100), counts)
  expect([...counts.entries()].filter(([, count]) => count > 0)).toEqual([
    [2, 1],
    [5, 1],
    [7, 2],
    [61, 1],
    [64, 1],
  ])
})

test('keeps its rows when it grows', () => {
  const column = new MultiColumn(1)
  column.write(0, [5])
  column.grow(10)
  column.write(9, [6])
  expect([column.holds(0, 5), column.holds(9, 6), column.holds(9, 5)]).toEqual([true, true, false])
})

test('keeps values that need more than two bytes beside those that do not', () => {
  const column = new MultiColumn(3)
  column.write(0, [5, 65_535])
  column.write(1, [65_536, 7])
  column.write(2, [1_000_000])
  expect([column.holds(0, 65_535), column.holds(1, 65_536), column.holds(1, 0)]).toEqual([true, true, false])
  expect([column.holds(0, 5), column.holds(1, 7), column.holds(2, 1_000_000)]).toEqual([true, true, true])
})

test('finds the rows of a value after rows were written again, in any order, and beyond the last one', () => {
  const column = new MultiColumn(600)
  const expected = new Map<number, number[]>()
  const write = (row: number, values: number[]) => {
    column.write(row, values)
    expected.set(row, values)
  }
  const check = () => {
    for (const value of [0, 1, 5, 9, 41]) {
      const bits = bitsFor(600)
      column.holding(() => value).fill(bits, 600)
      const rows = [...expected].filter(([, values]) => values.includes(value)).map(([row]) => row)
      expect([...rowsIn(bits)], `value ${value}`).toEqual(rows.toSorted((one, other) => one - other))
    }
  }
  // Row 0 holds nothing, and some rows are never written.
  for (let row = 1; row < 400; row += 1)
    if (row % 10 !== 3) write(row, row % 7 === 0 ? [] : [row % 6, row % 10])
  check()
  for (let round = 0; round < 30; round += 1) {
    for (let row = round; row < 400; row += 37) write(row, row % 5 === 0 ? [] : [41, (row + round) % 10])
    check()
  }
  for (let row = 400; row < 600; row += 1) write(row, [row % 10])
  check()
})

test('counts a value once a group, of some rows, and tells rows with other values apart', () => {
  const column = new MultiColumn(5)
  for (const [row, values] of [[1, 2], [2, 3], [], [2, 3], [0]].entries()) column.write(row, values)
  const counts = new Uint32Array(4)
  const among = bitsOf(Uint32Array.of(0, 1, 2, 3), 5)
  column.countOnce(Uint32Array.of(0, 1, 3, 2, 4), among, [1, 1, 2, 2, 2], counts)
  expect([...counts]).toEqual([0, 1, 2, 2])
  expect([column.isSame(1, 3), column.isSame(0, 1), column.isSame(1, 2)]).toEqual([true, false, false])
})
