import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { ContentChanges, RefusedChange, StoredRow, StoredTable } from '#core/content/changes.ts'
import { CONTENT_TABLES, type ContentRow, type ContentTable } from '#core/content/tables.ts'
import { isoTime } from '#core/dates.ts'
import type { Database } from '#db/schema.ts'
import { writeRows } from '#db/write-rows.ts'
import { logAct, type Actor } from '../admin/acts.ts'
import { contentAct } from './content-act.ts'

type FoundRow = ContentRow & { id: string; dependents: number }

/**
 * Inserts rows into a content table. They keep their order if the table has one.
 *
 * @param rows Valid by the table's schema, with keys that are not in the table yet. A row with an unknown
 * reference is left out.
 * @param now The time of the first row, if the table is ordered by a time.
 * @returns How many were inserted.
 */
export async function insertContentRows(
  transaction: Kysely<Database>,
  table: ContentTable,
  rows: readonly ContentRow[],
  now: Date,
): Promise<number> {
  const records = (await recordsOf(transaction, table, rows, now)).map(({ record }) => record)
  if (records.length > 0) await insertRecords(transaction, table, records)
  return records.length
}

async function recordsOf(
  owner: Kysely<Database>,
  table: ContentTable,
  rows: readonly ContentRow[],
  now: Date,
): Promise<{ row: ContentRow; record: ContentRow }[]> {
  const ids = await referredIds(owner, table)
  const { newestFirst } = table
  return rows.flatMap((row, index) => {
    const time = new Date(now.getTime() - index)
    const record = recordOf(table, newestFirst ? { ...row, [newestFirst]: time } : row, ids)
    return record === null ? [] : [{ row, record }]
  })
}

async function insertRecords(
  transaction: Kysely<Database>,
  { table }: ContentTable,
  records: readonly ContentRow[],
): Promise<void> {
  const columns = columnList(records[0] ?? {})
  // The database converts JSON to each column's type: lists, days, amounts and JSON itself.
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)})`.execute(
    transaction,
  )
}

/** A content table as files list it: newest first if its rows have an order, otherwise by key. */
export async function readContentTable(owner: Kysely<Database>, table: ContentTable): Promise<StoredTable> {
  const { schema, reference, newestFirst } = table
  const fields = Object.keys(schema.shape).map((field) => fieldColumn(table, field))
  const join = reference
    ? sql`join ${sql.table(reference.table)} as referred on referred.id = stored.${sql.ref(reference.column)}`
    : sql``
  const order = newestFirst ? sql`stored.${sql.ref(newestFirst)} desc, stored.id` : sql`stored.id`
  const { rows } = await sql<FoundRow>`
    select stored.id, ${dependentsOf(table)} as dependents, ${sql.join(fields)}
    from ${sql.table(table.table)} as stored ${join} order by ${order}`.execute(owner)
  const ids = await referredIds(owner, table)
  return {
    rows: newestFirst ? rows.map(storedRow(table)) : rows.map(storedRow(table)).sort(byKey(table)),
    references: reference ? new Set(ids.keys()) : null,
  }
}

/**
 * Changes a content table in one transaction that locks out other writers, but not readers. The table counts
 * as edited by the operator from then on: no later start inserts shipped rows. A row whose values the database refuses
 * is left out.
 *
 * @param decide Returns what to write, given the stored rows. Its result is returned, with what was refused.
 * @param now The time of the first inserted row, if the table is ordered by a time.
 * @param actor Who changes it, for the log of acts; null only in tests.
 */
export function changeContentTable<Changes extends ContentChanges>(
  owner: Kysely<Database>,
  table: ContentTable,
  decide: (stored: StoredTable) => Changes | Promise<Changes>,
  now: Date,
  actor: Actor | null = null,
): Promise<Changes & { refused: RefusedChange[] }> {
  return owner.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table.table)} in share row exclusive mode`.execute(transaction)
    const stored = await readContentTable(transaction, table)
    const changes = await decide(stored)
    // Delete first, so that a new row can reuse the key of a deleted one.
    if (changes.deletes.length > 0) {
      await sql`delete from ${sql.table(table.table)} where id = any(${changes.deletes})`.execute(transaction)
    }
    const refused = [
      ...(await updateRows(transaction, table, changes.updates)),
      ...(await insertRows(transaction, table, changes.inserts, now)),
    ]
    const act = actor && contentAct(table, stored, withoutRefused(changes, refused))
    if (actor && act) await logAct(transaction, actor, act)
    await transaction
      .insertInto('seeded_tables')
      .values({ name: table.table, rows: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return { ...changes, refused }
  })
}

function withoutRefused(changes: ContentChanges, refused: readonly RefusedChange[]): ContentChanges {
  const left = new Set(refused.map(({ of }) => of))
  return {
    inserts: changes.inserts.filter((row) => !left.has(row)),
    updates: changes.updates.filter(({ id }) => !left.has(id)),
    deletes: changes.deletes,
  }
}

async function insertRows(
  transaction: Transaction<Database>,
  table: ContentTable,
  rows: readonly ContentRow[],
  now: Date,
): Promise<RefusedChange[]> {
  const records = await recordsOf(transaction, table, rows, now)
  const refused = await writeRows(transaction, records, (some) =>
    insertRecords(
      transaction,
      table,
      some.map(({ record }) => record),
    ),
  )
  return refused.map(({ row, reason }) => ({ of: row.row, reason }))
}

async function updateRows(
  transaction: Transaction<Database>,
  table: ContentTable,
  updates: ContentChanges['updates'],
): Promise<RefusedChange[]> {
  const name = sql.table(table.table)
  const ids = updates.length > 0 ? await referredIds(transaction, table) : new Map<unknown, string>()
  const refused = await writeRows(transaction, updates, async (some) => {
    for (const { id, fields } of some) {
      const record = recordOf(table, fields, ids)
      if (!record) throw new Error(`${table.table} refers to a row that does not exist.`)
      const columns = columnList(record)
      await sql`update ${name} set (${columns}) = (
          select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(record)})
        ) where id = ${id}`.execute(transaction)
    }
  })
  return refused.map(({ row, reason }) => ({ of: row.id, reason }))
}

function columnList(record: ContentRow): RawBuilder<unknown> {
  return sql.join(Object.keys(record).map((column) => sql.ref(column)))
}

/** Fields as the table's columns; null if they refer to a row that does not exist. */
function recordOf(
  { reference }: ContentTable,
  fields: ContentRow,
  ids: ReadonlyMap<unknown, string>,
): ContentRow | null {
  if (!reference || !(reference.field in fields)) return fields
  const { [reference.field]: name, ...columns } = fields
  const id = ids.get(name)
  return id === undefined ? null : { ...columns, [reference.column]: id }
}

/** The names that the table's reference can have, with their ids. */
async function referredIds(
  owner: Kysely<Database>,
  { reference }: ContentTable,
): Promise<Map<unknown, string>> {
  if (!reference) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(reference.name)} as name from ${sql.table(reference.table)}`.execute(owner)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

function fieldColumn({ reference }: ContentTable, field: string): RawBuilder<unknown> {
  if (reference?.field === field) return sql`referred.${sql.ref(reference.name)} as ${sql.ref(field)}`
  return sql`stored.${sql.ref(field)}`
}

/** How many rows of other tables refer to a stored one. */
function dependentsOf({ table }: ContentTable): RawBuilder<unknown> {
  const counts = CONTENT_TABLES.flatMap(({ table: name, reference }) =>
    reference?.table === table
      ? sql`(select count(*) from ${sql.table(name)} where ${sql.ref(reference.column)} = stored.id)`
      : [],
  )
  return sql`(${counts.length > 0 ? sql.join(counts, sql` + `) : sql`0`})::int`
}

function storedRow({ schema }: ContentTable): (found: FoundRow) => StoredRow {
  return (found) => {
    const fields = Object.keys(schema.shape).map((field) => {
      const value = found[field]
      return [field, value instanceof Date ? isoTime(value) : value]
    })
    return { id: found.id, dependents: found.dependents, row: Object.fromEntries(fields) }
  }
}

/** The same order on both engines, whatever their collation. */
function byKey({ key }: ContentTable): (one: StoredRow, other: StoredRow) => number {
  const text = ({ row }: StoredRow) => key.map((field) => String(row[field]).toLowerCase()).join('\n')
  return (one, other) => (text(one) < text(other) ? -1 : 1)
}
