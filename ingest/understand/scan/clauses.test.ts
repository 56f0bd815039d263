import { expect, test } from 'vitest'
import { clauseEnd } from './clauses.ts'
import { scanLine } from './scan.ts'

test.each([
  ['Java, freshers need not apply, Pune', 'freshers', 'freshers need not apply'],
  ['Rust (2 years) is welcome', 'years', 'years'],
  ['Ten years of sales but no coding', 'years', 'years of sales'],
  ['Go preferred', 'go', 'Go preferred'],
])('%j: the clause of %j goes on as %j', (text, word, rest) => {
  const line = scanLine(text)
  const from = line.tokens.findIndex((token) => token.text === word)

  expect(line.words(from, clauseEnd(line, from))).toBe(rest)
})
