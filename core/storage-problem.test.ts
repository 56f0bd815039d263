import { expect, test } from 'vitest'
import { explainStorage, storageProblem } from './storage-problem.ts'

const error = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields)

test.for([
  ['a full disk, by Node', { code: 'ENOSPC', syscall: 'write' }, 'full'],
  ['a quota', { code: 'EDQUOT', syscall: 'write' }, 'full'],
  ['a full disk, by SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'full'],
  ['a full disk, by the file system of PGlite', { name: 'ErrnoError', errno: 51 }, 'full'],
  ['a full disk, by PostgreSQL', { code: '53100', severity: 'ERROR' }, 'full'],
  ['a read-only disk', { code: 'EROFS', syscall: 'open' }, 'read-only'],
  ['a read-only file of SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 8 | (3 << 8) }, 'read-only'],
  ['a read-only server', { code: '25006', severity: 'ERROR' }, 'read-only'],
  ['no permission', { code: 'EACCES', syscall: 'open' }, 'forbidden'],
  ['a limit of the size of files', { code: 'EFBIG', syscall: 'write' }, 'too large'],
  ['a broken disk', { code: 'EIO', syscall: 'read' }, 'broken'],
  ['a path through a file', { code: 'ENOTDIR', syscall: 'open' }, 'a file'],
  ['a file in place of a folder', { code: 'EEXIST', syscall: 'mkdir' }, 'a file'],
  ['a folder', { code: 'EISDIR', syscall: 'read' }, 'a folder'],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }, 'missing'],
] as const)('%s', ([, fields, problem]) => {
  expect(storageProblem(error(fields))).toBe(problem)
  expect(storageProblem(new Error('Around it', { cause: error(fields) }))).toBe(problem)
})

test.for([
  ['could not extend file "base/5/16811": No space left on device', 'full'],
  ['could not write to file "pg_wal/xlogtemp.1": File too large', 'too large'],
  ['could not open file "base/5/1": Permission denied', 'forbidden'],
  ['could not open file "base/5/1": Read-only file system', 'read-only'],
] as const)('PostgreSQL says: %s', ([message, problem]) => {
  expect(storageProblem(error({ code: 'XX000', severity: 'ERROR' }, message))).toBe(problem)
})

test('a socket, a process, a locked file and any other error are no problem of a disk', () => {
  for (const fields of [
    { code: 'EACCES', syscall: 'listen' },
    { code: 'EPERM', syscall: 'kill' },
    { code: 'ENOENT', syscall: 'spawn npm' },
    { code: 'ERR_SQLITE_ERROR', errcode: 5 },
    { code: '23505', severity: 'ERROR' },
    { code: '53300', severity: 'FATAL' },
    {},
  ])
    expect(storageProblem(error(fields)), JSON.stringify(fields)).toBeNull()
  // A posting may quote it.
  expect(storageProblem(new Error('notes: No space left on device'))).toBeNull()
  expect(storageProblem(null)).toBeNull()
  expect(explainStorage(new Error('other'), 'it')).toBeNull()
})

test('the sentence names the place, what happened and what to do', () => {
  const full = error({ code: 'ENOSPC', syscall: 'write' })
  expect(explainStorage(full, 'DATA_DIR /x', 'start again')).toBe(
    'No space left on DATA_DIR /x. Free some and start again.',
  )
})
