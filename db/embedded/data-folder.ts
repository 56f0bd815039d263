import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { explainStorage } from '#core/storage-problem.ts'

/** `DATA_DIR` cannot hold the embedded database. The message names the setting, what is wrong and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** Subfolder with the database itself. */
export const PGDATA = 'pgdata'
/** Of PGlite. It opens no files of another one. */
export const POSTGRES_MAJOR = '18'

/** Codes of a path that is no folder. */
const NO_FOLDER: Record<string, string> = {
  EEXIST: 'which is a file; expected a folder, or a path where one can be made',
  ENOTDIR: 'and a part of that path is a file; expected a folder, or a path where one can be made',
}

/**
 * Creates the folder of the embedded database if it is missing, and sets its mode to 0700 even if it exists,
 * because systemd and `mkdir` create folders that everyone can enter. A folder of another user keeps its
 * mode.
 *
 * @throws DataFolderError if it is not a folder, or this user cannot write to it.
 */
export function makeDataFolder(dataDirectory: string): void {
  try {
    makeFolder(dataDirectory)
    closeFolder(dataDirectory)
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw folderProblem(dataDirectory, error)
  }
}

/** Makes a private folder and those above it. Node says of a read-only disk that the path is not there. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    let missing = path
    while (!existsSync(dirname(missing)) && dirname(missing) !== missing) missing = dirname(missing)
    mkdirSync(missing, { mode: 0o700 })
    mkdirSync(path, { recursive: true, mode: 0o700 })
  }
}

/** The error to show to the operator; an unknown error is returned as it is. */
export function folderProblem(dataDirectory: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const noFolder = NO_FOLDER[code]
  const sentence = noFolder
    ? `DATA_DIR is "${dataDirectory}", ${noFolder}.`
    : explainStorage(error, `DATA_DIR ${dataDirectory}`, 'start again')
  return sentence === null ? error : new DataFolderError(sentence, { cause: error })
}

/**
 * Whether the folder has an embedded database of this version. Changes nothing.
 *
 * @throws DataFolderError if something else is in its place, or it cannot be read.
 */
export function hasEmbedded(dataDirectory: string): boolean {
  try {
    if (isThere(join(dataDirectory, 'PG_VERSION')))
      throw foreign(
        dataDirectory,
        'is the folder of a PostgreSQL server. Set DATABASE_URL to that server, or set',
      )
    const pgdata = join(dataDirectory, PGDATA)
    if (!isThere(pgdata) || readdirSync(pgdata).length === 0) return false
    if (!isThere(join(pgdata, 'PG_VERSION')))
      throw foreign(dataDirectory, `has files in ${PGDATA} that are no database. Set`)
    const version = readFileSync(join(pgdata, 'PG_VERSION'), 'utf8').trim()
    if (/^\d+$/.test(version) && version !== POSTGRES_MAJOR)
      throw foreign(
        dataDirectory,
        `has a database of PostgreSQL ${version}; this version of Pravesh reads ${POSTGRES_MAJOR}. ` +
          'Save it with the version that made it, set',
        ' and restore it there.',
      )
    if (version === '' || !isThere(join(pgdata, 'global', 'pg_control'))) throw damaged(dataDirectory)
    return true
  } catch (error) {
    throw folderProblem(dataDirectory, error)
  }
}

function foreign(dataDirectory: string, what: string, then = '.'): DataFolderError {
  return new DataFolderError(`DATA_DIR ${dataDirectory} ${what} DATA_DIR to another folder${then}`)
}

export function damaged(dataDirectory: string, cause?: unknown): DataFolderError {
  return new DataFolderError(
    `The database in DATA_DIR ${dataDirectory} cannot be opened: it is damaged, or another program made it. ` +
      'Set DATA_DIR to a new folder and restore a backup there.',
    { cause },
  )
}

/** Throws if the path cannot be looked at: that says nothing of what is there. */
function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** As large as a file of PostgreSQL's log, which it needs most. */
const PROBE_BYTES = 16 * 2 ** 20

/**
 * Why the folder takes no files, for a failure that does not say what it failed of: PGlite and SQLite hide that.
 *
 * @returns Null if it takes them.
 */
export function probeFolder(dataDirectory: string): unknown {
  const file = join(dataDirectory, 'probe')
  try {
    const descriptor = openSync(file, 'w', 0o600)
    try {
      const block = Buffer.alloc(2 ** 20)
      for (let written = 0; written < PROBE_BYTES;) written += writeSync(descriptor, block)
    } finally {
      closeSync(descriptor)
      rmSync(file, { force: true })
    }
    return null
  } catch (error) {
    return error
  }
}

function closeFolder(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EPERM') throw error
  }
}

/**
 * Sets private modes on everything in a folder, as PostgreSQL does: 0700 for folders, 0600 for files. PGlite
 * unpacks a new database with world-writable files, whatever the umask; files that it creates later are
 * private.
 */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700)
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600)
  }
}
