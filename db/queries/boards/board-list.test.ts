import { afterEach, expect, test } from 'vitest'
import type { BoardEntry } from '#core/content/boards.ts'
import { testDatabase } from '#test/database.ts'
import { listActs } from '../admin/acts.ts'
import { changeBoardList, mergeShippedList, readListedBoards, type ShippedList } from './board-list.ts'

const database = testDatabase()
afterEach(() => database.empty())

const ASHA = { name: 'asha', via: 'cli' } as const
const board = (source: string, rest: Partial<BoardEntry> = {}): BoardEntry => ({
  source,
  state: 'active',
  ...rest,
})
const FULL: Required<BoardEntry> = {
  source: 'lever:full',
  company: 'Full "India" Labs',
  state: 'moved',
  tier: 'daily',
  movedTo: 'ashby:full',
  jobsInIndia: 12,
  countedOn: '2026-10-01',
  confirmedOn: '2026-10-02',
  evidence: 'somebody (2026-10-01)',
  note: 'Since, then',
  baseUrl: 'https://jobs.full.example',
  pages: ['https://a.example/1', 'https://a.example/2'],
  sitemap: 'https://cdn.full.example/sitemap.xml',
  match: '/job/',
  countryInUrl: 'yes',
}

let version = 0
const merge = (entries: BoardEntry[], rest: Partial<ShippedList> = {}) =>
  mergeShippedList(database.owner, { entries, digest: `version ${(version += 1)}`, isWhole: true, ...rest })
const change = (put: BoardEntry[], remove: string[] = []) =>
  changeBoardList(database.owner, ASHA, () => ({ put, remove }))
const list = () => readListedBoards(database.owner)

test('every field of a board is stored, and the list is by source', async () => {
  expect(await merge([board('lever:b'), FULL, board('greenhouse:A')])).toEqual({
    added: 3,
    changed: 0,
    removed: 0,
    refused: [],
  })
  expect(await list()).toEqual([board('greenhouse:A'), board('lever:b'), FULL])
})

test('the same list is merged once, whoever comes first', async () => {
  const shipped = { entries: [board('lever:a')], digest: 'same', isWhole: true }
  const both = await Promise.all([
    mergeShippedList(database.owner, shipped),
    mergeShippedList(database.owner, shipped),
  ])
  expect(both.filter((merged) => merged !== null)).toMatchObject([{ added: 1, changed: 0, removed: 0 }])
  await change([], ['lever:a'])
  expect(await mergeShippedList(database.owner, shipped)).toBeNull()
  expect(await list()).toEqual([])
})

test('a new shipped list adds boards, and changes or removes those that the operator never touched', async () => {
  await merge([board('lever:same'), board('lever:old'), board('lever:changes', { note: 'before' })])
  const after = [board('lever:changes', { state: 'dead' }), board('lever:new'), board('lever:same')]
  expect(await merge(after)).toMatchObject({ added: 1, changed: 1, removed: 1 })
  expect(await list()).toEqual(after)
})

test('what the operator added, changed or took off stays so, whatever is shipped', async () => {
  await merge([board('lever:mine'), board('lever:off'), board('lever:gone')])
  await change(
    [board('lever:mine', { state: 'paused' }), board('lever:own'), board('lever:gone', { note: 'kept' })],
    ['lever:off'],
  )
  await merge([
    board('lever:mine', { company: 'Shipped' }),
    board('lever:Off'),
    board('lever:own', { tier: 'daily' }),
  ])
  const kept = [
    board('lever:gone', { note: 'kept' }),
    board('lever:mine', { state: 'paused' }),
    board('lever:own'),
  ]
  expect(await list()).toEqual(kept)
  await merge([])
  expect(await list()).toEqual(kept)
  await merge([board('lever:off')])
  expect(await list()).toEqual(kept)
  await change([board('lever:off', { company: 'Back' })])
  expect(await list()).toContainEqual(board('lever:off', { company: 'Back' }))
})

test('a shipped list with a bad row removes no board: the row may be its own', async () => {
  await merge([board('lever:a'), board('lever:b')])
  expect(await merge([board('lever:b')], { isWhole: false })).toMatchObject({
    added: 0,
    changed: 0,
    removed: 0,
  })
  expect(await list()).toEqual([board('lever:a'), board('lever:b')])
})

test('a change goes by the source in any case, and is logged', async () => {
  await change([board('lever:Acme')])
  await change([board('Lever:acme', { note: 'once' }), board('LEVER:ACME', { note: 'twice' })])
  expect(await list()).toEqual([board('lever:Acme', { note: 'twice' })])
  await change([], ['LEVER:acme', 'lever:unknown'])
  expect(await list()).toEqual([])
  const acts = await listActs(database.owner, { limit: 10 })
  expect(acts.map(({ act, subject }) => `${act}: ${subject}`)).toEqual([
    'change board list: lever:Acme',
    'change board list: LEVER:ACME',
    'change board list: lever:Acme',
  ])
  expect(acts[0]).toMatchObject({ before: { boards: [board('lever:Acme', { note: 'twice' })] } })
})

test('a change that changes nothing is not logged', async () => {
  await change([], ['lever:unknown'])
  expect(await listActs(database.owner, { limit: 10 })).toEqual([])
})

test('a board that the database refuses is left out alone', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => board(`lever:b${index}`))
  const wrong = [
    board('lever:note', { note: 'x'.repeat(300) }),
    board('lever:day', { countedOn: '0000-01-01' }),
    board('lever:nul', { company: 'a\0b' }),
    board('lever:half', { company: 'a\ud83d' }),
    board('no source'),
  ]
  const given = [...rows.slice(0, 20), ...wrong, ...rows.slice(20)]
  const refused = await change(given)
  expect(refused.map(({ row }) => row)).toEqual(wrong)
  expect(await list()).toHaveLength(50)
})

test('a shipped board that the database refuses is left out alone, too', async () => {
  await merge([board('lever:b')])
  const wrong = board('lever:day', { countedOn: '0000-01-01' })
  const merged = await merge([board('lever:a'), wrong, board('lever:b', { note: 'New' })])
  expect(merged).toMatchObject({ added: 1, changed: 1, refused: [{ row: wrong }] })
  expect(await list()).toEqual([board('lever:a'), board('lever:b', { note: 'New' })])
})
