import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { generatedDescription, generatedPosting } from './generated-postings.ts'

const BATCH = 1000

/** Inserts the generated postings of these numbers and their boards, and vacuums. */
export async function insertGenerated(
  owner: Kysely<Database>,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const rows = []
    for (let number = start; number < Math.min(start + BATCH, to); number++) {
      const {
        follows_board: _,
        content_changed_at: __,
        posted_at,
        verified_at,
        ...job
      } = generatedPosting(number, now)
      rows.push({
        ...job,
        posted_at: new Date(posted_at / 1000).toISOString(),
        verified_at: verified_at === null ? null : new Date(verified_at / 1000).toISOString(),
        external_id: String(number),
        description: generatedDescription(number),
      })
    }
    await sql`
      insert into jobs (id, title, company, location, locations, category, experience_level, experience_min,
        experience_max, batch, work_mode, salary_min, salary_max, salary_period, job_type, skills, source, posted_at,
        verified_at, clicks, clicks_last_7_days, external_id, description, degrees, branches)
      select id, title, company, location, locations, category, experience_level, experience_min, experience_max, batch,
        work_mode, salary_min, salary_max, salary_period, job_type, skills, source, posted_at, verified_at, clicks,
        clicks_last_7_days, external_id, description, degrees, branches
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, title text, company text, location text,
        locations text[], category text, experience_level text, experience_min int, experience_max int, batch smallint[],
        work_mode text, salary_min bigint, salary_max bigint, salary_period text, job_type text, skills text[],
        source text, posted_at timestamptz, verified_at timestamptz, clicks int, clicks_last_7_days int,
        external_id text, description text, degrees int, branches int)`.execute(owner)
  }
  await sql`
    insert into boards (source, seen_at) select distinct source, ${now}::timestamptz - interval '2 hours' from jobs
    on conflict do nothing`.execute(owner)
  await sql`vacuum analyze jobs`.execute(owner)
}
