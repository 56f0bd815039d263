import { sql, type Kysely } from 'kysely'
import { employerCoverage, type EmployerCoverage, type KnownEmployer } from '#core/employer-coverage.ts'
import type { Database } from '#db/schema.ts'

/**
 * Which employers are read, and which are not and why: for the command, for `/admin/boards` and for `/status`.
 *
 * @param employers Those of `content/employers.json`.
 */
export async function readCoverage(
  db: Kysely<Database>,
  employers: readonly KnownEmployer[],
  now: Date,
): Promise<EmployerCoverage[]> {
  const boards = await db
    .with('open_jobs', (open) =>
      open
        .selectFrom('public_jobs')
        .where('is_active', '=', sql.lit(true))
        .where('is_sample', '=', sql.lit(false))
        .groupBy('source')
        .select(['source', sql<number>`count(*)::int`.as('open')]),
    )
    .selectFrom('employer_boards')
    .leftJoin('open_jobs', 'open_jobs.source', 'employer_boards.source')
    .selectAll('employer_boards')
    .select(sql<number>`coalesce(open_jobs.open, 0)`.as('open'))
    .orderBy('employer_boards.source')
    .execute()
  return employerCoverage(employers, boards, now)
}
