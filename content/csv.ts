import { readCsv, type CsvRecord } from '#core/csv.ts'

/** A file that cannot be read as rows; the message says what was expected. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

/**
 * The records of a CSV text, including the header, with line endings as line feeds. Empty lines, and lines of
 * empty cells, are skipped.
 *
 * @param text Without a byte order mark.
 * @throws ImportFileError if a quote is misplaced.
 */
export function parseCsv(text: string): CsvRecord[] {
  const { records, broken } = readCsv(text)
  const [first] = broken
  if (!first) return records
  throw new ImportFileError(
    `expected CSV, but the row after line ${first.after} is not valid: ${first.reason}. Write a cell with quotes in it as "like ""this""".`,
  )
}

/** Records as CSV with commas (RFC 4180, but with line feeds). */
export function csvText(records: readonly string[][]): string {
  return records.map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
