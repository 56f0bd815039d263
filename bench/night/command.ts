import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { isLive, readBoardList, SHIPPED_LIST } from '#cli/boards/board-list.ts'
import { hostOf } from '#ingest/boards/base-url.ts'
import { parseSource } from '#ingest/adapters/sources.ts'
import { administer, databaseUrl } from '#test/postgres-admin.ts'
import { startPostgres } from '#test/postgres.ts'
import { busiestHost, passDay, runNight, type Night } from './run-night.ts'
import { simulatedBoards } from './simulated-boards.ts'

/**
 * `npm run bench:night -- [--boards 2000] [--factor 60] [--nights 3] [--hosts 6] [--minutes 30]`: a worker's nights against simulated
 * boards on this machine, which have the sources of the shipped list and the faults that boards have. Time passes
 * `factor` times as fast for the rate limit, the limits of time and the waits; reading and writing are not faster, so
 * the real night is the longer of the two.
 */
const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '2000' },
    factor: { type: 'string', default: '60' },
    nights: { type: 'string', default: '3' },
    hosts: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '30' },
  },
})
const factor = Number(values.factor)
const CONNECTIONS = 4

const list = (await readBoardList(SHIPPED_LIST)).filter(({ state }) => state !== 'dead' && state !== 'moved')
const live = list.filter(({ source }) => isLive(parseSource(source)))
const boards = simulatedBoards(live, (source) => hostOf(parseSource(source)) ?? '', Number(values.boards))

const postgres = await startPostgres()
const simulator = fork(new URL('./server-process.ts', import.meta.url))
try {
  simulator.send({ boards, factor })
  const [addresses]: string[][] = await once(simulator, 'message')
  await administer(postgres.url, 'create database bench_night')
  const config = { connectionString: databaseUrl(postgres.url, 'bench_night') }
  const owner = connect({ config: { ...config, max: Number(values.hosts) + CONNECTIONS }, role: 'owner' })
  try {
    await migrate(owner)
    const hosts = new Set(boards.map(({ realHost }) => realHost)).size
    const faulty = boards.filter(({ fault }) => fault !== 'none').length
    console.log(
      `${boards.length} boards on ${hosts} hosts, ${faulty} of them with a fault, ${factor} times as fast`,
    )
    for (let night = 1; night <= Number(values.nights); night++) {
      if (night > 1) {
        await passDay({ engine: 'postgres', owner })
        simulator.send('night')
      }
      const result = await runNight({
        database: { engine: 'postgres', owner },
        boards,
        addressOf: (index) => addresses?.[index] ?? '',
        factor,
        timeoutMs: Math.max(500, 30_000 / factor),
        hostsAtOnce: Number(values.hosts),
        everySeconds: 1800,
        limitMs: Number(values.minutes) * 60_000,
      })
      await print(night, result)
    }
    await printTiers()
  } finally {
    await owner.destroy()
  }

  async function print(night: number, result: Night): Promise<void> {
    const { due, ms, cpuMs, peakMemoryMb, reports, missed, requests } = result
    const sent = [...requests.values()].flat().length
    const busiest = busiestHost(requests)
    const sum = (count: (report: Night['reports'][number]) => number) =>
      reports.reduce((total, report) => total + count(report), 0)
    const asked = new Set(reports.map(({ source }) => source)).size
    console.log(`\nNight ${night}`)
    console.table({
      'boards due': due,
      'boards asked': asked,
      'boards not asked': missed.length,
      requests: sent,
      'minutes, real': round(ms / 60_000),
      'minutes, if nothing but the rate limit counted': round((busiest.count - 1) / 60),
      'busiest host, requests': busiest.count,
      'busiest host, requests a second of simulated time': round(busiest.perSecond / factor),
      'CPU seconds of the worker': round(cpuMs / 1000),
      'peak memory of the worker, MB': peakMemoryMb,
      'postings read': sum(({ found }) => found),
      'postings kept': sum(({ kept }) => kept),
      new: sum(({ stored }) => stored?.inserted.length ?? 0),
      missing: sum(({ stored }) => stored?.missing.length ?? 0),
      closed: sum(({ stored }) => stored?.closed.length ?? 0),
    })
    if (missed.length > 0) console.log(`Not asked: ${missed.slice(0, 20).join(', ')}`)
    const failures = Map.groupBy(reports, ({ problem }) => problem?.outcome ?? 'none')
    failures.delete('none')
    console.table(
      Object.fromEntries([...failures].map(([outcome, those]) => [outcome, { boards: those.length }])),
    )
  }

  async function printTiers(): Promise<void> {
    const { rows } = await sql<{ state: string; tier: string; boards: number }>`
      select state, tier, count(*)::int as boards from boards group by 1, 2 order by 3 desc`.execute(owner)
    console.log('\nWhere the boards belong afterwards')
    console.table(rows)
  }
} finally {
  simulator.send('stop')
  await postgres.stop()
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
