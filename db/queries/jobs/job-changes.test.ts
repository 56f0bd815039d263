import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { readChangeMark, readChanges, readOpenJobs, readSightings } from './indexed-jobs.ts'
import { createChangePruner } from './job-changes.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const logged = () => database.owner.selectFrom('job_changes').select(['job_id', 'source']).execute()

test('a posting that the list does not show changes nothing', async () => {
  await database.empty()
  const { mark } = await readChangeMark(database.web)
  const [hidden = ''] = await insertJobs(database.owner, [jobRow('hidden', { is_active: false })])
  await database.owner.updateTable('jobs').set({ title: 'Other' }).where('id', '=', hidden).execute()
  await database.owner.deleteFrom('jobs').where('id', '=', hidden).execute()
  expect(await readChanges(database.web, mark)).toMatchObject({
    jobs: [],
    boards: [],
    incomplete: false,
    open: 0,
  })
})

test('every change is read once, with the number of open postings', async () => {
  let { mark } = await readChanges(database.web, (await readChangeMark(database.web)).mark)
  const read = async () => {
    const changes = await readChanges(database.web, mark)
    mark = changes.mark
    return { jobs: changes.jobs, boards: changes.boards, open: changes.open }
  }
  const [one = '', two = ''] = await insertJobs(database.owner, [jobRow('one'), jobRow('two')])
  const both = await read()
  expect(both.jobs.toSorted()).toEqual([one, two].toSorted())
  expect(both.open).toBe(2)
  expect(await read()).toEqual({ jobs: [], boards: [], open: 2 })

  await database.owner.updateTable('jobs').set({ is_active: false }).where('id', '=', one).execute()
  expect(await read()).toEqual({ jobs: [one], boards: [], open: 1 })
  await database.owner.deleteFrom('jobs').where('id', '=', two).execute()
  expect(await read()).toEqual({ jobs: [two], boards: [], open: 0 })

  await database.owner
    .insertInto('boards')
    .values({ source: 'lever:one', seen_at: new Date(0) })
    .execute()
  expect((await read()).boards).toEqual(['lever:one'])
  await database.owner
    .updateTable('boards')
    .set({ found: 3, seen_at: new Date(0) })
    .execute()
  expect((await read()).boards).toEqual([])
  await database.owner
    .updateTable('boards')
    .set({ seen_at: new Date(1) })
    .execute()
  expect((await read()).boards).toEqual(['lever:one'])
  expect(await readSightings(database.web, ['lever:one', 'lever:two'])).toEqual([
    { source: 'lever:one', seen_at: 1000 },
  ])
})

test('a database that is behind the mark is another one', async () => {
  const behind = await readChanges(database.web, { oldest: '999999999999', read: [] })
  expect(behind.incomplete).toBe(true)
})

test('batches hold every open posting once', async () => {
  const rows = Array.from({ length: 7 }, (_, number) => jobRow(String(number), { is_active: number > 1 }))
  await insertJobs(database.owner, rows)
  const batches = []
  for await (const batch of readOpenJobs(database.web, 2)) batches.push(batch.length)
  expect(batches).toEqual([2, 2, 1])
})

test('changes are deleted at the second call after them, and those of a restored dump', async () => {
  const prune = createChangePruner(database.owner)
  await sql`insert into job_changes (xid, source) values ('999999999999', 'elsewhere')`.execute(
    database.owner,
  )
  await insertJobs(database.owner, [jobRow('one')])
  await prune()
  await insertJobs(database.owner, [jobRow('two')])
  // One of an earlier test may be kept, for the same reason as below.
  expect((await logged()).length).toBeGreaterThanOrEqual(3)
  // Transactions in other databases of the server may still run, and keep changes a little longer.
  const afterPruning = async () => {
    await prune()
    return (await logged()).length
  }
  await expect.poll(afterPruning).toBeLessThan(3)
  await expect.poll(afterPruning).toBe(0)
})
