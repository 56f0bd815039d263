import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { crawl, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { storeCrawl } from './board-crawl.ts'

const database = testDatabase()
afterEach(() => database.empty())

const rows = () =>
  database.owner
    .selectFrom('jobs')
    .select(['external_id', 'title', 'unread_since', 'closed_at', 'salary_max'])
    .orderBy('external_id')
    .execute()

/** The ids of several postings: '001', '002' … */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(3, '0'))

test('postings that the database refuses are left out alone, and named', async () => {
  const many = numbered(250)
  const odd = [
    posting('odd-1', { salary_min: 30_00_000, salary_max: 20_00_000 }),
    posting('odd-2', { experience_min: 99 }),
    posting('odd-3', { evidence: { pay: { text: '\ud83d', from: 'text' } } }),
    posting('odd-4', { title: '' }),
    posting('odd-5', { requisition_id: 'a\0b' }),
    posting('odd-6', { batch: [1024] }),
  ]
  const listed = [...many.slice(0, 100), ...odd, ...many.slice(100)]
  const result = await storeCrawl(database.owner, crawl(0, listed))
  expect(result.refused.map(({ external_id }) => external_id)).toEqual(
    odd.map(({ external_id }) => external_id),
  )
  expect(result.refused[0]).toMatchObject({
    title: 'Backend Engineer, team odd-1',
    reason: expect.stringMatching(/^the database refused it: .+/),
  })
  expect(result.inserted).toHaveLength(250)
  expect((await rows()).map(({ external_id }) => external_id)).toEqual(many)
  const run = await database.owner.selectFrom('ingest_runs').selectAll().executeTakeFirstOrThrow()
  expect(run).toMatchObject({ outcome: 'done', kept: 250, inserted: 250, rejected: { unreadable: 6 } })
  expect(run.error).toMatch(/^6 of 256 refused. First one: the database refused it/)
})

test('a stored posting that is refused when it changes stays as it was, and is not taken for missing', async () => {
  await storeCrawl(database.owner, crawl(0, ['1', '2']))
  const changed = posting('1', { title: 'Lead Engineer', salary_min: 9_00_000, salary_max: 1_00_000 })
  for (const hours of [24, 48]) {
    const result = await storeCrawl(database.owner, crawl(hours, [changed, '2']))
    expect(result).toMatchObject({ updated: 0, missing: [], closed: [], refused: [{ external_id: '1' }] })
  }
  expect(await rows()).toMatchObject([
    { external_id: '1', title: 'Backend Engineer, team 1', closed_at: null, unread_since: expect.any(Date) },
    { external_id: '2', unread_since: null },
  ])
  const mended = posting('1', { title: 'Lead Engineer' })
  expect(await storeCrawl(database.owner, crawl(72, [mended, '2']))).toMatchObject({
    updated: 1,
    refused: [],
  })
  expect((await rows())[0]).toMatchObject({ title: 'Lead Engineer', unread_since: null })
})

test('an error that is not about a value fails the crawl', async () => {
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''full'' using errcode = ''53100''; end'`.execute(database.owner)
  await sql`create trigger full_disk before insert on jobs for each row execute function refuse()`.execute(
    database.owner,
  )
  try {
    await expect(storeCrawl(database.owner, crawl(0, ['1']))).rejects.toThrow('full')
    expect(await rows()).toEqual([])
  } finally {
    await sql`drop function refuse() cascade`.execute(database.owner)
  }
})
