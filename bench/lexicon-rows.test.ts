import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import { addRow, LEXICON_FILES, reasonFor, unneededRows, wrongMeasures } from './lexicon-rows.ts'

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

const needs = JSON.stringify({ description: 'Two figs a day', expect: { work_mode: 'remote' } })
const proven = () => ({ withRow: [], without: ['work mode'] })

test('a row is added behind the last of its table, and carries the line that needs it', () => {
  const { file, added, files } = emptyFiles()
  addRow(row, needs, files, proven)
  expect(readFileSync(file, 'utf8')).toBe(
    "export const FRUIT = table(\n  'fruit',\n  `\n  apple(s)  fruit word\n" +
      '  ripe fig(s)  fruit word ; added.ndjson:1\n  `,\n)\n',
  )
  addRow({ ...row, words: 'plum(s)', value: 'plum' }, needs, files, proven)
  expect(readFileSync(file, 'utf8')).toContain('\n  plum(s)  fruit word  plum ; added.ndjson:2\n')
  expect(readFileSync(added, 'utf8')).toBe(`${needs}\n${needs}\n`)
})

const unproven = (withRow: string[], without: string[]) => () => ({ withRow, without })

test.each([
  ['a line that is right without it', row, needs, unproven([], []), 'read as its label says without the row'],
  ['a line that stays wrong', row, needs, unproven(['pay'], ['pay']), 'with the row, the line is still not'],
  ['another table', { ...row, subject: 'nuts' }, needs, proven, 'no table has the subject "nuts"'],
  [
    'a misspelt tag',
    { ...row, tag: 'fruit wrod' },
    needs,
    proven,
    'has the tag "fruit wrod"; it has fruit word',
  ],
  ['two columns in one', { ...row, words: 'fig  plum' }, needs, proven, 'is not one column'],
  ['a line that is none', row, 'figs', proven, 'is no JSON of a posting'],
] as const)('nothing is added with %s', (_, given, line, prove, message) => {
  const { file, added, files } = emptyFiles()
  const before = readFileSync(file, 'utf8')
  expect(() => addRow(given, line, files, prove)).toThrow(message)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(existsSync(added)).toBe(false)
})

/** The real tables in another place, so that a row can be written. */
function copiedFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(LEXICON_FILES.tables, folder, { recursive: true })
  return { tables: folder, labelled: folder }
}

const pay = { subject: 'pay', words: 'monetary thaali', tag: 'pay word', value: '' }
test('a row of the real tables is proven with the real reader', () => {
  const files = copiedFiles()
  const line = JSON.stringify({
    title: 'Clerk',
    location: 'Pune',
    description: 'Monetary thaali: 20,000 per month',
    expect: { salary_min: 20_000, salary_max: 20_000, salary_period: 'month' },
  })
  expect(addRow(pay, line, files)).toHaveLength(2)
  // Wrong before, and wrong with it: the row changes nothing.
  expect(() => addRow({ ...pay, words: 'zebra crossing' }, line, copiedFiles())).toThrow(/still not read/)
  expect(() => addRow({ ...pay, subject: 'mode', tag: 'mode hme' }, line, files)).toThrow(
    /has the tag "mode hme"/,
  )
})
