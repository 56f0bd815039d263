import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runInProcess } from '#test/command-here.ts'
import { copyEmbedded } from '#test/copied-database.ts'
import { startCommand } from '#test/started-command.ts'
import { PROJECT } from '../process/project.ts'

const FIXTURE = join(PROJECT, 'test/ingest/fixtures/greenhouse-nimbuswala.json')

/** Runs the command as an operator would, with a data folder that is removed at the end of the block. */
function operator() {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-ingest-'))
  const env = { DATA_DIR: join(folder, 'data'), SITE_URL: 'https://pravesh.example' }
  return {
    folder,
    data: env.DATA_DIR,
    run: (...args: string[]) => runInProcess('ingest', args, env),
    /** Runs it in a process of its own. */
    start: (...args: string[]) => startCommand('ingest', args, env).finished,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

test('a dry run shows what would be stored, and opens no database', async () => {
  using shell = operator()
  const { code, stdout } = await shell.run('greenhouse:nimbuswala', '--from', FIXTURE, '--dry-run')
  expect(code).toBe(0)
  expect(stdout).toMatch(/Machine Learning Engineer +Gurugram +3–5 years +₹25–40 LPA/)
  expect(stdout).toMatch(/greenhouse:nimbuswala +14 +6/)
  expect(stdout).toContain('Dry run: nothing was saved.')
  expect(readdirSync(shell.folder)).toEqual([])
})

test('--json prints only JSON; a saved response counts as seen on the newest date in it', async () => {
  using shell = operator()
  const json = ['greenhouse:nimbuswala', '--from', FIXTURE, '--dry-run', '--json']
  const read = async (...more: string[]) => JSON.parse((await shell.run(...json, ...more)).stdout).boards[0]
  expect(await read()).toMatchObject({
    source: 'greenhouse:nimbuswala',
    seen_at: '2026-10-02T11:02:31.000Z',
    found: 14,
  })
  expect((await read('--captured-at', '2026-11-01')).seen_at).toBe('2026-11-01T00:00:00.000Z')
})

test('the command says which date it takes a saved response to have', async () => {
  using shell = operator()
  const { stdout } = await shell.run('greenhouse:nimbuswala', '--from', FIXTURE, '--dry-run')
  expect(stdout).toMatch(/count as seen on \d+ \w+ 2026, the newest date in the file/)
  expect(stdout).toContain('--captured-at')
})

test('a saved response without a date is not imported, and the operator is told why', async () => {
  using shell = operator()
  const file = join(shell.folder, 'empty.json')
  writeFileSync(file, '{"jobs":[]}')
  await copyEmbedded(shell.data)
  const refused = await shell.run('greenhouse:nimbuswala', '--from', file)
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--captured-at') })
  const taken = await shell.start('greenhouse:nimbuswala', '--from', file, '--captured-at', '2026-11-01')
  expect(taken.code).toBe(0)
}, 30_000)

test('an unreadable board exits with 1 and the reason', async () => {
  using shell = operator()
  const file = join(shell.folder, 'board.json')
  writeFileSync(file, '<!doctype html>')
  const { code, stdout } = await shell.run('greenhouse:nimbuswala', '--from', file, '--dry-run')
  expect(code).toBe(1)
  expect(stdout).toContain('shape changed: expected JSON, got HTML or XML')
})

test('wrong arguments exit with 2 and say what to do', async () => {
  using shell = operator()
  expect(await shell.run('stripe')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('Unknown source'),
  })
  const missing = await shell.run(
    'greenhouse:nimbuswala',
    '--from',
    join(shell.folder, 'none.json'),
    '--dry-run',
  )
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('Cannot read the file') })
})

test('--help prints the usage', async () => {
  using shell = operator()
  expect(await shell.run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--dry-run') })
})
