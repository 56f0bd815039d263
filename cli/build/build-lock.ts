import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200

/**
 * Does the work while no other process holds this lock; waits for one that does. The lock is the operating
 * system's, on an SQLite file, and goes with its process: one that was killed leaves nothing to clean up.
 *
 * @param file Of the lock; made where it is missing. Not in the build's folder, which a build empties.
 * @param onWait Called once, if there is another to wait for.
 */
export async function withBuildLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    let waited = false
    while (!take(lock)) {
      if (!waited) onWait()
      waited = true
      await sleep(LOOK_AGAIN_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message)) return false
    throw error
  }
}
