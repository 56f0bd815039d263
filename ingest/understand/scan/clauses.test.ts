import { expect, test } from 'vitest'
import { clauseAt } from './clauses.ts'
import { scanLine } from './scan.ts'

test.each([
  ['Java, freshers need not apply, Pune', 'freshers', 'freshers need not apply'],
  ['Rust (2 years) is welcome', 'years', '2 years'],
  ['Ten years of sales but no coding', 'years', 'Ten years of sales'],
  ['Go preferred', 'go', 'Go preferred'],
])('%j: the clause of %j is %j', (text, word, clause) => {
  const line = scanLine(text)
  const { from, to } = clauseAt(
    line,
    line.tokens.findIndex((token) => token.text === word),
  )
  expect(line.words(from, to)).toBe(clause)
})
