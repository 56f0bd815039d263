import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { startSite } from '../site-process.ts'
import { startCommand } from '../started-command.ts'
import {
  holdTransaction,
  disconnectWithChangedSession,
  runLongQuery,
  holdManyConnections,
} from './embedded-faults.ts'
import { runPhases, type FaultRun, type FaultSite, type PhasePlan } from './fault-run.ts'
import { searchAtOnce } from './load.ts'
import { testPromises } from './promise-tests.ts'

/** Two and a half new pages per second: the embedded database is for small sites. */
const NEW_EVERY = 4
const SEARCHES = 5_000
const HELD_MS = 30_000
const USED_UP_MS = 10_000
/** Observation time after a disturbance: longer than the site may take to recover. */
const OBSERVE_MS = 6_000

/**
 * One site: its process owns the folder, and the database is a thread of it. So the database can only be
 * killed together with the site, and only blocked by queries. It has one session, which all connections share
 * in turn.
 */
async function runAll(): Promise<FaultRun> {
  await using stack = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-faults-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const dataDirectory = join(folder, 'data')
  const port = String(await freePort())
  const start = () => startSite({ DATA_DIR: dataDirectory, PORT: port, LOG_LEVEL: 'warn' })
  const process = await start()
  const site: FaultSite = { name: 'A', url: process.url, process, start }
  stack.defer(() => site.process.end())
  return await runPhases([site], NEW_EVERY, phases(dataDirectory, site))
}

function phases(dataDirectory: string, site: FaultSite): PhasePlan[] {
  const after = (
    name: string,
    away: 'database' | 'site' | null,
    work: (tools: Parameters<PhasePlan['work']>[0]) => Promise<void>,
  ): PhasePlan => ({
    name,
    work: async (tools) => {
      await tools.disturb(away, () => work(tools))
      await sleep(OBSERVE_MS)
    },
  })
  return [
    { name: 'all well', work: () => sleep(5_000) },
    // No fault: no page may fail.
    { name: 'a backup', work: () => backUp(dataDirectory) },
    after('site killed', 'site', () => killAndStart(site)),
    after('a query of 30 s', 'database', () => runLongQuery(dataDirectory, HELD_MS)),
    after('a transaction left open', 'database', () => holdTransaction(dataDirectory, HELD_MS)),
    after('a session left changed', 'database', () => disconnectWithChangedSession(dataDirectory)),
    after('200 connections', null, () => holdManyConnections(dataDirectory, USED_UP_MS)),
    after('5,000 searches at once', null, ({ record }) => searchAtOnce([site.url], SEARCHES, record)),
  ]
}

/** Saves the running database, and restores it elsewhere, which compares counts and checksums. */
async function backUp(dataDirectory: string): Promise<void> {
  const file = join(dataDirectory, '../backup.jsonl.gz')
  const restored = join(dataDirectory, '../restored')
  for (const [command, folder] of [
    ['backup', dataDirectory],
    ['restore', restored],
  ] as const) {
    const { code, stdout, stderr } = await startCommand(command, [file], { DATA_DIR: folder }).finished
    if (code !== 0) throw new Error(`npm run ${command} failed: ${stdout}${stderr}`)
  }
}

async function killAndStart(site: FaultSite): Promise<void> {
  const pid = site.process.pid()
  if (pid === null) throw new Error('The site has no process.')
  process.kill(pid, 'SIGKILL')
  await site.process.end()
  site.process = await site.start()
}

testPromises('pglite', runAll)
