import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boardEntrySchema, type BoardEntry } from '#core/content/boards.ts'
import { ContentError } from '#content/content-problem.ts'
import { readContentFile } from '#content/read-content.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { isLoopback } from '#ingest/boards/base-url.ts'
import { parseSource, SourceTokenError } from '#ingest/adapters/sources.ts'
import { PROJECT } from '#cli/process/project.ts'
import { UsageError } from '#cli/process/run-command.ts'

/** The shipped list: the default of `npm run ingest`. */
export const SHIPPED_LIST = resolve(PROJECT, 'content/boards.json')

/**
 * The boards of a list, in its order.
 *
 * @param path A file like `content/boards.json`.
 * @throws UsageError naming every invalid row.
 */
export async function readBoardList(path: string): Promise<BoardEntry[]> {
  try {
    return await readContentFile(pathToFileURL(path), boardEntrySchema, ['source'])
  } catch (error) {
    if (error instanceof ContentError) throw new UsageError(error.message, { cause: error })
    throw error
  }
}

/**
 * The source of a row.
 *
 * @throws UsageError if the row cannot be fetched; the message says what to write instead.
 */
export function sourceOf(
  entry: Pick<BoardEntry, 'source'> & Partial<BoardEntry>,
  allowLoopback: boolean,
): Source {
  const baseUrl = entry.baseUrl === undefined ? null : new URL(entry.baseUrl)
  if (isLoopback(baseUrl) && !allowLoopback)
    throw new UsageError(`${entry.source} has a baseUrl on this machine. Add --allow-loopback.`)
  try {
    return parseSource(entry.source, { company: entry.company ?? null, baseUrl, pages: entry.pages ?? [] })
  } catch (error) {
    if (error instanceof SourceTokenError) throw new UsageError(error.message, { cause: error })
    throw error
  }
}

/** Every board of a list, paused ones included. @throws UsageError */
export function sourcesOf(list: BoardEntry[], allowLoopback: boolean): Source[] {
  return list.map((entry) => sourceOf(entry, allowLoopback))
}

/** Whether a board is fetched over the network. The others are read from files that the company sends. */
export function isLive({ adapter, board }: Source): boolean {
  return adapter.hosts(board).length > 0
}

/** The active rows that need a file, so a run of the whole list skips them. */
export function boardsNeedingFiles(list: BoardEntry[], allowLoopback: boolean): Source[] {
  return activeOf(list, allowLoopback).filter((source) => !isLive(source))
}

function activeOf(list: BoardEntry[], allowLoopback: boolean): Source[] {
  return sourcesOf(
    list.filter(({ state }) => state === 'active'),
    allowLoopback,
  )
}

/**
 * The boards to run: the named ones with their settings from the list, or else all active boards that are on
 * the network.
 *
 * @throws UsageError
 */
export function chooseBoards(list: BoardEntry[], tokens: string[], allowLoopback: boolean): Source[] {
  const bySource = new Map(list.map((entry) => [sourceOf(entry, allowLoopback).token, entry]))
  const named = tokens.map((token) => {
    const entry = bySource.get(sourceOf({ source: token }, allowLoopback).token)
    return sourceOf(entry ?? { source: token }, allowLoopback)
  })
  const chosen = tokens.length > 0 ? named : activeOf(list, allowLoopback).filter(isLive)
  return [...new Map(chosen.map((source) => [source.token, source])).values()]
}
