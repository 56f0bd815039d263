import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from './project.ts'

test.each([
  ['ratings/command.ts', []],
  [
    'ingest/command.ts',
    ['greenhouse:nimbuswala', '--from', join(PROJECT, 'test/ingest/fixtures/greenhouse-nimbuswala.json')],
  ],
])(
  '%s names its database first, and says in one sentence if DATA_DIR is a file',
  { timeout: 60_000 },
  (command, args) => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-file-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'data')
    writeFileSync(file, 'mine')
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, 'cli', command), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: file },
      encoding: 'utf8',
    })
    const [first, ...rest] = stderr.split('\n')
    expect(first).toBe(`Database: embedded (PGlite), in ${file}`)
    expect(rest.join('\n')).toMatch(/\nDATA_DIR is ".*", which is a file; expected a folder/)
    expect(stderr).not.toMatch(/EEXIST|\n {4}at /)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  },
)
