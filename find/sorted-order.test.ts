import { expect, test } from 'vitest'
import { seededRandom } from '#test/generated-jobs.ts'
import { bitsFor, setBit } from './bits.ts'
import { createSlices } from '#core/slices.ts'
import { reorder, sortRows } from './sorted-order.ts'
import { firstRows, pageInOrder } from './top-rows.ts'

const random = seededRandom(7)
const values = Float64Array.from({ length: 20_000 }, () => Math.floor(random() * 500))
const compare = (one: number, other: number) => (values[other] ?? 0) - (values[one] ?? 0) || one - other
const all = Uint32Array.from(values.keys())
const expected = Uint32Array.from([...all].sort(compare))

test('sorts any number of rows', async () => {
  for (const length of [0, 1, 2, 513, 5000, 20_000]) {
    const rows = all.slice(0, length)
    expect(await sortRows(rows, compare, createSlices())).toEqual(Uint32Array.from([...rows].sort(compare)))
  }
})

test('takes rows out of an order and puts others in, without keeping the thread', async () => {
  let [clock, pauses] = [0, 0]
  const slices = createSlices({ now: () => (clock += 1), pause: async () => void (pauses += 1) })
  const before = expected.filter((row) => row % 3 !== 0)
  const out = bitsFor(values.length)
  for (const row of all) if (row % 3 === 1) setBit(out, row)
  const added = all.filter((row) => row % 3 === 0)
  const after = await reorder(before, out, added, compare, slices)
  expect(after).toEqual(expected.filter((row) => row % 3 !== 1))
  expect(pauses).toBeGreaterThan(3)
})

test('takes the first rows, and a page of an order', () => {
  expect(firstRows(all, 30, compare)).toEqual([...expected.subarray(0, 30)])
  expect(firstRows(all.subarray(0, 5), 30, compare)).toEqual([...all.subarray(0, 5)].sort(compare))
  expect(firstRows(all, 0, compare)).toEqual([])
  const odd = bitsFor(values.length)
  for (const row of all) if (row % 2 === 1) setBit(odd, row)
  const rows = [...expected].filter((row) => row % 2 === 1)
  expect(pageInOrder(expected, odd, { offset: 40, limit: 20 })).toEqual(rows.slice(40, 60))
  expect(pageInOrder(expected, odd, { offset: rows.length - 3, limit: 20 })).toEqual(rows.slice(-3))
})
