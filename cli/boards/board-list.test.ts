import { writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MISATTRIBUTED_TOKENS } from './find-board.ts'
import { chooseBoards, readBoardList, sourceOf, boardsNeedingFiles } from './board-list.ts'
import { SHIPPED_LIST } from './shipped-boards.ts'

test('every board of the shipped list can be read, and none belongs to another company', async () => {
  const problems: string[] = []
  const list = await readBoardList(SHIPPED_LIST, (line) => problems.push(line))
  expect(problems).toEqual([])
  expect(list.length).toBeGreaterThan(1900)
  for (const entry of list) expect(sourceOf(entry, false).token).toBe(entry.source)
  const asked = list.filter(({ state }) => state !== 'dead' && state !== 'moved')
  expect(asked.map(({ source }) => source).filter((source) => MISATTRIBUTED_TOKENS.has(source))).toEqual([])
  const unnamed = asked.filter(({ evidence, confirmedOn }) => !evidence || !confirmedOn)
  expect(unnamed.filter(({ state }) => state === 'active')).toEqual([])
})

test('the shipped list asks no board that needs permission', async () => {
  const list = await readBoardList(SHIPPED_LIST)
  const chosen = chooseBoards(list, [], { allowLoopback: false, allowed: new Set() })
  expect(chosen.filter(({ adapter }) => adapter.policy).map(({ token }) => token)).toEqual([])
  const allowed = new Set(['smartrecruiters', 'workday:nvidia.wd5/NVIDIAExternalCareerSite'])
  const more = chooseBoards(list, [], { allowLoopback: false, allowed })
  const kinds = new Set(more.filter(({ adapter }) => adapter.policy).map(({ adapter }) => adapter.name))
  expect([...kinds].toSorted()).toEqual(['smartrecruiters', 'workday'])
})

test('the shipped list knows which boards have moved', async () => {
  const list = new Map((await readBoardList(SHIPPED_LIST)).map((entry) => [entry.source, entry]))
  expect(list.get('greenhouse:postman')).toMatchObject({
    state: 'moved',
    movedTo: 'workday:postman.wd108/careers',
  })
  expect(list.get('greenhouse:tekion')).toMatchObject({ state: 'moved', movedTo: 'ashby:tekion' })
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
const OPTIONS = { allowLoopback: false, allowed: new Set<string>() }
const tokens = (...named: string[]) => chooseBoards(LIST, named, OPTIONS).map(({ token }) => token)

test('without names, all active boards are chosen; by name, also a paused or unlisted one', () => {
  expect(tokens()).toEqual(['lever:cred', 'greenhouse:groww'])
  expect(tokens('ashby:atlan', 'greenhouse:stripe', 'Greenhouse:Stripe')).toEqual([
    'ashby:atlan',
    'greenhouse:stripe',
  ])
})

test('a board that needs files runs only by name, with its settings from the list', () => {
  const list = [...LIST, { company: 'Gulmohar Labs', source: 'file:gulmohar', state: 'active' as const }]
  expect(chooseBoards(list, [], OPTIONS).map(({ token }) => token)).toEqual(tokens())
  expect(boardsNeedingFiles(list, false).map(({ token }) => token)).toEqual(['file:gulmohar'])
  expect(chooseBoards(list, ['file:gulmohar'], OPTIONS)[0]?.settings.company).toBe('Gulmohar Labs')
})

test('a named board gets its settings from the list', () => {
  const [groww, stripe] = chooseBoards(LIST, ['greenhouse:groww', 'greenhouse:stripe'], OPTIONS)
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
