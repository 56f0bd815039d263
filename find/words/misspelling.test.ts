import { expect, test } from 'vitest'
import { correctionsOf, editsBetween } from './misspelling.ts'
import { Vocabulary } from './vocabulary.ts'

function correct(typed: string, words: string): string[] {
  const vocabulary = new Vocabulary()
  for (const word of words.split(' ')) vocabulary.count(vocabulary.numberOf(word), 1)
  return correctionsOf(typed, vocabulary).map((number) => vocabulary.text(number))
}

test.each([
  ['pyhton', ['python']],
  ['pythn', ['python']],
  ['pythoon', ['python']],
  ['pithon', ['python']],
  ['ypthon', ['python']],
  ['kubernets', ['kubernetes']],
  ['kubrentes', ['kubernetes']],
  ['javascrpit', ['javascript']],
])('%j is corrected to %j', (typed, words) => {
  expect(correct(typed, 'python kubernetes javascript java react')).toEqual(words)
})

test.each([
  ['cython', 'the first letter stands'],
  ['jav', 'three letters are too few'],
  ['pytohm', 'two edits in six letters'],
  ['k8s1', 'a code'],
  ['haskell', 'nothing is near'],
])('%j is not corrected: %s', (typed) => {
  expect(correct(typed, 'python kubernetes javascript java react')).toEqual([])
})

test('the nearest words only', () => {
  expect(correct('develope', 'developer develops devoted')).toEqual(['developer', 'develops'])
})

test('counts edits, with a swap as one', () => {
  expect(editsBetween('react', 'recat', 2)).toBe(1)
  expect(editsBetween('developer', 'devloper', 2)).toBe(1)
  expect(editsBetween('java', 'javascript', 2)).toBeGreaterThan(2)
  expect(editsBetween('', 'ab', 2)).toBe(2)
})
