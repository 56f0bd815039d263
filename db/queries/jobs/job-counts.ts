import { sql, type Kysely } from 'kysely'
import type { Database } from '../../schema.ts'
import { countCompanies } from './companies.ts'
import { activeJobs } from './jobs.ts'
import { OPENINGS } from './openings.ts'

/**
 * The number of openings, and of companies that have one: counts that the database maintains, less the further postings of
 * openings.
 */
export async function jobMarket(db: Kysely<Database>): Promise<{ jobs: number; companies: number }> {
  const [postings, further, companies] = await Promise.all([
    db
      .selectFrom('job_counts')
      .select(sql<number>`coalesce(sum(jobs), 0)::bigint`.as('jobs'))
      .executeTakeFirstOrThrow(),
    activeJobs(db)
      .where('opening', 'is not', null)
      .select(sql<number>`count(*) - ${OPENINGS}`.as('jobs'))
      .executeTakeFirstOrThrow(),
    countCompanies(db),
  ])
  return { jobs: postings.jobs - further.jobs, companies }
}
