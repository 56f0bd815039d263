import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { addChats } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { readOperation, type LabelledCount } from './operation.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const asText = (counts: LabelledCount[]) =>
  counts.map(({ label, state, count }) => `${label} ${state} ${count}`).toSorted()

test('of an empty database, every figure is nothing', async () => {
  const { mails, ...figures } = await readOperation(database.owner)
  expect(figures).toEqual({
    postings: [],
    boards: [],
    runs: [],
    queue: [],
    unconfirmed: 0,
    sinceCrawl: null,
    reports: 0,
  })
  expect(asText(mails)).toEqual(['alert confirmation due 0', 'confirmation due 0'])
})

test('messages by Telegram are counted by state, apart from mails, and how often it asked to wait', async () => {
  const { owner } = database
  await addChats(owner, [1, 2])
  await sql`insert into newsletter_issues (id, content, throttled) values ('telegram-2026-11-22', '{}', 3)`.execute(
    owner,
  )
  await sql`insert into newsletter_deliveries (issue, subscriber, state, run)
    select 'telegram-2026-11-22', id, case chat_id when 1 then 'sent' else 'handed over' end, gen_random_uuid()
    from newsletter_subscribers`.execute(owner)
  const { mails } = await readOperation(owner)
  expect(asText(mails).filter((line) => line.startsWith('telegram'))).toEqual([
    'telegram handed over 1',
    'telegram sent 1',
    'telegram throttled 3',
  ])
})

test('counts postings, boards, runs, mails and reports by state', async () => {
  const { owner } = database
  const [first = ''] = await insertJobs(owner, [
    jobRow('1'),
    jobRow('2', { missed_since: new Date() }),
    jobRow('3', { is_active: false, closed_at: new Date(), close_reason: 'unlisted' }),
    jobRow('4', { is_sample: true }),
  ])
  await owner.insertInto('job_reports').values({ job_id: first, reason: 'closed' }).execute()
  await sql`
    insert into boards (source, listed_as, state, last_run_at, failures, seen_at) values
      ('lever:a', 'a', 'active', now(), 0, now()), ('lever:b', 'b', 'active', now(), 3, null),
      ('lever:c', 'c', 'resting', null, 0, null), ('lever:d', 'd', 'dead', now(), 9, null),
      ('lever:e', null, 'active', now(), 9, null), ('ashby:f', 'f', 'active', now(), 1, null)`.execute(owner)
  await sql`
    insert into ingest_runs (source, started_at, finished_at, outcome) values
      ('lever:a', now(), now() - interval '2 hours', 'done'), ('lever:a', now(), now() - interval '3 days', 'done'),
      ('lever:b', now(), now() - interval '1 hour', 'network')`.execute(owner)
  await sql`
    insert into newsletter_subscribers (address, mail_after) values ('a@mail.example', now()), ('b@mail.example', null)`.execute(
    owner,
  )
  const figures = await readOperation(owner)
  expect(asText(figures.postings)).toEqual(['all closed 1', 'all missed 1', 'all open 1'])
  expect(asText(figures.boards)).toEqual([
    'ashby failing 1',
    'lever confirmed 1',
    'lever failing 1',
    'lever never asked 1',
  ])
  expect(asText(figures.runs)).toEqual(['all done 1', 'all network 1'])
  expect(asText(figures.mails)).toEqual(['alert confirmation due 0', 'confirmation due 1'])
  expect(figures.sinceCrawl).toBeGreaterThanOrEqual(7_200)
  expect(figures.sinceCrawl).toBeLessThan(7_300)
  expect(figures.reports).toBe(1)
})

test('counts postings that nothing has confirmed for a week', async () => {
  const old = new Date(Date.now() - 8 * 86_400_000)
  await insertJobs(database.owner, [
    jobRow('1', { verified_at: old, first_seen_at: old, last_seen_at: old }),
    jobRow('2', { verified_at: new Date(), first_seen_at: old }),
  ])
  expect((await readOperation(database.owner)).unconfirmed).toBe(1)
})
