import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Resolves when the database answers. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
