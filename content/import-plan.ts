import type { z } from 'zod'
import type { ContentChanges, StoredRow, StoredTable } from '#core/content/changes.ts'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { fieldsOf, sameValue, type Field } from './cells.ts'
import { fieldProblems, type FieldProblem } from './content-problem.ts'
import type { FileRow, ImportFile } from './import-file.ts'
import { keyText } from './row-key.ts'

export interface FieldChange {
  field: Field
  from: unknown
  to: unknown
}

/** What is to become of a row of the file. */
export type Verdict =
  | { state: 'new'; row: ContentRow }
  | { state: 'changed'; id: string; changes: FieldChange[] }
  | { state: 'unchanged' }
  | { state: 'wrong'; problems: FieldProblem[] }

export interface PlannedRow {
  at: number
  /** What identifies the row; null where it does not say. */
  key: string | null
  verdict: Verdict
}

export interface ImportPlan extends ContentChanges {
  rows: PlannedRow[]
  /** Rows of the table that are deleted, because the file does not have them. */
  removed: StoredRow[]
  /** Removing was asked for and is put off: a wrong row may be the one that would be removed. */
  removalPutOff: boolean
}

/**
 * Says of each row of a file whether it is new, changes a row of the table, is there already, or is wrong.
 *
 * @param replace Whether rows that the file does not have are to go.
 */
export function planImport(
  table: ContentTable,
  file: ImportFile,
  stored: StoredTable,
  replace: boolean,
): ImportPlan {
  const find = finder(table, stored.rows)
  const fields = fieldsOf(table)
  const firstUse = new Map<string, number>()
  const met = new Set<StoredRow>()
  const rows = file.rows.map((row): PlannedRow => {
    const known = find(row.values)
    if (known) met.add(known)
    const key = keyText(row.values, table.key)
    const verdict = known && row.isAsStored(known.row) ? UNCHANGED : judge(table, fields, row, known, stored)
    if (key === null) return { at: row.at, key, verdict }
    const identity = known?.id ?? key.toLowerCase()
    const first = firstUse.get(identity)
    firstUse.set(identity, first ?? row.at)
    return {
      at: row.at,
      key,
      verdict: first === undefined ? verdict : usedTwice(verdict, `${file.unit} ${first}`),
    }
  })
  const verdicts = rows.map(({ verdict }) => verdict)
  const removalPutOff = replace && verdicts.some(({ state }) => state === 'wrong')
  const removed = replace && !removalPutOff ? stored.rows.filter((row) => !met.has(row)) : []
  return {
    rows,
    removed,
    removalPutOff,
    inserts: verdicts.flatMap((verdict) => (verdict.state === 'new' ? [verdict.row] : [])),
    updates: verdicts.flatMap((verdict) => (verdict.state === 'changed' ? [updateOf(verdict)] : [])),
    deletes: removed.map(({ id }) => id),
  }
}

const UNCHANGED = { state: 'unchanged' } as const

/** The stored row that a row of the file means: by its very key, else by its key but for capitals and spaces. */
function finder({ key }: ContentTable, stored: readonly StoredRow[]) {
  const exactly = (row: ContentRow) => JSON.stringify(key.map((field) => row[field]))
  const folded = (value: unknown) => String(value).replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const loosely = (row: ContentRow) => JSON.stringify(key.map((field) => folded(row[field])))
  // Of two that differ in nothing else, the first.
  const looseRows = new Map(stored.toReversed().map((found) => [loosely(found.row), found]))
  const exactRows = new Map(stored.map((found) => [exactly(found.row), found]))
  return (row: ContentRow) => exactRows.get(exactly(row)) ?? looseRows.get(loosely(row))
}

function judge(
  table: ContentTable,
  fields: Field[],
  { values, problems }: FileRow,
  known: StoredRow | undefined,
  { references }: StoredTable,
): Verdict {
  // What the file does not give stays as it is, and is empty in a new row where it may be.
  const given = { ...(known?.row ?? emptyRow(fields)), ...values }
  const parsed = table.schema.safeParse(given, { reportInput: true })
  const row = parsed.data
  if (problems.length > 0 || !row) {
    return { state: 'wrong', problems: [...problems, ...newProblems(problems, parsed.error)] }
  }
  const { reference } = table
  if (reference && !references?.has(row[reference.field])) {
    const found = JSON.stringify(row[reference.field])
    const message = `expected the ${reference.name} of a row of ${reference.table}; found ${found}`
    return { state: 'wrong', problems: [{ field: reference.field, message }] }
  }
  if (!known) return { state: 'new', row }
  const changes = fields
    .filter((field) => !sameValue(field, known.row[field.name], row[field.name]))
    .map((field) => ({ field, from: known.row[field.name], to: row[field.name] }))
  return changes.length === 0 ? UNCHANGED : { state: 'changed', id: known.id, changes }
}

function emptyRow(fields: Field[]): ContentRow {
  return Object.fromEntries(fields.filter(({ nullable }) => nullable).map(({ name }) => [name, null]))
}

/** What the schema adds to the problems of the cells: nothing on fields, or a row, that could not be read at all. */
function newProblems(problems: readonly FieldProblem[], error: z.ZodError | undefined): FieldProblem[] {
  const told = new Set(problems.map(({ field }) => field))
  if (!error || told.has(null)) return []
  return fieldProblems(error).filter(({ field }) => !told.has(field))
}

function usedTwice(verdict: Verdict, first: string): Verdict {
  const problem = { field: null, message: `expected a unique key; ${first} has the same key` }
  return { state: 'wrong', problems: [...(verdict.state === 'wrong' ? verdict.problems : []), problem] }
}

function updateOf({
  id,
  changes,
}: Extract<Verdict, { state: 'changed' }>): ContentChanges['updates'][number] {
  return { id, fields: Object.fromEntries(changes.map(({ field, to }) => [field.name, to])) }
}
