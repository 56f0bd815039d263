import { resolve } from 'node:path'
import type { BoardEntry } from '#core/content/boards.ts'
import { openForCommand, type DatabaseHandle } from '#db/open.ts'
import { listBoards } from '#db/queries/boards/boards.ts'
import { runAct } from '#db/queries/admin/acts.ts'
import { actOnBoard } from '#db/queries/admin/board-acts.ts'
import { askSoon, storeBoardList } from '#db/queries/boards/listed-boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import type { RateLimitedNetwork } from '#ingest/worker/crawl-host.ts'
import { addToList, replaceList } from './add-to-list.ts'
import { planAddition } from './add.ts'
import { parseBoardsArguments, USAGE, type BoardsArguments } from './arguments.ts'
import { checkBoards, formatProbes } from './check.ts'
import { formatList, matches, showBoards, type ShownBoard } from './list.ts'
import { chooseBoards, isLive, readBoardList, SHIPPED_LIST, sourceOf, sourcesOf } from './board-list.ts'
import { findBoard } from './find-board.ts'
import { formatImport, planImport } from './import.ts'
import { listedBoards } from './live-boards.ts'
import { applyEarlierCooldowns } from '#cli/ingest/earlier-cooldowns.ts'
import { isOffline, openNetwork } from '#cli/ingest/open-network.ts'
import { operator } from '#cli/process/operator.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { readInputFile } from '#cli/process/read-input-file.ts'
import { runCommand, UsageError, type Command, type CommandIo } from '#cli/process/run-command.ts'
import { printDatabase } from '#cli/process/database-line.ts'

const print = ({ stdout }: CommandIo, text: string) => stdout.write(`${text}\n`)
const printJson = (io: CommandIo, value: unknown) => print(io, JSON.stringify(value, null, 2))

/** Runs one action on the list of boards. @returns Whether all boards are healthy. */
async function main(args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const path = args.boards === null ? SHIPPED_LIST : resolve(args.boards)
  const list = await readBoardList(path, (line) => void io.stderr.write(`${line}\n`))
  switch (args.command) {
    case 'list':
      return showList(list, args, io)
    case 'check':
      return args.queue ? queueCheck(list, args, io) : check(list, args, io)
    case 'add':
      return add(path, list, args, io)
    case 'import':
      return importFile(path, list, args, io)
    case 'pause':
    case 'resume':
      return pause(list, args, io)
  }
}

/** The database with the current list in it. @returns What the work returns. */
async function withStored<T>(
  list: BoardEntry[],
  { allowLoopback }: Pick<BoardsArguments, 'allowLoopback'>,
  io: CommandIo,
  work: (database: Pick<DatabaseHandle, 'owner'>, shown: ShownBoard[]) => Promise<T>,
): Promise<T> {
  const settings = readSettings(io.env)
  printDatabase(settings, 'boards', io.stderr)
  const database = await openForCommand(settings)
  try {
    const allowed = new Set(settings.allowSources)
    await storeBoardList(database.owner, listedBoards(list, { allowLoopback, allowed }))
    const known = new Map((await listBoards(database.owner)).map((board) => [board.source, board]))
    return await work(database, showBoards(list, known))
  } finally {
    await database.close()
  }
}

async function showList(list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<true> {
  await withStored(list, { ...args, allowLoopback: true }, io, async (_, all) => {
    const shown = all.filter((board) => matches(board, args.filter))
    if (args.json)
      printJson(
        io,
        shown.map(({ entry, board, state, tier }) => ({ ...entry, state, tier, last: board })),
      )
    else print(io, formatList(shown, args.page, new Date()))
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
  return sourcesOf(entries, allowLoopback).filter(isLive)
}

async function queueCheck(list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<boolean> {
  return withStored(list, args, io, async ({ owner }, shown) => {
    const sources = chosenSources(list, shown, args, io)
    const tokens = sources.map(({ token }) => token)
    let asked = 0
    await runAct(owner, operator(), async (transaction) => {
      asked = await askSoon(transaction, tokens)
      const [only = '', ...others] = tokens
      const subject = others.length === 0 ? only : `${tokens.length} boards`
      return asked === 0 ? null : { act: 'check board', subject, after: { asked } }
    })
    print(io, `${asked} boards are asked next by the workers. npm run boards -- list shows what they find.`)
    return true
  })
}

async function check(list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const { filter } = args
  const needsDatabase = filter.state !== null || filter.tier !== null || filter.failing
  const shown = needsDatabase
    ? await withStored(list, args, io, async (_, all) => all)
    : showBoards(list, new Map())
  const sources = chosenSources(list, shown, args, io)
  const network = await reach(list, args, io)
  if (await isOffline(sources, network, args, io.stderr)) return false
  let done = 0
  const probes = await checkBoards(sources, network, ({ source, state }) => {
    done += 1
    io.stderr.write(`[${done}/${sources.length}] ${source}: ${state}\n`)
  })
  if (args.json) printJson(io, probes)
  else print(io, formatProbes(probes))
  return probes.every(({ state }) => state === 'ok')
}

async function add(path: string, list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const network = await reach(list, args, io)
  const token = await findBoard(args.operands[0] ?? '', network)
  if (token.startsWith('jsonld:')) io.stderr.write(`Reading ${token}, one page per second\n`)
  const request = { token, list, company: args.company, anyway: args.anyway, now: new Date() }
  const { entry, message } = await planAddition(request, network)
  if (entry) await addToList(path, entry)
  print(io, message)
  return entry !== null
}

async function importFile(
  path: string,
  list: BoardEntry[],
  { operands, apply }: BoardsArguments,
  io: CommandIo,
): Promise<boolean> {
  const [file = ''] = operands
  if (!path.endsWith('.csv')) throw new UsageError(`${path} is JSON. Only a CSV list can be imported into.`)
  const text = (await readInputFile(resolve(file))).toString()
  const plan = planImport(text, file, list, new Date())
  if (apply && plan.added.length + plan.changed.length > 0) await replaceList(path, plan.list)
  print(io, formatImport(plan, apply))
  return plan.problems.length === 0
}

async function pause(list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const paused = args.command === 'pause'
  return withStored(list, args, io, async ({ owner }) => {
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

/** Opens the network with the cooldowns of earlier runs applied. */
async function reach(list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<RateLimitedNetwork> {
  const settings = readSettings(io.env)
  printDatabase(settings, 'boards', io.stderr)
  const network = openNetwork(settings, args, io.stderr)
  await applyEarlierCooldowns(settings, sourcesOf(list, args.allowLoopback), network.rateLimiter, io.stderr)
  return network
}

/** `npm run boards`. */
export const command: Command = async (argv, io) => {
  const args = parseBoardsArguments(argv)
  if (args !== 'help') return (await main(args, io)) ? 0 : 1
  print(io, USAGE)
  return 0
}

if (import.meta.main) await runCommand('boards', command)
