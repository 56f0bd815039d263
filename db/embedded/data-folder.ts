import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `DATA_DIR` cannot hold the embedded database. The message is one sentence that names the setting. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** What file system error codes mean to an operator who set `DATA_DIR`. */
const PROBLEMS: Record<string, string> = {
  EEXIST: 'which is a file; expected a folder, or a path where one can be made',
  ENOTDIR: 'and a part of that path is a file; expected a folder, or a path where one can be made',
  EACCES: 'and this user may not write there; expected a folder of this user',
  EPERM: 'and this user may not write there; expected a folder of this user',
  EROFS: 'which is on a read-only disk; expected a folder that can be written to',
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
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    closeFolder(dataDirectory)
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw folderProblem(dataDirectory, error)
  }
}

/** The error to show to the operator; an unknown error is returned as it is. */
export function folderProblem(dataDirectory: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const problem = PROBLEMS[code]
  if (problem === undefined) return error
  return new DataFolderError(`DATA_DIR is "${dataDirectory}", ${problem}.`, { cause: error })
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
