import { sql, type Kysely } from 'kysely'
import { digestOf, migrateWithin, readMigrations, type Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { BackupFileError, readBackup, readManifest, type Manifest } from './backup-file.ts'
import { digestTable, listTables, useExactTexts, type TableShape } from './table-rows.ts'

/** The database cannot take a backup. The message is one sentence for an operator. */
export class RestoreTargetError extends Error {
  override name = 'RestoreTargetError'
}

export interface RestoreOptions {
  /** Deletes what the database has. */
  force?: boolean
}

/**
 * Restores a backup of either engine, in one transaction: if anything fails, the database is as it was. Creates the
 * schema that the backup was made with, inserts the rows, compares count and checksum of every table with the file,
 * and then brings the schema up to date.
 *
 * @returns The manifest, and the migrations that were applied to the restored rows.
 * @throws BackupFileError, RestoreTargetError, MigrationError
 */
export async function restoreBackup(
  owner: Kysely<Database>,
  file: string,
  { force = false }: RestoreOptions = {},
): Promise<{ manifest: Manifest; migrated: string[] }> {
  const shipped = await readMigrations()
  const manifest = await readManifest(file)
  const before = schemaOf(manifest, shipped, file)
  const result = await owner.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '5s'`.execute(transaction)
    await refuseOtherConnections(transaction)
    const filled = await findRows(transaction)
    if (filled !== null && !force)
      throw new RestoreTargetError(
        `The database is not empty: ${filled}. Restore into an empty one, or add --force to delete what it has.`,
      )
    await dropSchema(transaction)
    await migrateWithin(transaction, before, { rights: 'later' })
    await insertRows(transaction, file, manifest)
    await compareRows(transaction, manifest)
    return { manifest, migrated: await migrateWithin(transaction, shipped) }
  })
  await sql`analyze`.execute(owner)
  return result
}

/** The shipped migrations that the backup's database had. */
function schemaOf(manifest: Manifest, shipped: Migration[], file: string): Migration[] {
  const known = new Map(shipped.map((migration) => [migration.name, migration]))
  return manifest.migrations.map(({ name, digest }) => {
    const migration = known.get(name)
    if (migration && digestOf(migration.text) === digest) return migration
    if (migration)
      throw new BackupFileError(
        `${file} was made by a version whose migration ${name} differs from this one's.`,
      )
    throw new BackupFileError(
      `${file} was made by a newer version of Pravesh, which has the migration ${name}. Update this one first.`,
    )
  })
}

/** PGlite has no other connections: the folder's lock kept them out. */
async function refuseOtherConnections(transaction: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`.execute(
    transaction,
  )
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new RestoreTargetError(
      `The database is in use by ${others} other connection${others === 1 ? '' : 's'}. ` +
        'Stop the site, its workers and other programs first.',
    )
}

/** What the database has: the largest tables with rows. Null if there are none. */
async function findRows(transaction: Kysely<Database>): Promise<string | null> {
  const tables = await listTables(transaction)
  const filled: { name: string; rows: number }[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)}`.execute(transaction)
    if (rows[0] && rows[0].rows > 0) filled.push({ name, rows: rows[0].rows })
  }
  if (filled.length === 0) return null
  const largest = filled.toSorted((a, b) => b.rows - a.rows).slice(0, 3)
  return largest.map(({ name, rows }) => `${name} has ${rows} row${rows === 1 ? '' : 's'}`).join(', ')
}

async function dropSchema(transaction: Kysely<Database>): Promise<void> {
  await sql`drop schema if exists public cascade`.execute(transaction)
  await sql`create schema public`.execute(transaction)
  // As in a new database.
  await sql`grant usage on schema public to public`.execute(transaction)
}

async function insertRows(transaction: Kysely<Database>, file: string, manifest: Manifest): Promise<void> {
  await useExactTexts(transaction)
  const tables = new Map((await listTables(transaction)).map((table) => [table.name, table]))
  // The file's names and types become part of statements, so they have to be ours.
  const isOurs = ({ name, columns }: TableShape) =>
    JSON.stringify(tables.get(name)?.columns) === JSON.stringify(columns)
  if (!manifest.tables.every(isOurs))
    throw new BackupFileError(`${file} is damaged: its tables are not those of its schema.`)
  const foreignKeys = await dropForeignKeys(transaction)
  const indexes = await dropIndexes(transaction)
  // Triggers would count and log the rows a second time.
  await switchTriggers(transaction, manifest.tables, 'disable')
  for await (const { table, lines } of readBackup(file)) {
    const shape = tables.get(table)
    if (!shape) throw new BackupFileError(`${file} is damaged: it has a table that its schema lacks.`)
    await insertLines(transaction, shape, lines)
  }
  await switchTriggers(transaction, manifest.tables, 'enable')
  for (const definition of indexes) await sql.raw(definition).execute(transaction)
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    )
  for (const { table, column, value, called } of manifest.sequences)
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${value}::bigint, ${called})`.execute(
      transaction,
    )
}

async function insertLines(
  transaction: Kysely<Database>,
  { name, columns }: TableShape,
  lines: string[],
): Promise<void> {
  const values = columns.map(({ type }, index) => sql`(texts ->> ${sql.lit(index)})::${sql.raw(type)}`)
  // Each line is parsed once: "offset 0" keeps the planner from repeating it for each column.
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
      overriding system value
    select ${sql.join(values)}
    from (select line::jsonb as texts from unnest(${lines}::text[]) as line offset 0) as parsed`.execute(
    transaction,
  )
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Rows come in the order of their tables' names, which is not that of their references. */
async function dropForeignKeys(transaction: Kysely<Database>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace order by pg_constraint.oid`.execute(
    transaction,
  )
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction)
  return rows
}

/** An index that is built once costs far less than one that takes in row by row; that of trigrams most of all. */
async function dropIndexes(transaction: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(oid) as definition from pg_class
    where relkind = 'i' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = pg_class.oid)
    order by oid`.execute(transaction)
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(transaction)
  return rows.map(({ definition }) => definition)
}

async function switchTriggers(
  transaction: Kysely<Database>,
  tables: readonly TableShape[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(transaction)
}

async function compareRows(transaction: Kysely<Database>, manifest: Manifest): Promise<void> {
  for (const { rows, checksum, ...table } of manifest.tables) {
    const restored = await digestTable(transaction, table)
    if (restored.rows !== rows || restored.checksum !== checksum)
      throw new RestoreTargetError(
        `The table ${table.name} came back with other rows than the file has. Nothing was changed.`,
      )
  }
}
