import { resolve } from 'node:path'
import { readBoardList, SHIPPED_LIST, sourcesOf } from './board-list.ts'

/**
 * Tokens of the rows of a list that rest, those of companies that send files among them.
 *
 * @param path Of the list; null for the shipped one.
 * @throws UsageError
 */
export async function readPausedBoards(path: string | null, allowLoopback: boolean): Promise<string[]> {
  const list = await readBoardList(path === null ? SHIPPED_LIST : resolve(path))
  const paused = list.filter(({ state }) => state === 'paused')
  return sourcesOf(paused, allowLoopback).map(({ token }) => token)
}
