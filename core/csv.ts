import { parse as parseStream, type Options } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { createSlices } from './slices.ts'

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
 * empty cells, are skipped. A row with a misplaced quote is skipped and reported. The line `sep=;`, with which some
 * spreadsheets begin, says what separates cells, and is no record.
 *
 * @param text Without a byte order mark.
 */
export function readCsv(text: string): { records: CsvRecord[]; broken: BrokenRow[] } {
  const records: CsvRecord[] = []
  const broken: BrokenRow[] = []
  const { body, options } = prepare(text, (row) =>
    'cells' in row ? void records.push(row) : void broken.push(row),
  )
  parse(body, options)
  return { records, broken }
}

/** So much text is parsed at once: even as hundreds of rows with too few cells it takes only some milliseconds. */
const PART = 512

/** The rows of a CSV text as `readCsv` finds them, in their order, in turns with other work. */
export async function* csvRows(text: string): AsyncGenerator<CsvRecord | BrokenRow, void> {
  let rows: (CsvRecord | BrokenRow)[] = []
  const { body, options } = prepare(text, (row) => void rows.push(row))
  const parser = parseStream(options)
  const slices = createSlices()
  // The callbacks below are told of the same error.
  parser.on('error', () => {})
  const taken = () => {
    const found = rows
    rows = []
    return found
  }
  try {
    for (let start = 0; start < body.length; start += PART) {
      await called((done) => void parser.write(body.slice(start, start + PART), done))
      yield* taken()
      await slices.pauseIfDue()
    }
    await called((done) => void parser.end(done))
    yield* taken()
  } finally {
    parser.destroy()
  }
}

function called(act: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    act((error) => (error ? reject(error) : resolve()))
  })
}

function prepare(
  text: string,
  found: (row: CsvRecord | BrokenRow) => void,
): { body: string; options: Options } {
  const { delimiter, body, skipped } = dialectOf(plainLineEnds(text))
  let line = skipped + 1
  const options: Options = {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      const breaks = cells.join('').split('\n').length - 1
      found({ line: skipped + lines - breaks, cells })
      line = skipped + lines
      return null
    },
    on_skip: (error) => {
      found({ after: line, reason: error?.message ?? 'not a CSV row' })
      return undefined
    },
  }
  return { body, options }
}

/** Converts all line endings to line feeds. */
export function plainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** `sep=;`, also in quotes, before cells that a spreadsheet added, and with a tab written as `\t`. */
const SEPARATOR_LINE = /^\n*("?)sep=(\\t|[^\n"])\1[,;\t ]*(?:\n|$)/i

/** What separates cells, and the text below the line that says so. */
function dialectOf(text: string): { delimiter: string; body: string; skipped: number } {
  const [first, , said] = SEPARATOR_LINE.exec(text.slice(0, 100)) ?? []
  if (first === undefined || said === undefined)
    return { delimiter: commonDelimiter(text), body: text, skipped: 0 }
  const body = text.slice(first.length)
  return { delimiter: said === '\\t' ? '\t' : said, body, skipped: first.split('\n').length - 1 }
}

/** The delimiter that occurs most often in the header, outside quotes. */
function commonDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1)
  const unquoted = header.replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Records as CSV with commas (RFC 4180), in the form that imports read again. */
export function csvText(records: readonly (readonly string[])[], lineEnd: '\n' | '\r\n' = '\n'): string {
  return records.map((cells) => `${cells.map(quoted).join(',')}${lineEnd}`).join('')
}

/** Without it, Excel takes UTF-8 for the letters of its own country: no rupee sign, no Devanagari. */
export const BYTE_ORDER_MARK = '\ufeff'

export type SheetCell = string | number | null

/**
 * Rows for a spreadsheet, with CRLF. Texts come from outside, and a spreadsheet must not run one as a formula: what begins
 * like one gets an apostrophe. Null is an empty cell.
 */
export function sheetCsv(rows: readonly (readonly SheetCell[])[]): string {
  return csvText(
    rows.map((cells) => cells.map(sheetCell)),
    '\r\n',
  )
}

/** Also in the wide forms that some spreadsheets read as the same signs, and after what they do not see. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u

function sheetCell(cell: SheetCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
