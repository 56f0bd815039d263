import type { ContentTable } from '#core/content/tables.ts'
import { cellOf } from './cells.ts'
import type { ImportFile } from './import-file.ts'
import type { FieldChange, ImportPlan, PlannedRow, Verdict } from './import-plan.ts'
import { keyText } from './row-key.ts'

export interface ImportReport {
  table: ContentTable
  file: ImportFile
  /** As the operator named it. */
  path: string
  plan: ImportPlan
  /** Whether it was written, or is a dry run. */
  applied: boolean
  /** The command that writes it. */
  applyCommand: string
}

type State = Verdict['state'] | 'removed'
/** In the order of the summary. */
const STATES: State[] = ['new', 'changed', 'unchanged', 'wrong', 'removed']
const STATE_WIDTH = Math.max(...STATES.map((state) => state.length)) + 2

/** The report of an import: row by row, then the counts, then what to do next. */
export function importReport(report: ImportReport): string {
  const { table, file, path, plan } = report
  const what = `${path}, for ${table.table}: ${counted(file.rows.length, 'row')}`
  const kept = file.absent.length > 0 ? [`Not in the file, so not changed: ${file.absent.join(', ')}.`] : []
  const lines = [...placedLines(file, plan.rows), ...removedLines(table, plan)]
  const parts = [[what, ...kept], lines, [countsLine(plan)], outcome(report)]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

/** Up to this many consecutive unchanged rows are named one by one; more are shown as one range. */
const MAX_NAMED = 3

function placedLines({ unit }: ImportFile, rows: readonly PlannedRow[]): string[] {
  const width = `${unit}s ${rows.at(-1)?.at ?? ''}–${rows.at(-1)?.at ?? ''}`.length + 2
  const named = (row: PlannedRow) =>
    [
      `${`${unit} ${row.at}`.padEnd(width)}${stateColumn(row.verdict.state)}${row.key ?? 'a row without its key'}`,
      ...details(row.verdict).map((detail) => ' '.repeat(width + STATE_WIDTH) + detail),
    ].join('\n')
  return runs(rows).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length <= MAX_NAMED) return run.map(named)
    const range = `${unit}s ${first.at}–${last.at}`.padEnd(width)
    return [`${range}${stateColumn('unchanged')}${run.length} rows`]
  })
}

/** Groups consecutive unchanged rows; every other row is a group of its own. */
function runs(rows: readonly PlannedRow[]): PlannedRow[][] {
  const joined: PlannedRow[][] = []
  for (const row of rows) {
    const last = joined.at(-1)
    if (row.verdict.state === 'unchanged' && last?.[0]?.verdict.state === 'unchanged') last.push(row)
    else joined.push([row])
  }
  return joined
}

function stateColumn(state: State): string {
  return state.padEnd(STATE_WIDTH)
}

function details(verdict: Verdict): string[] {
  if (verdict.state === 'changed') return verdict.changes.map(changeLine)
  if (verdict.state !== 'wrong') return []
  return verdict.problems.map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
}

function changeLine({ field, from, to }: FieldChange): string {
  return `${field.name}: ${shown(cellOf(field, from))} → ${shown(cellOf(field, to))}`
}

const MAX_SHOWN_LENGTH = 60

function shown(cell: string): string {
  if (cell === '') return 'nothing'
  return cell.length > MAX_SHOWN_LENGTH ? `"${cell.slice(0, MAX_SHOWN_LENGTH)}…"` : `"${cell}"`
}

function removedLines(table: ContentTable, { removed }: ImportPlan): string[] {
  return removed.map(({ row, dependents }) => {
    const also =
      dependents > 0
        ? `, with ${counted(dependents, 'row')} that ${dependents > 1 ? 'refer' : 'refers'} to it`
        : ''
    return `${stateColumn('removed')}${keyText(row, table.key) ?? 'a row without its key'}${also}`
  })
}

function countsLine({ rows, removed }: ImportPlan): string {
  const counts = STATES.map((state) => {
    const count =
      state === 'removed' ? removed.length : rows.filter(({ verdict }) => verdict.state === state).length
    return count > 0 || state === 'wrong' ? [`${count} ${state}`] : []
  })
  return counts.flat().join(', ')
}

function outcome({ file, plan, applied, applyCommand }: ImportReport): string[] {
  const { inserts, updates, deletes, removalPutOff } = plan
  const wrong = plan.rows.filter(({ verdict }) => verdict.state === 'wrong').map(({ at }) => at)
  const unit = wrong.length === 1 ? file.unit : `${file.unit}s`
  const toWrite = inserts.length + updates.length + deletes.length
  return [
    ...(wrong.length > 0 ? [`Wrong, and skipped: ${unit} ${wrong.join(', ')}.`] : []),
    ...(plan.unread > 0 ? [unreadNote(plan.unread, wrong.length)] : []),
    ...(removalPutOff ? ['Nothing is removed while a row is wrong, because that row may have to stay.'] : []),
    ...(toWrite === 0 ? ['Nothing to save.'] : []),
    ...(toWrite > 0 && applied
      ? [`Saved: ${counted(toWrite, 'row')}. A running site shows the change within 30 seconds.`]
      : []),
    ...(toWrite > 0 && !applied ? ['Dry run: nothing was saved. To save:', `  ${applyCommand}`] : []),
  ]
}

/** What is said if so many rows are wrong that the others were not looked at. */
export function unreadNote(unread: number, wrong: number): string {
  const more = `${counted(unread, 'more row')} ${unread === 1 ? 'was' : 'were'}`
  return `${more} not looked at after ${wrong} wrong ones. Correct these, and import the file again.`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
