import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '#db/open.ts'
import { readMigrations } from '#db/migrate.ts'

const PROJECT = join(import.meta.dirname, '..')
const CACHE = join(PROJECT, 'node_modules/.cache/pravesh')
/** Besides the migrations, the files that determine the content of a database folder. */
const MAKERS = [
  'node_modules/@electric-sql/pglite/package.json',
  'db/migrate.ts',
  ...globSync('db/embedded/*.ts', { cwd: PROJECT }),
]

/**
 * A migrated, empty embedded database to copy: creating one takes five times the CPU of opening a copy.
 * Created once for each state of the migrations, and cached under `node_modules`.
 */
export async function embeddedTemplate(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(await readMigrations()))
  for (const file of MAKERS) hash.update(readFileSync(join(PROJECT, file)))
  const template = join(CACHE, `embedded-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(template)) return template
  for (const outdated of globSync(join(CACHE, 'embedded-*')))
    rmSync(outdated, { recursive: true, force: true })
  const draft = join(CACHE, `draft-${randomUUID()}`)
  mkdirSync(CACHE, { recursive: true })
  await (await openFolder(draft)).close()
  try {
    renameSync(draft, template)
  } catch (error) {
    // Another process was faster.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
  return template
}
