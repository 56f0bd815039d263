import { expect, test } from 'vitest'
import { clauseAt } from './clauses.ts'
import { scanLine } from './scan.ts'

const clauseOf = (text: string, word: string) => {
  const line = scanLine(text)
  return clauseAt(
    line,
    line.tokens.findIndex((token) => token.text === word),
  )
}

test.each([
  ['Java, freshers need not apply, Pune', 'freshers', true],
  ['No bond, freshers may apply', 'freshers', false],
  ['Experience is welcome but not required', 'experience', false],
])('%j: the clause of %j is negated: %j', (text, word, negated) => {
  expect(clauseOf(text, word).negated).toBe(negated)
})

test.each([
  ['Python, Go preferred', 'go', { wish: true, of: 'post' }],
  ['We were founded ten years ago, you bring 5 years', '5', { wish: false, of: 'post' }],
  ['We were founded 10 years ago, you bring five', '10', { wish: false, of: 'company' }],
  ['State your last drawn CTC', 'ctc', { of: 'candidate' }],
])('%j: the clause of %j is %j', (text, word, expected) => {
  expect(clauseOf(text, word)).toMatchObject(expected)
})
