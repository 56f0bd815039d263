import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Resolves when the database answers, and lets this connection read what pages read. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('job_counts').select('jobs').limit(1).execute()
}
