import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { connect } from '#db/connection.ts'
import { openFolder } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { copyEmbedded, copyOnServer } from './copied-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'pglite' | 'postgres'
    /** A superuser's URL; `template` is the migrated database to copy. */
    postgres: { url: string; template: string }
  }
}

export interface TestDatabase {
  engine: 'pglite' | 'postgres'
  owner: Kysely<Database>
  web: Kysely<Database>
}

export interface TestDatabaseHandle extends Readonly<TestDatabase> {
  /** Deletes all rows of all tables. */
  empty(): Promise<void>
}

/**
 * A migrated, empty database for the tests of this file, on the engine of the current project. Each
 * `*.test.ts` in db/, and each `*.db.test.ts` elsewhere, runs on PostgreSQL, and on PGlite as
 * `test/test-files.ts` says.
 *
 * Call it once, at the top of the file. The handles work only in hooks and tests.
 */
export function testDatabase(): TestDatabaseHandle {
  const engine = inject('engine')
  let opened: (Pick<TestDatabase, 'owner' | 'web'> & { close(): Promise<void> }) | undefined
  beforeAll(async () => {
    opened = engine === 'postgres' ? await copyOnPostgres() : await copyOnPglite()
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

/** A folder with its own migrated, empty database; removed on close. */
export async function copyOfFolder(): Promise<{ path: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-pglite-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { path: await copyEmbedded(join(folder, 'data')), remove }
}

async function copyOnPglite() {
  const { path, remove } = await copyOfFolder()
  const { owner, web, close } = await openFolder(path)
  return { owner, web, close: () => close().finally(remove) }
}

async function copyOnPostgres() {
  const { url, drop } = await copyOnServer()
  const config = { connectionString: url, max: 4 }
  const owner = connect({ config, role: 'owner' })
  const web = connect({ config, role: 'web' })
  return { owner, web, close: () => Promise.all([owner.destroy(), web.destroy()]).then(drop) }
}

/** Only tables that hold rows: to truncate all of them makes a hundred new files. */
async function emptyTables(owner: Kysely<Database>): Promise<void> {
  await sql`do $$
    declare name text; filled boolean;
    begin
      for name in select quote_ident(tablename) from pg_tables
        where schemaname = 'public' and tablename <> 'migrations'
      loop
        execute 'select exists (select from ' || name || ')' into filled;
        if filled then execute 'truncate ' || name || ' restart identity cascade'; end if;
      end loop;
    end $$`.execute(owner)
}
