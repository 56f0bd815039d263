import { resolve } from 'node:path'
import type { BoardEntry } from '#core/content/boards.ts'
import { openForCommand } from '#db/open.ts'
import { listBoards, type Board } from '#db/queries/boards/boards.ts'
import type { RateLimitedNetwork } from '#ingest/worker/crawl-host.ts'
import { addToList } from './add-to-list.ts'
import { planAddition } from './add.ts'
import { parseBoardsArguments, USAGE, type BoardsArguments } from './arguments.ts'
import { checkBoards, formatProbes } from './check.ts'
import { formatList } from './list.ts'
import { chooseBoards, isLive, readBoardList, SHIPPED_LIST, sourcesOf } from './board-list.ts'
import { findBoard } from './find-board.ts'
import { applyEarlierCooldowns } from '#cli/ingest/earlier-cooldowns.ts'
import { isOffline, openNetwork } from '#cli/ingest/open-network.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { runCommand, type Command, type CommandIo } from '#cli/process/run-command.ts'
import { printDatabase } from '#cli/process/database-line.ts'

const print = ({ stdout }: CommandIo, text: string) => stdout.write(`${text}\n`)
const printJson = (io: CommandIo, value: unknown) => print(io, JSON.stringify(value, null, 2))

/** Runs one action on the list of boards. @returns Whether all boards are healthy. */
async function main(args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const path = args.boards === null ? SHIPPED_LIST : resolve(args.boards)
  const list = await readBoardList(path)
  if (args.command === 'list') return showList(list, args, io)
  if (args.command === 'check') return check(list, args, io)
  return add(path, list, args, io)
}

async function showList(list: BoardEntry[], { json }: BoardsArguments, io: CommandIo): Promise<true> {
  const settings = readSettings(io.env)
  printDatabase(settings, 'boards', io.stderr)
  const database = await openForCommand(settings)
  try {
    const known = new Map(
      (await listBoards(database.owner)).map((board): [string, Board] => [board.source, board]),
    )
    if (json)
      printJson(
        io,
        list.map((entry) => Object.assign({ last: known.get(entry.source) ?? null }, entry)),
      )
    else print(io, formatList(list, known, new Date()))
  } finally {
    await database.close()
  }
  return true
}

async function check(list: BoardEntry[], args: BoardsArguments, io: CommandIo): Promise<boolean> {
  const sources = chooseBoards(list, args.operands, args.allowLoopback).filter(isLive)
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
