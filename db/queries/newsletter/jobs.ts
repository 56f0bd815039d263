import { sql, type Kysely, type SqlBool } from 'kysely'
import type { JobSummary } from '#core/job.ts'
import { VERIFIED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '#db/schema.ts'
import { FOR_FRESHERS } from '#db/queries/jobs/years-conditions.ts'
import { isFirstOfOpening } from '#db/queries/jobs/openings.ts'
import { activeJobs, SUMMARY, SUMMARY_SOURCE } from '#db/queries/jobs/jobs.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Maximum per company, so that a large board does not fill the newsletter. */
const MAX_PER_COMPANY = 3

/**
 * New jobs for the newsletter: open and verified postings of the last seven days, those for freshers first,
 * then the newest, at most three per company.
 *
 * @returns Rows up to the limit, and the total number of new ones.
 */
export async function listNewVerifiedJobs(
  db: Kysely<Database>,
  now: Date,
  limit: number,
): Promise<{ jobs: JobSummary[]; total: number }> {
  const isNew = activeJobs(db)
    .where('is_sample', '=', sql.lit(false))
    .where('fee_asked', '=', sql.lit(false))
    .where('posted_at', '>', new Date(now.getTime() - WEEK_MS))
    .where('posted_at', '<=', now)
    .where('verified_at', '>', verifiedSince(now))
    .where(
      isFirstOfOpening((eb) =>
        eb.and([
          eb('fee_asked', '=', false),
          eb('posted_at', '<=', now),
          sql<SqlBool>`verified_at > ${verifiedSince(now)}`,
        ]),
      ),
    )
  const order = sql`(${FOR_FRESHERS}) desc, posted_at desc, id desc`
  const ranked = isNew
    .select(SUMMARY_SOURCE)
    .select(sql<number>`row_number() over (partition by company order by ${order})`.as('of_company'))
    .as('public_jobs')
  const [jobs, { total }] = await Promise.all([
    db
      .selectFrom(ranked)
      .select(SUMMARY)
      .where('of_company', '<=', MAX_PER_COMPANY)
      .orderBy(order)
      .limit(limit)
      .execute(),
    isNew.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { jobs, total }
}

function verifiedSince(now: Date): Date {
  return new Date(now.getTime() - VERIFIED_FOR_DAYS * 24 * 3_600_000)
}
