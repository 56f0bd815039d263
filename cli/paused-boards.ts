import { resolve } from 'node:path'
import { readBoardList, SHIPPED_LIST, sourceOf } from './board-list.ts'

/**
 * Tokens of the rows of a list that rest, files among them.
 *
 * @param path Of the list; null for the shipped one.
 * @throws UsageError
 */
export async function readPausedBoards(path: string | null, allowLoopback: boolean): Promise<string[]> {
  const list = await readBoardList(path === null ? SHIPPED_LIST : resolve(path))
  return list.filter(({ state }) => state === 'paused').map((entry) => sourceOf(entry, allowLoopback).token)
}
