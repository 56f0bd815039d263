import { sql, type Kysely } from 'kysely'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '#db/schema.ts'
import { activeJobs } from '#db/queries/jobs/jobs.ts'

/** A posting that came longer ago is no news, however long an alert was silent. */
export const NEW_FOR_DAYS = 30

/**
 * The open and verified postings that came lately, without samples and those that ask for money.
 *
 * @returns The number of each in the order in which they were committed, by id. Who sees a number sees all lower ones.
 */
export async function listArrivals(owner: Kysely<Database>): Promise<Map<string, number>> {
  const within = (days: number) => sql<Date>`now() - make_interval(days => ${sql.lit(days)})`
  const rows = await activeJobs(owner)
    .innerJoin('posting_arrivals', 'posting_arrivals.job_id', 'public_jobs.id')
    .where('is_sample', '=', sql.lit(false))
    .where('fee_asked', '=', sql.lit(false))
    .where('arrived_at', '>', within(NEW_FOR_DAYS))
    .where('verified_at', '>', within(VERIFIED_FOR_DAYS))
    .select(['id', 'number'])
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
