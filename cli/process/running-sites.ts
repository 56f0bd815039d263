import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isHeldByOther } from '#db/embedded/lock.ts'
import { PROJECT } from './project.ts'

const Site = z.object({ database: z.string(), settings: z.string() })

/** A running site of this checkout: its database, and the settings that select it. Contains no secrets. */
export type RunningSite = z.infer<typeof Site>

/** In the checkout, and ignored by git. */
const SITES = join(PROJECT, 'node_modules', '.cache', 'pravesh-sites')

/**
 * Announces to the commands of this checkout that a site runs. Each site holds an SQLite file lock; the
 * operating system releases it when the process dies, so a killed site's announcement is known to be stale.
 *
 * @returns Withdraws the announcement.
 * @throws a file system error, for example in a read-only checkout.
 */
export function announceSite(site: RunningSite, folder = SITES): () => void {
  mkdirSync(folder, { recursive: true })
  // Not named by process id: two containers that share a checkout may have the same one.
  const [lockFile, file] = filesOf(randomUUID(), folder)
  const lock = new DatabaseSync(lockFile, { timeout: 200 })
  lock.exec('begin exclusive')
  writeFileSync(file, JSON.stringify(site))
  return () => {
    rmSync(file, { force: true })
    lock.close()
    rmSync(lockFile, { force: true })
  }
}

/** The running sites of this checkout. Removes the announcements of killed sites. */
export function listRunningSites(folder = SITES): RunningSite[] {
  return announced(folder).flatMap((id) => {
    const [lockFile, file] = filesOf(id, folder)
    if (isHeld(lockFile)) return readSite(file)
    rmSync(file, { force: true })
    rmSync(lockFile, { force: true })
    return []
  })
}

function announced(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [basename(name, '.json')] : []))
  } catch {
    return []
  }
}

function filesOf(id: string, folder: string): [lockFile: string, file: string] {
  return [join(folder, `${id}.sqlite`), join(folder, `${id}.json`)]
}

function isHeld(lockFile: string): boolean {
  try {
    using lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('begin exclusive; rollback')
    return false
  } catch (error) {
    return isHeldByOther(error)
  }
}

function readSite(file: string): RunningSite[] {
  try {
    return [Site.parse(JSON.parse(readFileSync(file, 'utf8')))]
  } catch {
    return []
  }
}
