import { resolve } from 'node:path'
import type { Source } from '#ingest/adapter.ts'
import { hostOf } from '#ingest/base-url.ts'
import { chooseBoards, readBoardList, SHIPPED_LIST } from './board-list.ts'
import { UsageError } from './run-command.ts'

/**
 * All active boards of a list, which has to name boards on the network alone.
 *
 * @param path Of the list; null for the shipped one.
 * @throws UsageError
 */
export async function readLiveBoards(path: string | null, allowLoopback: boolean): Promise<Source[]> {
  const list = await readBoardList(path === null ? SHIPPED_LIST : resolve(path))
  const sources = chooseBoards(list, [], allowLoopback)
  const fromFile = sources.find((source) => hostOf(source) === null)
  if (fromFile)
    throw new UsageError(
      `${fromFile.token} is no board on the network: npm run ingest -- ${fromFile.token} --from FILE.`,
    )
  if (sources.length === 0) throw new UsageError('The list has no active board.')
  return sources
}
