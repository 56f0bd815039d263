import type { BoardEntry } from '#core/content/boards.ts'
import { boardLines, parseBoard } from './board-table.ts'
import type { FieldProblem } from './content-problem.ts'
import type { CsvFile } from './csv.ts'

/** What a line makes of a board, or what is wrong with it. */
export type PlannedBoard = { line: number; key: string | null } & (
  | { entry: BoardEntry; before: BoardEntry | undefined }
  | { problems: FieldProblem[] }
)

/**
 * What a file in the columns of the list makes of it: each board becomes as its line says, cell by cell, where the file
 * has the column. An empty cell says that there is nothing; but a board keeps its state.
 *
 * @param known By source in lower case.
 */
export async function* plannedBoards(
  file: CsvFile,
  known: ReadonlyMap<string, BoardEntry>,
): AsyncGenerator<PlannedBoard> {
  for await (const { line, key, values, problems } of boardLines(file)) {
    const before = known.get(key?.toLowerCase() ?? '')
    const kept = before && { source: before.source, state: values.state ?? before.state }
    const read = problems.length > 0 ? { problems } : parseBoard({ ...before, ...values, ...kept })
    yield { line, key, ...('entry' in read ? { entry: read.entry, before } : read) }
  }
}

export function isSameBoard(one: BoardEntry, other: BoardEntry): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof BoardEntry>
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
