import { afterEach, expect, test } from 'vitest'
import { crawl, hour, notModified, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { storeCrawl } from './board-crawl.ts'
import type { Crawl, UnreadPosting } from './crawl-plan.ts'
import { expirePostings } from './job-expiry.ts'
import { getJob } from '#db/queries/jobs/jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const DAY = 24
const take = (crawl: Crawl) => storeCrawl(database.owner, crawl)
const row = (id: string) =>
  database.owner.selectFrom('jobs').selectAll().where('external_id', '=', id).executeTakeFirstOrThrow()
const shown = async (id: string) => getJob(database.web, (await row(id)).id)

/** A crawl with some readable postings, and others that could not be read. */
const crawlWith = (hours: number, read: string[], ...unread: Partial<UnreadPosting>[]) =>
  crawl(hours, read, {
    unread: unread.map((one) => ({ external_id: null, title: null, ...one })),
    found: read.length + unread.length,
  })

/** Sets run times as if each crawl had been imported when it was made. */
const takenInAt = (hours: number) =>
  database.owner
    .updateTable('boards')
    .set({ read_at: hour(hours) })
    .execute()

test('an unreadable posting is neither missing nor seen, however many crawls find it so', async () => {
  await take(crawl(0, ['1', '2', '3']))
  await takenInAt(0)
  for (const hours of [13, 26, 39])
    expect(await take(crawlWith(hours, ['2', '3'], { external_id: '1' }))).toMatchObject({
      missing: [],
      closed: [],
    })
  expect(await take(notModified(40))).toMatchObject({ missing: [], closed: [] })
  expect(await shown('1')).toMatchObject({ is_active: true, verified_at: hour(0), last_seen_at: hour(0) })
  expect(await shown('1')).toMatchObject({ confirmed_at: expect.any(Date) })
  expect(await shown('2')).toMatchObject({ verified_at: hour(40) })
})

test('a posting unreadable for two weeks is closed, while its board goes on', async () => {
  await take(crawl(0, ['1', '2']))
  await takenInAt(0)
  for (const days of [1, 7, 14]) {
    await take(crawlWith(days * DAY, ['2'], { external_id: '1' }))
    await takenInAt(days * DAY)
  }
  expect(await expirePostings(database.owner, hour(14 * DAY))).toBe(0)
  expect(await expirePostings(database.owner, hour(14 * DAY + 1))).toBe(1)
  expect(await row('1')).toMatchObject({ close_reason: 'not confirmed', last_seen_at: hour(0) })
})

test('a posting that is readable again is seen again, changed or not', async () => {
  await take(crawl(0, ['1', '2', '3']))
  await take(crawlWith(13, ['3'], { external_id: '1' }, { external_id: '2' }))
  await take(crawl(14, ['1', posting('2', { title: 'Senior Backend Engineer' }), '3']))
  await take(notModified(20))
  for (const id of ['1', '2', '3']) expect(await shown(id)).toMatchObject({ verified_at: hour(20) })
})

test('an unreadable posting that is no longer listed is missed, then closed', async () => {
  await take(crawl(0, ['1', '2']))
  await take(crawlWith(13, ['2'], { external_id: '1' }))
  expect(await take(crawl(26, ['2']))).toMatchObject({ missing: [{ external_id: '1' }], closed: [] })
  expect(await shown('1')).toMatchObject({ verified_at: hour(0) })
  expect(await take(crawl(39, ['2']))).toMatchObject({ closed: [{ external_id: '1' }] })
})

test('an unreadable page covers all postings on it', async () => {
  const onPage = (id: string) => posting(id, { page_id: 'careers.example/jobs' })
  await take(crawl(0, [onPage('1'), onPage('2'), '3', '4']))
  expect(await take(crawlWith(13, ['4'], { external_id: 'careers.example/jobs' }))).toMatchObject({
    missing: [{ external_id: '3' }],
  })
})

test('without an id it may be any posting with its title, and without a title any at all', async () => {
  await take(crawl(0, ['1', '2', '3', '4', '5']))
  const title = 'URGENT: backend engineer (team 1)'
  expect(await take(crawlWith(13, ['3', '4', '5'], { title }))).toMatchObject({
    missing: [{ external_id: '2' }],
  })
  await take(crawl(14, ['1', '2', '3', '4', '5']))
  expect(await take(crawlWith(27, ['3', '4', '5'], {}))).toMatchObject({ missing: [] })
})

test('an older crawl does not change what a newer one could not read', async () => {
  await take(crawl(0, ['1', '2']))
  await take(crawlWith(13, ['2'], { external_id: '1' }))
  const old = crawl(5, [posting('1', { title: 'Trainee' }), '2'])
  expect(await take(old)).toMatchObject({ older: true, updated: 0, appeared: [], disappeared: [] })
  expect(await shown('1')).toMatchObject({ title: 'Backend Engineer, team 1', verified_at: hour(0) })
})

test('a corrected file of the same day is imported', async () => {
  await take(crawl(0, ['1', '2']))
  await take(crawlWith(13, ['2'], { external_id: '1' }, { external_id: '3' }))
  expect(await take(crawl(13, ['1', '2', '3']))).toMatchObject({
    older: false,
    inserted: [{ external_id: '3' }],
    unchanged: 2,
  })
  for (const id of ['1', '2', '3'])
    expect(await row(id)).toMatchObject({ unread_since: null, missed_since: null })
  expect(await shown('1')).toMatchObject({ verified_at: hour(13) })
})

test('the run records what was wrong', async () => {
  const trouble = '1 unreadable: jobs[0].title expected string, got null'
  await take(crawl(0, ['1', '2'], { trouble }))
  const runs = () =>
    database.owner.selectFrom('ingest_runs').select(['outcome', 'error']).orderBy('id').execute()
  expect(await runs()).toEqual([{ outcome: 'done', error: trouble }])
  await take(crawl(1, ['1', '2']))
  expect((await runs()).at(-1)).toEqual({ outcome: 'done', error: null })
})

test('a posting without a date counts from when it was first seen, until its board states one', async () => {
  const undated = posting('1', { posted_at: null })
  await take(crawl(0, [undated]))
  expect(await row('1')).toMatchObject({ posted_at: hour(0), day_stated: false })
  expect(await take(crawl(5, [undated]))).toMatchObject({ updated: 0, unchanged: 1 })
  const posted_at = hour(3)
  await take(crawl(6, [posting('1', { posted_at })]))
  expect(await row('1')).toMatchObject({ posted_at, day_stated: true })
  await take(crawl(7, [undated]))
  expect(await row('1')).toMatchObject({ posted_at, day_stated: true })
})

test('a posting that is listed and was not read again is seen', async () => {
  const skipping = (hours: number, read: string[], skipped: string[]) =>
    crawl(hours, read, { found: read.length + skipped.length, skipped, memory: { door: `/${hours}` } })
  await take(crawl(0, ['1', '2', '3']))
  await takenInAt(0)
  await take(crawlWith(13, ['3'], { external_id: '1' }, { external_id: '2' }))
  const result = await take(skipping(26, ['3'], ['1', '2']))
  expect(result).toMatchObject({ missing: [], closed: [], unchanged: 3 })
  expect(await shown('1')).toMatchObject({ is_active: true, last_seen_at: hour(26) })
  const board = await database.owner.selectFrom('boards').selectAll().executeTakeFirstOrThrow()
  expect(board).toMatchObject({ kept: 3, found: 3, memory: { door: '/26' } })
  expect(await take(skipping(39, ['3'], ['1']))).toMatchObject({ missing: [{ external_id: '2' }] })
  await take(notModified(40))
  expect(await database.owner.selectFrom('boards').select('memory').executeTakeFirst()).toEqual({
    memory: { door: '/39' },
  })
})
