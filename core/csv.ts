import { parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** Its first line, counted from one. */
  line: number
  cells: string[]
}

/** An invalid CSV row: what is wrong, and the last line before it that was read. */
export interface BrokenRow {
  after: number
  reason: string
}

/** Commas; semicolons, in countries that write decimals with a comma; tabs, from a copied table. */
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The records of a CSV text, including the header, with line endings as line feeds. Empty lines, and lines of
 * empty cells, are skipped. A row with a misplaced quote is skipped and reported.
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

/** Converts all line endings to line feeds. */
export function plainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** The delimiter that occurs most often in the header: no column name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
