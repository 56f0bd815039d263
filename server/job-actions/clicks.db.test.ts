import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createBackgroundWork } from '../background-work.ts'
import { createClickCounter, type Click } from './clicks.ts'

const database = testDatabase()
beforeEach(() => database.empty())

/** Counts these clicks on a posting with this link, and returns the stored rows. */
async function recorded(clicks: Omit<Click, 'jobId'>[], application_url = 'https://careers.example/1') {
  const [jobId = ''] = await insertJobs(database.owner, [jobRow('1', { application_url })])
  const logError = vi.fn()
  const background = createBackgroundWork(logError)
  const countClick = createClickCounter(database.web, background, vi.fn())
  for (const click of clicks) countClick({ ...click, jobId })
  await background.settled()
  expect(logError).not.toHaveBeenCalled()
  return database.owner
    .selectFrom('click_tracking')
    .select(['item_type', 'user_agent', 'referrer'])
    .where('item_id', '=', jobId)
    .execute()
}

test('stores the posting, the browser and the page, without the search query', async () => {
  const referrer = 'https://pravesh.example/jobs?search=my+name#top'
  expect(await recorded([{ client: null, userAgent: 'Firefox', referrer }])).toEqual([
    { item_type: 'job', user_agent: 'Firefox', referrer: 'https://pravesh.example/jobs' },
  ])
})

test('stores null for missing or invalid values, and truncates long ones', async () => {
  const long = `https://pravesh.example/${'a'.repeat(5000)}`
  const rows = await recorded([
    { client: null, userAgent: null, referrer: null },
    { client: null, userAgent: '', referrer: 'javascript:alert(1)' },
    { client: null, userAgent: 'x'.repeat(5000), referrer: long },
  ])
  const lengths = rows.map(({ user_agent, referrer }) => [user_agent?.length, referrer?.length])
  expect(lengths).toEqual(
    expect.arrayContaining([
      [undefined, undefined],
      [undefined, undefined],
      [512, 2048],
    ]),
  )
  expect(rows).toHaveLength(3)
})

test('does not count a posting that does not exist', async () => {
  const logError = vi.fn()
  const background = createBackgroundWork(logError)
  const jobId = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
  createClickCounter(
    database.web,
    background,
    vi.fn(),
  )({ jobId, client: null, userAgent: null, referrer: null })
  await background.settled()
  expect(await database.owner.selectFrom('click_tracking').selectAll().execute()).toEqual([])
  expect(logError).not.toHaveBeenCalled()
})

test('one client counts once for a posting, however often it presses', async () => {
  const click = (client: string) => ({ client, userAgent: null, referrer: null })
  const clients = ['203.0.113.7', '203.0.113.7', '2001:db8:0:1::1', '2001:db8:0:1::2', '203.0.113.8']
  expect(await recorded(clients.map(click))).toHaveLength(3)
})

test('a flood is dropped beyond what may wait for the database, and reported', async () => {
  const [jobId = ''] = await insertJobs(database.owner, [jobRow('1')])
  const dropped: number[] = []
  const started: (() => Promise<unknown>)[] = []
  const background = {
    run: (_: string, work: () => Promise<unknown>) => void started.push(work),
    settled: async () => {},
  }
  const countClick = createClickCounter(database.web, background, (count) => void dropped.push(count))
  for (let press = 0; press < 2000; press++)
    countClick({ jobId, client: null, userAgent: null, referrer: null })
  expect([started.length, dropped]).toEqual([500, [1]])
  await started[0]?.()
  countClick({ jobId, client: null, userAgent: null, referrer: null })
  expect(started).toHaveLength(501)
})
