import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { parseJobQuery } from './job-search.ts'
import { countJobs, jobMarket } from './job-counts.ts'

const database = testDatabase()
afterEach(() => database.empty())

test('counts follow every insert, update and delete', async () => {
  const { owner, web } = database
  await insertJobs(owner, [
    jobRow('1', { category: 'Backend', work_mode: 'remote', experience_level: 'Fresher' }),
    jobRow('2', { category: 'Backend', work_mode: 'onsite', company: 'Kaveri Soft' }),
    jobRow('3', { category: 'Design', company: 'Kaveri Soft' }),
    jobRow('4', { is_active: false }),
  ])
  expect(await jobMarket(web)).toEqual({ jobs: 3, companies: 2 })
  expect(await countJobs(web, parseJobQuery({ category: 'Backend' }))).toBe(2)
  expect(await countJobs(web, parseJobQuery({ is_remote: true }))).toBe(1)
  expect(await countJobs(web, parseJobQuery({ is_remote: false }))).toBe(2)
  expect(await countJobs(web, parseJobQuery({ experience_level: 'Fresher', work_mode: 'remote' }))).toBe(1)

  await owner.updateTable('jobs').set({ category: 'Design' }).where('external_id', '=', '2').execute()
  await owner.updateTable('jobs').set({ is_active: true }).where('external_id', '=', '4').execute()
  expect(await countJobs(web, parseJobQuery({ category: 'Design' }))).toBe(2)
  expect(await countJobs(web, parseJobQuery({}))).toBe(4)

  await owner.deleteFrom('jobs').where('company', '=', 'Kaveri Soft').execute()
  expect(await jobMarket(web)).toEqual({ jobs: 2, companies: 1 })
})

test('a search is counted exactly, with the filters applied', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'Haskell Developer', work_mode: 'remote' }),
    jobRow('2', { title: 'Developer', description: 'haskell', location: 'Indore' }),
    jobRow('3', { title: 'Erlang Developer' }),
  ])
  expect(await countJobs(database.web, parseJobQuery({ search: 'HASKELL' }))).toBe(2)
  expect(await countJobs(database.web, parseJobQuery({ search: 'haskell', work_mode: 'remote' }))).toBe(1)
  expect(await countJobs(database.web, parseJobQuery({ search: 'haskell', location: 'indore' }))).toBe(1)
  expect(await countJobs(database.web, parseJobQuery({ location: 'pune' }))).toBe(2)
})

test('the count of a search is cached, however it is typed', async () => {
  await insertJobs(database.owner, [jobRow('1', { title: 'Cobol Developer' })])
  expect(await countJobs(database.web, parseJobQuery({ search: 'cobol developer' }))).toBe(1)
  await insertJobs(database.owner, [jobRow('2', { title: 'Cobol Developer' })])
  expect(await countJobs(database.web, parseJobQuery({ search: ' Developer  COBOL ' }))).toBe(1)
})

test('a count evicted while it is computed still reaches whoever waits for it', async () => {
  const counts: ((jobs: number) => void)[] = []
  const db = fakeDatabase(async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    counts.push(resolve)
    return [{ jobs: await promise }]
  })
  const waiting = Array.from({ length: 1_005 }, (_, i) =>
    countJobs(db, parseJobQuery({ search: `term ${i}` })),
  )
  const all = Promise.all(waiting)
  await expect.poll(() => counts.length).toBe(1_005)
  for (const answer of counts) answer(3)
  expect(new Set(await all)).toEqual(new Set([3]))
})
