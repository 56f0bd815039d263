import type { BoardEntry } from '#core/content/boards.ts'
import { counted } from '#core/count.ts'
import { isSameBoard, plannedBoards } from '#content/board-import.ts'
import { problemLine, type FieldProblem } from '#content/content-problem.ts'
import { ImportFileError, MOST_WRONG, openCsv } from '#content/csv.ts'
import { UsageError } from '#cli/process/run-command.ts'
import { sourceProblem } from './board-list.ts'
import { MISATTRIBUTED_TOKENS } from './find-board.ts'

/** What an import would change, and what it could not read. */
export interface ImportPlan {
  /** The whole list afterwards. */
  list: BoardEntry[]
  added: BoardEntry[]
  changed: { before: BoardEntry; after: BoardEntry }[]
  /** Rows that say nothing new. */
  unchanged: number
  /** Wrong rows by line, which are left out. */
  problems: string[]
  /** The rows below the last of these problems were not read: there were too many. */
  isCutShort: boolean
  /** Where the file has the new and changed boards. */
  lines: Map<BoardEntry, number>
}

/**
 * Merges a file in the columns of the list into it: each board becomes as its line says, cell by cell, where the file has
 * the column.
 *
 * @param file As messages name it.
 * @throws UsageError if the file has other columns, or too many rows.
 */
export async function planImport(
  bytes: Uint8Array,
  file: string,
  list: readonly BoardEntry[],
): Promise<ImportPlan> {
  const entries = new Map(list.map((entry) => [entry.source.toLowerCase(), entry]))
  const plan: ImportPlan = {
    list: [],
    added: [],
    changed: [],
    unchanged: 0,
    problems: [],
    isCutShort: false,
    lines: new Map(),
  }
  let wrongRows = 0
  try {
    for await (const row of plannedBoards(await openCsv(bytes), entries)) {
      if (wrongRows === MOST_WRONG) {
        plan.isCutShort = true
        break
      }
      if ('entry' in row && row.before && isSameBoard(row.before, row.entry)) {
        plan.unchanged += 1
        continue
      }
      const { line, key } = row
      const problems = 'entry' in row ? problemsOf(row.entry) : row.problems
      if (!('entry' in row) || problems.length > 0) {
        wrongRows += 1
        plan.problems.push(
          ...problems.map((problem) => problemLine({ file, unit: 'line', row: line, key, ...problem })),
        )
        continue
      }
      const { entry, before } = row
      if (before) plan.changed.push({ before, after: entry })
      else plan.added.push(entry)
      plan.lines.set(entry, line)
      entries.set(entry.source.toLowerCase(), entry)
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw new UsageError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
  plan.list = [...entries.values()]
  return plan
}

/** What is wrong with a row: nothing, if its source can be read, and is not known to be another company's. */
function problemsOf(entry: BoardEntry): FieldProblem[] {
  const wrong = sourceProblem(entry) ?? misattribution(entry)
  return wrong === null ? [] : [{ field: null, message: wrong }]
}

/** Public lists repeat some tokens under the name of a company whose board it is not. */
function misattribution({ source, state }: BoardEntry): string | null {
  if (state === 'dead' || !MISATTRIBUTED_TOKENS.has(source.toLowerCase())) return null
  return `${source} is known to be the board of a different company than its name says`
}

/** The most rows that are printed one by one. */
const MOST_LINES = 20

/** What the import changes, for people. */
export function formatImport(plan: ImportPlan, applied: boolean): string {
  const { added, changed, unchanged, problems, isCutShort } = plan
  const moved = changed.filter(({ before, after }) => before.state !== after.state)
  const parts = [
    listed(
      added.map(({ source, company, state }) => `+ ${source}  ${company ?? ''}  ${state}`),
      'new',
    ),
    listed(
      moved.map(
        ({ before, after }) => `~ ${after.source}  ${before.state} → ${after.state}  ${after.note ?? ''}`,
      ),
      'with another state',
    ),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    ...(isCutShort ? [`The rest of the file was not read, because ${MOST_WRONG} rows are wrong.`] : []),
    `${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${problems.length} wrong; ` +
      `the list has ${counted(plan.list.length, 'board')}.${applied ? '' : ' Nothing was saved: add --apply.'}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function listed(lines: string[], what: string): string {
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more ${what}`] : []
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => line.trimEnd()).join('\n')
}
