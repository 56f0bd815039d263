import { expect, test } from 'vitest'
import { createLog, errorLogger } from './log.ts'

function logTo(level: 'info' | 'warn') {
  const lines: Record<string, unknown>[] = []
  return { lines, log: createLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) }) }
}

test('a line says when, how grave and what, and nothing of the machine', () => {
  const { lines, log } = logTo('info')
  log.warn({ jobs: 3 }, 'something')
  expect(lines).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), jobs: 3, msg: 'something' },
  ])
})

test('what is below the level is left out', () => {
  const { lines, log } = logTo('warn')
  log.info('request')
  expect(lines).toEqual([])
})

test('of an error its name, message and stack are logged, not what else it carries', () => {
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

test('what is thrown and is no error is still reported', () => {
  const { lines, log } = logTo('info')
  errorLogger(log)('just text', 'jobs list')
  expect(lines[0]).toMatchObject({ error: { message: 'just text' } })
})
