import type { Kysely } from 'kysely'
import type { BoardEntry } from '#core/content/boards.ts'
import type { Settings } from '#core/settings.ts'
import { openWithoutMigrating } from '#db/open.ts'
import { readListedBoards } from '#db/queries/boards/board-list.ts'
import type { Database } from '#db/schema.ts'
import { stderr } from '#cli/process/terminal.ts'
import { readBoardList, sourceProblem } from './board-list.ts'
import { mergeShippedBoards, SHIPPED_LIST } from './shipped-boards.ts'

/**
 * The list in the database.
 *
 * @param onProblem Called for each board that cannot be fetched, because of its source or its address. It is left out.
 */
export async function currentBoards(
  owner: Kysely<Database>,
  allowLoopback: boolean,
  onProblem: (line: string) => void = warnOnce,
): Promise<BoardEntry[]> {
  return (await readListedBoards(owner)).filter((entry) => {
    const wrong = sourceProblem(entry, allowLoopback)
    if (wrong !== null) onProblem(`${entry.source} is left out: ${wrong}`)
    return wrong === null
  })
}

/** The same, once the shipped list is merged: for a command that may write. */
export async function mergedBoards(owner: Kysely<Database>, allowLoopback: boolean): Promise<BoardEntry[]> {
  await mergeShippedBoards(owner)
  return currentBoards(owner, allowLoopback)
}

const warned = new Set<string>()

/** A worker reads the list every minute. */
function warnOnce(line: string): void {
  if (!warned.has(line)) stderr.write(`${line}\n`)
  warned.add(line)
}

/** The list in use, for a command that must not change anything: the shipped one, if the database has none yet. */
export async function boardsAsTheyAre(settings: Settings, allowLoopback: boolean): Promise<BoardEntry[]> {
  const database = await openWithoutMigrating(settings)
  try {
    const list = database && (await currentBoards(database.owner, allowLoopback).catch(noTable))
    return list && list.length > 0 ? list : await readBoardList(SHIPPED_LIST)
  } finally {
    await database?.close()
  }
}

/** PostgreSQL's code for a table that is not there: an earlier version made the database. */
export function noTable(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return null
  throw error
}
