import { readFile } from 'node:fs/promises'
import { boardEntrySchema, type BoardEntry } from '#core/content/boards.ts'
import { cellOf, valueOf, type Field } from './cells.ts'
import { fieldProblems, type FieldProblem } from './content-problem.ts'
import { csvText } from '#core/csv.ts'
import { ImportFileError, openCsv, type CsvFile } from './csv.ts'
import { displayed, type CheckedFile } from './read-content.ts'

type Column = Field & { name: string; property: keyof BoardEntry }

const column = (name: string, property: keyof BoardEntry, kind: Field['kind'] = 'text'): Column => ({
  name,
  property,
  kind,
  nullable: true,
})

/** The columns of `content/boards.csv`, in order. Only `source` is needed. */
const COLUMNS: Column[] = [
  column('source', 'source'),
  column('company', 'company'),
  column('state', 'state'),
  column('tier', 'tier'),
  column('jobs_in_india', 'jobsInIndia', 'number'),
  column('counted_on', 'countedOn'),
  column('confirmed_on', 'confirmedOn'),
  column('moved_to', 'movedTo'),
  column('base_url', 'baseUrl'),
  column('pages', 'pages', 'list'),
  column('sitemap', 'sitemap'),
  column('match', 'match'),
  column('country_in_url', 'countryInUrl'),
  column('evidence', 'evidence'),
  column('note', 'note'),
]

/** A line of a list of boards. */
export interface BoardLine {
  line: number
  /** The source, as it was written. */
  key: string | null
  /** The fields of its columns, not validated yet: undefined where the cell is empty. */
  values: Partial<Record<keyof BoardEntry, unknown>>
  problems: FieldProblem[]
}

/**
 * The lines of a list of boards below the first one. Two lines of the same source are a problem of the second one.
 *
 * @throws ImportFileError if the first line has no column `source`, or one that no board has.
 */
export async function* boardLines(file: CsvFile): AsyncGenerator<BoardLine> {
  const columns = columnsOf(file)
  const first = new Map<string, number>()
  for await (const { line, cells, problem } of file.rows) {
    const { values, problems } = readCells(cells, columns)
    const key = typeof values.source === 'string' ? values.source.slice(0, 200) : null
    if (problem !== null) problems.splice(0, problems.length, problem)
    const twin = key === null ? undefined : first.get(key.toLowerCase())
    if (twin !== undefined) problems.push({ field: null, message: `line ${twin} has the same source` })
    else if (key !== null) first.set(key.toLowerCase(), line)
    yield { line, key, values, problems }
  }
}

function columnsOf({ names }: CsvFile): (Column | null)[] {
  if (!names.includes('source'))
    throw new ImportFileError('expected a first line with the names of the columns, one of them "source"')
  const unknown = names.filter((name) => name !== '' && !COLUMNS.some((one) => one.name === name))
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index)
  const quoted = (some: string[]) =>
    some
      .slice(0, 10)
      .map((name) => `"${name.slice(0, 60)}"`)
      .join(', ')
  if (unknown.length > 0) throw new ImportFileError(`unknown column ${quoted(unknown)}`)
  if (twice.length > 0) throw new ImportFileError(`duplicate column ${quoted(twice)}`)
  return names.map((name) => COLUMNS.find((one) => one.name === name) ?? null)
}

/** A list may have more boards than an import: it is read as a whole. */
const MOST_BOARDS = 100_000

/**
 * Reads a list of boards in CSV. A bad row is reported by its line, and the others are returned.
 *
 * @param file As messages name it.
 */
export async function parseBoardTable(bytes: Uint8Array, file: string): Promise<CheckedFile<BoardEntry>> {
  const checked: CheckedFile<BoardEntry> = { file, rows: [], problems: [] }
  try {
    const opened = await openCsv(bytes, { mayEndEarly: true, mostRows: MOST_BOARDS })
    for await (const { line, key, values, problems } of boardLines(opened)) {
      const parsed = problems.length === 0 ? parseBoard(values) : { problems }
      if ('entry' in parsed) checked.rows.push(parsed.entry)
      else
        for (const problem of parsed.problems)
          checked.problems.push({ file, unit: 'line', row: line, key, ...problem })
    }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    checked.problems.push({ file, row: null, key: null, field: null, message: error.message })
  }
  return checked
}

/** Validates the fields of a row. */
export function parseBoard(
  values: BoardLine['values'],
): { entry: BoardEntry } | { problems: FieldProblem[] } {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const { data, error } = boardEntrySchema.safeParse(given, { reportInput: true })
  return data ? { entry: data } : { problems: fieldProblems(error) }
}

/** What an operator says of how a board is read and named. */
const SETTINGS = COLUMNS.filter(({ property }) =>
  ['company', 'baseUrl', 'pages', 'sitemap', 'match', 'countryInUrl', 'note'].includes(property),
)

/** The cells of a board's settings, by the names of their columns. */
export function settingCells(entry: BoardEntry): { name: string; cell: string }[] {
  return SETTINGS.map((column) => ({ name: column.name, cell: cellOf(column, entry[column.property]) }))
}

/** A board with other cells for its settings, checked as a row of a list is; an empty one leaves the setting out. */
export function withSettings(
  entry: BoardEntry,
  cells: Record<string, string | undefined>,
): ReturnType<typeof parseBoard> {
  const { values, problems } = readCells(
    SETTINGS.map(({ name }) => cells[name] ?? ''),
    SETTINGS,
  )
  return problems.length > 0 ? { problems } : parseBoard({ ...entry, ...values })
}

/** Reads a file of boards. A file that cannot be read is a problem, too. */
export async function checkBoardTable(url: URL): Promise<CheckedFile<BoardEntry>> {
  const file = displayed(url)
  try {
    return await parseBoardTable(await readFile(url), file)
  } catch (error) {
    const message = `expected a readable file: ${error instanceof Error ? error.message : error}`
    return { file, rows: [], problems: [{ file, row: null, key: null, field: null, message }] }
  }
}

/** The boards as CSV, a line each, sorted by source, so that a change is a change of its lines. */
export function boardTableText(entries: readonly BoardEntry[]): string {
  const order = ({ source }: BoardEntry) => source.toLowerCase()
  const sorted = entries.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
  return csvText([
    COLUMNS.map(({ name }) => name),
    ...sorted.map((entry) => COLUMNS.map((column) => cellOf(column, entry[column.property]))),
  ])
}

function readCells(cells: string[], columns: (Column | null)[]): Pick<BoardLine, 'values' | 'problems'> {
  const values: BoardLine['values'] = {}
  const problems: FieldProblem[] = []
  for (const [index, column] of columns.entries()) {
    if (!column) continue
    const cell = cells[index]?.trim() ?? ''
    const { value, problem } = cell === '' ? { value: undefined } : valueOf(column, cell)
    values[column.property] = value
    if (problem !== undefined) problems.push({ field: column.name, message: problem })
  }
  return { values, problems }
}
