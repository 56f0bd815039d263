import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { readNow } from '#db/clock.ts'
import { openHostQueue } from '#db/host-queue.ts'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { testDatabase } from '#test/database.ts'
import { boardHost, startWorker } from '#test/ingest/board-host.ts'
import { jobs } from '#test/greenhouse-board.ts'

const database = testDatabase()
const HOUR_MS = 3_600_000
const MONTH_S = 30 * 86_400

beforeEach(() => database.empty())
afterEach(async () => {
  vi.useRealTimers()
  await sql`drop schema if exists pgboss cascade`.execute(database.owner)
})

/** Everything stored becomes older. */
async function pass(seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`
  await sql`update boards set seen_at = seen_at - ${ago}, read_at = read_at - ${ago},
    doubted_at = doubted_at - ${ago}, last_run_at = last_run_at - ${ago}, changed_at = changed_at - ${ago},
    gone_since = gone_since - ${ago}, retry_at = retry_at - ${ago}`.execute(database.owner)
  await sql`update jobs set missed_since = missed_since - ${ago}, last_seen_at = last_seen_at - ${ago},
    verified_at = verified_at - ${ago}, first_seen_at = first_seen_at - ${ago}`.execute(database.owner)
}

async function isDue(): Promise<boolean | undefined> {
  const [state] = await boardDueStates(database.owner, ['greenhouse:a'], 3600)
  return state?.due
}

const boardRow = () => database.owner.selectFrom('boards').selectAll().executeTakeFirstOrThrow()
const jobRows = () =>
  database.owner
    .selectFrom('jobs')
    .select(['external_id', 'is_active', 'missed_since', 'first_seen_at', 'content_changed_at'])
    .orderBy('external_id')
    .execute()

/** Moves this process's clock. The database has its own. */
function shiftClock(byMs: number): void {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
}

describe.each([
  ['an hour ahead', HOUR_MS],
  ['a month behind', -MONTH_S * 1000],
  ['a month ahead', MONTH_S * 1000],
])('with a clock %s', (_, shiftMs) => {
  test('what is stored has the database’s time', async () => {
    await using at = await boardHost(database.owner)
    const before = await readNow(database.owner)
    shiftClock(shiftMs)
    await at.crawl()
    const after = await readNow(database.owner)
    const board = await boardRow()
    const { rows: runs } = await sql<{ started_at: Date }>`select started_at from ingest_runs`.execute(
      database.owner,
    )
    const stored = [
      board.seen_at,
      board.changed_at,
      ...runs.map((run) => run.started_at),
      ...(await jobRows()).flatMap((job) => [job.first_seen_at, job.content_changed_at]),
    ]
    expect(stored).toHaveLength(7)
    for (const time of stored) {
      expect(time?.getTime()).toBeGreaterThanOrEqual(before.getTime())
      expect(time?.getTime()).toBeLessThanOrEqual(after.getTime())
    }
  })

  test.each([
    ['0', 0],
    ['600', 600],
    ['a date', 600],
    [null, 10],
  ])('a board that asks with Retry-After %s to wait is asked again on time', async (header, seconds) => {
    await using at = await boardHost(database.owner)
    await at.crawl()
    await database.owner.updateTable('boards').set({ tier: 'monthly' }).execute()
    await pass(MONTH_S + 60)
    at.state.status = 429
    // The server's clock is right, and its date is a time after its own answer.
    at.state.retryAfter = header === 'a date' ? new Date(Date.now() + 600_000).toUTCString() : header
    shiftClock(shiftMs)
    await at.crawl()
    const { retry_at, last_run_at, failures } = await boardRow()
    expect(failures).toBe(1)
    const waits = ((retry_at?.getTime() ?? 0) - (last_run_at?.getTime() ?? 0)) / 1000
    expect(Math.abs(waits - seconds)).toBeLessThan(5)
    if (seconds >= 600) expect(await isDue()).toBe(false)
    await pass(seconds)
    expect(await isDue()).toBe(true)
    at.state.status = 200
    await at.crawl()
    expect((await boardRow()).failures).toBe(0)
    expect(await isDue()).toBe(false)
  })

  test('a posting that is gone is closed after twelve hours, and neither sooner nor twice', async () => {
    await using at = await boardHost(database.owner)
    await at.crawl()
    await pass(3601)
    at.state.listed = jobs(2, 1)
    shiftClock(shiftMs)
    await at.crawl()
    await pass(3601)
    await at.crawl()
    expect((await jobRows()).map((job) => [job.external_id, job.is_active])).toEqual([
      ['1', true],
      ['2', true],
    ])
    await pass(12 * 3600)
    await at.crawl()
    expect((await jobRows()).map((job) => [job.external_id, job.is_active])).toEqual([
      ['1', false],
      ['2', true],
    ])
  })

  test('a board that is gone is dead only when it is still gone a day later', async () => {
    await using at = await boardHost(database.owner)
    await at.crawl()
    at.state.status = 404
    await pass(3601)
    await at.crawl()
    shiftClock(shiftMs)
    await pass(3601)
    await sql`update boards set asked_at = now()`.execute(database.owner)
    await at.crawl()
    expect(await boardRow()).toMatchObject({ state: 'active', finding: 'gone', failures: 2 })
    await pass(86_401)
    await at.crawl()
    expect(await boardRow()).toMatchObject({ state: 'dead' })
  })

  test('workers with such a clock share the boards, and each is asked once', async () => {
    await using at = await boardHost(database.owner, ['a', 'b', 'c'])
    const done: string[] = []
    const errors: unknown[] = []
    const start = () => startWorker({ database, on: [at], done, errors })
    const stopRight = await start()
    shiftClock(shiftMs)
    const stopWrong = await start()
    await expect.poll(() => done.toSorted()).toEqual(['greenhouse:a', 'greenhouse:b', 'greenhouse:c'])
    await Promise.all([stopRight(), stopWrong()])
    expect(errors).toEqual([])
    expect(at.state.asked).toBe(3)
  })

  test('the job of a worker that died is taken over, and that of a living one is not', async () => {
    await using at = await boardHost(database.owner)
    const done: string[] = []
    const errors: unknown[] = []
    const queueJob = {
      host: at.name,
      sources: ['greenhouse:a'],
      links: [],
      contentLinks: [],
      reported: false,
    }
    const { engine, owner } = database
    const queue = await openHostQueue({ engine, owner, hostsAtOnce: 1, takeoverSeconds: 60, onError() {} })
    let end = () => {}
    await queue.offer([{ ...queueJob, everySeconds: 3600 }])
    await queue.take(async () => {
      await new Promise<void>((resolve) => (end = resolve))
      return null
    })
    const active = () => sql`select from pgboss.job where name = 'hosts' and state = 'active'`.execute(owner)
    await expect.poll(async () => (await active()).rows.length).toBe(1)
    shiftClock(shiftMs)
    const stop = await startWorker({ database, on: [at], done, errors })
    // A look at the queue of the worker with the wrong clock.
    await expect.poll(async () => (await active()).rows.length).toBe(1)
    expect(done).toEqual([])
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes'
      where name = 'hosts'`.execute(owner)
    await expect.poll(() => done).toEqual(['greenhouse:a'])
    end()
    await Promise.all([stop(), queue.close()])
    expect(errors).toEqual([])
  })
})
