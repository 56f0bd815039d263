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

/** The list that is shipped, and that `npm run ingest` runs without another. */
export const SHIPPED_LIST = resolve(PROJECT, 'content/boards.json')

/**
 * The boards of a list, in its order.
 *
 * @param path Of a file like `content/boards.json`.
 * @throws UsageError naming every row that is wrong.
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
 * The source that a row names.
 *
 * @throws UsageError for one that cannot be asked, saying what to write instead.
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

/** Every board of a list, also those that rest. @throws UsageError */
export function sourcesOf(list: BoardEntry[], allowLoopback: boolean): Source[] {
  return list.map((entry) => sourceOf(entry, allowLoopback))
}

/** Whether a board is asked on the network. Any other is read from the files that its company sends. */
export function isLive({ adapter, board }: Source): boolean {
  return adapter.hosts(board).length > 0
}

/** The active rows of a list that no run of all its boards can take in: they wait for a file. */
export function waitingForFiles(list: BoardEntry[], allowLoopback: boolean): Source[] {
  return activeOf(list, allowLoopback).filter((source) => !isLive(source))
}

function activeOf(list: BoardEntry[], allowLoopback: boolean): Source[] {
  return sourcesOf(
    list.filter(({ state }) => state === 'active'),
    allowLoopback,
  )
}

/**
 * The boards to run: those that are named, with what the list says of them, or else all active ones of the list that
 * are on the network.
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
