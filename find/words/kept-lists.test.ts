import { expect, test } from 'vitest'
import { PostingLists } from './posting-lists.ts'

/** Documents and masks as one text: comparing texts is fast. */
const documentsOf = (lists: PostingLists, word: number) => {
  const count = lists.read(word)
  return Array.from(
    { length: count },
    (_, at) => (lists.documents[at] ?? 0) * 32 + (lists.masks[at] ?? 0),
  ).join()
}

test('a long list that was read before is right after more documents, and after many others', () => {
  const lists = new PostingLists(5)
  const expected: number[][] = Array.from({ length: 60 }, () => [])
  let document = 0
  const append = (documents: number) => {
    for (let index = 0; index < documents; index += 1) {
      document += 1
      for (const [word, list] of expected.entries()) {
        if (word > 0 && (document + word) % 3 === 0) continue
        const mask = 1 + ((document * 7 + word) % 31)
        lists.append(word, document, mask)
        list.push(document * 32 + mask)
      }
    }
  }
  append(12_000)
  for (const round of [1, 2]) {
    for (const [word, list] of expected.entries()) {
      expect(documentsOf(lists, word)).toBe(list.join())
      expect(documentsOf(lists, word)).toBe(list.join())
    }
    append(round * 10)
  }
  for (const [word, list] of expected.entries()) expect(documentsOf(lists, word)).toBe(list.join())
})
