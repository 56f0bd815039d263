import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from './started-command.ts'

export interface ListedBoard {
  source: string
  baseUrl?: string
  state?: 'active' | 'paused'
}

/**
 * An operator of `npm run ingest`, or of another command on the same list, with a folder of their own, which is gone
 * at the end of the block.
 */
export function ingestOperator(
  database: { DATABASE_URL?: string; DATA_DIR?: string } = {},
  command: 'ingest' | 'worker' | 'boards' = 'ingest',
) {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-operator-'))
  const dataDirectory = join(folder, 'data')
  mkdirSync(folder, { recursive: true })
  const list = join(folder, 'boards.json')
  return {
    dataDirectory,
    /** Writes the list that `start` runs. */
    list(boards: ListedBoard[]) {
      writeFileSync(list, JSON.stringify(boards.map((board) => ({ company: board.source, ...board }))))
    },
    /** Starts the command on the list, without waiting for it: the test may be the server that it asks. */
    start(...args: string[]) {
      return startCommand(command, ['--boards', list, '--allow-loopback', ...args], {
        DATA_DIR: dataDirectory,
        SITE_URL: 'https://pravesh.example',
        ...database,
      })
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
