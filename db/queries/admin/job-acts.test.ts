import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { recordReport } from '../jobs/job-reports.ts'
import { listActs } from './acts.ts'
import { findNamedPosting, findPostings, readPosting } from './find-postings.ts'
import { closeJob, correctJob, featureJob, keepJob, reopenJob, uncorrectJob } from './job-acts.ts'

const database = testDatabase()
beforeEach(() => database.empty())
const asha = { name: 'asha@pravesh.example', via: 'web' as const }
const acts = async () => (await listActs(database.owner, { limit: 20 })).map(({ act }) => act)

/** A posting and a copy of it on another board, each with a report. */
async function reportedPair(): Promise<[string, string]> {
  const [shown = ''] = await insertJobs(database.owner, [
    jobRow('1', { card_key: 'key', title: 'Ferry Engineer' }),
  ])
  await recordReport(database.owner, shown, 'scam')
  const [copy = ''] = await insertJobs(database.owner, [
    jobRow('2', {
      card_key: 'key',
      title: 'Ferry Engineer',
      source: 'other',
      is_active: false,
      duplicate_of: shown,
    }),
  ])
  return [shown, copy]
}

const stateOf = (id: string) =>
  database.owner
    .selectFrom('jobs')
    .select(['is_active', 'close_reason', 'duplicate_of'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a posting is closed with its copies and reports, logged once, and opened again', async () => {
  const [shown, copy] = await reportedPair()
  expect(await closeJob(database.owner, asha, shown)).toBe('done')
  expect(await closeJob(database.owner, asha, shown)).toBe('unchanged')
  const closed = { is_active: false, close_reason: 'by hand', duplicate_of: null }
  expect(await stateOf(shown)).toEqual(closed)
  expect(await stateOf(copy)).toEqual(closed)
  expect((await readPosting(database.owner, shown))?.reports).toEqual([])
  expect(await listActs(database.owner, { limit: 5 })).toMatchObject([
    {
      actor: 'asha@pravesh.example',
      via: 'web',
      act: 'close posting',
      subject: shown,
      before: { posting: 'Ferry Engineer at Tarangini Systems', open: true, reports: 1 },
      after: { open: false, reports: 0 },
    },
  ])

  expect(await reopenJob(database.owner, asha, shown)).toBe('done')
  expect(await reopenJob(database.owner, asha, shown)).toBe('unchanged')
  expect(await stateOf(shown)).toEqual({ is_active: true, close_reason: null, duplicate_of: null })
  // The copy is the same job, and so it is hidden again.
  expect(await stateOf(copy)).toEqual({ is_active: false, close_reason: null, duplicate_of: shown })
  expect(await acts()).toEqual(['reopen posting', 'close posting'])
})

test('a posting is featured and unfeatured; without words the featured ones are listed', async () => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('1')])
  expect(await featureJob(database.owner, asha, id, true)).toBe('done')
  expect(await featureJob(database.owner, asha, id, true)).toBe('unchanged')
  expect((await findPostings(database.owner, '')).map((job) => job.id)).toEqual([id])
  expect(await featureJob(database.owner, asha, id, false)).toBe('done')
  expect(await findPostings(database.owner, '')).toEqual([])
  expect((await findPostings(database.owner, 'tarangini software')).map((job) => job.id)).toEqual([id])
  expect(await findPostings(database.owner, '%')).toEqual([])
  expect(await acts()).toEqual(['unfeature posting', 'feature posting'])
})

test('reports are handled by keeping the posting', async () => {
  const [id] = await reportedPair()
  expect(await keepJob(database.owner, asha, id)).toBe('done')
  expect(await keepJob(database.owner, asha, id)).toBe('unchanged')
  expect(await stateOf(id)).toMatchObject({ is_active: true })
  expect(await acts()).toEqual(['keep posting'])
})

test('a correction holds when the posting is read again, until the employer changes its text', async () => {
  const evidence = JSON.stringify({
    pay: { text: 'CTC', from: 'text' },
    level: { text: '0-1', from: 'text' },
  })
  const [id = ''] = await insertJobs(database.owner, [
    jobRow('1', { salary_min: 900_000, salary_max: 1_200_000, description: '<p>CTC</p>', evidence }),
  ])
  await recordReport(database.owner, id, 'wrong')
  const correction = { title: 'Software Engineer', salary_min: 300_000, locations: ['Pune'] }
  expect(await correctJob(database.owner, asha, id, correction)).toBe('done')
  expect(await correctJob(database.owner, asha, id, correction)).toBe('unchanged')
  expect(await listActs(database.owner, { limit: 5 })).toMatchObject([
    { act: 'correct posting', before: { salary_min: 900_000 }, after: { salary_min: 300_000 } },
  ])
  const facts = () =>
    database.owner
      .selectFrom('jobs')
      .select(['title', 'salary_min', 'salary_max', 'evidence', 'corrected'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const corrected = { salary_min: 300_000, salary_max: 1_200_000, salary_period: 'year' }
  expect(await facts()).toMatchObject({ salary_min: 300_000, evidence: { level: {} }, corrected })
  expect((await facts()).evidence).not.toHaveProperty('pay')

  // A newer version reads the same text otherwise.
  const read = { title: 'SDE', salary_min: 100_000, salary_max: 200_000 }
  await database.owner.updateTable('jobs').set(read).where('id', '=', id).execute()
  expect(await facts()).toMatchObject({ title: 'SDE', salary_min: 300_000, salary_max: 1_200_000 })
  await database.owner
    .updateTable('jobs')
    .set({ ...read, description: '<p>New</p>' })
    .where('id', '=', id)
    .execute()
  expect(await facts()).toMatchObject({ ...read, corrected: null })
})

test('a correction is dropped, so that the next crawl reads the posting anew', async () => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('1', { content_hash: 'hash' })])
  expect(await uncorrectJob(database.owner, asha, id)).toBe('unchanged')
  await correctJob(database.owner, asha, id, { category: 'Backend' })
  expect(await uncorrectJob(database.owner, asha, id)).toBe('done')
  const { content_hash, corrected } = await database.owner
    .selectFrom('jobs')
    .select(['content_hash', 'corrected'])
    .executeTakeFirstOrThrow()
  expect({ content_hash, corrected }).toEqual({ content_hash: null, corrected: null })
})

test('samples and unknown postings are not changed, and nothing is logged', async () => {
  const [sample = ''] = await insertJobs(database.owner, [jobRow('1', { is_sample: true })])
  expect(await closeJob(database.owner, asha, sample)).toBe('sample')
  expect(await closeJob(database.owner, asha, '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10')).toBe('unknown')
  expect(await acts()).toEqual([])
})

test('a posting is named by its id or by the address of its page', async () => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('1')])
  const short = id.replaceAll('-', '').slice(0, 12)
  for (const name of [
    id,
    `https://jobs.example/jobs/ferry-engineer-${short}?utm=x`,
    `/jobs?job=${id}`,
    short,
  ])
    expect(await findNamedPosting(database.owner, name), name).toBe(id)
  for (const name of ['', 'nothing', '/jobs/%E0%A4', 'https://jobs.example/jobs/a-000000000000'])
    expect(await findNamedPosting(database.owner, name), name).toBeNull()
})

test('the log cannot be edited, and its acts are there only if they happened', async () => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('1')])
  await featureJob(database.owner, asha, id, true)
  await expect(sql`update admin_acts set actor = 'x'`.execute(database.owner)).rejects.toThrow(
    'is not changed',
  )
  await expect(sql`delete from admin_acts`.execute(database.owner)).rejects.toThrow('is not changed')
  await expect(sql`select * from admin_acts`.execute(database.web)).rejects.toThrow('permission denied')
  await expect(sql`select * from admin_sessions`.execute(database.web)).rejects.toThrow('permission denied')
})

test('a posting that asks for money is not featured', async () => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('fee', { fee_asked: true })])
  expect(await featureJob(database.owner, asha, id, true)).toBe('unchanged')
})
