import { parse } from 'csv-parse/sync'

/** A file that cannot be read as rows at all; the message says what was expected. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

export interface CsvRecord {
  /** Where it begins, counted from one. */
  line: number
  cells: string[]
}

/** Commas; semicolons, where the spreadsheet's country writes decimals with a comma; tabs from a copied table. */
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The records of a CSV text, the header among them, with plain line ends. Empty lines, and lines of empty cells, are
 * passed over.
 *
 * @param text Without a byte order mark.
 * @throws ImportFileError where a quote is misplaced.
 */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let line = 1
  try {
    parse(plainLineEnds(text), {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { lines }) => {
        const breaks = cells.join('').split('\n').length - 1
        records.push({ line: lines - breaks, cells })
        line = lines
        return null
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportFileError(
      `expected CSV, and the row after line ${line} is none: ${reason}. A cell with a quote in it is written "so ""quoted""".`,
      { cause: error },
    )
  }
  return records
}

/** Line feeds for the line ends of every system. */
export function plainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** The one that the header has most of: no column's name has any of them. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Records as CSV with commas (RFC 4180, with plain line feeds). */
export function csvText(records: readonly string[][]): string {
  return records.map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
