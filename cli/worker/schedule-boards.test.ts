import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { scheduleBoards } from './schedule-boards.ts'

afterEach(() => void vi.useRealTimers())

const SCHEDULE = { boards: null, everySeconds: 3600, allowLoopback: false }
const newLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

test(
  'a thread without a database says which one it looked for, and does not end the site',
  { timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-schedule-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    vi.stubEnv('DATABASE_URL', '')
    // Nobody owns this folder, so the thread finds no database.
    vi.stubEnv('DATA_DIR', folder)
    const log = newLog()
    const { plan, start } = await scheduleBoards(SCHEDULE)
    expect(await plan(fakeDatabase(() => []))).toMatch(/^\d+, each imported at most every hour$/)

    const stop = start(log)
    await vi.waitUntil(() => log.error.mock.calls.length === 1, 60_000)
    expect(log.error).toHaveBeenCalledWith(
      { error: expect.stringContaining(folder) },
      'boards: the thread failed',
    )
    await stop()
  },
)

test('a failed thread is restarted after a minute, until the site stops', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const log = newLog()
  const { start } = await scheduleBoards(SCHEDULE, new URL('data:text/javascript,throw new Error("gone")'))
  const stop = start(log)
  const failures = () => log.error.mock.calls.length
  await vi.waitUntil(() => failures() === 1 && vi.getTimerCount() === 1, 10_000)
  expect(log.error).toHaveBeenCalledWith({ error: 'gone' }, 'boards: the thread failed')
  vi.advanceTimersByTime(60_000)
  await vi.waitUntil(() => failures() === 2 && vi.getTimerCount() === 1, 10_000)
  await stop()
  expect(vi.getTimerCount()).toBe(0)
})
