import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'

/** What `test/guarded-process.ts` asks of this program, as JSON in its first argument. */
export interface GuardOrder {
  command: string
  parameters: string[]
  directory: string
  environment: Record<string, string | undefined>
  user?: { uid: number; gid: number }
  /** The signal that asks the command to stop, and how long it may take before it is killed. */
  stopSignal: NodeJS.Signals
  patienceMs: number
  /** The command is started again this long after it ended by itself, as a supervisor would. */
  restartAfterMs?: number
  /** Removed when the command has ended. */
  temporaryFolder?: string
}

/*
 * Runs one command for as long as somebody holds the other end of standard input: a test run that is killed
 * leaves no server and no folder behind. It stands in a session of its own, so that what is sent to the run's
 * group (Ctrl-C, kill -9) does not reach it. Each start sends the command's process id to the run.
 */
const order: GuardOrder = JSON.parse(process.argv[2] ?? '')
let child: ChildProcess
let stopping = false
const finish = (code: number) => {
  if (order.temporaryFolder) rmSync(order.temporaryFolder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}
const start = () => {
  child = spawn(order.command, order.parameters, {
    cwd: order.directory,
    env: order.environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...order.user,
  })
  if (child.pid !== undefined) process.send?.(child.pid)
  child.once('error', (error) => {
    process.stderr.write(`${order.command}: ${error.message}\n`)
    finish(127)
  })
  child.once('close', (code) => {
    if (stopping || order.restartAfterMs === undefined) finish(code ?? 1)
    else setTimeout(() => (stopping ? finish(0) : start()), order.restartAfterMs)
  })
}
start()

const stop = () => {
  if (stopping) return
  stopping = true
  child.kill(order.stopSignal)
  setTimeout(() => child.kill('SIGKILL'), order.patienceMs)
}
process.stdin.resume().once('close', stop)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
// The run has gone, and with it the reader of our output.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
