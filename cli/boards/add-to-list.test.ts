import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addToList, withRow } from './add-to-list.ts'
import { readBoardList } from './board-list.ts'
import { SHIPPED_LIST } from './shipped-boards.ts'

const ENTRY = { company: 'Acme "India" Labs', source: 'lever:acme', state: 'active' as const, note: 'New' }
const ROW = '{ "company": "Acme \\"India\\" Labs", "source": "lever:acme", "state": "active", "note": "New" }'

async function listOf(text: string, name = 'boards.json') {
  const folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-list-'))
  const path = join(folder.path, name)
  writeFileSync(path, text)
  return {
    path,
    text: () => readFileSync(path, 'utf8'),
    files: () => readdirSync(folder.path),
    [Symbol.asyncDispose]: () => folder.remove(),
  }
}

test('adding a row to the shipped list adds one line, at its place by source', async () => {
  const shipped = readFileSync(SHIPPED_LIST, 'utf8')
  await using list = await listOf(shipped, 'boards.csv')
  const entry = { ...ENTRY, source: 'lever:aaa-acme', evidence: '=1+1' }
  await addToList(list.path, entry)
  const line = `lever:aaa-acme,"Acme ""India"" Labs",active,,,,,,,,,,,'=1+1,New\n`
  const next = shipped.split('\n').find((one) => one.startsWith('lever:')) ?? ''
  expect(list.text()).toBe(shipped.replace(next, `${line}${next}`))
  expect((await readBoardList(list.path)).find(({ source }) => source === entry.source)).toEqual(entry)
  expect(list.files()).toEqual(['boards.csv'])
})

test.each([
  ['has a bad row, which would be lost', 'source,state\nlever:b,asleep\n', /line 2 .*state/],
  ['has the board already', 'source\nlever:Acme\n', /already has lever:Acme/],
])('a table that %s stays unchanged', async (_, text, message) => {
  await using list = await listOf(text, 'boards.csv')
  await expect(addToList(list.path, ENTRY)).rejects.toThrow(message)
  expect(list.text()).toBe(text)
})

test.each([
  ['an empty list', '[]', `[\n  ${ROW}\n]`],
  ['an empty list over two lines', '[\n]\n', `[\n  ${ROW}\n]\n`],
  [
    'a list without spaces',
    '[{"company":"A","source":"lever:a"}]',
    `[{"company":"A","source":"lever:a"},{"company":"Acme \\"India\\" Labs","source":"lever:acme","state":"active","note":"New"}]`,
  ],
  [
    'a list of a field a line',
    '[\n\t{\n\t\t"company": "A",\n\t\t"source": "lever:a"\n\t}\n]\n',
    '[\n\t{\n\t\t"company": "A",\n\t\t"source": "lever:a"\n\t},\n\t{\n\t\t"company": "Acme \\"India\\" ' +
      'Labs",\n\t\t"source": "lever:acme",\n\t\t"state": "active",\n\t\t"note": "New"\n\t}\n]\n',
  ],
  [
    'a list from Windows',
    '[\r\n  { "source": "lever:a", "company": "]" }\r\n]\r\n',
    `[\r\n  { "source": "lever:a", "company": "]" },\r\n  ${ROW}\r\n]\r\n`,
  ],
])('%s keeps its formatting', (_, before, after) => {
  expect(withRow(before, ENTRY)).toBe(after)
  expect(JSON.parse(after).at(-1)).toEqual(ENTRY)
})

test.each([
  ['the row is wrong', '[{ "company": "A", "source": "lever:a" }]', { ...ENTRY, company: 'Acme\nIndia' }],
  ['somebody has added the board meanwhile', '[{ "company": "A", "source": "lever:Acme" }]', ENTRY],
  ['somebody has broken the list meanwhile', '[{ "company": "A", "source": }]', ENTRY],
])('the list stays unchanged when %s', async (_, text, entry) => {
  await using list = await listOf(text)
  await expect(addToList(list.path, entry)).rejects.toThrow(
    /boards\.json was not changed: it could not be read with lever:acme in it/,
  )
  expect(list.text()).toBe(text)
  expect(list.files()).toEqual(['boards.json'])
})

test('the list keeps its file mode, and a symlink to it stays a symlink', async () => {
  await using list = await listOf('[]')
  chmodSync(list.path, 0o664)
  const link = `${list.path}.link`
  symlinkSync(list.path, link)
  await addToList(link, ENTRY)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(statSync(list.path).mode & 0o777).toBe(0o664)
  expect(await readBoardList(list.path)).toEqual([ENTRY])
})
