import { anyOf } from '#core/any-of.ts'
import type { Line } from './description.ts'

const CELL = /\s*[|‖]\s*|\s+·\s+/

/** What tells a row of headings from a list of things: one of them names a fact of a job. */
const FACT = new RegExp(
  `\\b${anyOf(
    'salary, ctc, stipend, pay, remuneration, emoluments?, package, location, place, experience',
    'qualification, duration, vacanc(?:y|ies), posts?, positions?, openings, last date',
  )}\\b`,
  'i',
)
const LONGEST_HEADING = 40

/**
 * Rewrites tables that were typed or copied as text, "Post | Salary" above "Engineer | 46,230". With one row,
 * it becomes labelled lines, "Salary: 46,230". With several rows it stays, because we cannot know which row
 * is this posting.
 */
export function tellTables(lines: Line[]): Line[] {
  const rows = withHeads(lines)
  if (rows) return tellTables(rows)
  const cells = lines.map(({ text }) => cellsOf(text))
  if (cells.every((row) => row.length === 0)) return lines
  return lines.flatMap((line, index) => {
    const above = cells[index - 1] ?? []
    const row = cells[index] ?? []
    const isRow = isHeadings(above) && row.length === above.length
    const isOnly = cells[index + 1]?.length !== row.length
    if (!isRow || !isOnly) return [line]
    return row.map((cell, column): Line => ({ kind: line.kind, text: `${above[column] ?? ''}: ${cell}` }))
  })
}

const COLUMN = anyOf(
  'Role, Post, Position, Job Title, Designation, Experience, Exp, Location, Place',
  'Salary, CTC, Package, Openings, Vacancies, Qualification',
)
/** Names of columns and no more: "Role Experience Location Salary". */
const HEADS = new RegExp(`^(?:${COLUMN}\\s*){3,}$`)
/** What a row that lost its columns still tells by itself. */
const VALUES: [label: string, value: RegExp][] = [
  ['Experience', /\b\d+(?: ?(?:[-–]|to) ?\d+)?\+? ?(?:years?|yrs?)\b/i],
  [
    'Salary',
    /(?:₹|\brs\.? ?)?\b[\d.,]+(?: ?(?:[-–]|to) ?[\d.,]+)? ?(?:lpa|lakhs?|lacs?|k\b)(?: (?:per|a|p) ?\w+)?/i,
  ],
]

/** A table of one row whose columns became words; null: there is none. */
function withHeads(lines: Line[]): Line[] | null {
  const at = lines.findIndex(({ text }) => HEADS.test(text))
  const [row, next] = [lines[at + 1], lines[at + 2]]
  if (at < 0 || !row || (next && VALUES.some(([, value]) => value.test(next.text)))) return null
  const told = VALUES.flatMap(([label, value]) => {
    const found = value.exec(row.text)?.[0]
    return found ? [{ kind: row.kind, text: `${label}: ${found}` }] : []
  })
  return [...lines.slice(0, at), row, ...told, ...lines.slice(at + 2)]
}

const NO_CELLS: string[] = []

function cellsOf(text: string): string[] {
  // Most lines have no cell, and are not split.
  if (!/[|‖·]/.test(text)) return NO_CELLS
  const cells = text.replace(/^\s*[|‖]|[|‖]\s*$/g, '').split(CELL)
  return cells.length > 1 ? cells.map((cell) => cell.trim()) : []
}

function isHeadings(cells: string[]): boolean {
  return (
    cells.length > 1 &&
    cells.every((cell) => cell.length <= LONGEST_HEADING && /^\p{L}/u.test(cell) && !/\d/.test(cell)) &&
    cells.some((cell) => FACT.test(cell))
  )
}
