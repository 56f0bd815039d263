import { readFile } from 'node:fs/promises'
import { boardEntrySchema, type BoardEntry } from '#core/content/boards.ts'
import { readCsv, type CsvRecord } from '#core/csv.ts'
import { cellOf, valueOf, type Field } from './cells.ts'
import { fieldProblems, type ContentProblem } from './content-problem.ts'
import { csvText } from './csv.ts'
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
  column('evidence', 'evidence'),
  column('note', 'note'),
]

/**
 * Reads a list of boards in CSV. A bad row is reported by its line, and the others are returned.
 *
 * @param file As messages name it.
 */
export function parseBoardTable(text: string, file: string): CheckedFile<BoardEntry> {
  const { records, broken } = readCsv(text.replace(/^\uFEFF/, ''))
  const [header, ...lines] = records
  const checked: CheckedFile<BoardEntry> = {
    file,
    total: lines.length + broken.length,
    rows: [],
    problems: [],
  }
  const tell = (row: number | null, key: string | null, field: string | null, message: string) =>
    void checked.problems.push({ file, unit: 'line', row, key, field, message })
  for (const { after, reason } of broken) tell(after + 1, null, null, `expected a CSV row: ${reason}`)
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  if (!names.includes('source')) {
    tell(null, null, null, 'expected a first line with the names of the columns, one of them "source"')
    return checked
  }
  const unknown = names.filter((name) => name !== '' && !COLUMNS.some((one) => one.name === name))
  if (unknown.length > 0)
    tell(null, null, null, `unknown column ${unknown.map((name) => `"${name}"`).join(', ')}`)
  const columns = names.map((name) => COLUMNS.find((one) => one.name === name) ?? null)
  const first = new Map<string, number>()
  for (const record of lines) {
    const { values, problems } = readRecord(record, columns)
    const key = typeof values.source === 'string' ? values.source : null
    const parsed = boardEntrySchema.safeParse(values, { reportInput: true })
    if (!parsed.success && problems.length === 0) problems.push(...fieldProblems(parsed.error))
    const twin = key === null ? undefined : first.get(key.toLowerCase())
    if (twin !== undefined) problems.push({ field: null, message: `line ${twin} has the same source` })
    else if (key !== null) first.set(key.toLowerCase(), record.line)
    if (parsed.success && problems.length === 0) checked.rows.push(parsed.data)
    for (const { field, message } of problems) tell(record.line, key, field, message)
  }
  return checked
}

/** Reads a file of boards. A file that cannot be read is a problem, too. */
export async function checkBoardTable(url: URL): Promise<CheckedFile<BoardEntry>> {
  const file = displayed(url)
  try {
    return parseBoardTable(await readFile(url, 'utf8'), file)
  } catch (error) {
    const message = `expected a readable file: ${error instanceof Error ? error.message : error}`
    return { file, total: 0, rows: [], problems: [{ file, row: null, key: null, field: null, message }] }
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

function readRecord({ cells }: CsvRecord, columns: (Column | null)[]) {
  const values: Record<string, unknown> = {}
  const problems: Pick<ContentProblem, 'field' | 'message'>[] = []
  if (cells.length > columns.length)
    problems.push({ field: null, message: `expected ${columns.length} cells; found ${cells.length}` })
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (!column || cell === '') continue
    const { value, problem } = valueOf(column, cell)
    values[column.property] = value
    if (problem !== undefined) problems.push({ field: column.name, message: problem })
  }
  return { values, problems }
}
