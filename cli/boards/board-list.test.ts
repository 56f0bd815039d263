import { writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MISATTRIBUTED_TOKENS } from './find-board.ts'
import { chooseBoards, readBoardList, SHIPPED_LIST, sourceOf, boardsNeedingFiles } from './board-list.ts'

test('every board of the shipped list can be fetched, and none belongs to another company', async () => {
  const list = await readBoardList(SHIPPED_LIST)
  expect(list.length).toBeGreaterThan(50)
  for (const entry of list) expect(sourceOf(entry, false).token).toBe(entry.source)
  expect(list.map(({ source }) => source).filter((source) => MISATTRIBUTED_TOKENS.has(source))).toEqual([])
  // All sources allowed, so that the policy refuses none.
  expect(list.filter((entry) => sourceOf(entry, false).adapter.policy).map(({ source }) => source)).toEqual(
    [],
  )
})

const LIST = [
  { company: 'CRED', source: 'lever:cred', state: 'active' as const },
  { company: 'Atlan', source: 'ashby:atlan', state: 'paused' as const },
  {
    company: 'Groww',
    source: 'greenhouse:groww',
    state: 'active' as const,
    baseUrl: 'https://jobs.groww.example',
  },
]
const tokens = (...named: string[]) => chooseBoards(LIST, named, false).map(({ token }) => token)

test('without names, all active boards are chosen; by name, also a paused or unlisted one', () => {
  expect(tokens()).toEqual(['lever:cred', 'greenhouse:groww'])
  expect(tokens('ashby:atlan', 'greenhouse:stripe', 'Greenhouse:Stripe')).toEqual([
    'ashby:atlan',
    'greenhouse:stripe',
  ])
})

test('a board that needs files runs only by name, with its settings from the list', () => {
  const list = [...LIST, { company: 'Gulmohar Labs', source: 'file:gulmohar', state: 'active' as const }]
  expect(chooseBoards(list, [], false).map(({ token }) => token)).toEqual(tokens())
  expect(boardsNeedingFiles(list, false).map(({ token }) => token)).toEqual(['file:gulmohar'])
  expect(chooseBoards(list, ['file:gulmohar'], false)[0]?.settings.company).toBe('Gulmohar Labs')
})

test('a named board gets its settings from the list', () => {
  const [groww, stripe] = chooseBoards(LIST, ['greenhouse:groww', 'greenhouse:stripe'], false)
  expect(groww?.settings).toEqual({
    company: 'Groww',
    baseUrl: new URL('https://jobs.groww.example'),
    pages: [],
  })
  expect(stripe?.settings.company).toBeNull()
})

test('a board on this machine needs --allow-loopback', () => {
  const entry = { source: 'lever:cred', baseUrl: 'http://127.0.0.1:4180' }
  expect(() => sourceOf(entry, false)).toThrow(/--allow-loopback/)
  expect(sourceOf(entry, true).settings.baseUrl?.port).toBe('4180')
})

test.each([
  ['{', /expected JSON/],
  ['[{ "company": "A", "source": "a" }]', /adapter:board/],
  ['[{ "company": "A", "source": "lever:a", "state": "gone" }]', /state/],
  ['[{ "company": "A", "source": "lever:a" }, { "company": "B", "source": "lever:a" }]', /unique key/],
])('an invalid list is refused, naming the row: %s', async (text, message) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  const file = join(folder.path, 'boards.json')
  writeFileSync(file, text)
  await expect(readBoardList(file)).rejects.toThrow(message)
})
