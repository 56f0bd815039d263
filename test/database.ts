import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { connect } from '#db/connection.ts'
import { openFolder } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { administer, databaseUrl } from './postgres-admin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'pglite' | 'postgres'
    /** Of a superuser; `template` is the migrated database to copy. */
    postgres: { url: string; template: string }
    /** `folder` is removed with all that is in it after the run. */
    pglite: { folder: string; template: string }
  }
}

export interface TestDatabase {
  engine: 'pglite' | 'postgres'
  owner: Kysely<Database>
  web: Kysely<Database>
}

export interface TestDatabaseHandle extends Readonly<TestDatabase> {
  /** Deletes every row of every table. */
  empty(): Promise<void>
}

/**
 * A migrated, empty database for the tests of this file, on the engine of the running project: each `*.test.ts`
 * of db, and each `*.db.test.ts` elsewhere, runs once on PGlite and once on PostgreSQL.
 *
 * Call it once, at the top of the file; the handles work inside hooks and tests.
 */
export function testDatabase(): TestDatabaseHandle {
  const engine = inject('engine')
  let opened: (Pick<TestDatabase, 'owner' | 'web'> & { close(): Promise<void> }) | undefined
  beforeAll(async () => {
    opened = engine === 'postgres' ? await copyOnPostgres() : await openFolder(copyOfFolder())
  }, 60_000)
  afterAll(() => opened?.close())
  const current = () => {
    if (!opened) throw new Error('The test database is open in hooks and tests, not while the file loads.')
    return opened
  }
  return {
    engine,
    get owner() {
      return current().owner
    },
    get web() {
      return current().web
    },
    empty: () => emptyTables(current().owner),
  }
}

/** A folder with a migrated, empty database of its own, on the project of PGlite. */
export function copyOfFolder(): string {
  const { folder, template } = inject('pglite')
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'data')
  cpSync(template, copy, { recursive: true })
  return copy
}

async function copyOnPostgres() {
  const { url, template } = inject('postgres')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await administer(url, `create database ${name} template ${template}`)
  const config = { connectionString: databaseUrl(url, name), max: 4 }
  const owner = connect({ config, role: 'owner' })
  const web = connect({ config, role: 'web' })
  const close = async () => {
    await Promise.all([owner.destroy(), web.destroy()])
    await administer(url, `drop database ${name} with (force)`)
  }
  return { owner, web, close }
}

async function emptyTables(owner: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations'`.execute(owner)
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`).execute(owner)
}
