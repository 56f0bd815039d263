import { sql, type Kysely } from 'kysely'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '#db/schema.ts'
import { activeJobs } from '#db/queries/jobs/jobs.ts'

const DAY_MS = 86_400_000

/**
 * Open and verified postings that were first seen after a time, samples left out.
 *
 * @returns When each was first seen, by id.
 */
export async function listFirstSeenSince(
  db: Kysely<Database>,
  since: Date,
  now: Date,
): Promise<Map<string, Date>> {
  const rows = await activeJobs(db)
    .where('is_sample', '=', sql.lit(false))
    .where('first_seen_at', '>', since)
    .where('verified_at', '>', new Date(now.getTime() - VERIFIED_FOR_DAYS * DAY_MS))
    .select(['id', 'first_seen_at'])
    .execute()
  return new Map(rows.map(({ id, first_seen_at: seen }) => [id, seen]))
}
