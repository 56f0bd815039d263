import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { serveBoards } from './board-server.ts'
import { passDay, runNight, type Night } from './run-night.ts'
import {
  FAULTS,
  faultIn,
  LATER,
  SIMULATED_KINDS,
  type Fault,
  type Later,
  type SimulatedBoard,
} from './simulated-boards.ts'

const database = testDatabase()
beforeEach(() => database.empty())

/**
 * A board of each kind without a fault, and those that do something later; then boards with faults, many on one host, as of
 * Greenhouse, and others on hosts of their own, as of Keka.
 */
function fewBoards(): SimulatedBoard[] {
  const faults = FAULTS.filter((fault) => fault !== 'none')
  const shared = faults.filter((fault) => fault !== 'wait long').map((fault) => board('greenhouse', fault))
  return [
    ...SIMULATED_KINDS.map((kind) => board(kind, 'none')),
    ...LATER.filter((later) => later !== 'changes').map((later) => board('keka', 'none', later)),
    ...shared,
    ...faults.map((fault) => board('keka', fault)),
  ]
}

/** Kinds whose boards are not named by a word. */
const NAMES: Record<string, string> = { workday: 'acme.wd3/Careers', successfactors: 'jobs.acme.example' }

function board(kind: string, fault: Fault, later: Later = 'changes'): SimulatedBoard {
  const words = later === 'changes' ? fault : later
  const name = NAMES[kind] ?? words.toLowerCase().replaceAll(' ', '-')
  const realHost = kind === 'keka' ? `${name}.keka.com` : `${kind}.example`
  return { source: `${kind}:${name}`, kind, realHost, fault, later, postings: 20 }
}

test('a small night: every board is asked, and each fault stays with its own board', async () => {
  const boards = fewBoards()
  expect(boards.length).toBeGreaterThanOrEqual(38)
  const factor = 60
  const server = await serveBoards(boards, factor)
  try {
    const options = {
      database,
      boards,
      addressOf: server.addressOf,
      factor,
      hostsAtOnce: 8,
      everySeconds: 30,
      // Long, so that only a board that never answers is too slow.
      timeoutMs: 5000,
      maxBytes: 2 ** 20,
      limitMs: 100_000,
    }
    const first = await runNight(options)
    expect(first.missed).toEqual([])
    const outcomes = new Map(first.reports.map(({ source, problem }) => [source, problem?.outcome ?? 'done']))
    const expected: Partial<Record<Fault, string>> = {
      gone: 'gone',
      moved: 'blocked',
      'redirect loop': 'network',
      HTML: 'shape changed',
      error: 'network',
      reset: 'network',
      'too large': 'network',
      'never answers': 'network',
    }
    for (const board of boards) {
      const outcome = expected[faultIn(1, board)] ?? 'done'
      expect([board.source, outcomes.get(board.source)]).toEqual([board.source, outcome])
    }

    const readBoards = async () => {
      const stored = await database.owner
        .selectFrom('boards')
        .select(['source', 'state', 'tier', 'moved_to', 'kept', 'finding', 'doubted_crawls'])
        .execute()
      return new Map(stored.map((row) => [row.source, row]))
    }
    const known = await readBoards()
    expect(known.get('keka:none')).toMatchObject({ state: 'active', tier: 'often', kept: 16 })
    expect(known.get('keka:slow')).toMatchObject({ kept: 16 })
    expect(known.get('keka:wait-long')).toMatchObject({ kept: 16 })
    expect(known.get('keka:empty')).toMatchObject({ state: 'resting', tier: 'weekly' })
    expect(known.get('greenhouse:not-india')).toMatchObject({ state: 'resting', kept: 0 })
    expect(known.get('greenhouse:gone')).toMatchObject({ state: 'dead', tier: 'monthly' })
    expect(known.get('keka:moved')).toMatchObject({ state: 'moved', moved_to: 'ashby:moved-20' })
    for (const kind of SIMULATED_KINDS)
      expect([kind, known.get(`${kind}:${NAMES[kind] ?? 'none'}`)?.kept]).toEqual([kind, 16])
    expect(known.get('keka:trickles')).toMatchObject({ kept: 16 })
    expect(first.hostSeconds.length).toBe(first.requests.size)
    expect(Math.min(...first.hostSeconds)).toBeGreaterThanOrEqual(1)

    const healthy = { ...options, boards: boards.filter(({ fault }) => fault === 'none') }
    // The second night misses what is gone, the third closes it.
    const sources = healthy.boards.map(({ source }) => source)
    const open = () =>
      database.owner
        .selectFrom('jobs')
        .select('id')
        .where('is_active', '=', true)
        .where('source', 'in', sources)
        .execute()
    const before = (await open()).length
    await passDay(database)
    server.nextNight()
    const second = await runNight(healthy)
    expect(sum(second.reports.map(({ stored }) => stored?.missing.length ?? 0))).toBeGreaterThan(5)
    expect(sum(second.reports.map(({ stored }) => stored?.closed.length ?? 0))).toBe(0)
    const next = await readBoards()
    // It has been there before, so it is asked once more.
    expect(next.get('keka:dies')).toMatchObject({ state: 'active', tier: 'daily', finding: 'gone' })
    expect(next.get('keka:moves')).toMatchObject({ state: 'moved', moved_to: 'ashby:moved-20' })
    expect(next.get('keka:empties')).toMatchObject({ state: 'active', doubted_crawls: 1 })
    expect(next.get('keka:recovers')).toMatchObject({ state: 'active', finding: 'ok' })
    const reportOf = (night: Night, source: string) =>
      night.reports.find((report) => report.source === source)?.stored
    expect(reportOf(second, 'keka:unchanged')).toMatchObject({ inserted: [], missing: [], unchanged: 16 })
    await passDay(database)
    const third = await runNight(healthy)
    const last = await readBoards()
    expect(last.get('keka:dies')).toMatchObject({ state: 'dead', tier: 'monthly' })
    expect(last.get('keka:empties')).toMatchObject({ state: 'active', doubted_crawls: 2 })
    const closed = sum(third.reports.map(({ stored }) => stored?.closed.length ?? 0))
    const opened = sum(
      [...second.reports, ...third.reports].map(({ stored }) => stored?.inserted.length ?? 0),
    )
    expect(closed).toBeGreaterThan(5)
    expect((await open()).length).toBe(before + opened - closed)
  } finally {
    await server.close()
  }
}, 180_000)

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
