import { expect, test } from 'vitest'
import { PostingLists } from './posting-lists.ts'

test.each([5, 0])('gives back what was appended, with %i bits beside each document', (bits) => {
  const lists = new PostingLists(bits)
  const expected = new Map<number, { documents: number[]; masks: number[] }>()
  // Words of very different frequency, interleaved, so that slices of all sizes are used.
  for (let document = 1; document <= 60_000; document += 1)
    for (let word = 0; word < 12; word += 1) {
      if (document % 3 ** word !== 0) continue
      const mask = bits === 0 ? 0 : (document * 7) % 2 ** bits
      lists.append(word, document, mask)
      const list = expected.get(word) ?? { documents: [], masks: [] }
      list.documents.push(document)
      list.masks.push(mask)
      expected.set(word, list)
    }
  for (const [word, { documents, masks }] of expected) {
    const count = lists.read(word)
    expect([...lists.documents.subarray(0, count)]).toEqual(documents)
    expect([...lists.masks.subarray(0, count)]).toEqual(masks)
  }
})

test('documents may be far apart', () => {
  const lists = new PostingLists(5)
  const documents = [1, 2, 5_000_000, 100_000_000, 134_000_000]
  for (const document of documents) lists.append(3, document, 31)
  expect(lists.read(3)).toBe(5)
  expect([...lists.documents.subarray(0, 5)]).toEqual(documents)
  expect(lists.count(99_999)).toBe(0)
  expect(lists.read(99_999)).toBe(0)
})
