import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GuardOptions } from './guard.ts'

const GUARD = fileURLToPath(new URL('./guard.ts', import.meta.url))
const KEPT_OUTPUT = 20_000

export interface GuardedProcess {
  /** The end of the command's output. */
  output(): string
  /** The command's exit code; null while it runs. */
  exitCode(): number | null
  /** The process id of the command's last start; null until it is known. */
  pid(): number | null
  /** Stops the command, and waits until it and its folder are gone. Returns its exit code. */
  stop(): Promise<number>
}

/** Starts a command that ends with this process, however this process ends. See `test/guard.ts`. */
export function startGuarded(options: GuardOptions): GuardedProcess {
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const output = collectOutput(guard)
  let code: number | null = null
  let pid: number | null = null
  guard.on('message', (started) => (pid = Number(started)))
  const ended = new Promise<number>((resolve) => {
    guard.once('error', () => resolve((code = 127)))
    guard.once('close', (status) => resolve((code = status ?? 1)))
  })
  return {
    output,
    exitCode: () => code,
    pid: () => pid,
    stop: async () => {
      guard.stdin?.destroy()
      return ended
    },
  }
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text = (text + piece).slice(-KEPT_OUTPUT)
    })
  }
  return () => text
}
