import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { crawl, hour, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, insertManyJobs, jobRow } from '#test/job-rows.ts'
import { isStillListed } from '#core/verification.ts'
import { storeCrawl } from '#db/queries/boards/board-crawl.ts'
import { expirePostings } from '#db/queries/boards/job-expiry.ts'
import { getJob } from './jobs.ts'
import { countSitemapSlices, ID_SLICES, listSitemapPostings } from './sitemap.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const DAY = 24
const WHOLE = { from: 0, to: ID_SLICES }

async function listed(now: Date): Promise<string[]> {
  const ids = (await listSitemapPostings(database.web, WHOLE, now)).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await database.owner
    .selectFrom('jobs')
    .select('external_id')
    .where('id', 'in', ids)
    .orderBy('external_id')
    .execute()
  return rows.map(({ external_id }) => external_id)
}

test('samples, and closed, expired or unconfirmed postings are not in the sitemap', async () => {
  const seen = (hours: number) => ({ first_seen_at: hour(hours), last_seen_at: hour(hours) })
  await insertJobs(database.owner, [
    jobRow('open', seen(0)),
    jobRow('due', { ...seen(0), application_deadline: hour(1) }),
    jobRow('late', { ...seen(0), application_deadline: hour(-1) }),
    jobRow('lost', seen(-15 * DAY)),
    jobRow('sample', { ...seen(0), is_sample: true }),
    jobRow('closed', { ...seen(0), is_active: false, closed_at: hour(0) }),
    jobRow('hidden', { ...seen(0), is_active: false }),
  ])
  expect(await listed(hour(0))).toEqual(['due', 'open'])
})

test('the sitemap leaves out what the next tidy will close, and lists what it will keep', async () => {
  const takenInAt = (source: string, hours: number) =>
    database.owner
      .updateTable('boards')
      .set({ read_at: hour(hours) })
      .where('source', '=', source)
      .execute()
  await storeCrawl(database.owner, crawl(0, [posting('stale', { source: 'lever:a' })]))
  await takenInAt('lever:a', 0)
  await storeCrawl(database.owner, crawl(10 * DAY, [posting('fresh', { source: 'lever:b' })]))
  await takenInAt('lever:b', 10 * DAY)
  // An old saved response, imported long after it was saved.
  await storeCrawl(database.owner, crawl(-90 * DAY, [posting('saved', { source: 'lever:c' })]))
  await takenInAt('lever:c', 10 * DAY)

  const now = hour(14 * DAY + 1)
  expect(await listed(hour(14 * DAY))).toEqual(['fresh', 'saved', 'stale'])
  const before = await listed(now)
  expect(before).toEqual(['fresh', 'saved'])

  const rows = await database.owner.selectFrom('jobs').select(['id', 'external_id']).execute()
  const stillListed = []
  for (const { id, external_id } of rows) {
    const job = await getJob(database.web, id)
    if (job && isStillListed(job, now)) stillListed.push(external_id)
  }
  expect(stillListed.toSorted()).toEqual(before)

  expect(await expirePostings(database.owner, now)).toBe(1)
  expect(await listed(now)).toEqual(before)
})

test('every part is a contiguous range of ids, and together they list each posting once', async () => {
  await insertManyJobs(database.owner, 3000)
  const now = new Date()
  const slices = await countSitemapSlices(database.web, now)
  expect(slices.reduce((sum, { postings }) => sum + postings, 0)).toBe(3000)
  expect(slices.every(({ slice }) => slice >= 0 && slice < ID_SLICES)).toBe(true)

  const seen: string[] = []
  for (let from = 0; from < ID_SLICES; from += 64) {
    const part = await listSitemapPostings(database.web, { from, to: from + 64 }, now)
    const counted = slices.filter(({ slice }) => slice >= from && slice < from + 64)
    expect(part).toHaveLength(counted.reduce((sum, { postings }) => sum + postings, 0))
    const newest = Math.max(...part.map(({ changed_at }) => changed_at.getTime()))
    expect(newest).toBe(Math.max(...counted.map(({ changed_at }) => changed_at.getTime())))
    seen.push(...part.map(({ id }) => id))
  }
  expect(seen).toHaveLength(3000)
  expect(new Set(seen).size).toBe(3000)
  expect(seen).toEqual(seen.toSorted())
})

test('a part stops at the sitemap limit of a file', async () => {
  await insertManyJobs(database.owner, 20)
  expect(await listSitemapPostings(database.web, WHOLE, new Date(), 7)).toHaveLength(7)
})

test('the date is when the content changed, not when the posting was seen, moved or clicked', async () => {
  await storeCrawl(database.owner, crawl(0, ['1', '2']))
  await storeCrawl(database.owner, crawl(5, ['1', posting('2', { salary_min: 500_000 })]))
  await database.owner.updateTable('jobs').set({ clicks: 7, is_featured: true }).execute()
  const dates: Record<string, Date> = {}
  for (const { id, changed_at } of await listSitemapPostings(database.web, WHOLE, hour(6)))
    dates[(await getJob(database.web, id))?.external_id ?? ''] = changed_at
  expect(dates).toEqual({ 1: hour(0), 2: hour(5) })
})

test('a part is an index-only scan', async () => {
  await insertManyJobs(database.owner, 2000)
  const planOfPart = async () => {
    // The test server commits asynchronously, and rows not yet flushed are read from the heap.
    await sql`vacuum analyze jobs`.execute(database.owner)
    const { rows } = await database.web.transaction().execute(async (transaction) => {
      // A few short rows are as cheap to read from the heap.
      for (const way of ['seqscan', 'bitmapscan'])
        await sql.raw(`set local enable_${way} = off`).execute(transaction)
      return sql<{ 'QUERY PLAN': string }>`explain select id, content_changed_at from open_postings
        where is_active = true and confirmed_at >= now() - interval '14 days'
          and (application_deadline is null or application_deadline >= now())
          and id >= '40000000-0000-0000-0000-000000000000' and id < '50000000-0000-0000-0000-000000000000'
        order by id limit 50000`.execute(transaction)
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  await expect.poll(planOfPart).toContain('Index Only Scan using jobs_sitemap')
})
