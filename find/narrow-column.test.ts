import { expect, test } from 'vitest'
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
