import { isDeepStrictEqual } from 'node:util'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { plainLineEnds } from '#core/csv.ts'
import { unreadableValue } from '#core/unreadable-text.ts'
import type { FieldProblem } from './content-problem.ts'
import { cellOf, fieldsOf, valueOf, type Field } from './cells.ts'
import { ImportFileError, MOST_ROWS, openCsv, TOO_MANY_ROWS, type CsvFile, type CsvRow } from './csv.ts'
import { decodeText } from './decode-text.ts'

export type FileFormat = 'csv' | 'json'

/** A row of a file to import. */
export interface FileRow {
  /** Its first line in a CSV file, or its row number in a JSON file, counted from one. */
  at: number
  /** The fields that the file gives, not validated yet. */
  values: ContentRow
  /** Problems found while reading the row, before its fields are validated. */
  problems: FieldProblem[]
  /** Whether the file's text equals the export of this row. */
  isAsStored(row: ContentRow): boolean
}

export interface ImportFile {
  /** What `at` counts. */
  unit: 'line' | 'row'
  rows: FileRow[]
  /** Fields of the table that no row of the file has. */
  absent: string[]
}

/**
 * Reads a file of rows for a table. Invalid rows are included, with their `problems`.
 *
 * @throws ImportFileError if the whole file cannot be read, or has too many rows.
 */
export async function readImportFile(
  bytes: Uint8Array,
  format: FileFormat,
  table: ContentTable,
): Promise<ImportFile> {
  const fields = fieldsOf(table)
  const rows = format === 'csv' ? await csvRows(bytes, fields, table) : jsonRows(decodeText(bytes), fields)
  const given = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  const absent = rows.length === 0 ? [] : fields.map(({ name }) => name).filter((name) => !given.has(name))
  return { unit: format === 'csv' ? 'line' : 'row', rows, absent }
}

async function csvRows(bytes: Uint8Array, fields: Field[], table: ContentTable): Promise<FileRow[]> {
  const file = await openCsv(bytes)
  if (file.header.length === 0)
    throw new ImportFileError('expected a first line with the names of the columns.')
  const columns = columnsOf(file, fields, table)
  const rows: FileRow[] = []
  for await (const row of file.rows) rows.push(csvRow(row, columns))
  return rows
}

/** The field of each column; null for one without a name, which spreadsheets append on the right. */
function columnsOf(
  { header, names }: CsvFile,
  fields: Field[],
  { table, key }: ContentTable,
): (Field | null)[] {
  const all = fields.map(({ name }) => name)
  const unknown = header.filter((_, index) => names[index] !== '' && !all.includes(names[index] ?? ''))
  if (unknown.length > 0) {
    const listed = unknown
      .map((name) => `"${name.trim().slice(0, 60)}"`)
      .slice(0, 10)
      .join(', ')
    throw new ImportFileError(
      `unknown column ${listed}. The first line must have the columns of ${table}: ${all.join(', ')}.`,
    )
  }
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice.length > 0) throw new ImportFileError(`duplicate column ${twice.join(', ')}.`)
  const missing = key.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new ImportFileError(
      `missing column ${missing.join(', ')}. ${key.join(' and ')} ${key.length > 1 ? 'identify' : 'identifies'} the row.`,
    )
  }
  return names.map((name) => fields.find((field) => field.name === name) ?? null)
}

function csvRow({ line, cells, problem: whole }: CsvRow, columns: (Field | null)[]): FileRow {
  const values: ContentRow = {}
  const problems: FieldProblem[] = []
  for (const [index, field] of columns.entries()) {
    if (!field) continue
    const { value, problem } = valueOf(field, cells[index] ?? '')
    values[field.name] = value
    if (problem !== undefined) problems.push({ field: field.name, message: problem })
  }
  const isAsStored = (row: ContentRow) =>
    (whole === null || whole.field !== null) &&
    columns.every((field, index) => !field || plainLineEnds(cellOf(field, row[field.name])) === cells[index])
  return { at: line, values, problems: whole === null ? problems : [whole], isAsStored }
}

function jsonRows(text: string, fields: Field[]): FileRow[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new ImportFileError(`expected JSON: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
  if (!Array.isArray(list)) throw new ImportFileError('expected a list of rows: [ … ]')
  if (list.length > MOST_ROWS) throw new ImportFileError(TOO_MANY_ROWS)
  return list.map((value: unknown, index) => {
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value)
    const values: ContentRow = isRow ? { ...value } : {}
    return {
      at: index + 1,
      values,
      problems: isRow
        ? unreadable(values)
        : [{ field: null, message: 'expected a row: { "field": value, … }' }],
      isAsStored: (row) =>
        fields.every(({ name }) => !(name in values) || isDeepStrictEqual(values[name], row[name])) &&
        Object.keys(values).every((name) => fields.some((field) => field.name === name)),
    }
  })
}

function unreadable(values: ContentRow): FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const message = unreadableValue(field) ?? unreadableValue(value)
    return message === null ? [] : [{ field: unreadableValue(field) === null ? field : null, message }]
  })
}
