import { expect, test } from 'vitest'
import { rowsIn } from '#find/bits.ts'
import { WordRows, type WordBits } from './word-rows.ts'

const FIELDS = 5
const WORDS = 60

/** Rows with the fields that hold a word: comparing texts is fast. */
const textOf = ({ any, inField }: WordBits) => [any, ...inField].map((bits) => rowsIn(bits).join()).join('; ')

function expectedText(masks: ReadonlyMap<number, number>): string {
  const rows = [...masks.keys()].sort((one, other) => one - other)
  const ofField = Array.from({ length: FIELDS }, (_, field) =>
    rows.filter((row) => ((masks.get(row) ?? 0) & (1 << field)) !== 0),
  )
  return [rows, ...ofField].map((some) => some.join()).join('; ')
}

test('the rows of frequent words stay right after changes, more rows, and many other words', () => {
  const layer = new WordRows(FIELDS)
  const expected = Array.from({ length: WORDS }, () => new Map<number, number>())
  const documentOf = new Map<number, number>()
  let documents = 0
  const add = (row: number) => {
    documents += 1
    layer.place(documents, row)
    documentOf.set(row, documents)
    for (const [word, masks] of expected.entries()) {
      // A frequent word is in one of 1 to 7 rows, the last one in hardly any.
      const isRare = word === WORDS - 1
      if ((documents + word) % (isRare ? 5000 : 1 + (word % 7)) !== 0) continue
      const mask = 1 + ((documents * 7 + word) % 31)
      layer.append(word, documents, mask)
      masks.set(row, mask)
    }
  }
  const remove = (row: number) => {
    layer.remove(documentOf.get(row) ?? 0)
    for (const masks of expected) masks.delete(row)
  }
  const check = () => {
    for (const [word, masks] of expected.entries()) {
      expect(layer.bitsOf(word) === null).toBe(word === WORDS - 1)
      expect(textOf(layer.bitsOf(word) ?? layer.read(word))).toBe(expectedText(masks))
    }
  }
  layer.resize(12_000)
  for (let row = 0; row < 10_000; row += 1) add(row)
  check()
  for (let row = 0; row < 10_000; row += 100) remove(row)
  check()
  for (let row = 0; row < 10_000; row += 200) add(row)
  for (let row = 10_000; row < 11_000; row += 1) add(row)
  check()
  layer.resize(200_000)
  for (let row = 150_000; row < 150_100; row += 1) add(row)
  expect(textOf(layer.read(0))).toBe(expectedText(expected[0] ?? new Map()))
  expect(layer.bytes()).toBeLessThan(20e6)
})
