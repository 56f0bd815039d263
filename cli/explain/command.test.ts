import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#cli/process/project.ts'

function run(args: string[], input = '') {
  const command = [join(PROJECT, 'cli/explain/command.ts'), ...args]
  const env = { PATH: process.env.PATH }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { input, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** With separators that end a line in a text, and none in JSON. */
const GOOD =
  '{"title":"QA Engineer","description":"Tests\u2028and\u2029reports","location":"Noida","experience":"1-3 yrs"}'

test('--json answers a line for a line, also for one that cannot be read', () => {
  const { status, stdout, stderr } = run(['-', '--json'], `\ufeff${GOOD}\nnot json\n\n[1]\r\n${GOOD}`)
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ cities, error }) => error ?? cities)).toEqual([
    ['Noida'],
    'line 2: is not JSON',
    expect.stringMatching(/^line 4: /),
    ['Noida'],
  ])
  expect(lines[1]).toMatchObject({ india: null, evidence: {} })
  expect(stderr).toMatch(/line 2: is not JSON\nline 4: /)
  expect(status).toBe(1)
})

test('a file is explained for a reader', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-explain-'))
  using _ = { [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
  const file = join(folder, 'postings.ndjson')
  writeFileSync(file, GOOD)
  const { status, stdout } = run([file])
  expect(stdout).toMatch(/^QA Engineer\n─+\nIndia +yes, IN\n +“Noida”/)
  expect(status).toBe(0)
})

test.each([
  [[], /Give one file/],
  [['no-such-file.ndjson'], /is not a file that can be read/],
  [['http://127.0.0.1/jobs/1'], /is not the address of a posting/],
])('%j cannot be asked', (args, message) => {
  const { status, stderr } = run(args)
  expect(stderr).toMatch(message)
  expect(status).toBe(2)
})

test('a reader that stops reading is no failure', () => {
  const script = `"${process.execPath}" "${join(PROJECT, 'cli/explain/command.ts')}" - --json | head -1`
  const input = `${GOOD}\n`.repeat(2000)
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { input, encoding: 'utf8' })
  expect(JSON.parse(stdout)).toMatchObject({ cities: ['Noida'] })
  expect(stderr).toBe('')
})
