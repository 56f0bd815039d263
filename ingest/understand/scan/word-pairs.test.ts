import { expect, test } from 'vitest'
import { WordPairs } from './word-pairs.ts'

test('finds every pair that was added, and hardly another', () => {
  const pairs = new WordPairs()
  const numbers = Array.from({ length: 5000 }, (_, index) => index + 1)
  for (const word of numbers) pairs.add(word, 7 * word)

  expect(numbers.every((word) => pairs.mayHave(word, 7 * word))).toBe(true)
  expect(numbers.filter((word) => pairs.mayHave(7 * word, word)).length).toBeLessThan(500)
})
