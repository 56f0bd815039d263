import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createSqlFinder } from './find-jobs.ts'
import { getJob, listNewestJobs } from './jobs.ts'
import { countFeaturedJobs, findJobCursor, fullJobs, listFullFeaturedJobs } from './jobs-full.ts'

const database = testDatabase()
afterEach(() => database.empty())

test('postings come with all their fields, newest first, the same as each one read alone', async () => {
  const { owner, web } = database
  const ids = await insertJobs(owner, [
    jobRow('2', { age: 2, description: '<p>Two</p>' }),
    jobRow('1', { age: 1, description: '<p>One</p>' }),
    jobRow('hidden', { age: 0, is_active: false }),
  ])
  const found = await fullJobs(web, await listNewestJobs(web, { limit: 10 }))
  expect(found.map(({ description }) => description)).toEqual(['<p>One</p>', '<p>Two</p>'])
  expect(await getJob(web, ids[0] ?? '')).toEqual({
    ...found[1],
    confirmed_at: expect.any(Date),
    day_stated: true,
  })
  expect(await fullJobs(web, [])).toEqual([])
})

test('a list continues after a cursor, to the microsecond, with and without a search', async () => {
  const { owner, web } = database
  const ids = await insertJobs(
    owner,
    Array.from({ length: 7 }, (_, index) => jobRow(`${index}`, { title: `Engineer ${index}` })),
  )
  // All within one millisecond, the first two in the same microsecond.
  for (const [index, id] of ids.entries())
    await sql`update jobs set posted_at = '2026-11-01T00:00:00Z'::timestamptz
      + ${Math.max(0, index - 1)} * interval '1 microsecond' where id = ${id}`.execute(owner)
  for (const search of ['', 'engineer']) {
    const seen: string[] = []
    let last: string | undefined
    for (;;) {
      const after = last === undefined ? undefined : ((await findJobCursor(web, last)) ?? undefined)
      const { jobs } = await createSqlFinder(web).find(
        { ...EMPTY_SEARCH, search },
        { order: 'newest', offset: 0, limit: 2, now: new Date(), after },
      )
      if (jobs.length === 0) break
      seen.push(...jobs.map(({ id }) => id))
      last = seen.at(-1)
    }
    expect(seen.slice(0, 5)).toEqual(ids.slice(2).toReversed())
    expect(seen.slice(5).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  }
})

test('a cursor survives the closing of its posting; a posting that was never public has none', async () => {
  const [closed = '', hidden = ''] = await insertJobs(database.owner, [
    jobRow('closed', { is_active: false, closed_at: new Date() }),
    jobRow('hidden', { is_active: false }),
  ])
  expect(await findJobCursor(database.web, closed)).toMatchObject({ id: closed })
  for (const id of [hidden, crypto.randomUUID(), 'no uuid'])
    expect(await findJobCursor(database.web, id)).toBeNull()
})

test('samples can be excluded', async () => {
  await insertJobs(database.owner, [jobRow('real', { age: 3 }), jobRow('sample', { is_sample: true })])
  const real = await listNewestJobs(database.web, { limit: 10, realOnly: true })
  expect(real.map(({ is_sample }) => is_sample)).toEqual([false])
})

test('the featured count is independent of the page size', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { age: 1, is_featured: true }),
    jobRow('2', { age: 2, is_featured: true }),
    jobRow('closed', { age: 0, is_featured: true, is_active: false, closed_at: new Date() }),
    jobRow('other', { age: 0 }),
  ])
  expect((await listFullFeaturedJobs(database.web, 1)).map(({ external_id }) => external_id)).toEqual(['1'])
  expect(await countFeaturedJobs(database.web)).toBe(2)
})
