import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openHostQueue, type HostJob } from './host-queue.ts'

const database = testDatabase()
afterEach(() => sql`drop schema if exists pgboss cascade`.execute(database.owner).then(() => undefined))

const job = (host: string): HostJob => ({
  host,
  sources: [`greenhouse:${host}`],
  links: [],
  contentLinks: [],
  reported: false,
  everySeconds: 3600,
})

async function openQueue(onError: (error: unknown, what: string) => void = () => {}) {
  const { engine, owner } = database
  const queue = await openHostQueue({ engine, owner, hostsAtOnce: 2, takeoverSeconds: 60, onError })
  return { ...queue, [Symbol.asyncDispose]: queue.close }
}

async function openAndClose(): Promise<void> {
  const queue = await openQueue()
  await queue.close()
}

test('a host has one waiting or active job, whoever offers it, and can get another once it is done', async () => {
  const taken: string[] = []
  let end = () => {}
  await using one = await openQueue()
  await using other = await openQueue()
  await one.offer([job('a.example'), job('b.example')])
  await other.offer([job('a.example')])
  await one.take(async ({ host }) => {
    taken.push(host)
    if (host === 'a.example') await new Promise<void>((resolve) => (end = resolve))
    return null
  })
  await expect.poll(() => taken.toSorted()).toEqual(['a.example', 'b.example'])
  await other.offer([job('a.example')])
  expect(await waiting()).toEqual([])
  end()
  await expect
    .poll(async () => {
      await other.offer([job('a.example')])
      return taken.filter((host) => host === 'a.example').length
    })
    .toBe(2)
  end()
})

test('a failed job is retried', async () => {
  const attempts: HostJob[] = []
  await using queue = await openQueue()
  await queue.offer([job('fails.example')])
  await queue.take(async (taken) => {
    attempts.push(taken)
    if (attempts.length === 1) throw new Error('The database was away')
    return null
  })
  await expect.poll(() => attempts).toEqual([job('fails.example'), job('fails.example')])
})

test('old rows are deleted once an hour, by one of all processes', async () => {
  let turns = 0
  const work = async () => void (turns += 1)
  await using one = await openQueue()
  await using other = await openQueue()
  for (const queue of [one, other, one]) await queue.offerRetention()
  await one.takeRetention(work)
  await other.takeRetention(work)
  await expect.poll(() => turns).toBe(1)
  for (const queue of [one, other]) await queue.offerRetention()
  expect(await retentionJobs()).toEqual([0, 1])

  // An hour later.
  await sql`update pgboss.job set singleton_on = singleton_on - interval '1 hour' where name = 'retention'`.execute(
    database.owner,
  )
  for (const queue of [one, other]) await queue.offerRetention()
  await expect.poll(() => turns).toBe(2)
  await expect.poll(retentionJobs).toEqual([0, 2])
})

test('a deletion of old rows that fails is reported and tried again', async () => {
  const errors: string[] = []
  let turns = 0
  await using queue = await openQueue((error, what) => void errors.push(`${what}: ${String(error)}`))
  await queue.offerRetention()
  await queue.takeRetention(async () => {
    if ((turns += 1) === 1) throw new Error('no space')
  })
  await expect.poll(() => turns).toBe(2)
  expect(errors).toEqual(['old rows: Error: no space'])
})

/** How many jobs of retention are left to do, and how many there are. */
async function retentionJobs(): Promise<number[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = 'retention'`.execute(database.owner)
  return [rows.filter(({ state }) => state !== 'completed').length, rows.length]
}

test('the web role has no rights on the queue', async () => {
  await openAndClose()
  for (const table of ['job', 'queue', 'version'])
    await expect(sql.raw(`select * from pgboss.${table}`).execute(database.web)).rejects.toThrow(
      /permission denied/,
    )
  await expect(sql`insert into pgboss.job (name) values ('hosts')`.execute(database.web)).rejects.toThrow(
    /permission denied/,
  )
})

test('an error in the queue is reported, and the queue continues', async () => {
  const onError = vi.fn()
  await using queue = await openQueue(onError)
  await sql`alter schema pgboss rename to away`.execute(database.owner)
  const taken: string[] = []
  await queue.take(async ({ host }) => {
    taken.push(host)
    return null
  })
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  await sql`alter schema away rename to pgboss`.execute(database.owner)
  await queue.offer([job('later.example')])
  await expect.poll(() => taken).toEqual(['later.example'])
})

test('what only other workers can do goes back, unharmed, and is no attempt; the rest goes on', async () => {
  const mixed = { ...job('mixed.example'), sources: ['greenhouse:mine', 'greenhouse:theirs'], reported: true }
  const left = { ...mixed, sources: ['greenhouse:theirs'] }
  const taken: string[] = []
  {
    await using queue = await openQueue()
    await queue.offer([job('theirs.example'), mixed, job('mine.example')])
    await queue.take(async (one) => {
      taken.push(one.host)
      if (one.host === 'mine.example') return null
      return one.host === 'mixed.example' ? left : one
    })
    await expect.poll(() => taken).toContain('mine.example')
    await expect.poll(() => taken.filter((host) => host === 'theirs.example').length).toBeGreaterThan(1)
  }
  const { rows } = await sql<Record<string, unknown>>`
    select singleton_key as host, state::text, retry_count, priority, data, keep_until > now() + interval '23 hours' as kept
    from pgboss.job where name = 'hosts' and state <> 'completed' order by singleton_key`.execute(
    database.owner,
  )
  const waits = { state: 'created', retry_count: 0, kept: true }
  expect(rows).toEqual([
    { ...waits, host: 'mixed.example', priority: 0, data: left },
    { ...waits, host: 'theirs.example', priority: -1, data: job('theirs.example') },
  ])
  const done: HostJob[] = []
  await using other = await openQueue()
  await other.take(async (one) => {
    done.push(one)
    return null
  })
  await expect
    .poll(() => done.toSorted((one, other) => one.host.localeCompare(other.host)))
    .toEqual([left, job('theirs.example')])
})

test('a job that cannot be read is reported and dropped, and what is wrong with a part of one costs only the part', async () => {
  const errors: string[] = []
  const done: HostJob[] = []
  await using queue = await openQueue((error, what) => void errors.push(`${what}: ${String(error)}`))
  const garbage = [
    null,
    'text',
    { host: 'new.example', boards: [] },
    { ...job('x.example'), everySeconds: -1 },
  ]
  for (const [index, data] of garbage.entries()) {
    await sql`insert into pgboss.job (name, singleton_key, data, policy)
      values ('hosts', ${String(index)}, ${JSON.stringify(data)}::jsonb, 'exclusive')`.execute(database.owner)
  }
  const id = '00000000-0000-4000-8000-000000000001'
  const partly = {
    ...job('partly.example'),
    sources: ['greenhouse:a', 7],
    links: ['nonsense', id],
    contentLinks: [{}],
  }
  await queue.offer([partly as unknown as HostJob, job('good.example')])
  await queue.take(async (one) => {
    done.push(one)
    return null
  })
  await expect
    .poll(() => done.toSorted((one, other) => one.host.localeCompare(other.host)))
    .toEqual([job('good.example'), { ...job('partly.example'), sources: ['greenhouse:a'], links: [id] }])
  await expect
    .poll(() => errors.filter((line) => line.includes('cannot be read')).length)
    .toBe(garbage.length)
  expect(errors).toContain(
    'queue: Error: The job of partly.example has "nonsense" in links, which was dropped',
  )
  expect(errors).toHaveLength(garbage.length + 3)
})

async function waiting() {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from pgboss.job where state = 'created'`.execute(database.owner)
  return rows.map(({ key }) => key)
}

test('a failed transaction of the queue leaves no connection inside it', async () => {
  await openAndClose()
  await sql`alter function pgboss.create_queue rename to away`.execute(database.owner)
  await expect(openQueue()).rejects.toThrow('create_queue')
  await sql`alter function pgboss.away rename to create_queue`.execute(database.owner)
  await openAndClose()
})
