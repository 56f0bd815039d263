import { expect, test } from 'vitest'
import { collectPages } from './offset-pages.ts'

/** Fetches a list of this many numbers in pages of ten, and records the requested offsets. */
async function collect(
  length: number,
  page: (offset: number, items: number[]) => { total: number; items: number[] },
) {
  const all = Array.from({ length }, (_, index) => index)
  const offsets: number[] = []
  const items = await collectPages({
    size: 10,
    page: async (offset) => {
      offsets.push(offset)
      return page(offset, all.slice(offset, offset + 10))
    },
    key: String,
  })
  return { items: items.length, offsets }
}

test('fetches pages up to the first total', async () => {
  expect(await collect(25, (_, items) => ({ total: 25, items }))).toEqual({ items: 25, offsets: [0, 10, 20] })
  expect(await collect(20, (_, items) => ({ total: 20, items }))).toEqual({ items: 20, offsets: [0, 10] })
  expect(await collect(0, () => ({ total: 0, items: [] }))).toEqual({ items: 0, offsets: [0] })
})

test('ignores the total of later pages', async () => {
  const collected = await collect(25, (offset, items) => ({ total: offset === 0 ? 25 : 0, items }))
  expect(collected.items).toBe(25)
})

test('takes an item that moves to the next page once', async () => {
  const collected = await collect(20, (offset, items) => ({
    total: 20,
    items: offset === 0 ? items : [9, ...items],
  }))
  expect(collected.items).toBe(20)
})

test('a source with smaller pages than we ask for is read on from where its page ends', async () => {
  const collected = await collect(11, (_, items) => ({ total: 11, items: items.slice(0, 4) }))
  expect(collected).toEqual({ items: 11, offsets: [0, 4, 8] })
})

test('stops when the first page is repeated', async () => {
  const first = Array.from({ length: 10 }, (_, index) => index)
  await expect(collect(10, () => ({ total: 100, items: first }))).rejects.toThrow(
    'network: the board lists 100 postings but returned 10',
  )
  expect(await collect(10, () => ({ total: 12, items: first }))).toMatchObject({
    items: 10,
    offsets: [0, 10],
  })
})

test('rejects a list that ends a page early, but not one with a posting less', async () => {
  const until = (most: number) => (_: number, items: number[]) => ({
    total: 50,
    items: items.filter((item) => item < most),
  })
  await expect(collect(50, until(40))).rejects.toMatchObject({ outcome: 'network' })
  expect((await collect(50, until(49))).items).toBe(49)
  await expect(collect(50, () => ({ total: 50, items: [] }))).rejects.toThrow(
    /lists 50 postings but returned 0/,
  )
})

test('a page without postings is an empty list only if its total is 0, and a total of 0 beside postings is none', async () => {
  await expect(collect(0, () => ({ total: 1, items: [] }))).rejects.toThrow(
    'network: the board lists 1 posting but returned 0',
  )
  await expect(collect(10, (_, items) => ({ total: 0, items }))).rejects.toThrow(
    'shape changed: the list states 0 postings beside the 10 that it has',
  )
})

test('refuses a list that is longer than its source shows', async () => {
  const list = (total: number) =>
    collectPages({ size: 10, most: 20, key: String, page: async () => ({ total, items: [1] }), missing: 20 })
  expect(await list(20)).toEqual([1])
  await expect(list(21)).rejects.toThrow('shape changed: the list is cut off at 20 of 21 postings')
})

test('numbers the pages, also where they are smaller than what we asked for', async () => {
  const numbers: number[] = []
  const items = await collectPages({
    size: 100,
    page: async (offset, number) => {
      numbers.push(number)
      return { total: 45, items: Array.from({ length: 15 }, (_, index) => offset + index) }
    },
    key: String,
  })
  expect({ numbers, items: items.length }).toEqual({ numbers: [1, 2, 3], items: 45 })
})
