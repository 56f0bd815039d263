import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { GuardedProcess } from '../guarded-process.ts'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '../greenhouse-board.ts'
import { runPhases, type FaultRun, type FaultSite, type PhasePlan } from './fault-run.ts'
import { NEWER_MIGRATION, newerVersion } from './newer-version.ts'
import { testPromises } from './promise-tests.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { startSteadyWrites, timesStored } from './steady-writes.ts'

/** Five new pages per second. */
const NEW_EVERY = 2
/** Longer than the sites may take to recover. */
const OBSERVE_MS = 4_000
const LIMIT_MS = 60_000
const BOARDS = ['a', 'b', 'c']
const POSTINGS = 3

const RUNS = `select source || ' ' || outcome as text from ingest_runs order by 1`

/** What the set holds when all faults are over. */
interface Aftermath {
  acknowledged: number
  refused: Map<number, number>
  /** Acknowledged subscriptions that are not stored exactly once. */
  lostOrDoubled: string[]
  /** Requests of the boards, in order. */
  asked: string[]
  /** `greenhouse:a 3`: the source and its postings. */
  postings: string[]
  runs: string[]
  migrations: string[]
  sitesReady: number
}

let aftermath: Aftermath

/** The whole set behind its balancer, one phase for each loss. */
async function runAll(): Promise<FaultRun> {
  await using stack = new AsyncDisposableStack()
  const boards = stack.use(await heldBoards())
  const cluster = stack.use(
    await startCluster({
      sites: 2,
      worker: ['--boards', boards.list, '--allow-loopback', '--takeover', '10'],
    }),
  )
  // After the set, because its first site builds what has changed.
  const newer = newerVersion()
  stack.defer(newer.remove)
  const { url } = cluster.balancer
  const writes = startSteadyWrites(url)
  const run = await runPhases([asSite(url)], NEW_EVERY, phases(cluster, boards, newer.project))
  const { acknowledged, refused } = await writes.stop()
  const stored = await timesStored(cluster.databaseUrl, acknowledged)
  await until(() => cluster.balancer.ready().length === 2)
  aftermath = {
    acknowledged: acknowledged.length,
    refused,
    lostOrDoubled: [...stored].filter(([, times]) => times !== 1).map(([address]) => address),
    asked: boards.asked,
    postings: await texts(
      cluster,
      `select source || ' ' || count(*) as text from jobs where source like 'greenhouse:%' group by source order by 1`,
    ),
    runs: await texts(cluster, RUNS),
    migrations: await texts(cluster, `select name as text from migrations where name like '999%'`),
    sitesReady: cluster.balancer.ready().length,
  }
  writeFigures(aftermath)
  return run
}

function phases(
  cluster: Cluster,
  boards: Awaited<ReturnType<typeof heldBoards>>,
  newer: string,
): PhasePlan[] {
  const { sites, postgres, worker, balancer } = cluster
  const loss = (name: string, work: () => Promise<void>): PhasePlan => ({
    name,
    work: async ({ disturb }) => {
      await disturb(null, work)
      await sleep(OBSERVE_MS)
    },
  })
  return [
    { name: 'all well', work: () => sleep(3_000) },
    loss('a site replaced, a worker killed', async () => {
      await until(() => boards.asked.includes('b'))
      await killed(worker.process)
      boards.release()
      await cluster.replaceSite(0, newer)
    }),
    loss('the site of the older version killed', async () => {
      const old = sites[1]
      if (!old) throw new Error('There are two sites.')
      await killed(old.process)
      await until(() => balancer.ready().length === 2)
      await until(async () => (await texts(cluster, RUNS)).length >= BOARDS.length)
    }),
    loss('the standby killed', async () => {
      await killed(postgres.standby)
      await until(() => standbyIsUsed(cluster))
    }),
    loss('the primary killed', async () => {
      await killed(postgres.primary)
      await until(() =>
        texts(cluster, `select '' as text`).then(
          (rows) => rows.length === 1,
          () => false,
        ),
      )
    }),
  ]
}

/** Kills a process, and waits until its supervisor has started it again. */
async function killed(process: Pick<GuardedProcess, 'pid'>): Promise<void> {
  const pid = process.pid()
  if (pid === null) throw new Error('It has no process.')
  globalThis.process.kill(pid, 'SIGKILL')
  await until(() => process.pid() !== pid)
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not recover.')
    await sleep(50)
  }
}

/** By every site, as its metrics say. */
async function standbyIsUsed({ sites }: Cluster): Promise<boolean> {
  const texts = await Promise.all(sites.map(async ({ metrics }) => (await fetch(metrics)).text()))
  return texts.every((text) => text.includes('\npravesh_replica_used 1\n'))
}

/** The set as its visitors see it: one site, which always runs. */
function asSite(url: string): FaultSite {
  const process: FaultSite['process'] = {
    url,
    output: () => '',
    runs: () => true,
    pid: () => null,
    end: async () => {},
    [Symbol.asyncDispose]: async () => {},
  }
  return { name: 'balancer', url, process, start: async () => process }
}

/** Boards on one host; the second one is not answered before `release`. */
async function heldBoards() {
  const asked: string[] = []
  const held: ServerResponse[] = []
  let open = false
  const give = (board: string, response: ServerResponse) =>
    response.end(greenhouseBoard(`Company ${board}`, jobs(1, POSTINGS)))
  const server = await serve((request, response) => {
    const board = /boards\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(board)
    if (board === 'b' && !open) held.push(response)
    else give(board, response)
  })
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-boards-'))
  const list = join(folder, 'boards.json')
  writeFileSync(
    list,
    JSON.stringify(
      BOARDS.map((board) => ({ source: `greenhouse:${board}`, company: board, baseUrl: server.url })),
    ),
  )
  return {
    asked,
    list,
    release: () => {
      open = true
      for (const response of held) give('b', response)
    },
    [Symbol.asyncDispose]: async () => {
      rmSync(folder, { recursive: true })
      await server[Symbol.asyncDispose]()
    },
  }
}

async function texts({ databaseUrl }: Cluster, query: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<{ text: string }>(query)).rows.map(({ text }) => text)
  } finally {
    await client.end()
  }
}

function writeFigures({ acknowledged, refused, lostOrDoubled }: Aftermath): void {
  const others = [...refused].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')
  const text = `Subscriptions during all of it: ${acknowledged} acknowledged, ${lostOrDoubled.length} of them lost or doubled; \
refused: ${others || 'none'}`
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/faults-cluster-writes.md', `${text}\n`)
  console.log(text)
}

testPromises('cluster', runAll)

test('nothing that was acknowledged is lost or doubled', () => {
  expect(aftermath.acknowledged).toBeGreaterThan(20)
  expect(aftermath.lostOrDoubled).toEqual([])
})

test('the board of the killed worker is imported, and each board once', () => {
  expect(aftermath.asked).toEqual(['a', 'b', 'b', 'c'])
  expect(aftermath.runs).toEqual(BOARDS.map((board) => `greenhouse:${board} done`))
  expect(aftermath.postings).toEqual(BOARDS.map((board) => `greenhouse:${board} ${POSTINGS}`))
})

test('the newer version has migrated, and the older one serves beside it, also after a restart', () => {
  expect(aftermath.migrations).toEqual([NEWER_MIGRATION])
  expect(aftermath.sitesReady).toBe(2)
})
