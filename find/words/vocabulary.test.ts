import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

function vocabularyOf(words: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.count(vocabulary.numberOf(word), 1)
  return vocabulary
}

test('a word keeps its number', () => {
  const vocabulary = new Vocabulary()
  const react = vocabulary.numberOf('react')
  vocabulary.numberOf('redux')
  expect(vocabulary.numberOf('react')).toBe(react)
  expect(vocabulary.find('react')).toBe(react)
  expect(vocabulary.find('vue')).toBeUndefined()
  expect(vocabulary.text(react)).toBe('react')
})

test('words that begin with letters, most frequent first, however many were added since', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `word${index}`)
  const vocabulary = vocabularyOf(['developer', 'devops', 'devops', 'data', ...many, 'devices'])
  const texts = vocabulary.startingWith('dev', 10).map((number) => vocabulary.text(number))
  expect(texts.slice(0, 1)).toEqual(['devops'])
  expect(texts.toSorted()).toEqual(['developer', 'devices', 'devops'])
  vocabulary.count(vocabulary.numberOf('devil'), 1)
  expect(vocabulary.startingWith('dev', 10)).toHaveLength(4)
  expect(vocabulary.startingWith('word', 5)).toHaveLength(5)
})

test('a word that no row holds any more begins nothing', () => {
  const vocabulary = vocabularyOf(['devops'])
  vocabulary.count(vocabulary.numberOf('devops'), -1)
  expect(vocabulary.startingWith('dev', 10)).toEqual([])
})
