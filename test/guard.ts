import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'

/** The options from `test/guarded-process.ts`, as JSON in the first argument. */
export interface GuardOptions {
  command: string
  parameters: string[]
  directory: string
  environment: Record<string, string | undefined>
  user?: { uid: number; gid: number }
  /** The signal that stops the command, and the time until it is killed. */
  stopSignal: NodeJS.Signals
  patienceMs: number
  /** Restart the command this long after it ended by itself, like a supervisor. */
  restartAfterMs?: number
  /** Removed when the command has ended. */
  temporaryFolder?: string
}

/*
 * Runs one command for as long as the other end of stdin stays open, so that a killed test run leaves no
 * server and no folder behind. Runs in its own session, so that signals to the run's process group (Ctrl-C,
 * kill -9) do not reach it. Reports the command's process id to the run at each start.
 */
const options: GuardOptions = JSON.parse(process.argv[2] ?? '')
let child: ChildProcess
let stopping = false
const finish = (code: number) => {
  if (options.temporaryFolder)
    rmSync(options.temporaryFolder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}
const start = () => {
  child = spawn(options.command, options.parameters, {
    cwd: options.directory,
    env: options.environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options.user,
  })
  if (child.pid !== undefined) process.send?.(child.pid)
  child.once('error', (error) => {
    process.stderr.write(`${options.command}: ${error.message}\n`)
    finish(127)
  })
  child.once('close', (code) => {
    if (stopping || options.restartAfterMs === undefined) finish(code ?? 1)
    else setTimeout(() => (stopping ? finish(0) : start()), options.restartAfterMs)
  })
}
start()

const stop = () => {
  if (stopping) return
  stopping = true
  child.kill(options.stopSignal)
  setTimeout(() => child.kill('SIGKILL'), options.patienceMs)
}
process.stdin.resume().once('close', stop)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
// The run is gone, and nobody reads our output.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
