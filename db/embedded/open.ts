import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { storageProblem } from '#core/storage-problem.ts'
import { FolderLockedError, lockFolder, type LockHolder } from './lock.ts'
import {
  closeToOthers,
  damaged,
  DataFolderError,
  folderProblem,
  hasEmbedded,
  makeDataFolder,
  PGDATA,
  probeFolder,
} from './data-folder.ts'
import { createDatabase } from './new-database.ts'
import { PANIC_NAME } from './session-turns.ts'

/** `host` and `port` as `pg` takes them: a folder and a number mean a Unix socket, a host name means TCP. */
export interface SocketAddress {
  host: string
  port: number
}

export interface EmbeddedDatabase {
  owner: SocketAddress
  web: SocketAddress
  close(): Promise<void>
}

const OWNER_PORT = 5432
const WEB_PORT = 5433
/** The shortest limit on a Unix socket's path that we know of (macOS), minus the file name. */
const MAX_SOCKET_FOLDER_LENGTH = 103 - '/.s.PGSQL.5432'.length

/** Far longer than any of our transactions pauses between two queries. Until then, every page waits. */
const IDLE_LIMIT_MS = 15_000

/** The thread of the embedded database ended unexpectedly; nothing that needs the database can continue. */
export class EmbeddedDatabaseLostError extends Error {
  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const problem = folderProblem(folder, probeFolder(folder))
    const then =
      problem instanceof DataFolderError ? problem.message : 'Start again: it recovers what was committed.'
    super(`The embedded database stopped by itself (${why}). ${then}`, { cause })
    this.name = 'EmbeddedDatabaseLostError'
  }
}

export interface EmbeddedOptions {
  /** How long a connection may idle inside a transaction. */
  idleLimitMs?: number
  /**
   * Called when the database ends unexpectedly. By default this ends the process, so that a supervisor
   * restarts it.
   */
  onLost?: (error: EmbeddedDatabaseLostError) => void
}

/**
 * Starts the embedded database in a folder, for this process alone.
 *
 * @param folder Created if missing, and made private.
 * @throws FolderLockedError if another process holds the folder; DataFolderError if there can be no database, or it is not
 * ours.
 */
export async function openEmbedded(
  folder: string,
  { idleLimitMs = IDLE_LIMIT_MS, onLost = endProcess }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  hasEmbedded(folder)
  const lock = await lockFolder(folder)
  let started: Worker | undefined
  try {
    const sockets = socketFolder(folder)
    const pgdata = join(folder, PGDATA)
    makeDataFolder(pgdata)
    await createDatabase(pgdata)
    const { worker, ports } = await startWorker(pgdata, sockets, idleLimitMs)
    started = worker
    closeToOthers(pgdata)
    const endWatch = watch(worker, folder, onLost)
    const [owner, web] = sockets
      ? [
          { host: sockets, port: OWNER_PORT },
          { host: sockets, port: WEB_PORT },
        ]
      : ports.map((port) => ({ host: '127.0.0.1', port }))
    if (!owner || !web) throw new Error('The embedded database did not report its address.')
    await lock.announce({
      pid: process.pid,
      socketDirectory: owner.host,
      port: owner.port,
    } satisfies LockHolder)
    return {
      owner,
      web,
      async close() {
        if (endWatch() === 'alive') await stopWorker(worker)
        if (sockets) rmSync(sockets, { recursive: true, force: true })
        await lock.release()
      },
    }
  } catch (error) {
    await started?.terminate()
    await lock.release()
    throw explainFailure(folder, error)
  }
}

/** Why the folder's database did not open. PGlite does not say whether it had no space, or could not read its files. */
function explainFailure(folder: string, error: unknown): unknown {
  if (error instanceof DataFolderError || error instanceof FolderLockedError) return error
  const hidden = storageProblem(error) === null ? probeFolder(folder) : null
  const problem = folderProblem(folder, hidden ?? error)
  return isOfPglite(problem) ? damaged(folder, problem) : problem
}

/** PGlite, or the engine in it, gave up on the files that it found. */
function isOfPglite(error: unknown): boolean {
  return error instanceof Error && /^(?:PGlite failed to initialize|Aborted\()/.test(error.message)
}

/** A private folder for the sockets; null on Windows, whose pipes `pg` does not support. */
function socketFolder(folder: string): string | null {
  if (process.platform === 'win32') return null
  const beside = join(folder, 'socket')
  if (Buffer.byteLength(beside) > MAX_SOCKET_FOLDER_LENGTH) return mkdtempSync(join(tmpdir(), 'pravesh-'))
  // Left by a killed process: we hold the lock, so nobody listens there.
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { recursive: true, mode: 0o700 })
  return beside
}

async function startWorker(pgdata: string, sockets: string | null, idleLimitMs: number) {
  const address = (port: number) =>
    sockets ? { path: join(sockets, `.s.PGSQL.${port}`) } : { host: '127.0.0.1', port: 0 }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    // Do not inherit this process's options (a bundler's loader, --eval).
    execArgv: [],
    workerData: {
      folder: pgdata,
      idleLimitMs,
      addresses: { owner: address(OWNER_PORT), web: address(WEB_PORT) },
    },
  })
  const ports = await new Promise<number[]>((resolve, reject) => {
    worker.once('message', (message: { ports: number[] }) => resolve(message.ports))
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The embedded database stopped while starting (code ${code}).`)),
    )
  })
  worker.removeAllListeners()
  return { worker, ports }
}

/**
 * Calls `onLost` once if the worker ends.
 *
 * @returns Says whether the worker is alive. From then on its end is expected, but not a crash: one that ends the last
 *   query may be heard of later than the end of that query's connection.
 */
function watch(
  worker: Worker,
  folder: string,
  onLost: (error: EmbeddedDatabaseLostError) => void,
): () => 'alive' | 'lost' {
  let lost = false
  let isClosing = false
  const report = (cause: unknown) => {
    if (!lost) onLost(new EmbeddedDatabaseLostError(folder, cause))
    lost = true
  }
  worker.on('message', (message: { crashed?: string }) => {
    if (message.crashed !== undefined) report(message.crashed)
  })
  worker.on('error', (error) => {
    // What fails once the engine is closed concerns nobody.
    if (!isClosing || (error instanceof Error && error.name === PANIC_NAME)) report(error)
  })
  worker.on('exit', (code) => {
    if (!isClosing) report(`code ${code}`)
  })
  return () => {
    isClosing = true
    return lost ? 'lost' : 'alive'
  }
}

function endProcess(error: EmbeddedDatabaseLostError): void {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function stopWorker(worker: Worker): Promise<void> {
  const closed = new Promise((resolve) => {
    worker.once('message', resolve)
    worker.once('exit', resolve)
  })
  worker.postMessage('close')
  await closed
  await worker.terminate()
}
