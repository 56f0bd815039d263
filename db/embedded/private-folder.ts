import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder that nobody but this user may enter, or closes one that is there to everybody else: systemd and
 * `mkdir` make folders that all may enter. One that belongs to another user stays as it is; what we make in it is
 * closed all the same.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EPERM') throw error
  }
}

/**
 * Closes all that is in a folder, as PostgreSQL does: 0700 for folders, 0600 for files. PGlite unpacks a new
 * database with files that everybody may write, whatever the umask; what it makes later is closed.
 */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700)
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600)
  }
}
