import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Resolves if the database responds, and this connection may read what pages read. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('job_counts').select('jobs').limit(1).execute()
}
