import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

export class MigrationError extends Error {
  override name = 'MigrationError'
}

export interface Migration {
  name: string
  text: string
}

/** Any number, if every process that migrates this database uses the same one. */
const MIGRATION_LOCK = 727_274_001

/**
 * Brings the schema up to date with plain SQL files, in the order of their names, each once, forward only.
 * All of them run in one transaction under a lock: if two processes start at once, the second finds the work
 * done, and a failing migration is rolled back. It also restores the web role and its rights as
 * `db/web-role/` defines them, because a restored dump has neither.
 *
 * @returns The names of the migrations applied now.
 * @throws MigrationError if a migration fails, was edited after it was applied, or is newer than this code.
 */
export async function migrate(db: Kysely<Database>, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  return db.connection().execute(async (connection) => {
    const run = (text: string, parameters: unknown[] = []) =>
      connection.executeQuery<{ name: string; digest: string }>(CompiledQuery.raw(text, parameters))
    await run('begin')
    try {
      await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await runFile(connection, 'web-role/role.sql', await readWebRole('role.sql'))
      await run(
        `create table if not exists migrations (name text primary key, digest text not null,
          applied_at timestamptz not null default now())`,
      )
      const { rows } = await run('select name, digest from migrations')
      const applied = new Map(rows.map((row) => [row.name, row.digest]))
      refuseUnknownMigrations(applied, wanted)
      const pending = wanted.filter(({ name }) => !applied.has(name))
      for (const { name, text } of pending) {
        await runFile(connection, name, text)
        await run('insert into migrations (name, digest) values ($1, $2)', [name, digestOf(text)])
      }
      // Only for a schema that this version knows: a newer one may have rights that this version must not
      // revoke.
      await runFile(connection, 'web-role/rights.sql', await readWebRole('rights.sql'))
      await run('commit')
      return pending.map(({ name }) => name)
    } catch (error) {
      await run('rollback').catch(() => undefined)
      throw error
    }
  })
}

/** The migrations shipped with this code, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = new URL('./migrations/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
}

function readWebRole(name: 'role.sql' | 'rights.sql'): Promise<string> {
  return readFile(new URL(`./web-role/${name}`, import.meta.url), 'utf8')
}

async function runFile(connection: Kysely<Database>, name: string, text: string): Promise<void> {
  try {
    // Without parameters the file is sent as one simple query, which may contain several statements.
    await sql.raw(text).execute(connection)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const where =
      error instanceof Error && 'position' in error ? `, line ${lineAt(text, Number(error.position))}` : ''
    throw new MigrationError(`Migration ${name}${where} failed and was rolled back: ${why}`, {
      cause: error,
    })
  }
}

function refuseUnknownMigrations(applied: Map<string, string>, wanted: Migration[]): void {
  const known = new Map(wanted.map(({ name, text }) => [name, digestOf(text)]))
  for (const [name, digest] of applied) {
    const expected = known.get(name)
    if (expected === undefined) {
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know. Run the version that created it, or a newer one.`,
      )
    }
    if (expected !== digest) {
      throw new MigrationError(
        `Migration ${name} was changed after this database applied it. Restore the file and write a new migration.`,
      )
    }
  }
}

/** PostgreSQL counts characters from one. */
function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
