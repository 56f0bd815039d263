import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { writeDeadRunJournal } from '#test/dead-run-journal.ts'
import { beginJournal, readJournal, removeJournal } from './release-journal.ts'

/** A run id whose journal is deleted after the test. */
function newRun() {
  const run = randomUUID()
  onTestFinished(() => removeJournal(run))
  return { run, path: join(tmpdir(), `pravesh-newsletter-${run}.journal`) }
}

test('the next run can read what a killed run released', () => {
  const { run, path } = newRun()
  writeDeadRunJournal(run, ['a', 'b'])
  expect(readJournal(run)).toEqual(['a', 'b'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  removeJournal(run)
  expect(readJournal(run)).toBeNull()
})

test('an entry cut off by the kill had not left', () => {
  const { run, path } = newRun()
  writeDeadRunJournal(run, ['a'])
  appendFileSync(path, 'half a li')
  expect(readJournal(run)).toEqual(['a'])
})

test('the journal of a live process is not read', () => {
  const { run, path } = newRun()
  const journal = beginJournal(run)
  journal.note('a')
  expect(readJournal(run)).toBeNull()
  journal.remove()
  expect(existsSync(path)).toBe(false)
})

test('a journal from before a reboot may be incomplete, and is not read', () => {
  const { run, path } = newRun()
  writeDeadRunJournal(run, ['a'])
  const dead = 2 ** 22 + 1
  writeFileSync(path, `${dead} ${Math.round(Date.now() - uptime() * 1000 - 60_000)}\na\n`)
  expect(readJournal(run)).toBeNull()
})

test('a run that cannot write a journal goes on without one', () => {
  const { run, path } = newRun()
  writeFileSync(path, 'in the way')
  beginJournal(run).note('a')
  expect(readJournal(run)).toBeNull()
})
