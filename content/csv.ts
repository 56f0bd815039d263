import { csvRows } from '#core/csv.ts'
import { unreadableText } from '#core/unreadable-text.ts'
import type { FieldProblem } from './content-problem.ts'
import { decodeText } from './decode-text.ts'

/** A file that cannot be read as rows; the message says what was expected. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

/** An import takes no more rows at once. */
export const MOST_ROWS = 5_000

/** After so many wrong rows the others are not looked at: it is hardly the right file. */
export const MOST_WRONG = 100

export const TOO_MANY_ROWS =
  `expected at most ${MOST_ROWS.toLocaleString('en-IN')} rows. ` +
  'Divide the file, and import its parts one after another.'

/** A row of a CSV file. */
export interface CsvRow {
  /** Its first line, counted from one. */
  line: number
  cells: string[]
  /** Why its cells are not those of the columns, or cannot be stored; null if there is no reason. */
  problem: FieldProblem | null
}

/** A CSV file whose first line was read. */
export interface CsvFile {
  /** The first line, as it was written. */
  header: string[]
  /** The same as names: in lower case, words joined by `_`. Empty for the columns that spreadsheets leave at the right. */
  names: string[]
  /** @throws ImportFileError if there are too many. */
  rows: AsyncIterable<CsvRow>
}

export interface CsvOptions {
  /** Leaving out cells at the right says nothing about their columns. Default: such a row is wrong. */
  mayEndEarly?: boolean
  /** Default: `MOST_ROWS`. */
  mostRows?: number
}

/**
 * Opens a CSV file as spreadsheets save it: with commas, semicolons or tabs, which a first line `sep=;` may name; in
 * UTF-8, UTF-16 or Windows-1252. Empty lines are skipped, at the end and elsewhere. The file is read a part at a time,
 * between which other work goes on.
 *
 * @throws ImportFileError if its first line cannot be read.
 */
export async function openCsv(
  bytes: Uint8Array,
  { mayEndEarly = false, mostRows = MOST_ROWS }: CsvOptions = {},
): Promise<CsvFile> {
  const rows = csvRows(decodeText(bytes))
  const { value: first } = await rows.next()
  if (first && 'after' in first)
    throw new ImportFileError(
      `expected CSV, but its first line is not valid: ${first.reason}. ${QUOTES_TWICE}.`,
    )
  const header = first?.cells ?? []
  const names = header.map(columnName)
  const width = names.findLastIndex((name) => name !== '') + 1
  return { header, names, rows: readRows() }

  async function* readRows(): AsyncGenerator<CsvRow> {
    let count = 0
    for await (const row of rows) {
      count += 1
      if (count > mostRows) throw new ImportFileError(TOO_MANY_ROWS)
      if ('after' in row) {
        const message = `expected a CSV row: ${row.reason}. ${QUOTES_TWICE}`
        yield { line: row.after + 1, cells: [], problem: { field: null, message } }
        continue
      }
      const { line, cells } = row
      yield { line, cells, problem: shapeProblem(cells) ?? unreadableCell(cells) }
    }
  }

  function shapeProblem(cells: string[]): FieldProblem | null {
    const isMisplaced = cells.some((cell, index) => !names[index] && cell.trim() !== '')
    if (!isMisplaced && (mayEndEarly || cells.length >= width)) return null
    const found = `expected ${width} cells, as in the first line; found ${cells.length}`
    const message = isMisplaced ? `${found}; is there a comma in a cell without quotes?` : found
    return { field: null, message }
  }

  function unreadableCell(cells: string[]): FieldProblem | null {
    for (const [index, cell] of cells.entries()) {
      const message = unreadableText(cell)
      if (message !== null) return { field: names[index] || null, message }
    }
    return null
  }
}

const QUOTES_TWICE = 'Write a cell with quotes in it as "like ""this"""'

/** `Website URL`, `website-url` and the same with other spaces are one column. */
function columnName(header: string): string {
  return header
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
}
