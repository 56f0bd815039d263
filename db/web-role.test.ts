import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { listBusinessIdeas } from './queries/content/startup.ts'

const database = testDatabase()
afterEach(() => database.empty())

test.each([
  'select * from jobs',
  'select * from boards',
  'select * from ingest_runs',
  'select close_posting(gen_random_uuid())',
  'select * from click_tracking',
  'select * from job_reports',
  'select count(*) from job_reports',
  'select * from business_ideas',
  'select description from business_ideas',
  'select monetization_model from business_ideas',
  'select * from newsletter_subscribers',
  'select count(*) from newsletter_subscribers',
  `insert into newsletter_subscribers (address) values ('a@b.example')`,
  'delete from newsletter_subscribers',
  'select * from newsletter_issues',
  'select * from newsletter_deliveries',
  'select * from job_alerts',
  'delete from job_alerts',
  'select * from alert_postings',
  'select * from telegram_requests',
  'select * from telegram_updates',
  'select * from posting_arrivals',
  'select last_arrival()',
  'select end_newsletter(gen_random_uuid())',
  'select * from ratings',
  'select * from rating_totals',
  'delete from ratings',
  `insert into rating_totals values (gen_random_uuid(), 5, 25)`,
  'select * from migrations',
  'select * from seeded_tables',
  'delete from seeded_tables',
  `insert into jobs (title, company, location, posted_at, source, external_id) values ('T', 'C', 'L', now(), 's', '1')`,
  'update public_jobs set is_featured = true',
  'delete from public_jobs',
  'delete from click_tracking',
  'delete from job_reports',
  'update job_reports set handled_at = now()',
  `update career_paths set name = 'x'`,
  'truncate career_paths',
  'create table stolen (id int)',
  'drop table jobs',
  `insert into click_tracking (item_type, item_id, created_at) values ('job', gen_random_uuid(), now())`,
  `insert into job_reports (job_id, reason, created_at) values (gen_random_uuid(), 'scam', now())`,
])('the web role may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.web)).rejects.toThrow(
    /permission denied|must be owner|cannot (?:update|delete from) view/,
  )
})

test('the web role sees postings that are or were public, and no others', async () => {
  await insertJobs(database.owner, [
    jobRow('open'),
    jobRow('closed', { is_active: false, closed_at: new Date() }),
    jobRow('hidden', { is_active: false }),
  ])
  const seen = await database.web
    .selectFrom('public_jobs')
    .select('external_id')
    .orderBy('external_id')
    .execute()
  expect(seen.map(({ external_id }) => external_id)).toEqual(['closed', 'open'])
})

test('the web role does not see inactive openings', async () => {
  const { id } = await database.owner
    .insertInto('mnc_companies')
    .values({ name: 'Kaveri Global' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opening = { category: 'Engineering', company_id: id, requirements: [] }
  await database.owner
    .insertInto('mnc_job_openings')
    .values([
      { ...opening, title: 'Open' },
      { ...opening, title: 'Over', is_active: false },
    ])
    .execute()
  const seen = await database.web.selectFrom('mnc_job_openings').select('title').execute()
  expect(seen).toEqual([{ title: 'Open' }])
})

test('the paid text of a premium idea does not leave the database', async () => {
  const idea = { category: 'SaaS', description: 'The secret sauce', monetization_model: 'Secret fee' }
  await database.owner
    .insertInto('business_ideas')
    .values([
      { ...idea, title: 'Premium', is_premium: true },
      { ...idea, title: 'Free', is_premium: false },
    ])
    .execute()
  expect(await listBusinessIdeas(database.web)).toMatchObject([
    { title: 'Premium', description: null, monetization_model: null },
    { title: 'Free', description: 'The secret sauce', monetization_model: 'Secret fee' },
  ])
})

test('a search under the web role uses the trigram index', async () => {
  // Enough rows that a sequential scan is not the cheapest plan.
  const crowd = Array.from({ length: 3000 }, (_, index) =>
    jobRow(`${index}`, { description: 'x'.repeat(300) }),
  )
  for (let start = 0; start < crowd.length; start += 500)
    await insertJobs(database.owner, crowd.slice(start, start + 500))
  // The planner counts rows on the index's pending list until a vacuum merges them.
  await sql`vacuum analyze jobs`.execute(database.owner)
  const { rows } = await database.web.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    return sql<{ 'QUERY PLAN': string }>`explain select id from public_jobs
      where is_active = true and search_text like '%kotlin%'`.execute(transaction)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('jobs_search_text')
})
