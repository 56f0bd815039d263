import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openForCommand } from '#db/open.ts'
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

test.each(['EACCES', 'EPERM', 'EROFS'])('%s says that the folder is not writable', (code) => {
  const error = folderProblem('/srv/x', Object.assign(new Error('mkdir'), { code }))
  expect(error).toBeInstanceOf(DataFolderError)
  expect(String(error)).toMatch(/DATA_DIR is "\/srv\/x", .*(?:may not write there|read-only disk).*\.$/)
})

test('an unknown error is returned as it is', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(folderProblem('/srv/x', full)).toBe(full)
})

test('a missing folder is created, private to this user', () => {
  const path = join(folder(), 'a', 'b')
  makeDataFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})
