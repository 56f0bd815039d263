import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { scheduleBoards } from './schedule-boards.ts'

afterEach(() => void vi.useRealTimers())

test('a failing thread is logged, does not end the site, and is restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-schedule-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('DATABASE_URL', '')
  // Nobody owns this folder, so the thread finds no database.
  vi.stubEnv('DATA_DIR', folder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const { plan, start } = await scheduleBoards({ boards: null, everySeconds: 3600, allowLoopback: false })
  expect(plan).toMatch(/^\d+, each imported at most every 3600 seconds$/)

  const stop = start(log)
  const failures = () => log.error.mock.calls.length
  await vi.waitUntil(() => failures() === 1 && vi.getTimerCount() === 1, 10_000)
  expect(log.error).toHaveBeenCalledWith(
    { error: expect.stringContaining(folder) },
    'boards: the thread failed',
  )
  vi.advanceTimersByTime(60_000)
  await vi.waitUntil(() => failures() === 2 && vi.getTimerCount() === 1, 10_000)
  await stop()
  expect(vi.getTimerCount()).toBe(0)
})
