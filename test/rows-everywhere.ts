import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { insertJobs, jobRow } from './job-rows.ts'

/**
 * Rows whose values are hard to copy: quotes, line ends, control characters, Devanagari, bytes, arrays, nulls,
 * fractions of a second, an identity column, and references in both directions between tables' names.
 */
export async function insertRowsEverywhere(owner: Kysely<Database>): Promise<void> {
  const [first = '', second = ''] = await insertJobs(owner, [
    jobRow('1', {
      title: `O'Neil "Quote" \\ back\\slash`,
      description: 'line\r\nline\ttab\u0001{"a":[1]}',
      skills: ['C++', 'a,b', 'NULL', ''],
    }),
    jobRow('2', { title: 'सॉफ़्टवेयर 🙂', posted_at: new Date('2026-11-19T23:59:59.123Z'), is_active: false }),
  ])
  await sql`update jobs set duplicate_of = ${first} where id = ${second}`.execute(owner)
  // The identity's next value is not one more than its highest row.
  await sql`
    insert into job_reports (job_id, reason) values (${first}, 'wrong'), (${first}, 'scam'), (${first}, 'scam')`.execute(
    owner,
  )
  await sql`delete from job_reports where reason = 'scam'`.execute(owner)
  await sql`insert into click_tracking (item_type, item_id, user_agent) values ('job', ${first}, '"x"')`.execute(
    owner,
  )
  await sql`
    insert into newsletter_subscribers (address, asked_at) values ('asha@mail.example', '2026-11-01 10:00:00.123456+05:30')`.execute(
    owner,
  )
  await sql`
    with account as (
      insert into accounts (issuer, subject, last_signed_in_at)
      values ('https://id.example', 'asha', 'infinity') returning id
    ), session as (
      insert into account_sessions (id_hash, account_id, family, expires_at)
      select decode(repeat('00ff5c27', 8), 'hex'), id, gen_random_uuid(), now() + interval '30 days' from account
    ), skill as (
      insert into account_skills (account_id, skill_key, skill) select id, 'c#', 'C#' from account
    ), step as (
      insert into account_steps (account_id, step) select id, '00000000-0000-4000-8000-000000000001#2' from account
    ), about as (
      insert into account_about (account_id, said) select id, '{"years": 0}' from account
    )
    insert into saved_jobs (account_id, job_id, note) select id, ${first}, E'one\ntwo' from account`.execute(
    owner,
  )
  await sql`
    insert into career_paths (name, description, category, roadmap)
    values ('Tester', '', 'QA & Testing', '[{"title": "a \\"b\\"", "n": 1.50}]')`.execute(owner)
  await sql`
    insert into learn_courses (name, platform, role_category, difficulty, rating, is_free)
    values ('SQL', 'Freely', 'Backend Dev', 'Beginner', 4.5, true)`.execute(owner)
  await sql`
    insert into ratings (row_id, device, stars, day)
    select id, decode(repeat('00ff5c27', 8), 'hex'), 4, '2026-11-22' from learn_courses`.execute(owner)
  await sql`insert into rating_totals (row_id, voices, stars) select id, 1, 4 from learn_courses`.execute(
    owner,
  )
  // Its last column is computed, also in the restored database.
  await sql`
    insert into companies (slug, city, logo, logo_type)
    values ('tarangini-systems', 'pune', decode('89504e470d0a1a0a005c27', 'hex'), 'png')`.execute(owner)
}
