import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { insertContentRows } from './queries/content/content-rows.ts'
import type { Database, JobsTable } from './schema.ts'

/**
 * Inserts the shipped samples if the database has no postings at all, so that a first start shows something.
 *
 * @returns How many were inserted; 0 if there are postings already.
 */
export function seedIfEmpty(owner: Kysely<Database>, rows: Insertable<JobsTable>[]): Promise<number> {
  return owner.transaction().execute(async (transaction) => {
    await waitForOtherStart(transaction)
    const existing = await transaction.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
    if (existing || rows.length === 0) return 0
    await transaction.insertInto('jobs').values(rows).execute()
    return rows.length
  })
}

/** Which of these tables have never been seeded. */
export async function unseededTables(
  owner: Kysely<Database>,
  tables: readonly ContentTable[],
): Promise<ContentTable[]> {
  const seeded = await owner.selectFrom('seeded_tables').select('name').execute()
  const names = new Set(seeded.map(({ name }) => name))
  return tables.filter(({ table }) => !names.has(table))
}

export interface ShippedRows {
  table: ContentTable
  rows: ContentRow[]
}

/**
 * Seeds content tables with their shipped rows, each table once. A table that already has rows keeps them,
 * and one that is emptied later stays empty. Samples are left out if there are real postings. All in one
 * transaction.
 *
 * @param shipped A table must come after the one it refers to.
 * @returns How many rows were inserted.
 */
export function seedContent(
  owner: Kysely<Database>,
  shipped: readonly ShippedRows[],
  now: Date,
): Promise<number> {
  return owner.transaction().execute(async (transaction) => {
    await waitForOtherStart(transaction)
    const tables = await unseededTables(
      transaction,
      shipped.map(({ table }) => table),
    )
    const real = await hasRealPostings(transaction)
    let total = 0
    for (const { table, rows } of shipped.filter(({ table }) => tables.includes(table))) {
      const existing = await sql`select from ${sql.table(table.table)} limit 1`.execute(transaction)
      const wanted = real ? rows.filter(({ is_sample }) => is_sample !== true) : rows
      const filled = existing.rows.length > 0 ? 0 : await insertContentRows(transaction, table, wanted, now)
      await transaction.insertInto('seeded_tables').values({ name: table.table, rows: filled }).execute()
      total += filled
    }
    return total
  })
}

async function hasRealPostings(transaction: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql`select from jobs where not is_sample limit 1`.execute(transaction)
  return rows.length > 0
}

/** If two processes start at once, the second waits here and then finds the work done. */
export async function waitForOtherStart(transaction: Kysely<Database>): Promise<void> {
  await transaction.selectFrom('migrations').select('name').forUpdate().execute()
}
