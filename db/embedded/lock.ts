import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { DataFolderError, folderProblem, makeDataFolder, probeFolder } from './data-folder.ts'

const Holder = z.object({ pid: z.number(), socketDirectory: z.string(), port: z.number() })

/**
 * Where the process that holds the folder listens for other processes (`host` and `port` as `pg` takes them).
 */
export type LockHolder = z.infer<typeof Holder>

/** The embedded database is open in another process. Two processes on one folder would corrupt it. */
export class FolderLockedError extends Error {
  readonly holder: LockHolder | null

  constructor(dataDirectory: string, holder: LockHolder | null) {
    const who = holder ? `process ${holder.pid}` : 'another process'
    super(
      `The database folder ${dataDirectory} is in use by ${who}. ` +
        `Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.`,
    )
    this.name = 'FolderLockedError'
    this.holder = holder
  }
}

export interface FolderLock {
  /** Publishes where this process listens. */
  announce(holder: LockHolder): Promise<void>
  release(): Promise<void>
}

/**
 * Locks the folder for this process. The operating system holds the lock, on an exclusively opened SQLite
 * file, and releases it when the process ends, so a killed process leaves nothing to clean up.
 *
 * @throws FolderLockedError if a living process holds it; DataFolderError if there can be no database.
 */
export async function lockFolder(dataDirectory: string): Promise<FolderLock> {
  makeDataFolder(dataDirectory)
  const announcement = announcementIn(dataDirectory)
  const file = join(dataDirectory, 'lock.sqlite')
  let database: DatabaseSync | undefined
  try {
    // SQLite gives its journal the mode of its file; a journal left by a killed process may predate this line.
    // Only set it on a new file: closing a file releases every lock that this process has on it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    for (const name of [file, `${file}-journal`]) if (existsSync(name)) chmodSync(name, 0o600)
    database = new DatabaseSync(file, { timeout: 200 })
    database.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists lock (held)')
    database.exec('commit')
    await rm(announcement, { force: true })
  } catch (error) {
    if (database?.isOpen) database.close()
    if (isHeldByOther(error)) throw new FolderLockedError(dataDirectory, await readHolder(dataDirectory))
    if (isForeign(error))
      throw new DataFolderError(
        `${file} is not the lock of a database of Pravesh. Delete it, and start again.`,
        {
          cause: error,
        },
      )
    throw folderProblem(dataDirectory, probeFolder(dataDirectory) ?? error)
  }
  const lock = database
  return {
    announce: (holder) => writeFile(announcement, JSON.stringify(holder), { mode: 0o600 }),
    release: async () => {
      await rm(announcement, { force: true })
      lock.close()
    },
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED: https://sqlite.org/rescode.html */
export function isHeldByOther(error: unknown): boolean {
  return [5, 6].includes(sqliteCode(error))
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isForeign(error: unknown): boolean {
  return [11, 26].includes(sqliteCode(error))
}

function sqliteCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : 0
  return typeof code === 'number' ? code & 0xff : 0
}

/** Where the process that holds the folder listens; null if none has published it. */
export async function readHolder(dataDirectory: string): Promise<LockHolder | null> {
  try {
    return Holder.parse(JSON.parse(await readFile(announcementIn(dataDirectory), 'utf8')))
  } catch {
    return null
  }
}

function announcementIn(dataDirectory: string): string {
  return join(dataDirectory, 'holder.json')
}
