import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { formatSeconds } from '#core/duration.ts'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { isLive, readBoardList } from '#cli/boards/board-list.ts'
import { SHIPPED_LIST } from '#cli/boards/shipped-boards.ts'
import { hostOf } from '#ingest/network/base-url.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { administer, databaseUrl } from '#test/postgres-admin.ts'
import { startPostgres } from '#test/postgres.ts'
import { readLargeFeed } from './large-feed.ts'
import { NIGHT_S, nightSeconds } from './real-pace.ts'
import { busiestHost, passDay, runNight, type Night } from './run-night.ts'
import { simulatedBoards } from './simulated-boards.ts'

/**
 * `npm run bench:night -- [--boards 4000] [--factor 60] [--nights 6] [--hosts 6] [--minutes 30]
 * [--feed 200] [--feed-india 20]`: a worker's nights against simulated
 * boards on this machine, which have the sources of the shipped list and the faults that boards have. Time passes
 * `factor` times as fast for the rate limit, the limits of time and the waits; reading and writing are not faster, so
 * the real night is the longer of the two. Before them, one process reads a feed of so many megabytes, with so many of a
 * hundred postings in India.
 */
const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '4000' },
    factor: { type: 'string', default: '60' },
    nights: { type: 'string', default: '6' },
    hosts: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '30' },
    feed: { type: 'string', default: '200' },
    'feed-india': { type: 'string', default: '20' },
  },
})
const factor = Number(values.factor)
const CONNECTIONS = 4
/** State and tier of each board after the last night. */
let places = new Map<string, string>()

const list = (await readBoardList(SHIPPED_LIST)).filter(({ state }) => state !== 'dead' && state !== 'moved')
const live = list.filter(({ source }) => isLive(parseSource(source)))
const boards = simulatedBoards(live, (source) => hostOf(parseSource(source)) ?? '', Number(values.boards))

if (Number(values.feed) > 0) await printFeed(Number(values.feed), Number(values['feed-india']))

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
    const laterOf = Object.entries(
      Object.groupBy(boards, ({ fault, later }) => (fault === 'none' ? later : 'fault')),
    )
    console.log(
      `${boards.length} boards on ${hosts} hosts, ${faulty} of them with a fault, ${factor} times as fast\n` +
        `later: ${laterOf.map(([later, those]) => `${later} ${those?.length ?? 0}`).join(', ')}`,
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
      await printTiers(night)
    }
  } finally {
    await owner.destroy()
  }

  async function print(night: number, result: Night): Promise<void> {
    const { due, ms, cpuMs, hostSeconds, peakMemoryMb, reports, missed, requests } = result
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
      'changed otherwise': sum(({ stored }) => stored?.updated ?? 0),
      unchanged: sum(({ stored }) => stored?.unchanged ?? 0),
      missing: sum(({ stored }) => stored?.missing.length ?? 0),
      closed: sum(({ stored }) => stored?.closed.length ?? 0),
      'boards doubted': reports.filter(({ stored }) => stored?.doubted).length,
      'boards without a change': reports.filter(
        ({ stored, problem }) => !problem && stored && isUnchanged(stored),
      ).length,
    })
    const cpuSeconds = cpuMs / 1000
    const seconds = nightSeconds({ hostSeconds, cpuSeconds, hostsAtOnce: Number(values.hosts) })
    console.log(
      `At real pace, one request a second and host, ${values.hosts} hosts at once, this night takes ` +
        `${formatSeconds(Math.round(seconds))} (computed). ` +
        (seconds <= NIGHT_S
          ? 'It ends within the eight hours of a night.'
          : 'It does NOT end within a night.'),
    )
    if (missed.length > 0) console.log(`Not asked: ${missed.slice(0, 20).join(', ')}`)
    const failures = Map.groupBy(reports, ({ problem }) => problem?.outcome ?? 'none')
    failures.delete('none')
    console.table(
      Object.fromEntries([...failures].map(([outcome, those]) => [outcome, { boards: those.length }])),
    )
  }

  /** Where the boards belong after a night, and how many of them belonged elsewhere after the one before. */
  async function printTiers(night: number): Promise<void> {
    const { rows } = await sql<{ source: string; place: string }>`
      select source, state || ', ' || tier as place from boards`.execute(owner)
    const moved = rows.flatMap(({ source, place }) => {
      const before = places.get(source)
      return before !== undefined && before !== place ? [`${before} -> ${place}`] : []
    })
    places = new Map(rows.map(({ source, place }) => [source, place]))
    const countEach = (names: string[]) =>
      Object.fromEntries(
        [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, { boards: all.length }]),
      )
    console.log(`Where the boards belong after night ${night}`)
    console.table(countEach([...places.values()]))
    if (moved.length > 0) console.table(countEach(moved))
  }
} finally {
  simulator.send('stop')
  await postgres.stop()
}

/** The most memory that a worker may need for a large feed. */
const FEED_GOAL_MB = 300

async function printFeed(megabytes: number, india: number): Promise<void> {
  const { beforeMb, peakMb, found, kept, seconds, problem } = await readLargeFeed(megabytes, india)
  console.log(`A feed of ${megabytes} MB, ${india} of 100 postings in India`)
  console.table({
    'memory before, MB': beforeMb,
    'peak memory, MB': peakMb,
    'postings read': found,
    'postings kept': kept,
    seconds,
  })
  const isMet = problem === null && peakMb < FEED_GOAL_MB
  console.log(
    problem === null
      ? `The goal of less than ${FEED_GOAL_MB} MB is ${isMet ? 'met' : 'NOT met'}.`
      : `It could NOT be read: ${problem}`,
  )
}

/** Nothing of the board opened, closed, came back or is missing since the crawl before. */
function isUnchanged({
  inserted,
  missing,
  closed,
  reopened,
}: NonNullable<Night['reports'][number]['stored']>): boolean {
  return [inserted, missing, closed, reopened].every((ids) => ids.length === 0)
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
