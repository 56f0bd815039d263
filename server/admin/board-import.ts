import { createHash } from 'node:crypto'
import { isSameBoard, plannedBoards } from '#content/board-import.ts'
import { MOST_WRONG, openCsv } from '#content/csv.ts'
import { createSlices } from '#core/slices.ts'
import type { BoardEntry, ReadSource } from '#core/content/boards.ts'
import type { RefusedRow } from '#db/write-rows.ts'

/** A line of the file that changes the list. */
interface ChangedBoard {
  line: number
  entry: BoardEntry
  before: BoardEntry | undefined
}

interface WrongLine {
  line: number
  key: string | null
  problems: string[]
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
  without(refused: readonly RefusedRow<BoardEntry>[]): BoardImport
}

/**
 * Reads a file in the columns of the list. Other work goes on meanwhile.
 *
 * @throws ImportFileError if it cannot be read, has other columns, or too many rows.
 */
export async function planBoardImport(
  bytes: Uint8Array,
  list: readonly BoardEntry[],
  readSource: ReadSource,
): Promise<BoardImport> {
  const known = new Map(list.map((entry) => [entry.source.toLowerCase(), entry]))
  const put: ChangedBoard[] = []
  const wrong: WrongLine[] = []
  let unchanged = 0
  let isCutShort = false
  const slices = createSlices()
  for await (const row of plannedBoards(await openCsv(bytes), known)) {
    if (wrong.length === MOST_WRONG) {
      isCutShort = true
      break
    }
    await slices.pauseIfDue()
    const { line, key } = row
    if ('problems' in row) {
      const problems = row.problems.map(({ field, message }) =>
        field === null ? message : `${field}: ${message}`,
      )
      wrong.push({ line, key, problems })
      continue
    }
    const { entry, before } = row
    if (before && isSameBoard(before, entry)) {
      unchanged += 1
      continue
    }
    const read = before ? { source: before.source } : await readSource(entry.source)
    if ('problem' in read) wrong.push({ line, key, problems: [read.problem] })
    else put.push({ line, entry: { ...entry, source: read.source }, before })
  }
  return planOf({ put, unchanged, wrong, isCutShort })
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
        problems: [`the database refused it: ${reasons.get(entry) ?? ''}`],
      }))
      return planOf({
        ...plan,
        put: plan.put.filter(({ entry }) => !reasons.has(entry)),
        wrong: [...plan.wrong, ...wrong],
      })
    },
  }
}
