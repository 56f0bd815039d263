import { afterEach, expect, test } from 'vitest'
import type { NormalisedPosting } from '#core/posting.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { retireSamples, upsertPostings } from './job-ingest.ts'

const database = testDatabase()
afterEach(() => database.empty())

const MORNING = new Date('2026-11-20T03:00:00Z')
const NOON = new Date('2026-11-20T06:30:00Z')

function posting(external_id: string, overrides: Partial<NormalisedPosting> = {}): NormalisedPosting {
  return {
    source: 'greenhouse:tarangini',
    external_id,
    source_url: `https://careers.tarangini.example/jobs/${external_id}`,
    application_url: `https://careers.tarangini.example/jobs/${external_id}`,
    title: 'Backend Engineer',
    company: 'Tarangini Systems',
    company_logo_url: null,
    location: 'Pune',
    locations: ['Pune'],
    category: 'Backend',
    experience_level: 'Experienced',
    experience_min: 2,
    experience_max: null,
    work_mode: null,
    job_type: null,
    salary_min: null,
    salary_max: null,
    salary_period: 'year',
    description: '<p>Work.</p>',
    skills: ['Node.js'],
    posted_at: new Date('2026-11-01T00:00:00Z'),
    application_deadline: null,
    requisition_id: 'R-1',
    ...overrides,
  }
}

const rows = () => database.owner.selectFrom('jobs').selectAll().orderBy('external_id').execute()

test('a board goes in as verified postings', async () => {
  const many = Array.from({ length: 230 }, (_, index) => posting(String(index).padStart(3, '0')))
  expect(await upsertPostings(database.owner, many, NOON)).toEqual({
    inserted: 230,
    updated: 0,
    unchanged: 0,
  })
  const [first] = await rows()
  expect(first).toMatchObject({
    source: 'greenhouse:tarangini',
    external_id: '000',
    verified_at: NOON,
    first_seen_at: NOON,
    last_seen_at: NOON,
    is_active: true,
    is_sample: false,
  })
})

test('the same board again changes no row', async () => {
  await upsertPostings(database.owner, [posting('1'), posting('2')], NOON)
  const before = await rows()
  const minuteLater = new Date(NOON.getTime() + 60_000)
  expect(await upsertPostings(database.owner, [posting('1'), posting('2')], minuteLater)).toEqual({
    inserted: 0,
    updated: 0,
    unchanged: 2,
  })
  expect(await rows()).toEqual(before)
})

test('an unchanged posting seen hours later only moves its last sighting', async () => {
  await upsertPostings(database.owner, [posting('1')], MORNING)
  const [before] = await rows()
  await upsertPostings(database.owner, [posting('1')], NOON)
  expect(await rows()).toEqual([{ ...before, last_seen_at: NOON, verified_at: NOON }])
})

test('a changed posting is rewritten and keeps its id and first sighting', async () => {
  await upsertPostings(database.owner, [posting('1'), posting('2')], MORNING)
  const [before] = await rows()
  const changed = posting('1', {
    title: 'Senior Backend Engineer',
    salary_min: 1_000_000,
    salary_max: 1_500_000,
  })
  expect(await upsertPostings(database.owner, [changed, posting('2')], NOON)).toEqual({
    inserted: 0,
    updated: 1,
    unchanged: 1,
  })
  const [after] = await rows()
  expect(after).toMatchObject({
    id: before?.id,
    first_seen_at: MORNING,
    content_changed_at: NOON,
    title: 'Senior Backend Engineer',
    salary_max: 1_500_000,
  })
})

test('a closed posting that its board lists again opens again', async () => {
  await upsertPostings(database.owner, [posting('1')], MORNING)
  await database.owner.updateTable('jobs').set({ is_active: false, closed_at: MORNING }).execute()
  expect(await upsertPostings(database.owner, [posting('1')], NOON)).toMatchObject({ updated: 1 })
  expect(await rows()).toMatchObject([{ is_active: true, closed_at: null }])
})

test('an older saved response never overwrites a newer one', async () => {
  await upsertPostings(database.owner, [posting('1', { title: 'New title' })], NOON)
  expect(await upsertPostings(database.owner, [posting('1', { title: 'Old title' })], MORNING)).toEqual({
    inserted: 0,
    updated: 0,
    unchanged: 1,
  })
  expect(await rows()).toMatchObject([{ title: 'New title', last_seen_at: NOON }])
})

test('a failing posting takes its whole board back', async () => {
  const bad = posting('2', { experience_min: 9, experience_max: 3 })
  await expect(upsertPostings(database.owner, [posting('1'), bad], NOON)).rejects.toThrow(/check constraint/)
  expect(await rows()).toEqual([])
})

test('samples retire, and only they', async () => {
  await insertJobs(database.owner, [jobRow('real'), jobRow('sample', { is_sample: true })])
  expect(await retireSamples(database.owner)).toBe(1)
  expect(await rows()).toMatchObject([{ external_id: 'real' }])
})
