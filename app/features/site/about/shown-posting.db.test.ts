import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { readShownPosting } from './shown-posting.server.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const now = new Date()
const seen = { first_seen_at: now, last_seen_at: now, verified_at: now }
const shown = async () => (await readShownPosting(database.web, now))?.job.external_id ?? null

test('without a job there is nothing to show; a sample before nothing; a verified job before a sample', async () => {
  expect(await shown()).toBeNull()
  await insertJobs(database.owner, [jobRow('sample', { is_sample: true, source: 'sample' })])
  expect(await shown()).toBe('sample')
  await insertJobs(database.owner, [jobRow('unconfirmed', { verified_at: null })])
  expect(await shown()).toBe('sample')
  await insertJobs(database.owner, [jobRow('verified', seen)])
  expect(await shown()).toBe('verified')
})

test('of the verified jobs, the one with the most quoted facts', async () => {
  const line = { text: '0–1 years', from: 'text' }
  await insertJobs(database.owner, [
    jobRow('newer', seen),
    jobRow('quoted', { ...seen, evidence: JSON.stringify({ experience: line, batch: line }) }),
    jobRow('other', { ...seen, evidence: JSON.stringify({ experience: line }) }),
  ])
  expect(await shown()).toBe('quoted')
})
