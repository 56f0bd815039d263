import { isDeepStrictEqual } from 'node:util'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { plainLineEnds, type CsvRecord } from '#core/csv.ts'
import type { FieldProblem } from './content-problem.ts'
import { cellOf, fieldsOf, valueOf, type Field } from './cells.ts'
import { ImportFileError, parseCsv } from './csv.ts'

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
 * @throws ImportFileError if the whole file cannot be read.
 */
export function readImportFile(bytes: Uint8Array, format: FileFormat, table: ContentTable): ImportFile {
  const text = textOf(bytes)
  const fields = fieldsOf(table)
  const rows = format === 'csv' ? csvRows(parseCsv(text), fields, table) : jsonRows(text, fields)
  const given = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  const absent = rows.length === 0 ? [] : fields.map(({ name }) => name).filter((name) => !given.has(name))
  return { unit: format === 'csv' ? 'line' : 'row', rows, absent }
}

function textOf(bytes: Uint8Array): string {
  try {
    // The decoder strips a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    const hint = 'in a spreadsheet, save it as "CSV UTF-8"'
    throw new ImportFileError(`expected text in UTF-8: ${hint}.`, { cause: error })
  }
}

function csvRows(records: CsvRecord[], fields: Field[], table: ContentTable): FileRow[] {
  const [header, ...rest] = records
  if (!header) throw new ImportFileError('expected a first line with the names of the columns.')
  const columns = columnsOf(header.cells, fields, table)
  return rest.map(({ line, cells }) => csvRow(line, cells, columns))
}

/** The field of each column; null for one without a name, which spreadsheets append on the right. */
function columnsOf(header: string[], fields: Field[], { table, key }: ContentTable): (Field | null)[] {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const all = fields.map(({ name }) => name)
  const unknown = header.filter((_, index) => names[index] !== '' && !all.includes(names[index] ?? ''))
  if (unknown.length > 0) {
    const listed = unknown.map((name) => `"${name.trim()}"`).join(', ')
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

function csvRow(line: number, cells: string[], columns: (Field | null)[]): FileRow {
  const values: ContentRow = {}
  const problems: FieldProblem[] = []
  for (const [index, field] of columns.entries()) {
    if (!field) continue
    const { value, problem } = valueOf(field, cells[index] ?? '')
    values[field.name] = value
    if (problem !== undefined) problems.push({ field: field.name, message: problem })
  }
  const width = columns.findLastIndex((field) => field !== null) + 1
  const misplaced = cells.some((cell, index) => !columns[index] && cell.trim() !== '')
  if (misplaced || cells.length < width) {
    const found = `found ${cells.length}`
    const hint = misplaced ? `${found}; is there a comma in a cell without quotes?` : found
    problems.splice(0, problems.length, {
      field: null,
      message: `expected ${width} cells, as in the first line; ${hint}`,
    })
  }
  const isAsStored = (row: ContentRow) =>
    columns.every((field, index) => !field || plainLineEnds(cellOf(field, row[field.name])) === cells[index])
  return { at: line, values, problems, isAsStored }
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
  return list.map((value: unknown, index) => {
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value)
    const values: ContentRow = isRow ? { ...value } : {}
    return {
      at: index + 1,
      values,
      problems: isRow ? [] : [{ field: null, message: 'expected a row: { "field": value, … }' }],
      isAsStored: (row) =>
        fields.every(({ name }) => !(name in values) || isDeepStrictEqual(values[name], row[name])) &&
        Object.keys(values).every((name) => fields.some((field) => field.name === name)),
    }
  })
}
