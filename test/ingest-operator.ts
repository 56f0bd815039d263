import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInProcess } from './command-here.ts'
import { startCommand } from './started-command.ts'

export interface ListedBoard {
  source: string
  baseUrl?: string
  state?: 'active' | 'paused'
}

/**
 * Runs `npm run ingest`, and other commands on the same list of boards, with a folder that is removed at the
 * end of the block.
 *
 * @param database Its settings; by default an embedded database in that folder.
 */
export function ingestOperator(database: { DATABASE_URL?: string; DATA_DIR?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-operator-'))
  const dataDirectory = join(folder, 'data')
  const list = join(folder, 'boards.json')
  const env = { DATA_DIR: dataDirectory, SITE_URL: 'https://pravesh.example', ...database }
  const started: ReturnType<typeof startCommand>[] = []
  const onTheList = (args: string[]) => [...args, '--boards', list, '--allow-loopback']
  return {
    folder,
    dataDirectory,
    /** Writes the list of boards for the commands. */
    list(boards: ListedBoard[]) {
      writeFileSync(list, JSON.stringify(boards.map((board) => ({ company: board.source, ...board }))))
    },
    /** Runs `npm run ingest` on the list. */
    ingest: (...args: string[]) => runInProcess('ingest', onTheList(args), env),
    /** Runs `npm run content`. */
    content: (...args: string[]) => runInProcess('content', args, env),
    /** Runs `npm run boards` on the list. */
    boards: (...args: string[]) => runInProcess('boards', onTheList(args), env),
    /**
     * Starts a command on the list as a process, without waiting for it, so that a test can stop or kill it.
     */
    start(command: 'ingest' | 'worker', ...args: string[]) {
      const process = startCommand(command, onTheList(args), env)
      started.push(process)
      return process
    },
    [Symbol.dispose]() {
      // What a failed test left running would work beside all later tests.
      for (const process of started) process.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
