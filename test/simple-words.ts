import { bitsOf } from '#find/bits.ts'
import type { WordIndex } from '#find/words/word-index.ts'

/** A word index that knows whole words of titles alone: for tests of everything around words. */
export function createSimpleWords(): WordIndex & { descriptions: Map<number, string> } {
  const titles = new Map<number, string[]>()
  const descriptions = new Map<number, string>()
  return {
    descriptions,
    add: (row, { title }) => titles.set(row, title.toLowerCase().split(' ')),
    addDescription: (row, description) => descriptions.set(row, description),
    addDescriptionWords: () => undefined,
    reserve: () => undefined,
    numbersOf: (words) => words.map((_, at) => at),
    remove: (row) => {
      titles.delete(row)
      descriptions.delete(row)
    },
    search: (text) => {
      const wanted = text.toLowerCase().split(' ')
      const rows = [...titles].filter(([, words]) => wanted.every((word) => words.includes(word)))
      const found = Uint32Array.from(rows.map(([row]) => row)).sort()
      const bits = bitsOf(found, Math.max(-1, ...titles.keys()) + 1)
      return {
        asksWords: true,
        rows: bits,
        inFields: bits,
        kind: null,
        scoresOf: (some) =>
          Float32Array.from({ length: some.length * 32 }, (_, row) => 1 / (titles.get(row)?.length ?? 1)),
        leftOut: [],
        readAs: [],
        notices: [],
        implied: {},
      }
    },
    frequentWords: () => [],
    removedShare: () => 0,
    bytes: () => 0,
  }
}
