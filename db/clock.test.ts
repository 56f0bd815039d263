import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOfIndianDay } from '#core/dates.ts'
import { hour } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { clockFrom, currentTime, keepTime, readNow } from './clock.ts'
import { startTidying } from './maintenance.ts'
import { readTroubleFacts } from './queries/operator-alerts.ts'

const database = testDatabase()
const MONTH_MS = 30 * 86_400_000

beforeEach(() => database.empty())
afterEach(() => void vi.useRealTimers())

/** Moves this process's clock. The database has its own. */
const shiftClock = (byMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })

test.each([MONTH_MS, -MONTH_MS])(
  'a process whose clock is off by %d ms knows the database’s time',
  async (byMs) => {
    const stop = await keepTime(database.owner, [database.web])
    const before = await readNow(database.owner)
    shiftClock(byMs)
    const now = currentTime(database.web)
    const after = await readNow(database.owner)
    expect(now.getTime()).toBeGreaterThan(before.getTime() - 1000)
    expect(now.getTime()).toBeLessThanOrEqual(after.getTime())
    expect(before.getTime()).toBeGreaterThan(after.getTime() - 60_000)
    await stop()
  },
)

test('goes on from the time it was given', async () => {
  const clock = clockFrom(hour(0))
  shiftClock(-MONTH_MS)
  const [first, second] = [clock(), clock()]
  expect(first.getTime()).toBeGreaterThanOrEqual(hour(0).getTime())
  expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime())
})

test('with a clock a month ahead, nothing is closed early, and the day that is counted is the database’s', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { application_deadline: new Date(Date.now() + 86_400_000), verified_at: new Date() }),
  ])
  const today = startOfIndianDay(await readNow(database.owner))
  shiftClock(MONTH_MS)
  const errors: unknown[] = []
  const stop = startTidying(database.owner, (error) => errors.push(error))
  await expect
    .poll(() => database.owner.selectFrom('market_days').select(['day', 'counted_at']).execute())
    .toHaveLength(1)
  await stop()
  expect(errors).toEqual([])
  const open = await database.owner.selectFrom('jobs').select('is_active').execute()
  expect(open).toEqual([{ is_active: true }])
  const [counted] = await database.owner.selectFrom('market_days').select('counted_at').execute()
  expect(startOfIndianDay(counted?.counted_at ?? hour(0))).toEqual(today)
})

test('with a clock a month ahead, a link that died an hour ago is news to the operator', async () => {
  await database.owner
    .insertInto('learn_courses')
    .values({
      name: 'Git',
      platform: 'Kaveri',
      role_category: 'DevOps',
      difficulty: 'Beginner',
      is_free: true,
      tags: [],
      link: 'https://kaveri.example/git',
    })
    .execute()
  const dead_since = new Date((await readNow(database.owner)).getTime() - 3_600_000)
  await database.owner
    .insertInto('content_links')
    .values({
      link: 'https://kaveri.example/git',
      checked_at: dead_since,
      dead_since,
      gone_since: dead_since,
      detail: 'HTTP 404',
    })
    .execute()
  shiftClock(MONTH_MS)
  expect(await readTroubleFacts(database.owner)).toMatchObject({ lostLinks: 1 })
})
