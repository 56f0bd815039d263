import { resolve } from 'node:path'
import { readBoardList, SHIPPED_LIST, sourcesOf } from './board-list.ts'

/**
 * Tokens of the paused rows of a list, including rows that need files.
 *
 * @param path The list's path; null for the shipped one.
 * @throws UsageError
 */
export async function readPausedBoards(path: string | null, allowLoopback: boolean): Promise<string[]> {
  const list = await readBoardList(path === null ? SHIPPED_LIST : resolve(path))
  const paused = list.filter(({ state }) => state === 'paused')
  return sourcesOf(paused, allowLoopback).map(({ token }) => token)
}
