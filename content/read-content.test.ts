import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkContentFiles, readContentFile } from './read-content.ts'

const book = z.strictObject({
  slug: z.string().min(1),
  shelf: z.enum(['left', 'right']),
  pages: z.int().positive(),
  tags: z.array(z.string()).optional(),
})
const bookKey = ['slug']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-content-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileWith(name: string, content: unknown): Promise<URL> {
  const path = join(folder, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return pathToFileURL(path)
}

/** The error lines for a refused file, without the folder. */
async function complaint(file: URL): Promise<string[]> {
  const error = await readContentFile(file, book, bookKey).then(
    () => new Error('the file was accepted'),
    (error: unknown) => error,
  )
  return String(error instanceof Error ? error.message : error)
    .replaceAll(join(folder, '/'), '')
    .split('\n')
}

test('a valid file returns its rows', async () => {
  const rows = [
    { slug: 'a', shelf: 'left', pages: 10 },
    { slug: 'b', shelf: 'right', pages: 20 },
  ]
  expect(await readContentFile(await fileWith('right.json', rows), book, bookKey)).toEqual(rows)
})

test('every wrong field of every row is reported at once, with row, key, field and what was expected', async () => {
  const file = await fileWith('wrong.json', [
    { slug: 'a', shelf: 'left', pages: 10 },
    { slug: 'b', shelf: 'top', pages: '20' },
    { shelf: 'left', pages: 0, tags: ['x', 5] },
    { slug: 'd', shelf: 'left', pages: 1, colour: 'red' },
    'not a row',
  ])
  expect(await complaint(file)).toEqual([
    'wrong.json, row 2 (b), shelf: expected one of "left"|"right"; found "top"',
    'wrong.json, row 2 (b), pages: expected number; found "20"',
    'wrong.json, row 3, slug: expected string; found nothing',
    'wrong.json, row 3, pages: Too small: expected number to be >0; found 0',
    'wrong.json, row 3, tags[1]: expected string; found 5',
    'wrong.json, row 4 (d), colour: unknown field; is the name misspelt?',
    'wrong.json, row 5: expected object; found "not a row"',
  ])
})

test('a duplicate key is reported, even if the row has other problems or differs in case', async () => {
  const file = await fileWith('twice.json', [
    { slug: 'a', shelf: 'left', pages: 10 },
    { slug: 'A', shelf: 'left', pages: 10 },
    { slug: 'a', shelf: 'left', pages: -1 },
  ])
  expect(await complaint(file)).toEqual([
    'twice.json, row 2 (A): expected a unique key; twice.json, row 1, has the same key',
    expect.stringContaining('twice.json, row 3 (a), pages: '),
    'twice.json, row 3 (a): expected a unique key; twice.json, row 1, has the same key',
  ])
})

test('a key used in two files of one kind is reported with the first file', async () => {
  const row = { slug: 'a', shelf: 'left', pages: 10 }
  const files = [await fileWith('one.json', [row]), await fileWith('two.json', [row])]
  const [one, two] = await checkContentFiles(files, book, bookKey)
  expect(one?.problems).toEqual([])
  expect(two?.problems[0]?.message).toMatch(/one\.json, row 1, has the same \w+$/)
})

test.each([
  ['is no JSON', '[{"slug": ]', /^broken\.json: expected JSON: /],
  ['holds no list', '{"slug": "a"}', /^broken\.json: expected a list of rows/],
])('a file that %s is reported', async (_, content, message) => {
  const lines = await complaint(await fileWith('broken.json', content))
  expect(lines).toEqual([expect.stringMatching(message)])
})

test('a missing file is reported', async () => {
  const lines = await complaint(pathToFileURL(join(folder, 'absent.json')))
  expect(lines).toEqual([expect.stringMatching(/^absent\.json: expected a readable file: ENOENT/)])
})
