import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { boardEntrySchema, type BoardEntry } from '#core/content/boards.ts'
import { checkBoardTable } from '#content/board-table.ts'
import { ContentError, problemLine } from '#content/content-problem.ts'
import { readContentFile } from '#content/read-content.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { isLoopback } from '#ingest/network/base-url.ts'
import { parseSource, SourceTokenError } from '#ingest/boards/sources.ts'
import { refusalOf, type Allowed } from '#ingest/boards/policy.ts'
import { stderr } from '#cli/process/terminal.ts'
import { UsageError } from '#cli/process/run-command.ts'

/** A list that was read: its boards, and what is wrong with the rows that were left out. */
export interface BoardList {
  entries: BoardEntry[]
  problems: string[]
}

/** The lists that were read last, by path; a worker asks for its list every minute. */
const cache = new Map<string, { version: string; list: BoardList }>()

/**
 * The boards of a list, in its order. A bad row of a CSV list is left out and reported; a JSON list is refused
 * with it.
 *
 * @param path A file like `content/boards.csv`, or the same as JSON.
 * @param onProblem Called for each bad row, with its line, when the file is read for the first time or has
 * changed.
 * @throws UsageError if no row can be read.
 */
export async function readBoardList(
  path: string,
  onProblem: (line: string) => void = warn,
): Promise<BoardEntry[]> {
  const { mtimeMs = 0, size = 0, ino = 0 } = await stat(path).catch(() => ({}) as Partial<Stats>)
  const version = `${mtimeMs} ${size} ${ino}`
  const known = cache.get(path)
  if (known?.version === version) return known.list.entries
  const list = path.endsWith('.csv') ? await readTable(path) : await readJson(path)
  for (const line of list.problems) onProblem(line)
  cache.set(path, { version, list })
  return list.entries
}

function warn(line: string): void {
  stderr.write(`${line}\n`)
}

async function readJson(path: string): Promise<BoardList> {
  try {
    return {
      entries: await readContentFile(pathToFileURL(path), boardEntrySchema, ['source']),
      problems: [],
    }
  } catch (error) {
    if (error instanceof ContentError) throw new UsageError(error.message, { cause: error })
    throw error
  }
}

async function readTable(path: string): Promise<BoardList> {
  const { rows, problems } = await checkBoardTable(pathToFileURL(path))
  const lines = problems.map(problemLine)
  const entries = rows.filter((entry) => {
    const wrong = sourceProblem(entry)
    if (wrong !== null) lines.push(`${path}, ${entry.source}: ${wrong}`)
    return wrong === null
  })
  if (lines.length > 0 && entries.length === 0) throw new UsageError(lines.join('\n'))
  return { entries, problems: lines }
}

/** Why a board cannot be fetched, by its source or its address; null if it can. */
export function sourceProblem(entry: BoardEntry, allowLoopback = true): string | null {
  try {
    sourceOf(entry, allowLoopback)
    return null
  } catch (error) {
    if (error instanceof UsageError) return error.message
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
    const { company = null, pages = [], sitemap, match, countryInUrl } = entry
    return parseSource(entry.source, { company, baseUrl, pages, sitemap, match, countryInUrl })
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

/** How to choose boards: whose permission there is, and whether a server on this machine may be asked. */
export interface ChoiceOptions {
  allowLoopback: boolean
  allowed: Allowed
}

/** The rows that are asked without being named, by their tier: those that need permission only with it. */
export function isAsked(entry: BoardEntry, source: Source, allowed: Allowed): boolean {
  if (entry.state === 'needs permission') return refusalOf(source, allowed) === null
  return entry.state === 'active' || entry.state === 'resting'
}

/**
 * The boards to run: the named ones with their settings from the list, or else all that are asked and are on
 * the network.
 *
 * @throws UsageError
 */
export function chooseBoards(
  list: BoardEntry[],
  tokens: string[],
  { allowLoopback, allowed }: ChoiceOptions,
): Source[] {
  const rows = list.map((entry) => ({ entry, source: sourceOf(entry, allowLoopback) }))
  const bySource = new Map(rows.map(({ entry, source }) => [source.token, entry]))
  const named = tokens.map((token) => {
    const entry = bySource.get(sourceOf({ source: token }, allowLoopback).token)
    return sourceOf(entry ?? { source: token }, allowLoopback)
  })
  const asked = rows.filter(({ entry, source }) => isAsked(entry, source, allowed) && isLive(source))
  const chosen = tokens.length > 0 ? named : asked.map(({ source }) => source)
  return [...new Map(chosen.map((source) => [source.token, source])).values()]
}
