import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { MAX_HIDDEN } from '#core/application-stage.ts'
import { signInAs } from '#test/account-sign-in.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { saveJob } from './account-items.ts'
import {
  hideCompany,
  listHiddenCompanies,
  listTrackedJobs,
  showCompany,
  trackJob,
} from './account-tracker.ts'
import { deleteAccount, exportAccount } from './accounts.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const signIn = async (subject: string) => (await signInAs(database.web, subject)).do

test('a tracked job has its stage and note; a change of one keeps the other', async () => {
  const [first = '', second = '', hidden = ''] = await insertJobs(database.owner, [
    jobRow('1', { title: 'First' }),
    jobRow('2', { title: 'Second' }),
    jobRow('3', { is_active: false }),
  ])
  const asha = await signIn('asha')
  await asha((db) => saveJob(db, first))
  expect(await asha(listTrackedJobs)).toMatchObject([{ id: first, stage: 'saved', note: '' }])
  const savedAt = new Date('2026-01-05T06:30:00Z')
  expect(await asha((db) => trackJob(db, second, { stage: 'offer', note: 'Call', savedAt }))).toBe('done')
  await asha((db) => trackJob(db, first, { stage: 'test', savedAt }))
  await asha((db) => trackJob(db, first, { note: 'Monday' }))
  const jobs = await asha(listTrackedJobs)
  expect(jobs).toMatchObject([
    { id: first, title: 'First', stage: 'test', note: 'Monday' },
    { id: second, stage: 'offer', note: 'Call', saved_at: savedAt },
  ])
  expect(jobs[0]?.changed_at.getTime()).toBeGreaterThan(jobs[0]?.saved_at.getTime() ?? Infinity)
  expect(await asha((db) => trackJob(db, hidden, { stage: 'test' }))).toBe('missing')
})

test('a job is not saved in the future', async () => {
  const [job = ''] = await insertJobs(database.owner, [jobRow('1')])
  const asha = await signIn('asha')
  await asha((db) => trackJob(db, job, { savedAt: new Date('2999-01-01T00:00:00Z') }))
  const [tracked] = await asha(listTrackedJobs)
  expect(tracked?.saved_at.getFullYear()).toBeLessThan(2999)
})

test('companies are hidden once, up to a limit, and shown again', async () => {
  const asha = await signIn('asha')
  await asha((db) => hideCompany(db, 'Kaveri Labs'))
  await asha((db) => hideCompany(db, 'Narmada'))
  expect(await asha((db) => hideCompany(db, ' KAVERI labs'))).toBe('done')
  expect((await asha(listHiddenCompanies)).map(({ company }) => company)).toEqual(['Narmada', 'Kaveri Labs'])
  await asha((db) => showCompany(db, 'kaveri labs'))
  expect(await asha(listHiddenCompanies)).toMatchObject([{ company: 'Narmada' }])
  await asha(async (db) => {
    for (let number = 1; number < MAX_HIDDEN; number++)
      await db
        .insertInto('hidden_companies')
        .values({ name_key: `${number}`, company: `${number}` })
        .execute()
  })
  expect(await asha((db) => hideCompany(db, 'One more'))).toBe('full')
  expect(await asha((db) => hideCompany(db, 'narmada'))).toBe('done')
})

test('stages, notes and hidden companies are the account’s own, exported and deleted with it', async () => {
  const [job = ''] = await insertJobs(database.owner, [jobRow('1')])
  const [asha, ravi] = [await signIn('asha'), await signIn('ravi')]
  await asha(async (db) => {
    await trackJob(db, job, { stage: 'interview', note: 'Room 4' })
    await hideCompany(db, 'Kaveri Labs')
  })
  await ravi(async (db) => {
    await db.updateTable('saved_jobs').set({ note: 'changed' }).execute()
    await showCompany(db, 'Kaveri Labs')
  })
  expect(await ravi(exportAccount)).toMatchObject({ saved_jobs: [], hidden_companies: [] })
  expect(await ravi(listHiddenCompanies)).toEqual([])
  expect(await asha(exportAccount)).toMatchObject({
    saved_jobs: [{ job_id: job, stage: 'interview', note: 'Room 4' }],
    hidden_companies: [{ company: 'Kaveri Labs' }],
  })
  expect(await database.web.selectFrom('hidden_companies').select('company').execute()).toEqual([])
  await asha(deleteAccount)
  for (const table of ['saved_jobs', 'hidden_companies'] as const)
    expect(await database.owner.selectFrom(table).select('account_id').execute(), table).toEqual([])
})

test.each([
  [
    `insert into hidden_companies (account_id, name_key, company) values (gen_random_uuid(), 'k', 'K')`,
    /denied/,
  ],
  [`update hidden_companies set company = 'K'`, /denied/],
  [`update saved_jobs set saved_at = now()`, /denied/],
  [`insert into hidden_companies (name_key, company) values ('', 'K')`, /check constraint/],
])('an account may not: %s', async (statement, refusal) => {
  const asha = await signIn('asha')
  await expect(asha((db) => sql.raw(statement).execute(db))).rejects.toThrow(refusal)
})
