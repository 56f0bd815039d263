import { expect, test } from 'vitest'
import { RowIds } from './row-ids.ts'

const idOf = (number: number) =>
  `0000000${number % 10}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

test('finds rows by their ids, also after many were added and removed', () => {
  const ids = new RowIds(1000)
  for (let row = 0; row < 1000; row++) {
    ids.write(row, idOf(row))
    ids.link(row)
  }
  for (let row = 0; row < 1000; row += 2) ids.unlink(row)
  expect([ids.find(idOf(7)), ids.find(idOf(8)), ids.find(idOf(5000))]).toEqual([7, -1, -1])
  for (let round = 0; round < 50; round++) {
    ids.write(8, idOf(5000 + round))
    ids.link(8)
    ids.unlink(8)
  }
  expect(ids.find(idOf(9))).toBe(9)
  expect(ids.idOf(9)).toBe(idOf(9))
})

test('a new row of a posting takes the place of the old one, which no longer unlinks it', () => {
  const ids = new RowIds(4)
  ids.write(0, idOf(1))
  ids.link(0)
  ids.write(1, idOf(1))
  expect(ids.find(idOf(1))).toBe(0)
  ids.link(1)
  ids.unlink(0)
  expect(ids.find(idOf(1))).toBe(1)
})

test('compares ids as the database does, whatever their case', () => {
  const ids = new RowIds(2)
  ids.write(0, '7fffffff-0000-4000-8000-00000000000a')
  ids.write(1, 'FFFFFFFF-0000-4000-8000-000000000001')
  expect(ids.compare(0, 1)).toBeLessThan(0)
  expect(ids.compareTo(1, 'ffffffff-0000-4000-8000-000000000001')).toBe(0)
  expect(ids.compareTo(0, '7fffffff-0000-4000-8000-00000000000b')).toBeLessThan(0)
})
