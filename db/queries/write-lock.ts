import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Any number but the migrations', if every writer of postings uses the same one. */
const WRITE_LOCK = 727_274_002

/**
 * Waits until no other transaction writes many postings, and holds the lock until this transaction ends.
 * Every board's transaction updates the maintained counts, and two that do so in a different order would
 * deadlock without this lock. It also means that postings do not change between a transaction's read and its
 * write.
 */
export async function acquireWriteLock(transaction: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(transaction)
}
