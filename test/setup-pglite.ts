import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openFolder } from '#db/open.ts'

/** Before the database tests on PGlite: one migrated folder that every test file copies. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-pglite-'))
  const template = join(folder, 'template')
  const database = await openFolder(template)
  await database.close()
  project.provide('engine', 'pglite')
  project.provide('pglite', { folder, template })
  return () => rmSync(folder, { recursive: true, force: true })
}
