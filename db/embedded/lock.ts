import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { makeDataFolder } from './data-folder.ts'

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
  // SQLite gives its journal the mode of its file; a journal left by a killed process may predate this line.
  // Only set it on a new file: closing a file releases every lock that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-journal`]) if (existsSync(name)) chmodSync(name, 0o600)
  const database = new DatabaseSync(file, { timeout: 200 })
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists lock (held)')
    database.exec('commit')
  } catch {
    database.close()
    throw new FolderLockedError(dataDirectory, await readHolder(dataDirectory))
  }
  await rm(announcement, { force: true })
  return {
    announce: (holder) => writeFile(announcement, JSON.stringify(holder), { mode: 0o600 }),
    release: async () => {
      await rm(announcement, { force: true })
      database.close()
    },
  }
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
