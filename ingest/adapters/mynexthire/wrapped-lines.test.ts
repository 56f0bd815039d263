import { expect, test } from 'vitest'
import { joinWrappedLines } from './wrapped-lines.ts'

test('joins what was wrapped, and keeps what the writer ended', () => {
  const wrapped = [
    'We are looking for an engineer who builds services for millions of riders in',
    'India, and who likes to own what they build.',
    '',
    'What you will do:',
    '- Build backend services in Go that take more than ten thousand requests in a',
    '  second',
    '- Review the code of others',
    '1. You have worked with PostgreSQL in production for at least two or three years',
    '2. You write tests',
    'This line ends a sentence and is as long as the width of the wrapped text, yes.',
    'So this one begins a new line.',
  ]
  expect(joinWrappedLines(wrapped.join('\r\n')).split('\n')).toEqual([
    `${wrapped[0]} ${wrapped[1]}`,
    '',
    'What you will do:',
    `${wrapped[4]} second`,
    ...wrapped.slice(6),
  ])
})

test('a text that is not wrapped stays as it is', () => {
  const text = `${'A long line that no system has wrapped, since it goes on and on. '.repeat(3)}\nshort\nlines`
  expect(joinWrappedLines(text)).toBe(text)
  expect(joinWrappedLines('')).toBe('')
})
