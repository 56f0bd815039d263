import { cutText } from '#core/cut-text.ts'
import { readCsv } from '#core/csv.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { isObject } from '#ingest/adapters/json-ld/values.ts'

/** A row of a file: its cells by column, or why it is unreadable. */
export interface Row {
  /** Its first line, counted from 1. */
  line: number
  cells: Record<string, unknown>
  problem: string | null
}

/** Other names for our columns, normalised: lower case, words joined by `_`. */
const COLUMNS: Record<string, string> = {
  id: 'job_id, external_id, requisition_id, reference',
  title: 'job_title, position, designation, role',
  company: 'company_name, employer',
  location: 'locations, city, cities, job_location, place',
  country: '',
  description: 'job_description, jd, details',
  experience: 'experience_required, years_of_experience, exp',
  salary: 'ctc, pay, package, compensation, stipend, salary_range',
  skills: 'key_skills, skill_set, technologies',
  department: 'team, function',
  employment_type: 'job_type, type',
  work_mode: 'workplace_type, workplace, mode_of_work',
  url: 'link, job_url, posting_url',
  apply_url: 'application_url, apply_link',
  posted_at: 'posted_on, date_posted, posted, published_at, posting_date',
  deadline: 'application_deadline, apply_by, last_date, closing_date, valid_through',
}

const NAMES = new Map(
  Object.entries(COLUMNS).flatMap(([name, others]) =>
    [name, ...others.split(', ')].map((other) => [other, name]),
  ),
)

/**
 * Reads the rows of a CSV file (comma, semicolon or tab, with a header line) or an NDJSON file (one object
 * per line).
 *
 * @throws SourceProblem `shape changed` when it is neither, or not text in UTF-8.
 */
export function readRows(text: string): Row[] {
  const content = text.replace(/^\uFEFF/, '')
  if (content.trim() === '')
    throw new SourceProblem('shape changed', 'expected CSV or NDJSON, got an empty response')
  const rows = content.trimStart().startsWith('{') ? readLines(content) : readTable(content)
  for (const row of rows)
    if (isDamaged(row)) row.problem ??= 'expected readable text, got a byte that cannot be read'
  return rows
}

function isDamaged({ cells }: Row): boolean {
  return JSON.stringify(cells).includes('\uFFFD')
}

function readLines(text: string): Row[] {
  const lines = text.split('\n').map((content, index) => ({ line: index + 1, content: content.trim() }))
  return lines.filter(({ content }) => content !== '').map(({ line, content }) => readLine(line, content))
}

function readLine(line: number, content: string): Row {
  try {
    const value: unknown = JSON.parse(content)
    if (isObject(value)) return { line, cells: named(Object.entries(value)), problem: null }
    return { line, cells: {}, problem: 'expected an object' }
  } catch {
    return { line, cells: {}, problem: 'expected JSON, got broken JSON' }
  }
}

function readTable(text: string): Row[] {
  const { records, broken } = readCsv(text)
  const [header, ...rest] = records
  if (header?.cells.some((cell) => cell.includes('\uFFFD')))
    throw new SourceProblem('shape changed', 'expected text in UTF-8, got another encoding')
  const names = used(header?.cells ?? []).map(columnOf)
  if (!names.includes('title') || !names.some((name) => name === 'url' || name === 'apply_url')) {
    const found = cutText((header?.cells ?? []).join(', '), 80)
    throw new SourceProblem('shape changed', `expected a header line with title and url, got "${found}"`)
  }
  const rows = rest.map(({ line, cells: given }) => {
    const cells = given.slice(0, Math.max(names.length, used(given).length))
    return {
      line,
      cells: Object.fromEntries(
        certainCells(cells, names).flatMap((cell, index) => (names[index] ? [[names[index], cell]] : [])),
      ),
      problem: cells.length === names.length ? null : `expected ${names.length} cells, got ${cells.length}`,
    }
  })
  const bad = broken.map(({ after, reason }) => ({ line: after + 1, cells: {}, problem: reason }))
  return [...rows, ...bad].toSorted((a, b) => a.line - b.line)
}

/** Without the empty cells that spreadsheets leave at the right. */
function used(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

/** The cells whose column is certain: an extra comma moves all cells after it. */
function certainCells(cells: string[], names: (string | null)[]): string[] {
  return cells.length <= names.length ? cells : cells.slice(0, names[0] === 'id' ? 1 : 0)
}

function named(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (columnOf(key) ? [[columnOf(key), value]] : [])),
  )
}

/** The column that a name means; null for one that we do not read. */
function columnOf(name: string): string | null {
  const folded = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return NAMES.get(folded) ?? null
}
