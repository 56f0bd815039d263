import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { startSite } from '../site-process.ts'
import { runPhases, type FaultRun, type FaultSite, type PhasePlan } from './fault-run.ts'
import { searchAtOnce } from './load.ts'
import { startFaultyPostgres, type FaultyPostgres } from './postgres-faults.ts'
import { testPromises } from './promise-tests.ts'

/** Ten new pages per second on each site. */
const NEW_EVERY = 1
const SEARCHES = 5_000
const FROZEN_MS = 30_000
const SEARCHED_FROZEN_MS = 12_000
const USED_UP_MS = 10_000
/** Observation time after a disturbance: longer than the site may take to recover. */
const OBSERVE_MS = 6_000

/** Two sites on one server, one phase for each fault. */
async function runAll(): Promise<FaultRun> {
  await using stack = new AsyncDisposableStack()
  const postgres = stack.use(await startFaultyPostgres())
  const sites: FaultSite[] = []
  stack.defer(async () => void (await Promise.all(sites.map(({ process }) => process.end()))))
  for (const name of ['A', 'B']) sites.push(await site(name, postgres.siteUrl))
  return await runPhases(sites, NEW_EVERY, phases(postgres, sites))
}

async function site(name: string, databaseUrl: string): Promise<FaultSite> {
  const port = String(await freePort())
  const start = () => startSite({ DATABASE_URL: databaseUrl, PORT: port, LOG_LEVEL: 'warn' })
  const process = await start()
  return { name, url: process.url, process, start }
}

function phases(postgres: FaultyPostgres, sites: FaultSite[]): PhasePlan[] {
  const urls = sites.map(({ url }) => url)
  const searchAll: PhasePlan['work'] = async ({ disturb, record }) => {
    await disturb(null, () => searchAtOnce(urls, SEARCHES, record))
    await sleep(OBSERVE_MS)
  }
  const searchAllWhileStopped: PhasePlan['work'] = async ({ disturb, record }) => {
    const searched = sleep(1_000).then(() => searchAtOnce(urls, SEARCHES, record, '&type=fresher'))
    await disturb('database', () => postgres.freeze(SEARCHED_FROZEN_MS))
    await searched
    await sleep(OBSERVE_MS)
  }
  const away = (name: string, work: () => Promise<void>): PhasePlan => ({
    name,
    work: async ({ disturb }) => {
      await disturb('database', work)
      await sleep(OBSERVE_MS)
    },
  })
  return [
    { name: 'all well', work: () => sleep(5_000) },
    away('killed', postgres.kill),
    away('restarted', postgres.restart),
    away('restarted again', postgres.restart),
    away('stopped for 30 s', () => postgres.freeze(FROZEN_MS)),
    away('connections used up', () => postgres.exhaustConnections(USED_UP_MS)),
    { name: '5,000 searches at once', work: searchAll },
    { name: 'stopped, 5,000 searches', work: searchAllWhileStopped },
  ]
}

testPromises('postgres', runAll)
