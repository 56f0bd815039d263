import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type DatabaseHandle } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { keepIndex } from '#find/index-keeper.ts'
import { jobRow, insertJobs } from './job-rows.ts'
import { administer, databaseUrl } from './postgres-admin.ts'
import { startOwnPostgres, type OwnPostgres } from './postgres.ts'
import { startStandby } from './postgres-standby.ts'

let primary: OwnPostgres
let standby: OwnPostgres

beforeAll(async () => {
  primary = await startOwnPostgres()
  await administer(primary.url, 'create database site')
  standby = await startStandby(primary, { restartAfterMs: 500 })
}, 60_000)

afterAll(async () => {
  await standby?.stop()
  await primary?.stop()
})

/** The site's handle, with what it reported. */
async function opened(url = standby.url, maxLagMs = 5_000) {
  const reports: string[] = []
  const replica = { url: databaseUrl(url, 'site'), maxLagMs }
  const settings = { databaseUrl: databaseUrl(primary.url, 'site'), dataDirectory: '' }
  const handle = await openDatabase(settings, undefined, replica)
  onTestFinished(handle.close)
  handle.watch((_error, what) => void reports.push(what))
  await handle.warm()
  return { ...handle, reports }
}

const comesFromStandby = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
  return rows[0]?.standby
}

/** How many sessions of a server wait in `pg_sleep`. */
async function sleeping(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)
  await client.end()
  return rowCount ?? 0
}

async function untilUsed({ replica }: DatabaseHandle, used = true): Promise<void> {
  await expect.poll(() => replica?.isUsed(), { timeout: 15_000 }).toBe(used)
}

test('reads go to the standby, as the web role, and writes to the primary', async () => {
  const database = await opened()
  await untilUsed(database)
  expect(await comesFromStandby(database.reads)).toBe(true)
  expect(await comesFromStandby(database.web)).toBe(false)
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database.reads)
  expect(rows).toEqual([{ role: 'pravesh_web' }])
  await insertJobs(database.owner, [jobRow('1')])
  const count = async () => (await database.reads.selectFrom('public_jobs').select('id').execute()).length
  await expect.poll(count).toBe(1)
  expect(database.replica?.lagMs()).toBeLessThan(5_000)
})

test('the index of postings is kept from the standby', async () => {
  const database = await opened()
  await untilUsed(database)
  const errors: unknown[] = []
  const index = keepIndex({ db: database.reads, logError: (error) => void errors.push(error) })
  onTestFinished(index.stop)
  await index.built
  const before = index.state()?.postings ?? -1
  await insertJobs(database.owner, [jobRow('2'), jobRow('3')])
  await expect.poll(() => index.state()?.postings, { timeout: 15_000 }).toBe(before + 2)
  expect(errors).toEqual([])
})

test('while the standby replays nothing, reads come back to the primary, and go there again afterwards', async () => {
  const database = await opened(standby.url, 1_000)
  await untilUsed(database)
  await administer(standby.url, 'select pg_wal_replay_pause()')
  await insertJobs(database.owner, [jobRow('4')])
  await untilUsed(database, false)
  expect(await comesFromStandby(database.reads)).toBe(false)
  await administer(standby.url, 'select pg_wal_replay_resume()')
  await untilUsed(database)
  expect(await comesFromStandby(database.reads)).toBe(true)
  expect(database.reports).toContain('The read replica is not used: it is more than 1 s late')
  expect(database.reports.at(-1)).toBe('The read replica is used')
})

test('a standby that is killed fails no read, also none under way', async () => {
  const database = await opened()
  await untilUsed(database)
  const pid = standby.pid()
  const slow = Array.from({ length: 5 }, () =>
    sql<{ standby: boolean }>`
      select pg_is_in_recovery() as standby, case when pg_is_in_recovery() then pg_sleep(4) end`.execute(
      database.reads,
    ),
  )
  await expect.poll(() => sleeping(standby.url)).toBeGreaterThan(0)
  if (pid !== null) process.kill(pid, 'SIGQUIT')
  const answers = await Promise.all(slow)
  expect(answers.map(({ rows }) => rows[0]?.standby)).toEqual([false, false, false, false, false])
  await database.health.ask()
  // Its supervisor starts it again.
  await untilUsed(database)
  expect(await comesFromStandby(database.reads)).toBe(true)
})

test('a server that is no standby of this primary is not read', async () => {
  const database = await opened(primary.url)
  await expect.poll(() => database.reports).toContain('The read replica is not used: it is not a standby')
  expect(database.replica?.isUsed()).toBe(false)
  expect(await comesFromStandby(database.reads)).toBe(false)
})

test('an address where nobody answers is no hindrance', async () => {
  const database = await opened('postgres://postgres@127.0.0.1:9/site')
  expect(await comesFromStandby(database.reads)).toBe(false)
  await database.health.ask()
  expect(database.reports).toEqual(['The read replica is not used: it does not answer'])
})

// The last test: afterwards the primary is gone.
test('while the primary is away, pages are read from the standby, and health says so', async () => {
  const database = await opened()
  await untilUsed(database)
  await primary.stop()
  await expect.poll(() => database.health.isReadOnly?.(), { timeout: 15_000 }).toBe(true)
  expect(database.health.isAway()).toBe(false)
  await database.health.ask()
  expect(await comesFromStandby(database.reads)).toBe(true)
  await expect(sql`select 1`.execute(database.web)).rejects.toThrow()
})
