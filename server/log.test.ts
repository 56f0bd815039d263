import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createLog, errorLogger } from './log.ts'

function logTo(level: 'info' | 'warn') {
  const lines: Record<string, unknown>[] = []
  return { lines, log: createLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) }) }
}

test('a line has time, level and message, but no host name or process id', () => {
  const { lines, log } = logTo('info')
  log.warn({ jobs: 3 }, 'something')
  expect(lines).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), jobs: 3, msg: 'something' },
  ])
})

test('lines below the level are not logged', () => {
  const { lines, log } = logTo('warn')
  log.info('request')
  expect(lines).toEqual([])
})

test('an error is logged with name, message and stack, without its other fields', () => {
  const { lines, log } = logTo('info')
  const error = Object.assign(new TypeError('no such column'), { detail: 'Key (email)=(a@b.example)' })
  errorLogger(log)(error, 'jobs list')
  expect(lines[0]).toMatchObject({
    level: 'error',
    msg: 'jobs list',
    error: { name: 'TypeError', message: 'no such column' },
  })
  expect(JSON.stringify(lines[0])).toContain('log.test.ts')
  expect(JSON.stringify(lines[0])).not.toContain('a@b.example')
})

test('a thrown value that is not an Error is still logged', () => {
  const { lines, log } = logTo('info')
  errorLogger(log)('just text', 'jobs list')
  expect(lines[0]).toMatchObject({ error: { message: 'just text' } })
})

test('control characters in a line are escaped, so that a terminal does not obey them', () => {
  let written = ''
  createLog('info', { write: (line) => void (written += line) }).info(
    { title: 'x\u001b[2J\u009b\u202e' },
    'job',
  )
  expect(written).toContain('x\\u001b[2J\\u009b\\u202e')
})

test.for(['', 'process.exit(3)', 'throw new Error("broken")'])(
  'no line is lost when the process ends: %s',
  (end) => {
    const { href } = new URL('./log.ts', import.meta.url)
    const code = `
      const { createLog } = await import(${JSON.stringify(href)})
      const log = createLog('info')
      for (let line = 0; line < 5000; line += 1) log.info('line ' + line)
      ${end}`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      encoding: 'utf8',
    })
    const lines = stdout.trim().split('\n')
    expect(lines.length).toBe(5000)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'line 4999' })
  },
)
