import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { parseBoardTable } from '#content/board-table.ts'
import { problemLine } from '#content/content-problem.ts'
import { isListMerged, mergeShippedList, type MergedList } from '#db/queries/boards/board-list.ts'
import type { Database } from '#db/schema.ts'
import { PROJECT } from '#cli/process/project.ts'
import { stderr } from '#cli/process/terminal.ts'

/** The list that the program brings along. Nothing writes to it: the list in use is in the database. */
export const SHIPPED_LIST = resolve(PROJECT, 'content/boards.csv')

/** Merges the shipped list, if it has changed since the last time. @returns Null if it has not. */
export async function mergeShippedBoards(
  owner: Kysely<Database>,
  path = SHIPPED_LIST,
): Promise<MergedList | null> {
  const bytes = await readFile(path)
  const digest = createHash('sha256').update(bytes).digest('hex')
  // Mostly it has not: then the file is not read line by line.
  if (await isListMerged(owner, digest)) return null
  const { rows, problems } = await parseBoardTable(bytes, path)
  for (const problem of problems) stderr.write(`${problemLine(problem)}\n`)
  const merged = await mergeShippedList(owner, { entries: rows, digest, isWhole: problems.length === 0 })
  for (const { row, reason } of merged?.refused ?? [])
    stderr.write(`${path}, ${row.source}: the database refused it: ${reason}\n`)
  return merged
}
