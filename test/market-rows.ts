import { sql, type Kysely } from 'kysely'
import { sampleMarket } from '#app/features/market/sample-market.server.ts'
import type { Database } from '#db/schema.ts'
import { jobRow } from './job-rows.ts'

/**
 * Inserts postings of 30 boards as if crawled over some months, some of them copies, samples, lost or closed by hand.
 *
 * @param most Not all 2,400.
 */
export async function insertMarket(owner: Kysely<Database>, now: Date, most = Infinity): Promise<void> {
  const { postings, boards } = sampleMarket(now)
  const rows = postings.slice(0, most).map(({ taken_off, closed_at, ...posting }, index) => {
    const lost = closed_at !== null && index % 40 === 0
    return jobRow(String(index), {
      ...posting,
      job_type: index % 9 === 0 ? 'Internship' : 'Full-time',
      salary_max: index % 11 === 0 ? null : posting.salary_max,
      salary_period: 'year',
      category: index % 13 === 0 ? null : (posting.category as 'Backend'),
      experience_level: posting.experience_level as 'Fresher',
      day_stated: index % 5 !== 0,
      is_sample: index % 50 === 0,
      is_active: closed_at === null,
      closed_at,
      close_reason: closed_at === null ? null : lost ? 'not confirmed' : taken_off ? 'unlisted' : 'by hand',
    })
  })
  for (let at = 0; at < rows.length; at += 300)
    await owner
      .insertInto('jobs')
      .values(rows.slice(at, at + 300))
      .execute()
  await owner
    .insertInto('boards')
    .values([...boards].map(([source, { seen_at }]) => ({ source, seen_at })))
    .execute()
  await sql`update jobs set is_active = false, duplicate_of = (select id from jobs where external_id = '1')
    where closed_at is null and external_id::int % 17 = 0 and external_id <> '1'`.execute(owner)
}
