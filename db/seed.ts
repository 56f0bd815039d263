import type { Insertable, Kysely } from 'kysely'
import type { Database, JobsTable } from './schema.ts'

/**
 * Puts the shipped samples into a database that has no postings at all, so that a first start shows something.
 *
 * @returns How many were put in; none when there are postings already.
 */
export function seedIfEmpty(owner: Kysely<Database>, rows: Insertable<JobsTable>[]): Promise<number> {
  return owner.transaction().execute(async (transaction) => {
    // Of two processes that start at once, the second waits here and then finds postings.
    await transaction.selectFrom('migrations').select('name').forUpdate().execute()
    const existing = await transaction.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
    if (existing || rows.length === 0) return 0
    await transaction.insertInto('jobs').values(rows).execute()
    return rows.length
  })
}
