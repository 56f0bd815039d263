import { resolve } from 'node:path'
import type { BoardEntry } from '#core/content/boards.ts'
import type { Settings } from '#core/settings.ts'
import { hasEmbedded } from '#db/embedded/data-folder.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import type { Allowed } from '#ingest/boards/policy.ts'
import type { RateLimitedNetwork } from '#ingest/worker/crawl-host.ts'
import { boardsNeedingFiles, chooseBoards, isLive, readBoardList, sourcesOf } from '#cli/boards/board-list.ts'
import { boardsAsTheyAre } from '#cli/boards/current-boards.ts'
import { UsageError, type CommandIo } from '#cli/process/run-command.ts'
import type { IngestArguments } from './arguments.ts'
import { isOffline, openNetwork } from '#cli/process/open-network.ts'
import { checkSaved } from './saved-file.ts'

/** The operator's own list; or for a dry run, or a first one, the list that there is. Null: it is in the database. */
export async function listWithoutDatabase(
  { boards, dryRun, allowLoopback }: IngestArguments,
  settings: Settings,
): Promise<BoardEntry[] | null> {
  if (boards !== null) return readBoardList(resolve(boards))
  const isThere = settings.databaseUrl !== null || hasEmbedded(settings.dataDirectory)
  return dryRun || !isThere ? boardsAsTheyAre(settings, allowLoopback) : null
}

/** What an import works with. */
export interface Prepared {
  settings: Settings
  list: BoardEntry[]
  /** A saved response. */
  saved: string | null
  /** The same, to be compared with what the database has; null with `--force`. */
  checked: { source: Source; text: string } | null
  allowed: Allowed
  /** The boards to import, and all boards whose hosts are known, for their cooldowns. */
  chosen: Source[]
  all: Source[]
  network: RateLimitedNetwork | null
  /** No board can be reached, which has been said. */
  isOffline: boolean
}

/** Chooses the boards, and checks what can be checked without a database. @throws UsageError */
export async function prepare(
  args: IngestArguments,
  io: CommandIo,
  { settings, saved, list }: Pick<Prepared, 'settings' | 'saved' | 'list'>,
): Promise<Prepared> {
  const allowed = new Set(settings.allowSources)
  const { chosen, all } = readSources(args, list, allowed, io)
  const [named] = chosen
  const checked = saved === null || args.force || !named ? null : { source: named, text: saved }
  if (checked) for (const note of checkSaved(checked.source, checked.text)) io.stderr.write(`${note}\n`)
  const network = saved === null ? openNetwork(settings, args, io.stderr) : null
  const offline = network !== null && (await isOffline(chosen, network, args, io.stderr))
  return { settings, list, saved, checked, allowed, chosen, all, network, isOffline: offline }
}

/** The boards to import, and all boards whose hosts are known, for their cooldowns. */
function readSources(
  { tokens, baseUrl, from, allowLoopback }: IngestArguments,
  list: BoardEntry[],
  allowed: Allowed,
  { stderr }: CommandIo,
): { chosen: Source[]; all: Source[] } {
  const chosen = chooseBoards(list, tokens, { allowLoopback, allowed })
  if (baseUrl !== null) for (const { settings } of chosen) settings.baseUrl = new URL(baseUrl)
  const fileOnly = chosen.find((source) => !isLive(source))
  if (fileOnly && from === null)
    throw new UsageError(`${fileOnly.token} is not on the network. Name its file with --from FILE.`)
  const waiting = tokens.length > 0 ? [] : boardsNeedingFiles(list, allowLoopback)
  // A list with only file boards is valid: the pages of their postings are checked.
  if (chosen.length + waiting.length === 0)
    throw new UsageError('The list has no active board that can be fetched.')
  for (const { token } of waiting)
    stderr.write(`${token} needs a file: npm run ingest -- ${token} --from FILE\n`)
  return { chosen, all: [...sourcesOf(list, allowLoopback), ...chosen] }
}
