import { resolve } from 'node:path'
import type { Source } from '#ingest/adapters/adapter.ts'
import { chooseBoards, readBoardList, SHIPPED_LIST } from './board-list.ts'
import { UsageError } from '#cli/process/run-command.ts'

/**
 * All active boards of a list that are on the network.
 *
 * @param path The list's path; null for the shipped one.
 * @throws UsageError
 */
export async function readLiveBoards(path: string | null, allowLoopback: boolean): Promise<Source[]> {
  const list = await readBoardList(path === null ? SHIPPED_LIST : resolve(path))
  const sources = chooseBoards(list, [], allowLoopback)
  if (sources.length === 0) throw new UsageError('The list has no active board that can be fetched.')
  return sources
}
