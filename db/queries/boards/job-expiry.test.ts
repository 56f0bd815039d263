import { afterEach, expect, test } from 'vitest'
import { crawl, hour, notModified, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { storeCrawl } from './board-crawl.ts'
import { expirePostings } from './job-expiry.ts'

const database = testDatabase()
afterEach(() => database.empty())

const DAY = 24
const closed = () =>
  database.owner
    .selectFrom('jobs')
    .select(['external_id', 'close_reason', 'closed_at', 'last_seen_at'])
    .where('is_active', '=', false)
    .execute()

/** Sets run times as if each crawl had been imported when it was made. */
const takenInAt = (hours: number) =>
  database.owner
    .updateTable('boards')
    .set({ read_at: hour(hours) })
    .execute()

test('a posting not confirmed for two weeks is closed, and keeps its last known facts', async () => {
  await storeCrawl(database.owner, crawl(0, ['1']))
  await storeCrawl(database.owner, notModified(2 * DAY))
  await takenInAt(0)
  expect(await expirePostings(database.owner, hour(15 * DAY))).toBe(0)
  expect(await expirePostings(database.owner, hour(16 * DAY + 1))).toBe(1)
  expect(await closed()).toEqual([
    {
      external_id: '1',
      close_reason: 'not confirmed',
      closed_at: hour(16 * DAY + 1),
      last_seen_at: hour(2 * DAY),
    },
  ])
})

test('a board that lists it again reopens it', async () => {
  await storeCrawl(database.owner, crawl(0, ['1']))
  await takenInAt(0)
  await expirePostings(database.owner, hour(20 * DAY))
  await storeCrawl(database.owner, crawl(21 * DAY, ['1']))
  expect(await closed()).toEqual([])
})

test('a saved response keeps its postings listed for two weeks from its import', async () => {
  await storeCrawl(database.owner, crawl(-90 * DAY, ['1']))
  await takenInAt(0)
  expect(await expirePostings(database.owner, hour(13 * DAY))).toBe(0)
  expect(await expirePostings(database.owner, hour(15 * DAY))).toBe(1)
})

test('a posting past its own deadline is closed at once', async () => {
  const due = posting('1', { application_deadline: hour(5) })
  await storeCrawl(database.owner, crawl(0, [due, posting('2', { application_deadline: hour(50) })]))
  expect(await expirePostings(database.owner, hour(6))).toBe(1)
  expect(await closed()).toMatchObject([{ external_id: '1', close_reason: 'deadline passed' }])
})

test('samples stay', async () => {
  await insertJobs(database.owner, [jobRow('sample', { is_sample: true, first_seen_at: hour(-90 * DAY) })])
  expect(await expirePostings(database.owner, hour(0))).toBe(0)
})
