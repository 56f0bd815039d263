import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { REPORT_REASONS, type ReportReason } from '#core/job-report.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import {
  isReportable,
  listReportedJobs,
  listReportedSources,
  markReportsHandled,
  recordReport,
} from './job-reports.ts'

const database = testDatabase()
afterEach(() => database.empty())

const HOUR = 3_600_000
const now = Date.now()
const ago = (hours: number) => new Date(now - hours * HOUR)
const NOBODY = '00000000-0000-4000-8000-000000000000'

const insertOne = async (...row: Parameters<typeof jobRow>) =>
  (await insertJobs(database.owner, [jobRow(...row)]))[0] ?? ''

async function report(job_id: string, reason: ReportReason, hoursAgo: number) {
  await database.owner
    .insertInto('job_reports')
    .values({ job_id, reason, created_at: ago(hoursAgo) })
    .execute()
}

/** Last seen by its board two hours ago. */
const seen = { first_seen_at: ago(48), last_seen_at: ago(2), verified_at: ago(2) }

test('the reasons in the code match those in the database', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname = 'job_reports_reason_check'`.execute(database.owner)
  const inDatabase = [...(rows[0]?.rule.matchAll(/'([^']+)'/g) ?? [])].map((match) => match[1])
  expect(inDatabase).toEqual([...REPORT_REASONS])
})

test.each([
  ['a sample', { is_sample: true }],
  ['a closed posting', { is_active: false, closed_at: new Date() }],
  ['a hidden posting', { is_active: false }],
])('%s cannot be reported, by the call or by the database', async (_, overrides) => {
  const id = await insertOne('1', overrides)
  expect(await isReportable(database.web, id)).toBe(false)
  await expect(recordReport(database.web, id, 'scam')).rejects.toThrow(/row-level security/)
})

test('an open posting can be reported, an unknown one cannot', async () => {
  expect(await isReportable(database.web, await insertOne('1'))).toBe(true)
  expect(await isReportable(database.web, NOBODY)).toBe(false)
  expect(await isReportable(database.web, 'nonsense')).toBe(false)
  await expect(recordReport(database.web, NOBODY, 'scam')).rejects.toThrow(/row-level security|foreign key/)
})

test('a posting keeps fifty open reports: more are ignored until those are handled', async () => {
  const id = await insertOne('1')
  const other = await insertOne('2')
  for (let sent = 0; sent < 52; sent++) await recordReport(database.web, id, 'closed')
  await recordReport(database.web, other, 'wrong')
  const countOf = async (job_id: string) =>
    (await database.owner.selectFrom('job_reports').select('id').where('job_id', '=', job_id).execute())
      .length
  expect([await countOf(id), await countOf(other)]).toEqual([50, 1])
  expect(await markReportsHandled(database.owner, id, new Date())).toBe(50)
  await recordReport(database.web, id, 'closed')
  expect(await countOf(id)).toBe(51)
})

test('reports are grouped by posting, with counts by reason, newest first', async () => {
  const [first, second] = [
    await insertOne('1', seen),
    await insertOne('2', { ...seen, title: 'Data Engineer' }),
  ]
  await report(first, 'closed', 5)
  await report(first, 'scam', 1)
  await report(first, 'scam', 3)
  await report(second, 'wrong', 2)
  expect(await listReportedJobs(database.owner)).toEqual([
    {
      id: first,
      title: 'Software Engineer',
      company: 'Tarangini Systems',
      source: 'test',
      source_url: null,
      last_seen_at: ago(2),
      closed: 1,
      wrong: 0,
      scam: 2,
      reported_at: ago(1),
    },
    expect.objectContaining({ id: second, title: 'Data Engineer', closed: 0, wrong: 1, scam: 0 }),
  ])
})

test('a posting is not listed once its reports are handled or it is closed', async () => {
  const [handled, closing] = [await insertOne('1'), await insertOne('2')]
  await report(handled, 'wrong', 1)
  await report(closing, 'closed', 1)
  expect(await listReportedSources(database.owner)).toEqual(['test'])
  expect(await markReportsHandled(database.owner, handled, new Date())).toBe(1)
  expect(await markReportsHandled(database.owner, handled, new Date())).toBe(0)
  expect(await markReportsHandled(database.owner, 'nonsense', new Date())).toBe(0)
  await database.owner
    .updateTable('jobs')
    .set({ is_active: false, closed_at: new Date() })
    .where('id', '=', closing)
    .execute()
  expect(await listReportedJobs(database.owner)).toEqual([])
  expect(await listReportedSources(database.owner)).toEqual([])
})

test('boards with most reports come first, and boards checked since then are left out', async () => {
  const on = (source: string, id: string) => insertOne(id, { ...seen, source })
  const [some, most] = [await on('lever:some', '1'), await on('greenhouse:most', '2')]
  const [newest, checked] = [await on('ashby:newest', '3'), await on('keka:checked', '4')]
  await report(some, 'closed', 1.5)
  await report(newest, 'wrong', 0.5)
  await report(most, 'closed', 1.8)
  await report(await on('greenhouse:most', '5'), 'scam', 1.9)
  await report(checked, 'scam', 3)
  expect(await listReportedSources(database.owner)).toEqual(['greenhouse:most', 'ashby:newest', 'lever:some'])
})

test('deleting a posting deletes its reports', async () => {
  await report(await insertOne('1'), 'wrong', 1)
  await database.owner.deleteFrom('jobs').execute()
  expect(await database.owner.selectFrom('job_reports').selectAll().execute()).toEqual([])
})
