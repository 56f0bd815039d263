import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import { addRow, reasonFor, unneededRows, wrongMeasures } from './lexicon-rows.ts'

const line = {
  where: 'test:1',
  posting: { title: 'Clerk', location: 'Pune', description: 'Remuneration: 20,000 per month' },
  expect: { salary_min: 20_000, salary_max: 20_000, salary_period: 'month' as const },
}

test('a row that a line is read wrong without is needed, the others are not', () => {
  expect(wrongMeasures(line)).toEqual([])
  const unneeded = unneededRows([line])
  const pay = LEXICONS.filter((row) => row.subject === 'pay' && reasonFor(row) === null)
  const needed = pay.filter((row) => !unneeded.includes(row)).map(({ words }) => words)
  expect(needed).toHaveLength(1)
  expect(needed[0]).toContain('remuneration')
})

test.each([
  ['pay', 'pay word', ['added.ndjson:1'], null],
  ['pay', 'pay word', ['kept'], /marked "kept"/],
  ['pay', '-', [], /hide/],
  ['words of pay', 'pay clause', [], /closed list/],
  ['place', 'place', [], /facts/],
])('a row of %j with the tag %j and the lines %j may stand by itself: %j', (subject, tag, lines, reason) => {
  const why = reasonFor({ subject, tag, lines, words: 'fig', value: '' })
  if (reason === null) expect(why).toBeNull()
  else expect(why).toMatch(reason)
})

const row = { subject: 'fruit', words: 'ripe fig(s)', tag: 'fruit word', value: '' }

function emptyFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
  const file = join(folder, 'fruit-words.ts')
  writeFileSync(file, "export const FRUIT = table(\n  'fruit',\n  `\n  apple(s)  fruit word\n  `,\n)\n")
  return { file, added: join(folder, 'added.ndjson'), files: { tables: folder, labelled: folder } }
}

test('a row is added behind the last of its table, and carries the line that needs it', () => {
  const { file, added, files } = emptyFiles()
  const needs = JSON.stringify({ description: 'Two figs a day', expect: { work_mode: 'remote' } })
  addRow(row, needs, files)
  expect(readFileSync(file, 'utf8')).toBe(
    "export const FRUIT = table(\n  'fruit',\n  `\n  apple(s)  fruit word\n" +
      '  ripe fig(s)  fruit word ; added.ndjson:1\n  `,\n)\n',
  )
  addRow({ ...row, words: 'plum(s)', value: 'plum' }, needs, files)
  expect(readFileSync(file, 'utf8')).toContain('\n  plum(s)  fruit word  plum ; added.ndjson:2\n')
  expect(readFileSync(added, 'utf8')).toBe(`${needs}\n${needs}\n`)
})

test.each([
  [row, { description: '20,000', expect: { work_mode: null } }, 'read as its label says'],
  [
    { ...row, subject: 'nuts' },
    { description: 'x', expect: { work_mode: 'remote' } },
    'no table has the subject "nuts"',
  ],
])('nothing is added for %j with %j', (wrong, labelled, message) => {
  const { file, files } = emptyFiles()
  const before = readFileSync(file, 'utf8')
  expect(() => addRow(wrong, JSON.stringify(labelled), files)).toThrow(message)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
