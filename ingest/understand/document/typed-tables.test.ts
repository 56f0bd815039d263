import { expect, test } from 'vitest'
import { tellTables } from './typed-tables.ts'

function told(...texts: string[]) {
  return tellTables(texts.map((text) => ({ kind: 'text', text }))).map(({ text }) => text)
}

test('the row under names of columns tells its years and its pay as labelled lines', () => {
  const [heads, row] = ['Role Experience Location Salary', 'Engineer 2-4 years Pune 5 LPA']
  expect(told('Apply now.', heads, row, 'By 30 January')).toEqual([
    'Apply now.',
    row,
    'Experience: 2-4 years',
    'Salary: 5 LPA',
    'By 30 January',
  ])
})

test.each([
  [['Role Experience Location Salary', 'Engineer 2-4 years Pune', 'Clerk 1 year Surat']],
  [['Role and salary', 'Engineer 2-4 years Pune']],
])('a table of several rows stays, and so does what is none: %j', (lines) => {
  expect(told(...lines)).toEqual(lines)
})
