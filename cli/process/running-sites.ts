import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { PROJECT } from './project.ts'

const Site = z.object({ database: z.string(), settings: z.string() })

/** A site of this checkout: the database that it serves, and the settings that name it. Nothing of it is secret. */
export type RunningSite = z.infer<typeof Site>

/** In the checkout, and outside version control. */
const SITES = join(PROJECT, 'node_modules', '.cache', 'pravesh-sites')

/**
 * Tells commands of this checkout that a site runs, until its process ends. Each site holds a lock of the operating
 * system, on an SQLite file: it goes with the process, so what a killed site leaves behind is known as stale.
 *
 * @returns Takes the announcement back.
 * @throws an error of the file system, for example in a checkout that cannot be written to.
 */
export function announceSite(site: RunningSite, folder = SITES): () => void {
  mkdirSync(folder, { recursive: true })
  // Not by process id: two containers on one checkout may have the same.
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

/** The sites of this checkout that run now. Removes what sites that were killed left behind. */
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
    return error instanceof Error && /locked|busy/.test(error.message)
  }
}

function readSite(file: string): RunningSite[] {
  try {
    return [Site.parse(JSON.parse(readFileSync(file, 'utf8')))]
  } catch {
    return []
  }
}
