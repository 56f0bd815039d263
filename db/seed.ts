import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { ContentRow, ContentTable } from '#core/content/tables.ts'
import { insertContentRows } from './queries/content/content-rows.ts'
import type { Database, JobsTable } from './schema.ts'

/**
 * Puts the shipped samples into a database that has no postings at all, so that a first start shows something.
 *
 * @returns How many were put in; none when there are postings already.
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

/** Which of these tables were never considered for the shipped rows. */
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
 * Fills content tables with their shipped rows, each table once in its life: one that has rows when it is first met
 * keeps them as they are, and one that is emptied later stays empty. All in one transaction.
 *
 * @param shipped In an order in which a table comes after the one it refers to.
 * @returns How many rows were put in.
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
    let total = 0
    for (const { table, rows } of shipped.filter(({ table }) => tables.includes(table))) {
      const existing = await sql`select from ${sql.table(table.table)} limit 1`.execute(transaction)
      const filled = existing.rows.length > 0 ? 0 : await insertContentRows(transaction, table, rows, now)
      await transaction.insertInto('seeded_tables').values({ name: table.table, rows: filled }).execute()
      total += filled
    }
    return total
  })
}

/** Of two processes that start at once, the second waits here and then finds the work done. */
async function waitForOtherStart(transaction: Transaction<Database>): Promise<void> {
  await transaction.selectFrom('migrations').select('name').forUpdate().execute()
}
