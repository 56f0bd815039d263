import type { z } from 'zod'
import type { ContentChanges, RefusedChange, StoredRow, StoredTable } from '#core/content/changes.ts'
import { createSlices } from '#core/slices.ts'
import { withSkills } from '#core/content/row-skills.ts'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { fieldsOf, sameValue, type Field } from './cells.ts'
import { fieldProblems, type FieldProblem } from './content-problem.ts'
import { MOST_WRONG } from './csv.ts'
import type { FileRow, ImportFile } from './import-file.ts'
import { keyText } from './row-key.ts'

export interface FieldChange {
  field: Field
  from: unknown
  to: unknown
}

/** What the import does with a row of the file. */
export type Verdict =
  | { state: 'new'; row: ContentRow }
  | { state: 'changed'; id: string; changes: FieldChange[] }
  | { state: 'unchanged' }
  | { state: 'wrong'; problems: FieldProblem[] }

export interface PlannedRow {
  at: number
  /** The row's key; null if it is missing. */
  key: string | null
  verdict: Verdict
}

export interface ImportPlan extends ContentChanges {
  rows: PlannedRow[]
  /** Rows of the file that were not looked at, because so many before them are wrong. */
  unread: number
  /** Rows of the table to delete, because the file does not have them. */
  removed: StoredRow[]
  /** Deletion was requested but postponed: an invalid row may be one of the rows to delete. */
  removalPutOff: boolean
}

/**
 * Decides for each row of a file whether it is new, changed, unchanged or invalid. Other work goes on meanwhile.
 *
 * @param replace Whether to delete rows that the file does not have.
 */
export async function planImport(
  table: ContentTable,
  file: ImportFile,
  stored: StoredTable,
  replace: boolean,
): Promise<ImportPlan> {
  const find = finder(table, stored.rows)
  const fields = fieldsOf(table)
  const firstUse = new Map<string, number>()
  const met = new Set<StoredRow>()
  const decide = (row: FileRow): PlannedRow => {
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
  }
  const rows: PlannedRow[] = []
  const slices = createSlices()
  let wrong = 0
  for (const row of file.rows) {
    if (wrong === MOST_WRONG) break
    const planned = decide(row)
    if (planned.verdict.state === 'wrong') wrong += 1
    rows.push(planned)
    await slices.pauseIfDue()
  }
  const removalPutOff = replace && wrong > 0
  const removed = replace && !removalPutOff ? stored.rows.filter((row) => !met.has(row)) : []
  const unread = file.rows.length - rows.length
  return { rows, unread, removed, removalPutOff, ...changesOf(rows), deletes: removed.map(({ id }) => id) }
}

function changesOf(rows: readonly PlannedRow[]): Pick<ImportPlan, 'inserts' | 'updates'> {
  const verdicts = rows.map(({ verdict }) => verdict)
  return {
    inserts: verdicts.flatMap((verdict) => (verdict.state === 'new' ? [verdict.row] : [])),
    updates: verdicts.flatMap((verdict) => (verdict.state === 'changed' ? [updateOf(verdict)] : [])),
  }
}

/** The plan without the rows that the database refused when it was carried out: they are wrong, too. */
export function withRefused(plan: ImportPlan, refused: readonly RefusedChange[]): ImportPlan {
  const reasons = new Map(refused.map(({ of, reason }) => [of, reason]))
  const rows = plan.rows.map((row): PlannedRow => {
    const { verdict } = row
    const of = verdict.state === 'new' ? verdict.row : verdict.state === 'changed' ? verdict.id : null
    const reason = of === null ? undefined : reasons.get(of)
    if (reason === undefined) return row
    const message = `the database refused it: ${reason}`
    return { ...row, verdict: { state: 'wrong', problems: [{ field: null, message }] } }
  })
  return { ...plan, rows, ...changesOf(rows) }
}

const UNCHANGED = { state: 'unchanged' } as const

/** The stored row that matches a row of the file: by the exact key, otherwise ignoring case and spaces. */
function finder({ key }: ContentTable, stored: readonly StoredRow[]) {
  const exactly = (row: ContentRow) => JSON.stringify(key.map((field) => row[field]))
  const folded = (value: unknown) => String(value).replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const loosely = (row: ContentRow) => JSON.stringify(key.map((field) => folded(row[field])))
  // If two differ in nothing else, the first.
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
  // A field missing from the file keeps its value; in a new row it is empty, if allowed.
  const given = { ...(known?.row ?? emptyRow(fields)), ...values }
  const parsed = table.schema.safeParse(given, { reportInput: true })
  const row = parsed.data && withSkills(table, parsed.data)
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

/** Schema problems, without those of fields or rows whose cells could not be read. */
function newProblems(problems: readonly FieldProblem[], error: z.ZodError | undefined): FieldProblem[] {
  const reported = new Set(problems.map(({ field }) => field))
  if (!error || reported.has(null)) return []
  return fieldProblems(error).filter(({ field }) => !reported.has(field))
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
