import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const COMMANDS = join(import.meta.dirname, '../cli')

export interface ListedBoard {
  source: string
  baseUrl: string
}

/** An operator of `npm run ingest`, or of another command on the same list, with a folder of their own, which is gone at the end of the block. */
export function ingestOperator(
  database: { DATABASE_URL?: string; DATA_DIR?: string } = {},
  command: 'ingest' | 'worker' = 'ingest',
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
      const env = {
        PATH: process.env.PATH,
        DATA_DIR: dataDirectory,
        SITE_URL: 'https://pravesh.example',
        ...database,
      }
      const script = join(COMMANDS, `${command}.ts`)
      const parameters = [script, '--boards', list, '--allow-loopback', ...args]
      const child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const output = Promise.all([text(child.stdout), text(child.stderr), ended])
      return {
        /** What it has said so far. */
        said: () => said,
        kill: (signal: NodeJS.Signals) => child.kill(signal),
        finished: output.then(([stdout, stderr, code]) => ({ stdout, stderr, code })),
      }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
