import { expect, test } from 'vitest'
import { bitsOf } from './bits.ts'
import { NarrowColumn } from './narrow-column.ts'

test('keeps every whole number, with more bytes from the first one that needs them', () => {
  const column = new NarrowColumn(4)
  column.set(0, 65_535)
  expect(column.values.BYTES_PER_ELEMENT).toBe(2)
  column.set(1, 65_536)
  expect(column.values.BYTES_PER_ELEMENT).toBe(4)
  column.set(2, 4_294_967_295)
  expect(column.values.BYTES_PER_ELEMENT).toBe(4)
  column.set(3, 12_000_000_000)
  column.grow(6)
  column.set(5, 7)
  expect([...column.values]).toEqual([65_535, 65_536, 4_294_967_295, 12_000_000_000, 0, 7])
})

test('counts a value once a group, of some rows', () => {
  const column = new NarrowColumn(6)
  for (const [row, value] of [3, 3, 3, 1, 3, 0].entries()) column.set(row, value)
  const counts = new Uint32Array(4)
  const among = bitsOf(Uint32Array.of(0, 1, 2, 3, 4), 6)
  column.countOnce(Uint32Array.of(0, 2, 3, 1, 4, 5), among, [1, 2, 1, 1, 2, 2], counts)
  expect([...counts]).toEqual([0, 1, 0, 2])
})
