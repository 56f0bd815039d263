import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { counted } from '#core/count.ts'
import type { BoardEntry } from '#core/content/boards.ts'
import { boardTableText } from '#content/board-table.ts'
import { readNow } from '#db/clock.ts'
import { listBoards, listCooldowns, type BoardSummary } from '#db/queries/boards/boards.ts'
import { runAct } from '#db/queries/admin/acts.ts'
import { actOnBoard } from '#db/queries/admin/board-acts.ts'
import { changeBoardList, readListedBoards } from '#db/queries/boards/board-list.ts'
import { askSoon, storeBoardList } from '#db/queries/boards/listed-boards.ts'
import type { Database } from '#db/schema.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import type { Probe } from '#ingest/boards/probe-board.ts'
import { applyCooldowns } from '#ingest/boards/cooldowns.ts'
import { planAddition } from './add.ts'
import { parseBoardsArguments, USAGE, type BoardsArguments } from './arguments.ts'
import { checkBoards, formatProbes } from './check.ts'
import { drawBoards, writeLiveReport } from './check-live.ts'
import { formatList, matches, savedElsewhere, showBoards, type ShownBoard } from './list.ts'
import { chooseBoards, isLive, readBoardList, sourceOf, sourcesOf } from './board-list.ts'
import { boardsAsTheyAre, mergedBoards } from './current-boards.ts'
import { showCoverage } from './coverage.ts'
import { findBoard } from './find-board.ts'
import { importFile } from './import.ts'
import { listedBoards } from './live-boards.ts'
import { saveText } from './save-text.ts'
import { mergeShippedBoards } from './shipped-boards.ts'
import { applyEarlierCooldowns } from '#cli/process/earlier-cooldowns.ts'
import { isOffline, openNetwork } from '#cli/process/open-network.ts'
import { printDatabase } from '#cli/process/database-line.ts'
import { operator } from '#cli/process/operator.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { runCommand, type Command, type CommandIo } from '#cli/process/run-command.ts'
import { withDatabase } from '#cli/process/with-database.ts'

const print = ({ stdout }: CommandIo, text: string) => stdout.write(`${text}\n`)
const printJson = (io: CommandIo, value: unknown) => print(io, JSON.stringify(value, null, 2))

/** Runs one action on the list of boards. @returns Whether all boards are healthy. */
async function main(args: BoardsArguments, io: CommandIo): Promise<boolean> {
  switch (args.command) {
    case 'list':
      return showList(args, io)
    case 'check':
      return args.queue ? queueCheck(args, io) : check(args, io)
    case 'coverage':
      return withDatabase(readSettings(io.env), io.stderr, (owner) => showCoverage(owner, args, io))
    case 'add':
      return add(args, io)
    case 'remove':
      return withDatabase(readSettings(io.env), io.stderr, (owner) => remove(owner, args, io))
    case 'export':
      return withDatabase(readSettings(io.env), io.stderr, (owner) => exportList(owner, args, io))
    case 'import':
      return importFile(args, io)
    case 'pause':
    case 'resume':
      return pause(args, io)
  }
}

/** The operator's own list. */
function ownList({ boards }: BoardsArguments, { stderr }: CommandIo): Promise<BoardEntry[]> | null {
  return boards === null ? null : readBoardList(resolve(boards), (line) => void stderr.write(`${line}\n`))
}

/** The list, and the database with it. @returns What the work returns. */
async function withStored<T>(
  args: BoardsArguments,
  io: CommandIo,
  work: (
    owner: Kysely<Database>,
    list: BoardEntry[],
    shown: ShownBoard[],
    known: Map<string, BoardSummary>,
  ) => Promise<T>,
): Promise<T> {
  const { allowLoopback } = args
  const own = await ownList(args, io)
  const settings = readSettings(io.env)
  return withDatabase(settings, io.stderr, async (owner) => {
    const list = own ?? (await mergedBoards(owner, allowLoopback))
    const allowed = new Set(settings.allowSources)
    await storeBoardList(owner, listedBoards(list, { allowLoopback, allowed }))
    const known = new Map((await listBoards(owner)).map((board) => [board.source, board]))
    return work(owner, list, showBoards(list, known), known)
  })
}

async function showList(args: BoardsArguments, io: CommandIo): Promise<true> {
  await withStored({ ...args, allowLoopback: true }, io, async (owner, list, all, known) => {
    const shown = all.filter((board) => matches(board, args.filter))
    if (args.json)
      printJson(
        io,
        shown.map(({ entry, board, state, tier }) => ({ ...entry, state, tier, last: board })),
      )
    else {
      const saved = savedElsewhere(known, list).filter((board) => matches(board, args.filter))
      print(io, formatList(shown, args.page, await readNow(owner), saved))
    }
  })
  return true
}

/** The boards that a check is about: the named ones, or those of the list that the filter selects. */
function chosenSources(
  list: BoardEntry[],
  shown: ShownBoard[],
  args: BoardsArguments,
  io: CommandIo,
): Source[] {
  const { filter, operands, allowLoopback } = args
  const allowed = new Set(readSettings(io.env).allowSources)
  if (operands.length > 0) return chooseBoards(list, operands, { allowLoopback, allowed }).filter(isLive)
  const filtered = filter.kind ?? filter.state ?? filter.tier ?? (filter.failing || null)
  if (filtered === null) return chooseBoards(list, [], { allowLoopback, allowed })
  const entries = shown.filter((board) => matches(board, filter)).map(({ entry }) => entry)
  if (args.live !== null) return chooseBoards(entries, [], { allowLoopback, allowed })
  return sourcesOf(entries, allowLoopback).filter(isLive)
}

async function queueCheck(args: BoardsArguments, io: CommandIo): Promise<boolean> {
  return withStored(args, io, async (owner, list, shown) => {
    const tokens = chosenSources(list, shown, args, io).map(({ token }) => token)
    let asked = 0
    await runAct(owner, operator(), async (transaction) => {
      asked = await askSoon(transaction, tokens)
      const [only = '', ...others] = tokens
      const subject = others.length === 0 ? only : counted(tokens.length, 'board')
      return asked === 0 ? null : { act: 'check board', subject, after: { asked } }
    })
    print(
      io,
      `${counted(asked, 'board is', 'boards are')} asked next by the workers. npm run boards -- list shows what they find.`,
    )
    return true
  })
}

async function check(args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const { filter, allowLoopback } = args
  const needsDatabase = filter.state !== null || filter.tier !== null || filter.failing
  const settings = readSettings(io.env)
  const { list, shown } = needsDatabase
    ? await withStored(args, io, async (_, list, shown) => ({ list, shown }))
    : await asTheyAre()
  const network = openNetwork(settings, args, io.stderr)
  const chosen = chosenSources(list, shown, args, io)
  const live = args.live === null ? null : await drawBoards(chosen, args.live, { settings, report: args })
  const sources = live?.sources ?? chosen
  await applyEarlierCooldowns(settings, sourcesOf(list, allowLoopback), network.rateLimiter, io.stderr)
  if (await isOffline(sources, network, args, io.stderr)) return false
  let done = 0
  const onDone = ({ source, state }: Probe) => {
    done += 1
    io.stderr.write(`[${done}/${sources.length}] ${source}: ${state}\n`)
  }
  const probes = live
    ? await writeLiveReport(live, { network, file: args.report, onDone }, io)
    : await checkBoards(sources, network, onDone)
  if (args.json) printJson(io, probes)
  else print(io, formatProbes(probes))
  return live !== null || probes.every(({ state }) => state === 'ok')

  async function asTheyAre() {
    printDatabase(settings, io.stderr)
    const list = (await ownList(args, io)) ?? (await boardsAsTheyAre(settings, allowLoopback))
    return { list, shown: showBoards(list, new Map()) }
  }
}

/** Finds a board and adds it to the list. */
async function add(
  { operands, allowLoopback, company, anyway, ...args }: BoardsArguments,
  io: CommandIo,
): Promise<boolean> {
  const settings = readSettings(io.env)
  const network = openNetwork(settings, { ...args, allowLoopback }, io.stderr)
  return withDatabase(settings, io.stderr, async (owner) => {
    const list = await mergedBoards(owner, allowLoopback)
    applyCooldowns(await listCooldowns(owner), sourcesOf(list, allowLoopback), network.rateLimiter)
    const token = await findBoard(operands[0] ?? '', network)
    if (token.startsWith('jsonld:')) io.stderr.write(`Reading ${token}, one page per second\n`)
    const { entry, message } = await planAddition(
      { token, list, company, anyway, now: await readNow(owner) },
      network,
    )
    const [refused] = entry ? await changeBoardList(owner, operator(), () => ({ put: [entry] })) : []
    print(
      io,
      refused ? `${refused.row.source} was not added: the database refused it: ${refused.reason}` : message,
    )
    return entry !== null && !refused
  })
}

async function remove(
  owner: Kysely<Database>,
  { operands }: BoardsArguments,
  io: CommandIo,
): Promise<boolean> {
  await mergeShippedBoards(owner)
  const wanted = new Set(operands.map((source) => source.trim().toLowerCase()))
  let found: string[] = []
  await changeBoardList(owner, operator(), (list) => {
    found = list.flatMap(({ source }) => (wanted.has(source.toLowerCase()) ? [source] : []))
    return { remove: found }
  })
  const known = new Set(found.map((source) => source.toLowerCase()))
  for (const source of wanted)
    print(
      io,
      known.has(source)
        ? `${source} is off the list. Its open jobs expire, and no later version brings it back. add does.`
        : `${source} is not in the list.`,
    )
  return known.size === wanted.size
}

async function exportList(
  owner: Kysely<Database>,
  { operands, force }: BoardsArguments,
  io: CommandIo,
): Promise<boolean> {
  await mergeShippedBoards(owner)
  const list = await readListedBoards(owner)
  const [file = '-'] = operands
  if (file === '-') {
    io.stdout.write(boardTableText(list))
    return true
  }
  await saveText(file, boardTableText(list), force)
  print(io, `${list.length} boards saved to ${file}.`)
  return true
}

async function pause(args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const paused = args.command === 'pause'
  return withStored(args, io, async (owner) => {
    let known = true
    for (const operand of args.operands) {
      const { token } = sourceOf({ source: operand }, args.allowLoopback)
      const done = (await actOnBoard(owner, operator(), token, paused ? 'pause' : 'resume')) !== 'unknown'
      print(
        io,
        done
          ? `${token} is ${paused ? 'not asked any more' : 'asked again'}.`
          : `${token} is not in the list.`,
      )
      known &&= done
    }
    return known
  })
}

/** `npm run boards`. */
export const command: Command = async (argv, io) => {
  const args = parseBoardsArguments(argv)
  if (args !== 'help') return (await main(args, io)) ? 0 : 1
  print(io, USAGE)
  return 0
}

if (import.meta.main) await runCommand('boards', command)
