import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { listNewVerifiedJobs } from './jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const now = new Date('2026-11-20T06:30:00Z')
const verified = { verified_at: new Date('2026-11-19T06:30:00Z') }
const ids = async (limit = 10) => {
  const { jobs, total } = await listNewVerifiedJobs(database.owner, now, limit)
  const rows = await database.owner.selectFrom('jobs').select(['id', 'external_id']).execute()
  return { jobs: jobs.map(({ id }) => rows.find((row) => row.id === id)?.external_id), total }
}

test('the week’s new verified postings, freshers first, then the newest', async () => {
  await insertJobs(database.owner, [
    jobRow('old', { ...verified, age: 8 }),
    jobRow('two-days', { ...verified, age: 2, company: 'A' }),
    jobRow('one-day', { ...verified, age: 1, company: 'B' }),
    jobRow('fresher', { ...verified, age: 6, company: 'C', experience_level: 'Fresher' }),
    jobRow('not-verified', { age: 1 }),
    jobRow('long-not-seen', { age: 1, verified_at: new Date('2026-11-12T06:30:00Z') }),
    jobRow('sample', { age: 1, is_sample: true }),
    jobRow('asks-for-money', { ...verified, age: 1, fee_asked: true }),
    jobRow('closed', { ...verified, age: 1, is_active: false, closed_at: now }),
  ])
  expect(await ids()).toEqual({ jobs: ['fresher', 'one-day', 'two-days'], total: 3 })
})

test('one company gets three places, and the total counts all', async () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    jobRow(`${index}`, { ...verified, age: 1 + index / 10 }),
  )
  await insertJobs(database.owner, [...many, jobRow('other', { ...verified, age: 5, company: 'Other' })])
  expect(await ids()).toEqual({ jobs: ['0', '1', '2', 'other'], total: 7 })
  expect(await ids(2)).toEqual({ jobs: ['0', '1'], total: 7 })
})
