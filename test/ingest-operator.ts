import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runHere } from './command-here.ts'
import { startCommand } from './started-command.ts'

export interface ListedBoard {
  source: string
  baseUrl?: string
  state?: 'active' | 'paused'
}

/**
 * An operator of `npm run ingest`, or of another command on the same list, with a folder of their own, which is gone
 * at the end of the block.
 *
 * @param database Its settings; an embedded one in that folder unless said.
 */
export function ingestOperator(database: { DATABASE_URL?: string; DATA_DIR?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-operator-'))
  const dataDirectory = join(folder, 'data')
  const list = join(folder, 'boards.json')
  const env = { DATA_DIR: dataDirectory, SITE_URL: 'https://pravesh.example', ...database }
  const onTheList = (args: string[]) => [...args, '--boards', list, '--allow-loopback']
  return {
    folder,
    dataDirectory,
    /** Writes the list that the commands run on. */
    list(boards: ListedBoard[]) {
      writeFileSync(list, JSON.stringify(boards.map((board) => ({ company: board.source, ...board }))))
    },
    /** `npm run ingest` on the list, to its end. */
    ingest: (...args: string[]) => runHere('ingest', onTheList(args), env),
    /** `npm run boards` on the list, to its end. */
    boards: (...args: string[]) => runHere('boards', onTheList(args), env),
    /** Starts a process of a command on the list, without waiting for it: it can be stopped and killed. */
    start: (command: 'ingest' | 'worker', ...args: string[]) => startCommand(command, onTheList(args), env),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
