import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connect } from '#db/connection.ts'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { ingestOperator, type ListedBoard } from '#test/ingest-operator.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { administer, databaseUrl } from '#test/postgres-admin.ts'

/** It starts processes, and a queue looks for work every few seconds. */
const PATIENT = { timeout: 60_000 }
const LIMIT_MS = 180_000

/** Workers of two machines on one database, and access to what they stored. */
async function workerSetup() {
  const { url } = inject('postgres')
  const name = `pravesh_worker_${randomBytes(4).toString('hex')}`
  await administer(url, `create database ${name}`)
  const workerUrl = databaseUrl(url, name)
  const operator = ingestOperator({ DATABASE_URL: workerUrl })
  const owner = connect({ config: { connectionString: workerUrl }, role: 'owner' })
  return {
    operator,
    owner,
    start: async (...args: string[]) => {
      const worker = operator.start('worker', '--takeover', '10', ...args)
      await expect.poll(worker.output, PATIENT).toMatch(/hosts? at once/)
      return worker
    },
    /** Sources of the runs so far, in order. */
    runs: async () => {
      const runs = await owner.selectFrom('ingest_runs').select('source').orderBy('id').execute()
      return runs.map(({ source }) => source)
    },
    postings: () =>
      owner
        .selectFrom('jobs')
        .select((eb) => ['source', eb.fn.countAll<number>().as('postings')])
        .groupBy('source')
        .orderBy('source')
        .execute(),
    /** Moves the boards' last runs this far into the past. */
    backdateRuns: (time: string) =>
      sql`update boards set last_run_at = last_run_at - ${time}::interval`.execute(owner),
    jobStates: async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name = 'hosts'`.execute(owner)
      return rows.map(({ state }) => state)
    },
    async [Symbol.asyncDispose]() {
      await owner.destroy()
      operator[Symbol.dispose]()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

/** A host with boards; `hold` delays its responses, `release` sends them. */
async function host(boards: string[], hold: (board: string) => boolean = () => false) {
  const requests: string[] = []
  const held: { board: string; response: ServerResponse }[] = []
  const give = (board: string, response: ServerResponse) =>
    response.end(greenhouseBoard(`Company ${board}`, jobs(1, 3)))
  const server = await serve((request, response) => {
    const board = /boards\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    requests.push(board)
    if (hold(board)) held.push({ board, response })
    else give(board, response)
  })
  const listed: ListedBoard[] = boards.map((board) => ({
    source: `greenhouse:${board}`,
    baseUrl: server.url,
  }))
  return {
    requests,
    listed,
    release: () => held.splice(0).forEach(({ board, response }) => give(board, response)),
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

test(
  'two workers share the boards, and fetch each board once per interval',
  async () => {
    await using setup = await workerSetup()
    // Each worker fetches from one host at a time, and neither host answers before both have a request: this
    // needs two workers.
    await using one = await host(['a', 'b'], () => two.requests.length === 0)
    await using two: Awaited<ReturnType<typeof host>> = await host(
      ['c', 'd'],
      () => one.requests.length === 0,
    )
    setup.operator.list([...one.listed, ...two.listed])
    const workers = await Promise.all([setup.start('--concurrency', '1'), setup.start('--concurrency', '1')])
    await expect.poll(() => one.requests.length > 0 && two.requests.length > 0, PATIENT).toBe(true)
    one.release()
    two.release()

    const all = ['greenhouse:a', 'greenhouse:b', 'greenhouse:c', 'greenhouse:d']
    await expect.poll(async () => (await setup.runs()).toSorted(), PATIENT).toEqual(all)
    expect([one.requests, two.requests].map((requests) => requests.toSorted())).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    for (const worker of workers) worker.kill('SIGTERM')
    const ended = await Promise.all(workers.map(({ finished }) => finished))
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    const lines = ended.flatMap(({ stdout }) => stdout.match(/greenhouse:\w+: 3 found, 3 kept.*/g) ?? [])
    expect(lines.toSorted()).toEqual(
      all.map((source) => `${source}: 3 found, 3 kept, 3 new, 0 missing, 0 closed`),
    )

    // A restarted worker has nothing to do within the interval; after it, each board runs once.
    const back = await setup.start()
    expect(await setup.jobStates()).toEqual(['completed', 'completed'])
    back.kill('SIGTERM')
    await back.finished
    expect(await setup.runs()).toHaveLength(4)
    await setup.backdateRuns('3 days')
    const later = await setup.start()
    await expect.poll(async () => (await setup.runs()).slice(4).toSorted(), PATIENT).toEqual(all)
    later.kill('SIGTERM')
    await later.finished
    expect(await setup.runs()).toHaveLength(8)
  },
  LIMIT_MS,
)

test(
  'another worker takes over the boards of a killed one, and continues where it stopped',
  async () => {
    await using setup = await workerSetup()
    let held = true
    await using boards = await host(['a', 'b', 'c'], (board) => board === 'b' && held)
    setup.operator.list(boards.listed)
    const first = await setup.start()
    await expect.poll(() => boards.requests, PATIENT).toEqual(['a', 'b'])
    const second = await setup.start()
    first.kill('SIGKILL')
    await first.finished
    held = false
    const all = ['greenhouse:a', 'greenhouse:b', 'greenhouse:c']
    await expect.poll(() => setup.runs(), PATIENT).toEqual(all)
    // Only the interrupted board was requested again; nothing else shows that a worker died.
    expect(boards.requests).toEqual(['a', 'b', 'b', 'c'])
    expect(await setup.postings()).toEqual(all.map((source) => ({ source, postings: 3 })))
    second.kill('SIGTERM')
    expect((await second.finished).code).toBe(0)
    expect(await setup.jobStates()).toEqual(['completed'])
  },
  LIMIT_MS,
)

test(
  'a stopped worker leaves its current board untouched, and another takes it at once',
  async () => {
    await using setup = await workerSetup()
    let held = true
    await using boards = await host(['a', 'b'], (board) => board === 'b' && held)
    setup.operator.list(boards.listed)
    const first = await setup.start()
    await expect.poll(() => boards.requests, PATIENT).toEqual(['a', 'b'])
    first.kill('SIGTERM')
    const { code, stdout } = await first.finished
    expect(code).toBe(0)
    expect(stdout).toMatch(/stopped\n$/)
    expect(await setup.runs()).toEqual(['greenhouse:a'])
    expect(await setup.jobStates()).toEqual(['retry'])
    held = false
    const second = await setup.start()
    await expect.poll(() => setup.runs(), PATIENT).toEqual(['greenhouse:a', 'greenhouse:b'])
    second.kill('SIGTERM')
    await second.finished
  },
  LIMIT_MS,
)

test(
  'a worker deletes old rows, removes unconfirmed postings from the list, and checks the pages of postings without a live board',
  async () => {
    await using setup = await workerSetup()
    await using boards = await host(['a'])
    const pages: string[] = []
    await using careers = await serve(({ url = '' }, response) => {
      pages.push(url)
      response.end('<h1>Backend Engineer</h1>')
    })
    const paused = { source: 'greenhouse:paused', baseUrl: boards.listed[0]?.baseUrl ?? '' }
    setup.operator.list([...boards.listed, { ...paused, state: 'paused' }])
    const idle = await setup.start()
    await expect.poll(() => setup.runs(), PATIENT).toEqual(['greenhouse:a'])
    idle.kill('SIGTERM')
    await idle.finished
    // An old row, and the hour of the first deletion is over.
    await sql`
      insert into ingest_runs (source, started_at, finished_at, outcome)
      values ('greenhouse:old', now(), now() - interval '91 days', 'done')`.execute(setup.owner)
    await sql`
      update pgboss.job set singleton_on = singleton_on - interval '1 hour' where name = 'retention'`.execute(
      setup.owner,
    )
    await sql`insert into boards (source, found, kept, seen_at)
    values ('file:gulmohar', 2, 2, null), (${paused.source}, 1, 1, now() - interval '9 days')
    on conflict (source) do update set seen_at = excluded.seen_at`.execute(setup.owner)
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const old = days(20)
    const company = {
      source: 'file:gulmohar',
      title: 'Backend Engineer',
      first_seen_at: old,
      verified_at: old,
    }
    await insertJobs(setup.owner, [
      jobRow('17', {
        ...company,
        source_url: `${careers.url}jobs/17`,
        last_seen_at: old,
        verified_at: days(2),
      }),
      jobRow('18', { ...company, last_seen_at: old }),
      jobRow('19', {
        ...company,
        source: paused.source,
        last_seen_at: days(9),
        verified_at: days(9),
        source_url: `${careers.url}jobs/19`,
      }),
    ])
    const worker = await setup.start()
    await expect
      .poll(worker.output, PATIENT)
      .toContain('file:gulmohar: Backend Engineer: confirmed, loads and names the posting')
    const postings = () =>
      setup.owner
        .selectFrom('jobs')
        .select(['external_id', 'close_reason'])
        .where('source', '=', 'file:gulmohar')
        .orderBy('external_id')
        .execute()
    await expect.poll(postings, PATIENT).toEqual([
      { external_id: '17', close_reason: null },
      { external_id: '18', close_reason: 'not confirmed' },
    ])
    expect(pages).toEqual(['/robots.txt', '/jobs/17'])
    await expect.poll(() => setup.runs(), PATIENT).not.toContain('greenhouse:old')
    worker.kill('SIGTERM')
    await worker.finished
  },
  LIMIT_MS,
)

test('without a PostgreSQL server, the worker says what to do instead', async () => {
  using operator = ingestOperator()
  operator.list([{ source: 'greenhouse:a', baseUrl: 'http://127.0.0.1:9/' }])
  const { code, stderr } = await operator.start('worker').finished
  expect(code).toBe(2)
  expect(stderr).toContain('Set DATABASE_URL')
  expect(stderr).toContain('npm start -- --schedule')
})
