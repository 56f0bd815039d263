import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { openHostQueue } from './host-queue.ts'
import { startMaintenance } from './maintenance.ts'
import { signInAccount } from './queries/accounts/account-sessions.ts'
import { recordClick } from './queries/jobs/clicks.ts'

const database = testDatabase()
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.empty()
})

const clicksOf = async (id: string) =>
  (await database.owner.selectFrom('jobs').select('clicks').where('id', '=', id).executeTakeFirstOrThrow())
    .clicks

test('clicks reach the popular order within a minute, until maintenance is stopped', async () => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('1')])
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const stop = startMaintenance(database, logError)
  const click = { item_id: id, user_agent: null, referrer: null }

  await recordClick(database.web, click)
  vi.advanceTimersByTime(MINUTE)
  await expect.poll(() => clicksOf(id)).toBe(1)

  await stop()
  await recordClick(database.web, click)
  vi.advanceTimersByTime(10 * MINUTE)
  expect(await clicksOf(id)).toBe(1)
  expect(logError).not.toHaveBeenCalled()
})

test('the embedded engine gets a vacuum and a checkpoint every half hour', async () => {
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const statements: string[] = []
  const owner = database.owner.withPlugin({
    transformQuery: ({ node }) => {
      const statement = node.kind === 'RawNode' ? node.sqlFragments.join('') : ''
      if (/^(?:vacuum|checkpoint)/.test(statement)) statements.push(statement)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const stop = startMaintenance({ engine: database.engine, owner }, logError)
  vi.advanceTimersByTime(30 * MINUTE)
  await stop()
  expect(statements).toEqual(database.engine === 'pglite' ? ['vacuum analyze', 'checkpoint'] : [])
  expect(logError).not.toHaveBeenCalled()
})

test('unconfirmed postings are closed while the site runs, at its start and every hour', async () => {
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const old = { verified_at: new Date('2020-01-01'), first_seen_at: new Date('2020-01-01') }
  const active = async () =>
    (await database.owner.selectFrom('jobs').select('external_id').where('is_active', '=', true).execute())
      .map(({ external_id }) => external_id)
      .toSorted()
  await insertJobs(database.owner, [jobRow('1', old), jobRow('2')])
  const stop = startMaintenance(database, logError)
  await expect.poll(active).toEqual(['2'])
  await insertJobs(database.owner, [jobRow('3', old)])
  // The first tidy may still be deleting old runs; a timer tick during it is skipped.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(60 * MINUTE)
      return active()
    })
    .toEqual(['2'])
  await stop()
  expect(logError).not.toHaveBeenCalled()
})

test('addresses not confirmed in time are erased while the site runs; those never mailed are kept', async () => {
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const longAgo = new Date('2020-01-01')
  await database.owner
    .insertInto('newsletter_subscribers')
    .values([
      { address: 'late@mail.example', mail_after: null, mailed_at: longAgo },
      { address: 'confirmed@mail.example', mail_after: null, mailed_at: longAgo, confirmed_at: longAgo },
      { address: 'never-mailed@mail.example' },
    ])
    .execute()
  const stop = startMaintenance(database, logError)
  const kept = async () =>
    (
      await database.owner.selectFrom('newsletter_subscribers').select('address').orderBy('address').execute()
    ).map(({ address }) => address)
  await expect.poll(kept).toEqual(['confirmed@mail.example', 'never-mailed@mail.example'])
  await stop()
  expect(logError).not.toHaveBeenCalled()
})

test('a failure is logged and retried', async () => {
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const broken = fakeDatabase(() => Promise.reject(new Error('The database is down')))
  const stop = startMaintenance({ engine: 'postgres', owner: broken }, logError)
  const atOnce = ['changes that were read', 'figures of the market', 'old rows', 'postings not confirmed']
  const failed = () => {
    const what = logError.mock.calls.map(([, what]) => what)
    return [...what.slice(0, atOnce.length).toSorted(), ...what.slice(atOnce.length)]
  }
  await expect.poll(failed).toEqual(atOnce)
  vi.advanceTimersByTime(MINUTE)
  await expect.poll(failed).toEqual([...atOnce, 'click counts'])
  vi.advanceTimersByTime(MINUTE)
  await expect.poll(failed).toEqual([...atOnce, 'click counts', 'click counts'])
  await stop()
})

test('old rows are left to the workers while they enqueue their deletion, and to the site again when they stop', async () => {
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const { engine, owner } = database
  const queue = await openHostQueue({ engine, owner, hostsAtOnce: 1, takeoverSeconds: 60, onError: logError })
  await queue.offerRetention()
  await queue.close()
  await sql`
    insert into ingest_runs (source, started_at, finished_at, outcome)
    values ('greenhouse:old', now(), now() - interval '91 days', 'done')`.execute(owner)
  const runs = async () => (await owner.selectFrom('ingest_runs').select('source').execute()).length
  const stop = startMaintenance(database, logError)
  // Stopping waits for the deletion of the start.
  await stop()
  expect(await runs()).toBe(1)

  await sql`update pgboss.job set created_on = now() - interval '3 hours' where name = 'retention'`.execute(
    owner,
  )
  const stopLater = startMaintenance(database, logError)
  await stopLater()
  expect(await runs()).toBe(0)
  expect(logError).not.toHaveBeenCalled()
})

test('expired sessions are deleted while the site runs, and others are kept', async () => {
  const logError = vi.fn<(error: unknown, what: string) => void>()
  const identity = {
    issuer: 'https://id.example',
    subject: 'asha',
    email: null,
    emailVerified: false,
    name: null,
  }
  for (const byte of [1, 2]) await signInAccount(database.web, identity, Buffer.alloc(32, byte))
  await database.owner
    .updateTable('account_sessions')
    .set({ expires_at: new Date('2020-01-01') })
    .where('id_hash', '=', Buffer.alloc(32, 1))
    .execute()
  const stop = startMaintenance(database, logError)
  const left = () => database.owner.selectFrom('account_sessions').select('id_hash').execute()
  await expect.poll(async () => (await left()).map(({ id_hash }) => id_hash[0])).toEqual([2])
  await stop()
  expect(logError).not.toHaveBeenCalled()
})
