import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#cli/process/project.ts'

const FIXTURE = join(PROJECT, 'test/ingest/fixtures/greenhouse-nimbuswala.json')

/** The command, run as an operator would, with a data folder of its own that is gone at the end of the block. */
function operator() {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-ingest-'))
  return {
    folder,
    data: join(folder, 'data'),
    run(...args: string[]) {
      const env = {
        PATH: process.env.PATH,
        DATA_DIR: join(folder, 'data'),
        SITE_URL: 'https://pravesh.example',
      }
      const command = [join(PROJECT, 'cli/ingest/command.ts'), ...args]
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
      return { status, stdout, stderr }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

test('a dry run shows what would be stored, and opens no database', () => {
  using shell = operator()
  const { status, stdout } = shell.run('greenhouse:nimbuswala', '--from', FIXTURE, '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toMatch(/Machine Learning Engineer +Gurugram +3–5 years +₹25–40 LPA/)
  expect(stdout).toMatch(/greenhouse:nimbuswala +14 +6/)
  expect(stdout).toContain('Dry run: nothing was saved.')
  expect(readdirSync(shell.folder)).toEqual([])
})

test('--json prints JSON and nothing else; a saved response is seen on the newest day it states', () => {
  using shell = operator()
  const json = ['greenhouse:nimbuswala', '--from', FIXTURE, '--dry-run', '--json']
  const read = (...more: string[]) => JSON.parse(shell.run(...json, ...more).stdout).boards[0]
  expect(read()).toMatchObject({
    source: 'greenhouse:nimbuswala',
    seen_at: '2026-10-02T11:02:31.000Z',
    found: 14,
  })
  expect(read('--captured-at', '2026-11-01').seen_at).toBe('2026-11-01T00:00:00.000Z')
})

test('the operator is told how old a saved response is taken to be', () => {
  using shell = operator()
  const { stdout } = shell.run('greenhouse:nimbuswala', '--from', FIXTURE, '--dry-run')
  expect(stdout).toMatch(/board listed these postings on \d+ \w+ 2026, the newest day in it/)
  expect(stdout).toContain('--captured-at')
})

test('a saved response that tells nothing of its age is not taken in, and the operator hears why', () => {
  using shell = operator()
  const file = join(shell.folder, 'empty.json')
  writeFileSync(file, '{"jobs":[]}')
  const refused = shell.run('greenhouse:nimbuswala', '--from', file)
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('--captured-at') })
  expect(shell.run('greenhouse:nimbuswala', '--from', file, '--captured-at', '2026-11-01').status).toBe(0)
}, 30_000)

test('a board that cannot be read ends the command with 1 and the reason', () => {
  using shell = operator()
  const file = join(shell.folder, 'board.json')
  writeFileSync(file, '<!doctype html>')
  const { status, stdout } = shell.run('greenhouse:nimbuswala', '--from', file, '--dry-run')
  expect(status).toBe(1)
  expect(stdout).toContain('shape changed: expected JSON, got HTML or XML')
})

test('wrong arguments end the command with 2 and what to do', () => {
  using shell = operator()
  expect(shell.run('stripe')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Unknown source'),
  })
  const missing = shell.run('greenhouse:nimbuswala', '--from', join(shell.folder, 'none.json'), '--dry-run')
  expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot read the file') })
})

test('--help says what can be asked', () => {
  using shell = operator()
  expect(shell.run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--dry-run') })
})
