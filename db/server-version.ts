import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The oldest PostgreSQL that the tests run on. */
const OLDEST_MAJOR = 15

export class OldServerError extends Error {
  override name = 'OldServerError'
}

/** @throws OldServerError if the server is older than the oldest version we test. */
export async function refuseOldServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db)
  checkServerVersion(Number(rows[0]?.server_version_num))
}

/**
 * @param version As in `server_version_num`: 150018 is 15.18.
 * @throws OldServerError
 */
export function checkServerVersion(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major >= OLDEST_MAJOR) return
  throw new OldServerError(
    `DATABASE_URL is a PostgreSQL ${major} server, but Pravesh needs ${OLDEST_MAJOR} or newer. ` +
      `Use a newer server, or remove DATABASE_URL to use the embedded database.`,
  )
}
