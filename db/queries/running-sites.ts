import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** A site writes its row this often. */
export const SEEN_EVERY_MS = 5_000
/** A row that is older is of a site that was killed, or is stuck. */
const STALE = sql<Date>`now() - interval '20 seconds'`

/** Says that a site of this address runs on this database. Removes what killed sites left. */
export async function writeRunningSite(owner: Kysely<Database>, id: string, url: string): Promise<void> {
  await owner
    .insertInto('running_sites')
    .values({ id, url })
    .onConflict((row) => row.column('id').doUpdateSet({ url, seen_at: sql<Date>`now()` }))
    .execute()
  await owner.deleteFrom('running_sites').where('seen_at', '<', STALE).execute()
}

export async function removeRunningSite(owner: Kysely<Database>, id: string): Promise<void> {
  await owner.deleteFrom('running_sites').where('id', '=', id).execute()
}

/** The addresses of the sites that use this database, the last seen first. One that was just killed may be among them. */
export async function listRunningSites(owner: Kysely<Database>): Promise<string[]> {
  const rows = await owner
    .selectFrom('running_sites')
    .select('url')
    .where('seen_at', '>=', STALE)
    .orderBy('seen_at', 'desc')
    .orderBy('url')
    .execute()
  return [...new Set(rows.map(({ url }) => url))]
}
