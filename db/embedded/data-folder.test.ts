import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openForCommand, openForRestore, openWithoutMigrating } from '#db/open.ts'
import { DataFolderError, folderProblem, makeDataFolder } from './data-folder.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-data-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('a DATA_DIR that is a file, or inside one, is refused in one sentence that names the setting', async () => {
  const file = join(folder(), 'pravesh')
  writeFileSync(file, 'mine')
  const settings = { databaseUrl: null, dataDirectory: file }
  const isFile = `DATA_DIR is "${file}", which is a file; expected a folder, or a path where one can be made.`
  await expect(openDatabase(settings)).rejects.toThrow(new DataFolderError(isFile))
  await expect(openForCommand(settings)).rejects.toThrow(new DataFolderError(isFile))
  const below = { databaseUrl: null, dataDirectory: join(file, 'data') }
  await expect(openDatabase(below)).rejects.toThrow(/^DATA_DIR is ".*", and a part of that path is a file;/)
})

test.each([
  ['EACCES', 'This user may not read or write DATA_DIR /srv/x. Give it to this user, and start again.'],
  ['EROFS', 'DATA_DIR /srv/x is on a read-only disk. Use one that can be written to, and start again.'],
  ['ENOSPC', 'No space left on DATA_DIR /srv/x. Free some and start again.'],
])('%s says what is wrong with the folder, and what to do', (code, sentence) => {
  const error = folderProblem('/srv/x', Object.assign(new Error('mkdir'), { code }))
  expect(error).toEqual(new DataFolderError(sentence))
})

test('an unknown error is returned as it is', () => {
  const unknown = new Error('the moon is full')
  expect(folderProblem('/srv/x', unknown)).toBe(unknown)
})

const PLACES: [string, (path: string) => void, RegExp][] = [
  [
    'the folder of a server',
    (path) => writeFileSync(join(path, 'PG_VERSION'), '18\n'),
    /is the folder of a PostgreSQL server/,
  ],
  [
    'text',
    (path) => writeFileSync(join(path, 'pgdata', 'notes.txt'), 'mine'),
    /has files in pgdata that are no database/,
  ],
  [
    'another version',
    (path) => writeFileSync(join(path, 'pgdata', 'PG_VERSION'), '17\n'),
    /has a database of PostgreSQL 17; this/,
  ],
  [
    'an empty file',
    (path) => writeFileSync(join(path, 'pgdata', 'PG_VERSION'), ''),
    /is damaged, or another program made it/,
  ],
  [
    'a part of one',
    (path) => writeFileSync(join(path, 'pgdata', 'PG_VERSION'), '18\n'),
    /is damaged, or another program made it/,
  ],
]
test.for(PLACES)('a folder with %s is refused, and stays as it is', async ([, fill, sentence]) => {
  const path = folder()
  mkdirSync(join(path, 'pgdata'))
  fill(path)
  chmodSync(path, 0o755)
  const before = readdirSync(path, { recursive: true })
  const settings = { databaseUrl: null, dataDirectory: path }
  for (const open of [openDatabase, openForCommand, openForRestore, openWithoutMigrating])
    await expect(open(settings)).rejects.toThrow(sentence)
  expect(readdirSync(path, { recursive: true })).toEqual(before)
  expect(statSync(path).mode & 0o777).toBe(0o755)
})

test('a lock file of another program is named, and is not taken for a running site', async () => {
  const path = folder()
  writeFileSync(join(path, 'lock.sqlite'), 'a text, and long enough to be none of SQLite')
  await expect(openDatabase({ databaseUrl: null, dataDirectory: path })).rejects.toThrow(
    /lock\.sqlite is not the lock of a database of Pravesh\. Delete it/,
  )
})

test('a missing folder is created, private to this user', () => {
  const path = join(folder(), 'a', 'b')
  makeDataFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})
