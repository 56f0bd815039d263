import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder, type LockHolder } from './lock.ts'

/** `host` and `port` as `pg` takes them: a folder and a number name a Unix socket, a host a TCP port. */
export interface SocketAddress {
  host: string
  port: number
}

export interface EmbeddedDatabase {
  owner: SocketAddress
  web: SocketAddress
  close(): Promise<void>
}

/** In the folder: the database itself. */
const DATABASE = 'pgdata'
const OWNER_PORT = 5432
const WEB_PORT = 5433
/** The shortest limit on a Unix socket's path among the systems we know (macOS), less the file name. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length

/** Whether there is an embedded database in the folder. */
export function hasEmbedded(folder: string): boolean {
  return existsSync(join(folder, DATABASE))
}

/**
 * Starts the embedded database on a folder, for this process alone.
 *
 * @param folder Created with mode 0700 when absent; null keeps everything in memory (tests).
 * @throws FolderLockedError when another process holds the folder.
 */
export async function openEmbedded(folder: string | null): Promise<EmbeddedDatabase> {
  const lock = folder === null ? null : await lockFolder(folder)
  const sockets = socketFolder(folder)
  try {
    const { worker, ports } = await startWorker(folder === null ? null : join(folder, DATABASE), sockets)
    const [owner, web] = sockets
      ? [
          { host: sockets, port: OWNER_PORT },
          { host: sockets, port: WEB_PORT },
        ]
      : ports.map((port) => ({ host: '127.0.0.1', port }))
    if (!owner || !web) throw new Error('The embedded database did not say where it answers.')
    await lock?.announce({
      pid: process.pid,
      socketDirectory: owner.host,
      port: owner.port,
    } satisfies LockHolder)
    return {
      owner,
      web,
      async close() {
        await stopWorker(worker)
        if (sockets) rmSync(sockets, { recursive: true, force: true })
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** A folder that only this user may enter; null on Windows, whose pipes `pg` does not speak. */
function socketFolder(folder: string | null): string | null {
  if (process.platform === 'win32') return null
  const beside = folder === null ? null : join(folder, 'socket')
  if (beside === null || Buffer.byteLength(beside) > LONGEST_SOCKET_FOLDER)
    return mkdtempSync(join(tmpdir(), 'pravesh-'))
  // What a killed process left behind: we hold the lock, so nobody answers there.
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { recursive: true, mode: 0o700 })
  return beside
}

async function startWorker(pgdata: string | null, sockets: string | null) {
  const address = (port: number) =>
    sockets ? { path: join(sockets, `.s.PGSQL.${port}`) } : { host: '127.0.0.1', port: 0 }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    // The thread is not started the way this process was (a bundler's loader, --eval).
    execArgv: [],
    workerData: { folder: pgdata, addresses: { owner: address(OWNER_PORT), web: address(WEB_PORT) } },
  })
  const ports = await new Promise<number[]>((resolve, reject) => {
    worker.once('message', (message: { ports: number[] }) => resolve(message.ports))
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The embedded database stopped while starting (code ${code}).`)),
    )
  })
  worker.removeAllListeners('exit')
  return { worker, ports }
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
