import { sql, type Kysely } from 'kysely'
import { DatabaseError } from 'pg'
import { z } from 'zod'
import { digestOf, migrateWithin, readMigrations, type Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { BackupFileError, readBackup, readManifest, type Manifest } from './backup-file.ts'
import {
  digestTable,
  LEFT_OUT,
  listTables,
  RowsDigester,
  useExactTexts,
  type RowsDigest,
  type TableShape,
} from './table-rows.ts'

/** The database cannot take a backup. The message is one sentence for an operator. */
export class RestoreTargetError extends Error {
  override name = 'RestoreTargetError'
}

export interface RestoreOptions {
  /** Deletes what the database has. */
  force?: boolean
  /** Leaves of HTML what pages may show. Our own stays as it is; a file may have been changed by somebody else. */
  cleanMarkup: (html: string) => string
}

/** The columns that pages, feeds and the API pass on as HTML. */
const HTML_COLUMNS: Readonly<Record<string, readonly string[]>> = { jobs: ['description'] }

/**
 * Restores a backup of either engine, in one transaction: if anything fails, the database is as it was. Creates the
 * schema that the backup was made with, inserts the rows, compares count and checksum of every table with what was
 * inserted, and then brings the schema up to date. Nobody is signed in afterwards.
 *
 * @returns The manifest, how many rows had HTML that pages may not show, and the migrations that were applied.
 * @throws BackupFileError, RestoreTargetError, MigrationError
 */
export async function restoreBackup(
  owner: Kysely<Database>,
  file: string,
  { force = false, cleanMarkup }: RestoreOptions,
): Promise<{ manifest: Manifest; cleaned: number; migrated: string[] }> {
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
    const { inserted, cleaned } = await insertRows(transaction, file, manifest, cleanMarkup)
    await compareRows(transaction, inserted)
    return { manifest, cleaned, migrated: await migrateWithin(transaction, shipped) }
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

async function insertRows(
  transaction: Kysely<Database>,
  file: string,
  manifest: Manifest,
  cleanMarkup: RestoreOptions['cleanMarkup'],
): Promise<{ inserted: (TableShape & RowsDigest)[]; cleaned: number }> {
  await useExactTexts(transaction)
  const tables = new Map((await listTables(transaction)).map((table) => [table.name, table]))
  // The file's names and types become part of statements, so they have to be ours.
  const isOurs = ({ name, columns }: TableShape) =>
    JSON.stringify(tables.get(name)?.columns) === JSON.stringify(columns)
  const restored = manifest.tables.filter(({ name }) => !LEFT_OUT.includes(name))
  if (!restored.every(isOurs))
    throw new BackupFileError(`${file} is damaged: its tables are not those of its schema.`)
  const digesters = new Map(restored.map(({ name }) => [name, new RowsDigester()]))
  let cleaned = 0
  const foreignKeys = await dropForeignKeys(transaction)
  const indexes = await dropIndexes(transaction)
  // Triggers would count and log the rows a second time.
  await switchTriggers(transaction, restored, 'disable')
  for await (const { table, lines } of readBackup(file)) {
    const shape = tables.get(table)
    const digester = digesters.get(table)
    if (!shape || !digester) continue
    const shown = withCleanMarkup(shape, lines, cleanMarkup)
    cleaned += shown.filter((line, index) => line !== lines[index]).length
    for (const line of shown) digester.add(line)
    await insertLines(transaction, file, shape, shown)
  }
  await switchTriggers(transaction, restored, 'enable')
  for (const definition of indexes) await sql.raw(definition).execute(transaction)
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    )
  for (const { table, column, value, called } of manifest.sequences)
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${value}::bigint, ${called})`.execute(
      transaction,
    )
  const inserted = restored.map(({ name, columns }) => {
    const { rows, checksum } = (digesters.get(name) ?? new RowsDigester()).digest()
    return { name, columns, rows, checksum }
  })
  return { inserted, cleaned }
}

/** The rows with what pages may show of their HTML. A row of which nothing is left out stays as it was written. */
function withCleanMarkup(
  { name, columns }: TableShape,
  lines: string[],
  cleanMarkup: RestoreOptions['cleanMarkup'],
): string[] {
  const places = (HTML_COLUMNS[name] ?? []).map((column) => columns.findIndex(({ name }) => name === column))
  if (places.length === 0) return lines
  return lines.map((line) => {
    // Of a row that is no list of texts, the database says what is wrong.
    const { data: texts } = Texts.safeParse(parsed(line))
    if (!texts) return line
    const clean = texts.map((text, index) =>
      text !== null && places.includes(index) ? cleanMarkup(text) : text,
    )
    return clean.some((text, index) => text !== texts[index]) ? asPostgresWrites(clean) : line
  })
}

const Texts = z.array(z.string().nullable())

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** `json_build_array` puts a space behind a comma: the checksum of a table is that of these texts. */
function asPostgresWrites(texts: readonly (string | null)[]): string {
  return `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`
}

async function insertLines(
  transaction: Kysely<Database>,
  file: string,
  { name, columns }: TableShape,
  lines: string[],
): Promise<void> {
  const values = columns.map(({ type }, index) => sql`(texts ->> ${sql.lit(index)})::${sql.raw(type)}`)
  // Each line is parsed once: "offset 0" keeps the planner from repeating it for each column.
  const insert = sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
      overriding system value
    select ${sql.join(values)}
    from (select line::jsonb as texts from unnest(${lines}::text[]) as line offset 0) as parsed`
  try {
    await insert.execute(transaction)
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : ''
    if (!WRONG_ROW.test(code)) throw error
    throw new BackupFileError(
      `${file} is damaged: the table ${name} does not take a row of it (${String(error)}). Nothing was changed.`,
      { cause: error },
    )
  }
}

/** Classes of SQLSTATE: a value that its type does not take, and one that a constraint refuses. */
const WRONG_ROW = /^2[23]/

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

async function compareRows(
  transaction: Kysely<Database>,
  inserted: readonly (TableShape & RowsDigest)[],
): Promise<void> {
  for (const { rows, checksum, ...table } of inserted) {
    const restored = await digestTable(transaction, table)
    if (restored.rows !== rows || restored.checksum !== checksum)
      throw new RestoreTargetError(
        `The table ${table.name} came back with other rows than the file has. Nothing was changed.`,
      )
  }
}
