import { expect, test } from 'vitest'
import { tellTables } from './typed-tables.ts'

function told(...texts: string[]) {
  return tellTables(texts.map((text) => ({ kind: 'text', text }))).map(({ text }) => text)
}

test.each([
  ['Post Name | Total Posts | Monthly Remuneration (Rs.)', 'Engineer | 30 | 46,230'],
  ['| Post Name | Total Posts | Monthly Remuneration (Rs.) |', '| Engineer | 30 | 46,230 |'],
  ['Post Name · Total Posts · Monthly Remuneration (Rs.)', 'Engineer · 30 · 46,230'],
])('the row under %j is told as labelled lines', (headings, row) => {
  expect(told('Apply now.', headings, row, 'By 30 January')).toEqual([
    'Apply now.',
    headings,
    'Post Name: Engineer',
    'Total Posts: 30',
    'Monthly Remuneration (Rs.): 46,230',
    'By 30 January',
  ])
})

test('a table of several rows stays', () => {
  const rows = ['Post | Salary', 'Engineer | 46,230', 'Clerk | 20,000']
  expect(told(...rows)).toEqual(rows)
})

test.each([
  ['Java | Spring', 'React | Node.js'],
  ['Salary | 46,230', 'Location | Pune'],
  ['Post | Salary', 'Apply now'],
])('%j and %j are no table', (...lines) => {
  expect(told(...lines)).toEqual(lines)
})
