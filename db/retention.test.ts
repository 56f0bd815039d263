import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { DEFAULT_RETENTION } from '#core/retention.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { rateRow } from './queries/content/ratings.ts'
import { recordClick, refreshClickCounts } from './queries/jobs/clicks.ts'
import { applyRetention, deleteOldRows } from './retention.ts'

const database = testDatabase()
afterEach(() => database.empty())

const column = async (query: ReturnType<typeof sql>) =>
  (await query.execute(database.owner)).rows.map((row) => Object.values(row as object)[0] as unknown)

test('old clicks are deleted in batches, and old days once they are counted; the counts stay', async () => {
  const { owner, web } = database
  const [id = ''] = await insertJobs(owner, [jobRow('1')])
  const press = () => recordClick(web, { item_id: id, user_agent: null, referrer: null })
  for (let pressed = 0; pressed < 5; pressed++) await press()
  await sql`update click_tracking set created_at = now() - interval '31 days'`.execute(owner)
  await sql`update job_clicks set day = day - 91`.execute(owner)
  await press()
  const left = async () => [
    await column(sql`select count(*)::int from click_tracking`),
    await column(sql`select clicks from job_clicks order by day`),
  ]
  await deleteOldRows(owner, DEFAULT_RETENTION, 2)
  expect(await left()).toEqual([[1], [5, 1]])
  await refreshClickCounts(owner)
  await deleteOldRows(owner, DEFAULT_RETENTION)
  expect(await left()).toEqual([[1], [1]])
  expect(await column(sql`select clicks from jobs`)).toEqual([6])
})

// PGlite has one process, and one session, whose own lock never keeps it out.
if (inject('engine') === 'postgres')
  test('two processes do not delete at once', async () => {
    const { owner } = database
    await sql`
      insert into ingest_runs (source, started_at, finished_at, outcome)
      values ('greenhouse:old', now(), now() - interval '91 days', 'done')`.execute(owner)
    const runs = sql`select count(*)::int from ingest_runs`
    await owner.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(727274004)`.execute(other)
      await applyRetention(database, DEFAULT_RETENTION)
      expect(await column(runs)).toEqual([1])
      await sql`select pg_advisory_unlock(727274004)`.execute(other)
    })
    // The lock is given back each time.
    for (let turn = 0; turn < 2; turn++) await applyRetention(database, DEFAULT_RETENTION)
    expect(await column(runs)).toEqual([0])
    expect(
      await column(sql`select count(*)::int from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`),
    ).toEqual([0])
  })

test('runs, decided reports and issues of the newsletter are deleted after their days', async () => {
  const { owner } = database
  await insertJobs(owner, [jobRow('1')])
  await sql`
    insert into ingest_runs (source, started_at, finished_at, outcome)
    select days::text, now(), now() - make_interval(days => days), 'done' from unnest(array[89, 91]) as days`.execute(
    owner,
  )
  await sql`
    insert into job_reports (job_id, reason, created_at, handled_at)
    select id, 'scam', now() - interval '900 days', now() - make_interval(days => days)
    from jobs, unnest(array[179, 181, null]) as days`.execute(owner)
  await sql`insert into newsletter_subscribers (address, confirmed_at) values ('asha@mail.example', now())`.execute(
    owner,
  )
  await sql`
    insert into newsletter_issues (id, content, begun_at) select id, '{}', now() - make_interval(days => days)
    from (values ('2026-W40', 89), ('2026-W39', 91), ('alerts-2026-08-01', 91)) as issues (id, days)`.execute(
    owner,
  )
  await sql`
    insert into newsletter_deliveries (issue, subscriber, state, run)
    select newsletter_issues.id, subscriber.id, 'sent', gen_random_uuid()
    from newsletter_issues, newsletter_subscribers as subscriber`.execute(owner)
  await deleteOldRows(owner, DEFAULT_RETENTION, 1)
  expect(await column(sql`select source from ingest_runs`)).toEqual(['89'])
  expect(
    await column(sql`select round(extract(days from now() - handled_at))::int from job_reports order by 1`),
  ).toEqual([179, null])
  const kept = ['2026-W40', 'alerts-2026-08-01']
  expect(await column(sql`select id from newsletter_issues order by id`)).toEqual(kept)
  expect(await column(sql`select issue from newsletter_deliveries order by issue`)).toEqual(kept)

  await deleteOldRows(owner, { ...DEFAULT_RETENTION, runs: 15, reports: 1 })
  expect(await column(sql`select source from ingest_runs`)).toEqual([])
  // A report that nobody has decided stays.
  expect(await column(sql`select handled_at from job_reports`)).toEqual([null])
})

test('addresses and alerts that could not be mailed for a year are deleted, and no others', async () => {
  const { owner } = database
  await sql`
    insert into newsletter_subscribers (address, asked_at, mail_after, mailed_at, confirmed_at)
    select name || '@mail.example', now() - make_interval(days => days), case when waits then now() end, mailed_at, confirmed_at
    from (values
      ('late', 366, true, null, null), ('waits', 364, true, null, null), ('mailed', 366, true, now(), null),
      ('reader', 366, false, null, null), ('idle', 366, false, null, null), ('both', 366, true, null, null),
      ('confirmed', 366, true, null, now())
    ) as people (name, days, waits, mailed_at, confirmed_at)`.execute(owner)
  await sql`
    insert into job_alerts (subscriber, query, name, frequency, asked_at, confirmed_at)
    select id, '', 'All jobs', 'daily', now() - interval '366 days', case address when 'idle@mail.example' then null else now() end
    from newsletter_subscribers where split_part(address, '@', 1) in ('reader', 'idle', 'both')`.execute(
    owner,
  )
  await deleteOldRows(owner, DEFAULT_RETENTION)
  expect(
    await column(sql`select split_part(address, '@', 1) from newsletter_subscribers order by address`),
  ).toEqual(['both', 'confirmed', 'mailed', 'reader', 'waits'])
  expect(await column(sql`select count(*)::int from job_alerts`)).toEqual([2])
  // The newsletter of "both" is given up, the alert stays.
  expect(
    await column(sql`select mail_after from newsletter_subscribers where address like 'both@%'`),
  ).toEqual([null])
})

test('requests for alerts by Telegram are deleted after a day', async () => {
  const { owner } = database
  await sql`insert into telegram_requests (token_hash, query, name, frequency, asked_at) values
    (sha256('old'), '', 'Old', 'daily', now() - interval '25 hours'),
    (sha256('new'), '', 'New', 'daily', now() - interval '23 hours')`.execute(owner)
  await deleteOldRows(owner, DEFAULT_RETENTION)
  expect(await column(sql`select name from telegram_requests`)).toEqual(['New'])
})

test('checks of links that no row has any more are deleted', async () => {
  const { owner } = database
  await sql`
    insert into learn_courses (name, platform, role_category, difficulty, is_free, link)
    values ('SQL', 'Freely', 'Backend Dev', 'Beginner', true, 'https://freely.example/sql')`.execute(owner)
  await sql`
    insert into content_links (link, checked_at, detail) values
      ('https://freely.example/sql', now() - interval '900 days', '200'), ('https://freely.example/old', now(), '200')`.execute(
    owner,
  )
  await deleteOldRows(owner, DEFAULT_RETENTION)
  expect(await column(sql`select link from content_links`)).toEqual(['https://freely.example/sql'])
})

test('what a device gave is forgotten after a year, and still counts', async () => {
  const { owner, web } = database
  const { id } = await owner
    .insertInto('learn_courses')
    .values({
      name: 'SQL',
      platform: 'Freely',
      role_category: 'Backend Dev',
      difficulty: 'Beginner',
      rating: null,
      is_free: true,
      tags: [],
      link: 'https://freely.example/sql',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const stars of [5, 4, 2, 1] as const)
    await rateRow(web, { rowId: id, device: randomBytes(16), stars, network: null }, true)
  await sql`update ratings set day = day - 366 where stars >= 4`.execute(owner)
  await sql`update ratings set day = day - 364 where stars < 4`.execute(owner)
  await deleteOldRows(owner, DEFAULT_RETENTION, 1)
  expect(await column(sql`select stars from ratings order by stars`)).toEqual([1, 2])
  expect(await column(sql`select stars from rating_totals`)).toEqual([12])
})

test('sign-ins end after fewer days without use, if the setting says so', async () => {
  const { owner } = database
  await sql`
    with account as (
      insert into accounts (issuer, subject) values ('https://id.example', 'asha') returning id)
    insert into account_sessions (id_hash, account_id, family, issued_at, signed_in_at, expires_at)
    select sha256(days::text::bytea), id, gen_random_uuid(), now() - make_interval(days => days),
      now() - make_interval(days => days), now() + interval '9 days'
    from account, unnest(array[2, 4, 15]) as days`.execute(owner)
  const left = () =>
    column(sql`select extract(days from now() - issued_at)::int from account_sessions order by 1`)
  await deleteOldRows(owner, DEFAULT_RETENTION)
  expect(await left()).toEqual([2, 4])
  await deleteOldRows(owner, { ...DEFAULT_RETENTION, sessions: 3 })
  expect(await left()).toEqual([2])
})
