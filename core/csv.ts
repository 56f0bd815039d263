import { parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** Where it begins, counted from one. */
  line: number
  cells: string[]
}

/** A row that is no CSV: what is wrong with it, and the last line before it that was read. */
export interface BrokenRow {
  after: number
  reason: string
}

/** Commas; semicolons, where the spreadsheet's country writes decimals with a comma; tabs from a copied table. */
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The records of a CSV text, the header among them, with plain line ends. Empty lines, and lines of empty cells, are
 * passed over; a row with a misplaced quote is left out, and told of.
 *
 * @param text Without a byte order mark.
 */
export function readCsv(text: string): { records: CsvRecord[]; broken: BrokenRow[] } {
  const records: CsvRecord[] = []
  const broken: BrokenRow[] = []
  let line = 1
  parse(plainLineEnds(text), {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      const breaks = cells.join('').split('\n').length - 1
      records.push({ line: lines - breaks, cells })
      line = lines
      return null
    },
    on_skip: (error) => {
      broken.push({ after: line, reason: error?.message ?? 'not a CSV row' })
      return undefined
    },
  })
  return { records, broken }
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
