import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '#test/account-sign-in.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import {
  isJobSaved,
  isSearchSaved,
  listOpenedJobs,
  listSavedJobs,
  listSavedSearches,
  MAX_SAVED_SEARCHES,
  recordOpenedJob,
  saveJob,
  saveSearch,
  unsaveJob,
  unsaveSearch,
} from './account-items.ts'
import { findSession } from './account-sessions.ts'
import { NOTHING_SAID } from '#core/about-me.ts'
import { writeAbout } from './account-about.ts'
import { addTicks } from './account-skills.ts'
import { hideCompany } from './account-tracker.ts'
import { deleteAccount, exportAccount, getAccount, setUserType } from './accounts.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const signIn = (subject: string) => signInAs(database.web, subject)

const TABLES = [
  'accounts',
  'account_sessions',
  'saved_jobs',
  'opened_jobs',
  'saved_searches',
  'hidden_companies',
  'account_skills',
  'account_steps',
  'account_about',
] as const

/** Two accounts, the first with a row of every kind. */
async function twoAccounts() {
  const [job = ''] = await insertJobs(database.owner, [jobRow('1')])
  const [asha, ravi] = [await signIn('asha'), await signIn('ravi')]
  await asha.do(async (db) => {
    await saveJob(db, job)
    await recordOpenedJob(db, job)
    await saveSearch(db, 'search=react')
    await hideCompany(db, 'Kaveri Labs')
    await addTicks(db, { skills: ['SQL'], steps: ['p1#1'] })
    await writeAbout(db, { ...NOTHING_SAID, years: 0 })
  })
  return { job, asha, ravi }
}

test('without an account set the web role sees no account’s rows', async () => {
  await twoAccounts()
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(database.web)
    expect(rows, table).toEqual([])
  }
  await expect(unsaveJob(database.web, crypto.randomUUID())).resolves.toBeUndefined()
  await deleteAccount(database.web)
  await expect(saveSearch(database.web, 'search=x')).rejects.toThrow(/row-level security|null value/)
  expect(await database.owner.selectFrom('accounts').select('subject').execute()).toHaveLength(2)
})

test('an account cannot see, change or delete another’s rows', async () => {
  const { job, asha, ravi } = await twoAccounts()
  const seen = await ravi.do(async (db) => {
    await setUserType(db, 'founder')
    await unsaveJob(db, job)
    await unsaveSearch(db, 'search=react')
    await db.deleteFrom('opened_jobs').execute()
    return [await exportAccount(db), await isJobSaved(db, job), await isSearchSaved(db, 'search=react')]
  })
  expect(seen).toMatchObject([
    { account: { subject: 'ravi' }, saved_jobs: [], opened_jobs: [], saved_searches: [] },
    false,
    false,
  ])
  await ravi.do(deleteAccount)
  const kept = await asha.do(exportAccount)
  expect(kept).toMatchObject({
    account: { subject: 'asha', user_type: null },
    sessions: [{}],
    saved_jobs: [{ job_id: job, title: 'Software Engineer' }],
    opened_jobs: [{ job_id: job }],
    saved_searches: [{ query: 'search=react' }],
  })
})

test('the account is set only for its transaction, whether it commits or fails', async () => {
  const { asha } = await twoAccounts()
  await expect(
    asha.do(() => {
      throw new Error('broke')
    }),
  ).rejects.toThrow('broke')
  for (let i = 0; i < 6; i++) {
    const { rows } = await sql`select 1 from accounts`.execute(database.web)
    expect(rows).toEqual([])
  }
})

test.each([
  `insert into accounts (issuer, subject) values ('i', 's')`,
  `update accounts set subject = 's'`,
  `update accounts set email = 'e'`,
  'select id_hash from account_sessions',
  'delete from account_sessions',
  `update account_sessions set expires_at = now()`,
  `insert into saved_jobs (account_id, job_id) values (gen_random_uuid(), gen_random_uuid())`,
  `insert into saved_searches (account_id, query) values (gen_random_uuid(), 'q')`,
  'update saved_jobs set job_id = gen_random_uuid()',
  'truncate accounts',
])('an account may not: %s', async (statement) => {
  const asha = await signIn('asha')
  await expect(asha.do((db) => sql.raw(statement).execute(db))).rejects.toThrow(/permission denied/)
})

test('deleting an account deletes everything, its sessions included', async () => {
  const { asha } = await twoAccounts()
  await asha.do(deleteAccount)
  expect(await findSession(database.web, asha.hash)).toBeNull()
  expect(await asha.do(getAccount)).toBeNull()
  for (const table of TABLES) {
    const { rows } = await sql<{ account: string }>`
      select * from ${sql.table(table)}`.execute(database.owner)
    expect(JSON.stringify(rows), table).not.toContain(asha.id)
  }
})

test('a saved job that has closed is listed as closed; one that was never public cannot be saved', async () => {
  const [first = '', second = '', hidden = ''] = await insertJobs(database.owner, [
    jobRow('1', { title: 'First' }),
    jobRow('2', { title: 'Second' }),
    jobRow('3', { is_active: false }),
  ])
  const asha = await signIn('asha')
  await asha.do((db) => saveJob(db, first))
  await asha.do((db) => saveJob(db, second))
  expect(await asha.do((db) => saveJob(db, second))).toBe('done')
  expect(await asha.do((db) => saveJob(db, hidden))).toBe('missing')
  await expect(
    asha.do((db) => db.insertInto('saved_jobs').values({ job_id: hidden }).execute()),
  ).rejects.toThrow(/row-level security/)
  const closed_at = new Date()
  await database.owner
    .updateTable('jobs')
    .set({ is_active: false, closed_at })
    .where('id', '=', first)
    .execute()
  expect(await asha.do(listSavedJobs)).toMatchObject([
    { id: second, title: 'Second', is_active: true, closed_at: null },
    { id: first, title: 'First', is_active: false, closed_at },
  ])
  await asha.do((db) => unsaveJob(db, second))
  expect(await asha.do(listSavedJobs)).toHaveLength(1)
})

test('opening a job again moves it up and keeps when it was first opened', async () => {
  const [first = '', second = ''] = await insertJobs(database.owner, [jobRow('1'), jobRow('2')])
  const asha = await signIn('asha')
  for (const job of [first, second, first, crypto.randomUUID()])
    await asha.do((db) => recordOpenedJob(db, job))
  expect((await asha.do(listOpenedJobs)).map(({ id }) => id)).toEqual([first, second])
  const { opened_jobs } = await asha.do(exportAccount)
  expect(opened_jobs[0]?.last_opened_at.getTime()).toBeGreaterThan(
    opened_jobs[0]?.first_opened_at.getTime() ?? Infinity,
  )
})

test('each search is saved once, up to a limit', async () => {
  const asha = await signIn('asha')
  expect(await asha.do((db) => saveSearch(db, 'search=go'))).toBe('done')
  expect(await asha.do((db) => saveSearch(db, 'search=go'))).toBe('done')
  expect(await asha.do(listSavedSearches)).toEqual([{ query: 'search=go', created_at: expect.any(Date) }])
  for (let i = 1; i < MAX_SAVED_SEARCHES; i++) await asha.do((db) => saveSearch(db, `search=${i}`))
  expect(await asha.do((db) => saveSearch(db, 'search=one+more'))).toBe('full')
  expect(await asha.do((db) => saveSearch(db, 'search=go'))).toBe('done')
})

test('a user type must be a known one', async () => {
  const asha = await signIn('asha')
  await asha.do((db) => setUserType(db, 'job-seeker'))
  expect(await asha.do(getAccount)).toMatchObject({ email: 'asha@mail.example', user_type: 'job-seeker' })
  await expect(
    asha.do((db) => sql`update accounts set user_type = 'job-provider'`.execute(db)),
  ).rejects.toThrow(/check/)
})
