import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Any number but the migrations' will do, as long as every writer of postings takes the same. */
const WRITE_TURN = 727_274_002

/**
 * Waits until no other transaction writes many postings, and holds the turn until this one ends. Every board's
 * transaction touches the kept counts, and those of two boards in another order: without turns they would lock each
 * other out. With them, what a transaction has read of its postings stands until it writes.
 */
export async function acquireWriteLock(transaction: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_TURN)})`.execute(transaction)
}
