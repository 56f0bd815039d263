import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase, type DatabaseHandle } from '#db/open.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { administer, databaseUrl } from './postgres-admin.ts'

/** A database for commands, which a test can open between them. */
export interface CopiedDatabase extends AsyncDisposable {
  /** The settings that select it for a command. */
  settings: Record<string, string>
  /** Opens the database. While an embedded one is open here, commands go through this process. */
  open(): Promise<DatabaseHandle & AsyncDisposable>
}

/**
 * Copies the migrated, empty database on the engine of the current project: a folder, or a database on the
 * server.
 */
export async function copyDatabase(): Promise<CopiedDatabase> {
  if (inject('engine') === 'postgres') {
    const { url, drop } = await copyOnServer()
    const settings = { databaseUrl: url, dataDirectory: '' }
    return { settings: { DATABASE_URL: url }, open: () => open(settings), [Symbol.asyncDispose]: drop }
  }
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-copy-'))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  return {
    settings: { DATA_DIR: dataDirectory },
    open: () => open({ databaseUrl: null, dataDirectory }),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Copies the migrated, empty embedded database to this folder. @returns The folder. */
export async function copyEmbedded(dataDirectory: string): Promise<string> {
  cpSync(await embeddedTemplate(), dataDirectory, { recursive: true })
  return dataDirectory
}

/** The same on the server. `drop` closes open connections. */
export async function copyOnServer(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, template } = inject('postgres')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await administer(url, `create database ${name} template ${template}`)
  return { url: databaseUrl(url, name), drop: () => administer(url, `drop database ${name} with (force)`) }
}

async function open(settings: Parameters<typeof openDatabase>[0]): Promise<DatabaseHandle & AsyncDisposable> {
  const opened = await openDatabase(settings)
  return { ...opened, [Symbol.asyncDispose]: () => opened.close() }
}
