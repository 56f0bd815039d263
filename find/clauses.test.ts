import { expect, test } from 'vitest'
import { rowsIn } from './bits.ts'
import { Clauses } from './clauses.ts'

test('rows above a limit are compared again only when one of them changes sides', () => {
  const clauses = new Clauses()
  const values = [10, 20, 30]
  let compared = 0
  const above = (limit: number) => {
    const valueOf = (row: number) => {
      compared += 1
      return values[row] ?? 0
    }
    return [...rowsIn(clauses.rowsAbove('confirmed', { valueOf, limit }, values.length, 32))]
  }
  expect(above(15)).toEqual([1, 2])
  expect(above(19)).toEqual([1, 2])
  expect(above(10)).toEqual([1, 2])
  expect(compared).toBe(3)
  expect(above(20)).toEqual([2])
  expect(above(9)).toEqual([0, 1, 2])
  expect(compared).toBe(9)
})

test('a changed row counts for the limits that come after', () => {
  const clauses = new Clauses()
  const values = [10, 20]
  const above = (limit: number) => [
    ...rowsIn(clauses.rowsAbove('confirmed', { valueOf: (row) => values[row] ?? 0, limit }, 2, 32)),
  ]
  expect(above(12)).toEqual([1])
  values[0] = 14
  clauses.update([0])
  expect(above(12)).toEqual([0, 1])
  expect(above(13)).toEqual([0, 1])
  expect(above(14)).toEqual([1])
})
