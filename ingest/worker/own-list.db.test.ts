import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openHostQueue, type HostJob } from '#db/host-queue.ts'
import { testDatabase } from '#test/database.ts'
import { boardHost, startWorker } from '#test/ingest/board-host.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'

const database = testDatabase()
beforeEach(() => database.empty())
afterEach(async () => void (await sql`drop schema if exists pgboss cascade`.execute(database.owner)))

/** Jobs that wait in the queue. */
async function waiting(): Promise<Pick<HostJob, 'host' | 'sources' | 'links'>[]> {
  const { rows } = await sql<{ data: HostJob; retry_count: number }>`
    select data, retry_count from pgboss.job where name = 'hosts' and state <> 'completed'
    order by singleton_key`.execute(database.owner)
  return rows
    .filter(({ retry_count }) => retry_count === 0)
    .map(({ data: { host, sources, links } }) => ({ host, sources, links }))
}

async function offer(jobs: Pick<HostJob, 'host' | 'sources' | 'links'>[]): Promise<void> {
  const { engine, owner } = database
  const queue = await openHostQueue({
    engine,
    owner,
    hostsAtOnce: 1,
    takeoverSeconds: 60,
    onError: (error) => {
      throw error
    },
  })
  await queue.offer(jobs.map((job) => ({ ...job, contentLinks: [], reported: false, everySeconds: 3600 })))
  await queue.close()
}

test('a worker with a list of its own leaves the work of others in the queue, and does its own', async () => {
  await using shared = await boardHost(database.owner, ['a', 'b'])
  await using theirs = await boardHost(database.owner, ['c', 'd'])
  await database.owner
    .insertInto('boards')
    .values({ source: 'greenhouse:b', seen_at: null, found: 1, kept: 1, doubted_found: null })
    .execute()
  const [link = ''] = await insertJobs(database.owner, [jobRow('17', { source: 'greenhouse:b' })])
  const ofOthers = [
    { host: theirs.name, sources: ['greenhouse:c', 'greenhouse:d'], links: [] },
    { host: shared.name, sources: ['greenhouse:b'], links: [link] },
  ].toSorted((one, other) => one.host.localeCompare(other.host))
  await offer(ofOthers)
  const done: string[] = []
  const errors: unknown[] = []
  const [a] = shared.sources
  const stop = await startWorker({ database, on: [{ sources: a ? [a] : [] }], done, errors })
  await expect.poll(() => done).toEqual(['greenhouse:a'])
  await stop()
  expect(errors).toEqual([])
  expect(await waiting()).toEqual(ofOthers)
  expect(theirs.state.asked).toBe(0)

  const stopOther = await startWorker({ database, on: [shared, theirs], done, errors })
  await expect
    .poll(() => done.toSorted())
    .toEqual(['greenhouse:a', 'greenhouse:b', 'greenhouse:c', 'greenhouse:d'])
  await stopOther()
  expect(errors).toEqual([])
  expect(await waiting()).toEqual([])
})

test('a board that the operator paused is work for nobody', async () => {
  await using at = await boardHost(database.owner, ['a', 'b'])
  const done: string[] = []
  const errors: unknown[] = []
  await database.owner
    .insertInto('boards')
    .values({
      source: 'greenhouse:b',
      seen_at: null,
      found: 1,
      kept: 1,
      doubted_found: null,
      paused_at: sql`now()`,
    })
    .execute()
  await offer([{ host: at.name, sources: ['greenhouse:b', 'greenhouse:a'], links: [] }])
  const stop = await startWorker({ database, on: [at], done, errors })
  await expect.poll(() => done).toEqual(['greenhouse:a'])
  await expect.poll(waiting).toEqual([])
  await stop()
  expect(errors).toEqual([])
})
