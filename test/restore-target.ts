import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyEmbedded } from './copied-database.ts'
import { administer, databaseUrl } from './postgres-admin.ts'

/** An empty place: a new database of the server, or a copy of the migrated, empty folder, which is quicker to open. */
export interface RestoreTarget extends AsyncDisposable {
  settings: { databaseUrl: string | null; dataDirectory: string }
}

export async function restoreTarget(engine = inject('engine')): Promise<RestoreTarget> {
  if (engine === 'postgres') return newDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-restore-'))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  return {
    settings: { databaseUrl: null, dataDirectory },
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function newDatabase(): Promise<RestoreTarget> {
  const { url } = inject('postgres')
  const name = `pravesh_restore_${randomBytes(4).toString('hex')}`
  await administer(url, `create database ${name}`)
  const target = databaseUrl(url, name)
  return {
    settings: { databaseUrl: target, dataDirectory: '' },
    [Symbol.asyncDispose]: () => administer(url, `drop database ${name} with (force)`),
  }
}
