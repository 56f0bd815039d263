import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runInProcess } from '#test/command-here.ts'
import { PROJECT } from '../process/project.ts'

const run = (args: string[], input = '') => runInProcess('explain', args, {}, input)

/** Contains U+2028 and U+2029, which end a line in text but not in JSON. */
const GOOD =
  '{"title":"QA Engineer","description":"Tests\u2028and\u2029reports","location":"Noida","experience":"1-3 yrs"}'

test('--json writes one line for each input line, unreadable ones included', async () => {
  const { code, stdout, stderr } = await run(['-', '--json'], `\ufeff${GOOD}\nnot json\n\n[1]\r\n${GOOD}`)
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
  expect(code).toBe(1)
})

test('explains a file for a human reader', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-explain-'))
  using _ = { [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
  const file = join(folder, 'postings.ndjson')
  writeFileSync(file, GOOD)
  const { code, stdout } = await run([file])
  expect(stdout).toMatch(/^QA Engineer\n─+\nIndia +yes, IN\n +“Noida”/)
  expect(code).toBe(0)
})

test('a file that is none of postings is given up after a hundred lines; with --json every line has its own', async () => {
  const letters = 'x\n'.repeat(1_000)
  const told = await run(['-'], letters)
  expect(told.stderr.split('\n').slice(-3)).toEqual([
    'line 100: is not JSON',
    'The rest was not read, because 100 lines cannot be read. --json reads all.',
    '',
  ])
  expect([told.code, told.stdout]).toEqual([1, ''])
  expect((await run(['-', '--json'], letters)).stdout.trimEnd().split('\n')).toHaveLength(1_000)
})

test('a line that never ends is one wrong line', async () => {
  const { stderr } = await run(['-'], `${'x'.repeat(9_000_000)}\n${GOOD}\n`)
  expect(stderr).toBe('line 1: is longer than 4 MB\n')
})

test.each([
  [[], /Give one file/],
  [['no-such-file.ndjson'], /is not a file that can be read/],
  [['http://127.0.0.1/jobs/1'], /is not the address of a posting/],
])('%j is refused', async (args, message) => {
  const { code, stderr } = await run(args)
  expect(stderr).toMatch(message)
  expect(code).toBe(2)
})

test('a reader that closes the pipe early is not a failure', { timeout: 90_000 }, () => {
  const script = `"${process.execPath}" "${join(PROJECT, 'cli/explain/command.ts')}" - --json | head -1`
  const input = `${GOOD}\n`.repeat(2000)
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { input, encoding: 'utf8' })
  expect(JSON.parse(stdout)).toMatchObject({ cities: ['Noida'] })
  expect(stderr).toBe('')
})
