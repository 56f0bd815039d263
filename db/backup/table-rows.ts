import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../schema.ts'

/** A table as a backup describes it. */
export const TableShape = z.object({
  name: z.string(),
  /** Without generated columns, which the database computes. `type` is SQL: `timestamp with time zone`, `web_url`. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
})
export type TableShape = z.infer<typeof TableShape>

/**
 * Neither saved nor restored: `migrations`, which the restore writes itself; `job_changes`, which holds transaction
 * numbers of this server; who is signed in, which would undo a sign-out; the sites that run; and `rating_salt`, so that
 * nobody can find out by trial whose network a rating came from.
 */
export const LEFT_OUT: readonly string[] = [
  'migrations',
  'job_changes',
  'account_sessions',
  'admin_sessions',
  'rating_salt',
  'running_sites',
]

/** The tables of the schema `public`, by name. Those of the queue (`pgboss`) are made anew by a worker. */
export async function listTables(db: Kysely<Database>): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select relname as name, json_agg(
      json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${[...LEFT_OUT]})
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname collate "C"`.execute(db)
  return rows
}

/** An identity column and its sequence's state. */
export const SequenceState = z.object({
  table: z.string(),
  column: z.string(),
  value: z.string(),
  /** Whether the value is taken; the next one is then one more. */
  called: z.boolean(),
})
export type SequenceState = z.infer<typeof SequenceState>

export async function readSequences(db: Kysely<Database>): Promise<SequenceState[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> '' order by 1, 2`.execute(
    db,
  )
  const states: SequenceState[] = []
  for (const { table, column, sequence } of rows) {
    const { rows: found } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.raw(sequence)}`.execute(db)
    if (found[0]) states.push({ table, column, ...found[0] })
  }
  return states
}

/** Makes the text of every value exact, and the same on all servers. Until the end of the transaction. */
export async function useExactTexts(transaction: Kysely<Database>): Promise<void> {
  await sql`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`.execute(transaction)
}

const ROWS_AT_ONCE = 500

/**
 * The rows of a table in batches, in no certain order: each a JSON array of the columns' texts, or null. Call it in a
 * transaction, after `useExactTexts`.
 */
export async function* readRows(
  transaction: Kysely<Database>,
  { name, columns }: TableShape,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`)
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(transaction)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close backup_rows`.execute(transaction)
}

/** Count and checksum of a table's rows. */
export const RowsDigest = z.object({ rows: z.int().nonnegative(), checksum: z.string() })
export type RowsDigest = z.infer<typeof RowsDigest>

const MODULUS = 1n << 256n

/** Adds up rows. The checksum, the sum of their SHA-256, does not depend on their order, which differs by server. */
export class RowsDigester {
  #rows = 0
  #sum = 0n

  add(line: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS
  }

  digest(): RowsDigest {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') }
  }
}

/** Reads a whole table. Call it as `readRows`. */
export async function digestTable(transaction: Kysely<Database>, table: TableShape): Promise<RowsDigest> {
  const digester = new RowsDigester()
  for await (const lines of readRows(transaction, table)) for (const line of lines) digester.add(line)
  return digester.digest()
}
