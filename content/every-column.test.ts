import { expect, test } from 'vitest'
import { CONTENT_TABLES, type ContentRow, type ContentTable } from '#core/content/tables.ts'
import { fileOf } from '#test/content-tables.ts'
import { cellOf, fieldsOf } from './cells.ts'
import { csvText } from '#core/csv.ts'
import { readImportFile, type FileFormat } from './import-file.ts'
import { planImport } from './import-plan.ts'
import { readShippedRows } from './shipped-content.ts'

/** What no column takes, in either format. */
const WRONG: [string, string][] = [
  ['half a surrogate pair', 'a\ud83d'],
  ['NUL', 'a\0b'],
  ['U+FFFE', 'a\ufffe'],
  ['U+FFFF', '\uffffa'],
  ['an escape', 'a\u001b[2J'],
  ['a megabyte', 'x'.repeat(2 ** 20)],
]

/** What is wrong with each row of a file, by its line or row: the names of fields. */
async function wrongFields(table: ContentTable, bytes: Uint8Array, format: FileFormat, rows: ContentRow[]) {
  const { reference } = table
  const references = reference ? new Set(rows.map((row) => row[reference.field])) : null
  const file = await readImportFile(bytes, format, table)
  const plan = await planImport(table, file, { rows: [], references }, false)
  return plan.rows.map(({ at, verdict }) => {
    if (verdict.state !== 'wrong') return [at, verdict.state]
    // The rows are copies of the first one.
    const own = verdict.problems.filter(({ message }) => !message.startsWith('expected a unique key'))
    const fields = new Set(own.map(({ field }) => field?.replace(/[.[].*/s, '') ?? null))
    return [at, [...fields]]
  })
}

const columns = CONTENT_TABLES.flatMap((table) =>
  fieldsOf(table).map((field) => ({ table, field, name: `${table.name}.${field.name}` })),
)

test.each(columns)('a row with a wrong $name is wrong alone, in CSV', async ({ table, field }) => {
  const rows = (await readShippedRows(table)).slice(0, 2)
  const fields = fieldsOf(table)
  const cells = rows.map((row) => fields.map((one) => cellOf(one, row[one.name])))
  const [first = [], second = []] = cells
  const bad = WRONG.map(([, text]) =>
    first.map((cell, index) => (fields[index]?.name === field.name ? text : cell)),
  )
  const shapes = [first.slice(0, -1), [...first, 'more']]
  const text = csvText([fields.map(({ name }) => name), first, ...bad, ...shapes, second])
  // In UTF-8, half a pair cannot be written: it becomes what stands for a byte that cannot be read.
  expect(await wrongFields(table, Buffer.from(text), 'csv', rows)).toEqual([
    [2, 'new'],
    ...bad.map((_, index) => [index + 3, [field.name]]),
    ...shapes.map((_, index) => [bad.length + index + 3, [null]]),
    [bad.length + shapes.length + 3, 'new'],
  ])
})

test.each(columns)('a row with a wrong $name is wrong alone, in JSON', async ({ table, field }) => {
  const rows = (await readShippedRows(table)).slice(0, 2)
  const [first = {}, second] = rows
  const values = [
    ...WRONG.map(([, text]) => text),
    ...WRONG.map(([, text]) => [text]),
    ...WRONG.map(([, text]) => [{ title: text }]),
    // A number in a column of texts, a text in one of numbers.
    field.kind === 'number' ? 'many' : 5,
    { a: 1 },
  ]
  const bad = values.map((value) => Object.assign({}, first, { [field.name]: value }))
  const unknown = { ...first, 'a\ud83d': 1 }
  const file = fileOf([first, ...bad, unknown, second])
  expect(await wrongFields(table, file, 'json', rows)).toEqual([
    [1, 'new'],
    ...bad.map((_, index) => [index + 2, [field.name]]),
    [bad.length + 2, [null]],
    [bad.length + 3, 'new'],
  ])
})
