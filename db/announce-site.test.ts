import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { testDatabase } from '#test/database.ts'
import { announceSite } from './announce-site.ts'

const database = testDatabase()

const refused = (code: string) =>
  fakeDatabase(() => Promise.reject(Object.assign(new Error('could not extend file'), { code })))

test('a database that takes writes is one, and the probe leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-probe-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = announceSite({ owner: database.owner, dataDirectory: folder }, 'http://localhost:1', () => {})
  await expect
    .poll(() => database.owner.selectFrom('running_sites').select('url').execute())
    .toEqual([{ url: 'http://localhost:1' }])
  expect(site.canWrite()).toBe(true)
  await site.stop()
  expect(readdirSync(folder)).toEqual([])
  expect(await database.owner.selectFrom('running_sites').select('url').execute()).toEqual([])
})

test.for(['53100', '25006', '58030', 'ENOSPC'])('a write that fails with %s is told once', async (code) => {
  const told: string[] = []
  const logError = (_: unknown, what: string) => told.push(what)
  const site = announceSite({ owner: refused(code), dataDirectory: null }, 'http://localhost:1', logError, 5)
  onTestFinished(site.stop)
  await expect.poll(() => site.canWrite()).toBe(false)
  expect(told).toEqual(['The database takes no writes'])
})

test('a full or lost folder counts, too, and a database that is away does not', async () => {
  const folder = join(tmpdir(), 'pravesh-nowhere', 'at-all')
  const lost = announceSite({ owner: database.owner, dataDirectory: folder }, 'http://localhost:1', () => {})
  onTestFinished(lost.stop)
  await expect.poll(() => lost.canWrite()).toBe(false)
  let asked = 0
  const away = fakeDatabase(() => {
    asked += 1
    return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  })
  const site = announceSite({ owner: away, dataDirectory: null }, 'http://localhost:1', () => {}, 5)
  onTestFinished(site.stop)
  await expect.poll(() => asked).toBeGreaterThan(2)
  expect(site.canWrite()).toBe(true)
})
