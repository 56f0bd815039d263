import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { DEFAULT_RETENTION } from '#core/retention.ts'
import { readNow } from '#db/clock.ts'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { parseSource } from '#ingest/adapters/sources.ts'
import { linkSources } from '#ingest/links/check-links.ts'
import { createHttp } from '#ingest/network/http.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import { testDatabase } from '#test/database.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { serve } from '#test/ingest/loopback.ts'
import { crawlHost } from './crawl-host.ts'
import { workBoards } from './work-boards.ts'

const database = testDatabase()
const HOUR_MS = 3_600_000
const MONTH_S = 30 * 86_400

beforeEach(() => database.empty())
afterEach(async () => {
  vi.useRealTimers()
  await sql`drop schema if exists pgboss cascade`.execute(database.owner)
})

/** A host with boards, and a worker on it whose limits do not outlast a test. */
async function host(boards = ['a']) {
  const at = { status: 200, retryAfter: null as string | null, listed: jobs(1, 2), asked: 0 }
  const server = await serve((_, response) => {
    at.asked += 1
    const headers = at.retryAfter === null ? {} : { 'retry-after': at.retryAfter }
    response.writeHead(at.status, at.status === 200 ? {} : headers)
    response.end(greenhouseBoard('Kaveri Systems', at.listed))
  })
  const settings = { company: null, baseUrl: new URL(server.url), pages: [] }
  const sources = boards.map((board) => parseSource(`greenhouse:${board}`, settings))
  const network = () => {
    const rateLimiter = createRateLimiter({ intervalMs: 0, maxWaitMs: 0 })
    const http = createHttp({ userAgent: 'test', allowLoopback: true, rateLimiter, retryDelaysMs: [] })
    return { http, rateLimiter, robots: createRobots({ http, rateLimiter }), allowed: new Set<string>() }
  }
  const crawl = () =>
    crawlHost({
      host: new URL(server.url).host,
      sources,
      links: [],
      contentLinks: [],
      onThisMachine: true,
      linkSources: linkSources(sources, [], new Set()),
      everySeconds: 3600,
      owner: database.owner,
      network: network(),
      signal: new AbortController().signal,
      onDone() {},
      onLink() {},
      onContentLink() {},
    })
  return { at, sources, network, crawl, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

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
    await using at = await host()
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
    await using at = await host()
    await at.crawl()
    await database.owner.updateTable('boards').set({ tier: 'monthly' }).execute()
    await pass(MONTH_S + 60)
    at.at.status = 429
    // The server's clock is right, and its date is a time after its own answer.
    at.at.retryAfter = header === 'a date' ? new Date(Date.now() + 600_000).toUTCString() : header
    shiftClock(shiftMs)
    await at.crawl()
    const { retry_at, last_run_at, failures } = await boardRow()
    expect(failures).toBe(1)
    const waits = ((retry_at?.getTime() ?? 0) - (last_run_at?.getTime() ?? 0)) / 1000
    expect(Math.abs(waits - seconds)).toBeLessThan(5)
    if (seconds >= 600) expect(await isDue()).toBe(false)
    await pass(seconds)
    expect(await isDue()).toBe(true)
    at.at.status = 200
    await at.crawl()
    expect((await boardRow()).failures).toBe(0)
    expect(await isDue()).toBe(false)
  })

  test('a posting that is gone is closed after twelve hours, and neither sooner nor twice', async () => {
    await using at = await host()
    await at.crawl()
    await pass(3601)
    at.at.listed = jobs(2, 1)
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
    await using at = await host()
    await at.crawl()
    at.at.status = 404
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
    await using at = await host(['a', 'b', 'c'])
    const errors: unknown[] = []
    const done: string[] = []
    const start = () =>
      workBoards({
        database,
        network: at.network(),
        onThisMachine: true,
        readPlan: async () => ({
          sources: at.sources,
          paused: [],
          listed: at.sources.map(({ token }) => ({
            source: token,
            company: null,
            state: 'active',
            tier: 'often',
            movedTo: null,
          })),
        }),
        everySeconds: 3600,
        hostsAtOnce: 1,
        takeoverSeconds: 10,
        retention: DEFAULT_RETENTION,
        onDone: ({ source }) => void done.push(source),
        onLink() {},
        onContentLink() {},
        onError: (error) => errors.push(error),
      })
    const stopRight = await start()
    shiftClock(shiftMs)
    const stopWrong = await start()
    await expect.poll(() => done.toSorted()).toEqual(['greenhouse:a', 'greenhouse:b', 'greenhouse:c'])
    await Promise.all([stopRight(), stopWrong()])
    expect(errors).toEqual([])
    expect(at.at.asked).toBe(3)
  })
})
