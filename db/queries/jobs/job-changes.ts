import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * A function to call at intervals. Each call deletes the changes of transactions that had ended at the call before: a
 * process that has not read them since then builds its index again (`find/read-index.ts`). A restored dump may hold
 * changes of another server, whose transactions have higher numbers; they go too.
 */
export function createChangePruner(owner: Kysely<Database>): () => Promise<void> {
  let oldest: string | null = null
  return async () => {
    const before = oldest
    const { rows } = await sql<{ oldest: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(owner)
    if (before !== null)
      await sql`
        delete from job_changes
        where xid < ${before}::xid8 or xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(owner)
    oldest = rows[0]?.oldest ?? null
  }
}
