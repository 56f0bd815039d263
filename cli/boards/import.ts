import { resolve } from 'node:path'
import type { BoardEntry } from '#core/content/boards.ts'
import { counted } from '#core/count.ts'
import { planBoardImport, type BoardImport, type CheckBoard } from '#content/board-import.ts'
import { problemLine } from '#content/content-problem.ts'
import { ImportFileError, MOST_WRONG } from '#content/csv.ts'
import { changeBoardList, readListedBoards } from '#db/queries/boards/board-list.ts'
import { operator } from '#cli/process/operator.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { readInputFile } from '#cli/process/read-input-file.ts'
import { UsageError, type CommandIo } from '#cli/process/run-command.ts'
import { withDatabase } from '#cli/process/with-database.ts'
import type { BoardsArguments } from './arguments.ts'
import { sourceProblem } from './board-list.ts'
import { MISATTRIBUTED_TOKENS } from './find-board.ts'
import { mergeShippedBoards } from './shipped-boards.ts'

/** `npm run boards -- import`. @returns Whether every row could be read. */
export async function importFile({ operands, apply }: BoardsArguments, io: CommandIo): Promise<boolean> {
  const [file = ''] = operands
  const bytes = await readInputFile(resolve(file))
  return withDatabase(readSettings(io.env), io.stderr, async (owner) => {
    await mergeShippedBoards(owner)
    let list: readonly BoardEntry[] = await readListedBoards(owner)
    let plan = await planImport(bytes, file, list)
    if (apply) {
      const refused = await changeBoardList(owner, operator(), async (listed) => {
        list = listed
        plan = await planImport(bytes, file, list)
        return { put: plan.put.map(({ entry }) => entry) }
      })
      plan = plan.without(refused)
    }
    io.stdout.write(`${formatImport(plan, file, list.length, apply)}\n`)
    return plan.wrong.length === 0
  })
}

/**
 * What a file in the columns of the list makes of it.
 *
 * @param file As messages name it.
 * @throws UsageError if the file has other columns, or too many rows.
 */
export async function planImport(
  bytes: Uint8Array,
  file: string,
  list: readonly BoardEntry[],
): Promise<BoardImport> {
  try {
    return await planBoardImport(bytes, list, checkBoard)
  } catch (error) {
    if (error instanceof ImportFileError) throw new UsageError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}

/** A board is right if its source can be read, and is not known to be another company's. */
const checkBoard: CheckBoard = async (entry) => {
  const { source, state } = entry
  // Public lists repeat some tokens under the name of a company whose board it is not.
  const isForeign = state !== 'dead' && MISATTRIBUTED_TOKENS.has(source.toLowerCase())
  const problem = isForeign
    ? `${source} is known to be the board of a different company than its name says`
    : sourceProblem(entry)
  return problem === null ? { source } : { problem }
}

/** The most rows that are printed one by one. */
const MOST_LINES = 20

/** What the import changes, for people. */
export function formatImport(plan: BoardImport, file: string, listed: number, applied: boolean): string {
  const { put, unchanged, wrong, isCutShort } = plan
  const added = put.filter(({ before }) => !before)
  const moved = put.filter(({ before, entry }) => before && before.state !== entry.state)
  const problems = wrong.flatMap(({ line, key, problems: all }) =>
    all.map((problem) => problemLine({ file, unit: 'line', row: line, key, ...problem })),
  )
  const parts = [
    linesOf(
      added.map(({ entry: { source, company, state } }) => `+ ${source}  ${company ?? ''}  ${state}`),
      'new',
    ),
    linesOf(
      moved.map(
        ({ before, entry }) => `~ ${entry.source}  ${before?.state} → ${entry.state}  ${entry.note ?? ''}`,
      ),
      'with another state',
    ),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    ...(isCutShort ? [`The rest of the file was not read, because ${MOST_WRONG} rows are wrong.`] : []),
    `${added.length} new, ${put.length - added.length} changed, ${unchanged} unchanged, ${wrong.length} wrong; ` +
      `the list has ${counted(listed + added.length, 'board')}.${applied ? '' : ' Nothing was saved: add --apply.'}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function linesOf(lines: string[], what: string): string {
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more ${what}`] : []
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => line.trimEnd()).join('\n')
}
