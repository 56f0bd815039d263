import { createHash } from 'node:crypto'
import type { BoardEntry } from '#core/content/boards.ts'
import { createSlices } from '#core/slices.ts'
import { boardLines, parseBoard, type BoardLine } from './board-table.ts'
import type { FieldProblem } from './content-problem.ts'
import { MOST_WRONG, openCsv } from './csv.ts'

/** A line of the file that changes the list. */
interface ChangedBoard {
  line: number
  entry: BoardEntry
  before: BoardEntry | undefined
}

interface WrongLine {
  line: number
  key: string | null
  problems: FieldProblem[]
}

/** What a file of boards changes. */
export interface BoardImport {
  put: ChangedBoard[]
  unchanged: number
  wrong: WrongLine[]
  /** The lines below the last wrong one were not read: there were too many. */
  isCutShort: boolean
  /** The same for the same changes. */
  digest: string
  /** The plan after the database refused some of its boards. */
  without(refused: readonly { row: BoardEntry; reason: string }[]): BoardImport
}

/** The source of a board that a file adds or changes, or what is wrong with the board. */
export type CheckBoard = (
  entry: BoardEntry,
  before: BoardEntry | undefined,
) => Promise<{ source: string } | { problem: string }>

/**
 * Reads a file in the columns of the list. Each board becomes as its line says, cell by cell, where the file has the
 * column. An empty cell says that there is nothing; but a board keeps its state. Other work goes on meanwhile.
 *
 * @throws ImportFileError if it cannot be read, has other columns, or too many rows.
 */
export async function planBoardImport(
  bytes: Uint8Array,
  list: readonly BoardEntry[],
  check: CheckBoard,
): Promise<BoardImport> {
  const known = new Map(list.map((entry) => [entry.source.toLowerCase(), entry]))
  const put: ChangedBoard[] = []
  const wrong: WrongLine[] = []
  let unchanged = 0
  let isCutShort = false
  const slices = createSlices()
  for await (const row of boardLines(await openCsv(bytes))) {
    if (wrong.length === MOST_WRONG) {
      isCutShort = true
      break
    }
    await slices.pauseIfDue()
    const { line, key } = row
    const before = known.get(key?.toLowerCase() ?? '')
    const read = readBoard(row, before)
    if ('problems' in read) {
      wrong.push({ line, key, problems: read.problems })
      continue
    }
    const { entry } = read
    if (before && isSameBoard(before, entry)) {
      unchanged += 1
      continue
    }
    const checked = await check(entry, before)
    if ('problem' in checked) wrong.push({ line, key, problems: [{ field: null, message: checked.problem }] })
    else put.push({ line, entry: { ...entry, source: checked.source }, before })
  }
  return planOf({ put, unchanged, wrong, isCutShort })
}

function readBoard({ values, problems }: BoardLine, before: BoardEntry | undefined) {
  const kept = before && { source: before.source, state: values.state ?? before.state }
  return problems.length > 0 ? { problems } : parseBoard({ ...before, ...values, ...kept })
}

function planOf(plan: Omit<BoardImport, 'digest' | 'without'>): BoardImport {
  return {
    ...plan,
    digest: createHash('sha256').update(JSON.stringify(plan.put)).digest('base64url'),
    without: (refused) => {
      const reasons = new Map(refused.map(({ row, reason }) => [row, reason]))
      const left = plan.put.filter(({ entry }) => reasons.has(entry))
      const wrong = left.map(({ line, entry }) => ({
        line,
        key: entry.source,
        problems: [{ field: null, message: `the database refused it: ${reasons.get(entry) ?? ''}` }],
      }))
      return planOf({
        ...plan,
        put: plan.put.filter(({ entry }) => !reasons.has(entry)),
        wrong: [...plan.wrong, ...wrong],
      })
    },
  }
}

function isSameBoard(one: BoardEntry, other: BoardEntry): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof BoardEntry>
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
