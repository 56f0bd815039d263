import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readdir, readFile } from 'node:fs/promises'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { explainStorage } from '#core/storage-problem.ts'
import type { Database } from './schema.ts'

export class MigrationError extends Error {
  override name = 'MigrationError'
}

export interface Migration {
  name: string
  text: string
}

/**
 * How long a statement waits for a lock. Meanwhile all newer statements on the table wait behind it, and so does every
 * page that reads it.
 */
const LOCK_TIMEOUT_MS = 3_000
const LOCK_ATTEMPTS = 5
const LOCK_PAUSE_MS = 2_000
/** Nothing that ships should come near it; a statement that hangs must not hold its locks for ever. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000
/** PostgreSQL's code for a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Any number, if every process that migrates this database uses the same one. */
const MIGRATION_LOCK = 727_274_001

/**
 * Brings the schema up to date with plain SQL files, in the order of their names, each once, forward only.
 * All of them run in one transaction under a lock: if two processes start at once, the second finds the work
 * done, and a failing migration is rolled back. It also restores the web role and its rights as
 * `db/web-role/` defines them, because a restored dump has neither. While others use the tables, it waits for a lock
 * only briefly, lets them go on, and tries again.
 *
 * A database that a newer version has migrated is accepted if each unknown migration says, in its first line, that
 * this version can run beside it: `-- runs beside: 019_account_tracker.sql` names the last migration that a version
 * has to know. So an old process can restart while a newer version takes over.
 *
 * @returns The names of the migrations applied now.
 * @throws MigrationError if a migration fails, was edited after it was applied, or is newer than this code.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations?: Migration[],
  {
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    pauseMs = LOCK_PAUSE_MS,
  }: { lockTimeoutMs?: number; pauseMs?: number } = {},
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(db, wanted, lockTimeoutMs)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === LOCK_ATTEMPTS)
        throw new MigrationError(
          `${error.message} Other sessions hold its tables for long, such as a backup or an open transaction. ` +
            'Nothing was changed. Try again when they have ended.',
          { cause: error },
        )
    }
    await sleep(pauseMs)
  }
}

function isLockTimeout(error: unknown): error is MigrationError {
  const cause = error instanceof MigrationError ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE
}

async function migrateOnce(
  db: Kysely<Database>,
  wanted: readonly Migration[],
  lockTimeoutMs: number,
): Promise<string[]> {
  return db.transaction().execute((transaction) => migrateWithin(transaction, wanted, { lockTimeoutMs }))
}

/**
 * `migrate` in a transaction of the caller. It sets time limits of statements and locks until its end.
 *
 * @param rights `later` leaves the rights of the web role out, which only fit the schema after all migrations.
 * @throws MigrationError as `migrate` does, and also if a lock was not granted in time.
 */
export async function migrateWithin(
  transaction: Kysely<Database>,
  wanted: readonly Migration[],
  {
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    rights = 'now',
  }: { lockTimeoutMs?: number; rights?: 'now' | 'later' } = {},
): Promise<string[]> {
  const run = (text: string, parameters: unknown[] = []) =>
    transaction.executeQuery<AppliedMigration>(CompiledQuery.raw(text, parameters))
  await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  // After the advisory lock: another process may migrate for minutes.
  await run(`set local lock_timeout = ${lockTimeoutMs}`)
  await run(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
  await runFile(transaction, 'web-role/role.sql', await readWebRole('role.sql'))
  await run(
    `create table if not exists migrations (name text primary key, digest text not null,
      applied_at timestamptz not null default now())`,
  )
  await addRunsBeside(run)
  const { rows: applied } = await run('select name, digest, runs_beside from migrations')
  const isNewer = refuseUnknownMigrations(applied, wanted)
  const names = new Set(applied.map(({ name }) => name))
  const pending = wanted.filter(({ name }) => !names.has(name))
  for (const { name, text } of pending) {
    await runFile(transaction, name, text)
    await run('insert into migrations (name, digest, runs_beside) values ($1, $2, $3)', [
      name,
      digestOf(text),
      runsBeside(text),
    ])
  }
  // Only for a schema that this version knows: a newer one may have rights that this version must not
  // revoke.
  if (!isNewer && rights === 'now')
    await runFile(transaction, 'web-role/rights.sql', await readWebRole('rights.sql'))
  return pending.map(({ name }) => name)
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
    const explained = explainStorage(error, 'the disk of the database')
    const why = explained ?? (error instanceof Error ? error.message : String(error))
    const where =
      error instanceof Error && 'position' in error ? `, line ${lineAt(text, Number(error.position))}` : ''
    throw new MigrationError(`Migration ${name}${where} failed and was rolled back: ${why}`, {
      cause: error,
    })
  }
}

/** Adding a column locks the table even if it exists, and a running backup holds the table too. */
async function addRunsBeside(run: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows } = await run(
    `select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'runs_beside'`,
  )
  if (rows.length === 0) await run('alter table migrations add column runs_beside text')
}

interface AppliedMigration {
  name: string
  digest: string
  /** The last migration that a version has to know to run on this schema; null for the migration itself. */
  runs_beside: string | null
}

/** @returns Whether a newer version has migrated the database. */
function refuseUnknownMigrations(applied: AppliedMigration[], wanted: readonly Migration[]): boolean {
  const known = new Map(wanted.map(({ name, text }) => [name, digestOf(text)]))
  const last = wanted.at(-1)?.name ?? ''
  let isNewer = false
  for (const { name, digest, runs_beside } of applied) {
    const expected = known.get(name)
    if (expected === undefined && name > last && runs_beside !== null && runs_beside <= last) {
      isNewer = true
      continue
    }
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
  return isNewer
}

/** What the first line of a migration says about older versions. */
function runsBeside(text: string): string | null {
  return /^-- runs beside: (\S+)\n/.exec(text)?.[1] ?? null
}

/** PostgreSQL counts characters from one. */
function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** What `migrations.digest` holds. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
