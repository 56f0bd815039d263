import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql, type Kysely } from 'kysely'
import { FolderLockedError, lockFolder } from '../embedded/lock.ts'
import { folderProblem, PGDATA } from '../embedded/data-folder.ts'
import { openWithoutMigrating } from '../open.ts'
import type { Database } from '../schema.ts'

/** Another command is copying the same database. */
export class BackupUnderWayError extends Error {
  override name = 'BackupUnderWayError'
}

export interface RunningCopy {
  owner: Kysely<Database>
  /** The moment that the copy shows. */
  takenAt: Date
  close(): Promise<void>
}

/** In `DATA_DIR`, and so as private as the database itself and on the same disk. What a killed run left is removed. */
const FOLDER = 'backup'
/** The write-ahead log, which is copied last. */
const WAL = 'pg_wal'
const CONTROL = 'global/pg_control'
/** Belongs to the process that runs the database. */
const PID = 'postmaster.pid'
/** Of a server whose backup is under way already, or that has none. */
const WRONG_STATE = '55000'
const ATTEMPTS = 3

/**
 * Copies an embedded database while a site uses it, and opens the copy in this process. Its connections take turns, so
 * whoever reads all rows in one transaction lets all pages wait. Here the site only begins and ends a backup, two
 * statements that do not take longer with more rows. In between, this process copies the files as they are being written.
 * They do not fit together, but the log since the beginning says what makes them fit, as after a crash: PostgreSQL's
 * online backup, https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 *
 * @param owner A connection to the running site's database.
 * @param dataDirectory Its `DATA_DIR`.
 * @throws BackupUnderWayError
 */
export async function openRunningCopy(owner: Kysely<Database>, dataDirectory: string): Promise<RunningCopy> {
  const folder = join(dataDirectory, FOLDER)
  const lock = await lockFolder(folder).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error
    throw new BackupUnderWayError('Another backup of this database is under way. Wait until it is done.')
  })
  const copy = join(folder, 'copy')
  const remove = async () => {
    await rm(copy, { recursive: true, force: true })
    await lock.release()
  }
  try {
    const takenAt = await copyFiles(owner, join(dataDirectory, PGDATA), join(copy, PGDATA))
    const opened = await openWithoutMigrating({ databaseUrl: null, dataDirectory: copy })
    if (!opened) throw new Error(`There is no database in the copy ${copy}.`)
    const close = async () => {
      await opened.close()
      await remove()
    }
    return { owner: opened.owner, takenAt, close }
  } catch (error) {
    await remove()
    throw folderProblem(dataDirectory, error)
  }
}

/** A checkpoint meanwhile removes what was logged before it: then all begins again. */
async function copyFiles(owner: Kysely<Database>, from: string, to: string): Promise<Date> {
  for (let attempt = 1; ; attempt++) {
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { recursive: true, mode: 0o700 })
    await begin(owner)
    await copyTree(from, to)
    const { labelfile, last, now } = await end(owner)
    const first = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1]
    if (first === undefined) throw new Error(`The backup's label names no file of the log: ${labelfile}`)
    await writeFile(join(to, 'backup_label'), labelfile, { mode: 0o600 })
    const segments = (await readdir(join(from, WAL))).filter((name) => name >= first && name <= last)
    for (const name of segments) await copyFile(join(from, WAL, name), join(to, WAL, name))
    // The log is removed from its beginning, so while its first file is there, nothing is missing.
    if (existsSync(join(from, WAL, first))) return now
    if (attempt === ATTEMPTS)
      throw new Error('The database removed its log while it was copied, three times. Try again later.')
  }
}

/** Makes a checkpoint, and from now on logs whole pages, so that a page that is read half written does no harm. */
async function begin(owner: Kysely<Database>): Promise<void> {
  const start = sql`select pg_backup_start('pravesh backup', true)`
  try {
    await start.execute(owner)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === WRONG_STATE)) throw error
    // A command that was killed has begun it. The lock says that nobody else needs it.
    await end(owner)
    await start.execute(owner)
  }
}

/** @returns The label, the last file of the log that the copy needs, and the moment. */
async function end(owner: Kysely<Database>): Promise<{ labelfile: string; last: string; now: Date }> {
  const { rows } = await sql<{ labelfile: string; last: string; now: Date }>`
    select labelfile, pg_walfile_name(lsn) as last, clock_timestamp() as now from pg_backup_stop(false)`.execute(
    owner,
  )
  if (!rows[0]) throw new Error('The database did not say where its log ends.')
  return rows[0]
}

/** Copies all but the log. */
async function copyTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isWanted).map(({ parentPath, name }) => relative(from, join(parentPath, name)))
  for (const path of paths((entry) => entry.isDirectory())) await mkdir(join(to, path), { recursive: true })
  const control = join(...CONTROL.split('/'))
  const files = paths((entry) => entry.isFile()).filter(
    (path) => dirname(path).split(sep)[0] !== WAL && path !== PID && path !== control,
  )
  for (const path of [...files, control]) await copyFile(join(from, path), join(to, path))
}

/** Copies what a file holds while it grows or shrinks. A file that is gone by now is not needed. */
async function copyFile(from: string, to: string): Promise<void> {
  try {
    await pipeline(createReadStream(from, { highWaterMark: 2 ** 20 }), createWriteStream(to, { mode: 0o600 }))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await rm(to, { force: true })
  }
}
