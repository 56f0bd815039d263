import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import { crawl } from '#test/board-crawls.ts'
import { storeCrawl } from './board-crawl.ts'
import { listBoards, recordFailure } from './boards.ts'
import { boardDueStates } from './due-boards.ts'
import {
  askSoon,
  listPausedBoards,
  pauseBoard,
  recordMove,
  storeBoardList,
  type ListedBoard,
} from './listed-boards.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const row = (source: string, rest: Partial<ListedBoard> = {}): ListedBoard => ({
  source,
  company: null,
  state: 'active',
  tier: 'often',
  movedTo: null,
  ...rest,
})
const store = (...list: ListedBoard[]) => storeBoardList(database.owner, list)

async function known() {
  const boards = await listBoards(database.owner)
  return Object.fromEntries(boards.map((board) => [board.source, board]))
}

function fail(source: string, outcome: 'gone' | 'network') {
  return recordFailure(database.owner, {
    source,
    startedAt: new Date(),
    outcome,
    error: outcome,
    retryAt: null,
  })
}

const backdate = (column: string, time: string) =>
  sql`update boards set ${sql.ref(column)} = ${sql.ref(column)} - ${time}::interval`.execute(database.owner)

async function due(...sources: string[]) {
  const states = await boardDueStates(database.owner, sources, 21_600)
  return states.filter((state) => state.due).map(({ source }) => source)
}

test('what a crawl found stays until the row of the list changes', async () => {
  await store(row('greenhouse:tarangini', { company: 'Tarangini', tier: 'weekly', state: 'resting' }))
  await storeCrawl(database.owner, crawl(0, ['1', '2']))
  const found = { state: 'active', tier: 'often', finding: 'ok', company: 'Tarangini', kept: 2 }
  expect((await known())['greenhouse:tarangini']).toMatchObject(found)
  await store(row('greenhouse:tarangini', { company: 'Tarangini', tier: 'weekly', state: 'resting' }))
  expect((await known())['greenhouse:tarangini']).toMatchObject(found)
  await store(row('greenhouse:tarangini', { company: 'Tarangini', tier: 'monthly', state: 'dead' }))
  expect((await known())['greenhouse:tarangini']).toMatchObject({ state: 'dead', tier: 'monthly', kept: 2 })
})

test('a board that leaves the list keeps its runs, and is unlisted', async () => {
  await store(row('lever:a'), row('lever:b'))
  await store(row('lever:b'))
  const boards = await known()
  expect([boards['lever:a']?.listed_as, boards['lever:b']?.listed_as]).toEqual([null, 'active|often||'])
  await store(row('lever:a'), row('lever:b'))
  expect((await known())['lever:a']?.listed_as).toBe('active|often||')
})

test('without a name in the list, the board’s own is stored once it is known', async () => {
  await store(row('greenhouse:tarangini'))
  await storeCrawl(database.owner, crawl(0, ['1']))
  expect((await known())['greenhouse:tarangini']?.company).toBe('Tarangini Systems')
  await store(row('greenhouse:tarangini', { tier: 'daily' }))
  expect((await known())['greenhouse:tarangini']?.company).toBe('Tarangini Systems')
})

test('an empty board that had postings is not believed at once; one without IT jobs in India rests', async () => {
  await storeCrawl(database.owner, crawl(0, ['1', '2']))
  await storeCrawl(database.owner, crawl(13, [], { found: 0 }))
  expect((await known())['greenhouse:tarangini']).toMatchObject({ state: 'active', last_outcome: 'doubted' })
  const elsewhere = crawl(0, [], { found: 7, india: 0 })
  await storeCrawl(database.owner, { ...elsewhere, source: 'lever:abroad' })
  expect((await known())['lever:abroad']).toMatchObject({
    state: 'resting',
    tier: 'weekly',
    finding: 'no jobs in India',
  })
})

test('a board that is gone twice, a day apart, is dead; a move says where to; a crawl revives it', async () => {
  await storeCrawl(database.owner, crawl(0, ['1']))
  await fail('greenhouse:tarangini', 'gone')
  expect((await known())['greenhouse:tarangini']).toMatchObject({ state: 'active', tier: 'daily' })
  await backdate('gone_since', '25 hours')
  await fail('greenhouse:tarangini', 'gone')
  expect((await known())['greenhouse:tarangini']).toMatchObject({ state: 'dead', tier: 'monthly' })
  await recordMove(database.owner, 'greenhouse:tarangini', 'ashby:tarangini')
  expect((await known())['greenhouse:tarangini']).toMatchObject({
    state: 'moved',
    moved_to: 'ashby:tarangini',
  })
  await storeCrawl(database.owner, crawl(30, ['1']))
  expect((await known())['greenhouse:tarangini']).toMatchObject({ state: 'active', gone_since: null })
})

test('a board that was never read and does not exist is dead at once', async () => {
  await fail('lever:nobody', 'gone')
  expect((await known())['lever:nobody']).toMatchObject({ state: 'dead', finding: 'gone' })
})

test('boards are due by their tiers', async () => {
  const tiers = ['often', 'daily', 'weekly', 'monthly'] as const
  const sources = tiers.map((tier) => `lever:${tier}`)
  await store(...tiers.map((tier) => row(`lever:${tier}`, { tier })))
  expect(await due(...sources)).toEqual(sources)
  await sql`update boards set last_run_at = now()`.execute(database.owner)
  expect(await due(...sources)).toEqual([])
  await backdate('last_run_at', '7 hours')
  expect(await due(...sources)).toEqual(sources.slice(0, 1))
  await backdate('last_run_at', '18 hours')
  expect((await due(...sources)).toSorted()).toEqual(sources.slice(0, 2).toSorted())
  await backdate('last_run_at', '6 days')
  expect((await due(...sources)).toSorted()).toEqual(sources.slice(0, 3).toSorted())
  await backdate('last_run_at', '23 days')
  expect((await due(...sources)).toSorted()).toEqual(sources.toSorted())
})

test('a board whose host asked us to wait is due again when that time is over, three times', async () => {
  await store(row('lever:a', { tier: 'daily' }))
  const refuse = async () => {
    await recordFailure(database.owner, {
      source: 'lever:a',
      startedAt: new Date(),
      outcome: 'blocked',
      error: '429',
      retryAt: new Date(Date.now() + 60_000),
    })
    expect(await due('lever:a')).toEqual([])
    await sql`update boards set last_run_at = last_run_at - interval '61 seconds',
      retry_at = retry_at - interval '61 seconds'`.execute(database.owner)
  }
  await refuse()
  expect(await due('lever:a')).toEqual(['lever:a'])
  await refuse()
  await refuse()
  expect(await due('lever:a')).toEqual([])
})

test('a board that the operator wants asked is due until its next run', async () => {
  await store(row('lever:a', { tier: 'weekly' }), row('lever:b', { tier: 'weekly' }))
  await fail('lever:a', 'network')
  await fail('lever:b', 'network')
  expect(await due('lever:a', 'lever:b')).toEqual([])
  expect(await askSoon(database.owner, ['lever:a', 'lever:unknown'])).toBe(1)
  expect(await due('lever:a', 'lever:b')).toEqual(['lever:a'])
  await fail('lever:a', 'network')
  expect(await due('lever:a')).toEqual([])
})

test('a board that the operator stopped is not due, whatever the list says', async () => {
  await store(row('lever:a'))
  expect(await pauseBoard(database.owner, 'lever:a', true)).toBe(true)
  expect(await due('lever:a')).toEqual([])
  await store(row('lever:a', { tier: 'daily' }))
  expect(await listPausedBoards(database.owner)).toEqual(['lever:a'])
  expect(await pauseBoard(database.owner, 'lever:a', false)).toBe(true)
  expect(await due('lever:a')).toEqual(['lever:a'])
  expect(await pauseBoard(database.owner, 'lever:unknown', true)).toBe(false)
})

test('a list of ten thousand boards is stored in one statement, and again without writing', async () => {
  const list = Array.from({ length: 10_000 }, (_, index) => row(`keka:tenant${index}`))
  await store(...list)
  const version = () =>
    sql<{ newest: string }>`select max(xmin::text::int8)::text as newest from boards`.execute(database.owner)
  const before = (await version()).rows
  await store(...list)
  expect((await version()).rows).toEqual(before)
})
