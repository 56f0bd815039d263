import { csvText } from '#core/csv.ts'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { cellOf, fieldsOf } from './cells.ts'
import type { FileFormat } from './import-file.ts'

/** Rows of a table as the text of a file. Importing it again changes nothing. */
export function exportText(table: ContentTable, rows: readonly ContentRow[], format: FileFormat): string {
  // The schema restores the order of an object's properties, which the database does not keep.
  const ordered = rows.map((row) => table.schema.safeParse(row).data ?? row)
  if (format === 'json') return `${JSON.stringify(ordered, null, 2)}\n`
  const fields = fieldsOf(table)
  return csvText([
    fields.map(({ name }) => name),
    ...ordered.map((row) => fields.map((field) => cellOf(field, row[field.name]))),
  ])
}
