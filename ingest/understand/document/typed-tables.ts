import { anyOf } from '#core/any-of.ts'
import type { Line } from './description.ts'

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

/** Tells a table of one row whose columns became words, "Role Experience Location", as labelled lines. */
export function tellTables(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }) => HEADS.test(text))
  const [row, next] = [lines[at + 1], lines[at + 2]]
  if (at < 0 || !row || (next && VALUES.some(([, value]) => value.test(next.text)))) return lines
  const told = VALUES.flatMap(([label, value]) => {
    const found = value.exec(row.text)?.[0]
    return found ? [{ kind: row.kind, text: `${label}: ${found}` }] : []
  })
  return [...lines.slice(0, at), row, ...told, ...lines.slice(at + 2)]
}
