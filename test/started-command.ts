import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { COMPILED, SHORT_LIVED } from './test-files.ts'

const COMMANDS = join(import.meta.dirname, '../cli')

/**
 * Starts an operator command without waiting for it, because the test may be the server that it talks to.
 *
 * @param command A folder of `cli/`.
 * @param settings The environment, besides PATH.
 */
export function startCommand(command: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [...SHORT_LIVED, join(COMMANDS, command, 'command.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const result = Promise.all([text(child.stdout), text(child.stderr), ended])
  return {
    pid: child.pid,
    /** Its output so far. */
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    finished: result.then(([stdout, stderr, code]) => ({ stdout, stderr, code })),
  }
}
