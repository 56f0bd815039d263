import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { probeFolder } from '#db/embedded/data-folder.ts'
import { isHeldByOther } from '#db/embedded/lock.ts'

const LOOK_AGAIN_MS = 200

/**
 * Runs the work under an exclusive lock, and waits while another process holds it. It is an SQLite file lock,
 * so the operating system releases it when the process dies.
 *
 * @param file The lock file; created if missing. Not in the build folder, which a build empties.
 * @param onWait Called once if another process holds the lock.
 */
export async function withBuildLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    let waited = false
    while (!take(lock, dirname(file))) {
      if (!waited) onWait()
      waited = true
      await sleep(LOOK_AGAIN_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync, folder: string): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (isHeldByOther(error)) return false
    throw probeFolder(folder) ?? error
  }
}
