import { expect, test } from 'vitest'
import { collectLinkedPages } from './linked-pages.ts'

const collect = (pages: Record<string, [items: number[], next: string | null]>) =>
  collectLinkedPages({
    first: 'a',
    key: String,
    async page(url) {
      const [items, next] = pages[url] ?? [[], null]
      return { items, next }
    },
  })

test('follows the pages until one names no next, and keeps each item once', async () => {
  expect(await collect({ a: [[1, 2], 'b'], b: [[2, 3], 'c'], c: [[4], null] })).toEqual([1, 2, 3, 4])
  expect(await collect({ a: [[], null] })).toEqual([])
})

test('a page that was promised and has nothing new is the end of half a list', async () => {
  await expect(collect({ a: [[1], 'b'], b: [[], null] })).rejects.toMatchObject({ outcome: 'network' })
  await expect(collect({ a: [[1], 'b'], b: [[1], 'a'] })).rejects.toMatchObject({ outcome: 'network' })
})

test('a list without an end is given up', async () => {
  const endless = collectLinkedPages({
    first: '0',
    key: String,
    page: async (url) => ({ items: [url], next: String(Number(url) + 1) }),
  })
  await expect(endless).rejects.toMatchObject({
    outcome: 'shape changed',
    message: expect.stringContaining('does not end'),
  })
})

test('a list that repeats its last page, as its source may, ends there', async () => {
  const page = async (url: string) => ({ items: [url === '1' ? 'a' : 'b'], next: String(Number(url) + 1) })
  const repeating = { first: '1', page, key: String }
  await expect(collectLinkedPages({ ...repeating, mayRepeat: true })).resolves.toEqual(['a', 'b'])
  await expect(collectLinkedPages(repeating)).rejects.toThrow(/network: page 3 of the list has no posting/)
})
