import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'

const database = testDatabase()
afterEach(() => database.empty())

test('among many postings each list beside a posting reads an index', async () => {
  await sql`
    insert into jobs (title, company, location, category, posted_at, source, external_id, application_deadline)
    select 'Engineer', 'Company ' || i % 500, 'Pune', case when i % 3 = 0 then 'Backend' else 'Design' end,
      now() - i * interval '1 minute', 'many', i::text, case when i % 50 = 0 then now() + i * interval '1 minute' end
    from generate_series(1, 20000) as i`.execute(database.owner)
  await sql`analyze jobs`.execute(database.owner)
  const plans: string[] = []
  for (const query of [
    sql`select id from public_jobs where is_active = true and company = 'Company 7' and is_sample = false
      order by posted_at desc, id desc limit 4`,
    sql`select id from public_jobs where is_active = true and is_featured = false and application_deadline is not null
      and application_deadline >= now() order by application_deadline, posted_at desc, id desc limit 3`,
  ]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.owner)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  expect(plans[0]).toContain('jobs_newest_by_company')
  expect(plans[1]).toContain('jobs_deadline')
})
