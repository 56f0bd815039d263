import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { jobMarket } from './job-counts.ts'

const database = testDatabase()
afterEach(() => database.empty())

test('counts follow every insert, update and delete', async () => {
  const { owner, web } = database
  await insertJobs(owner, [
    jobRow('1', { category: 'Backend' }),
    jobRow('2', { category: 'Backend', company: 'Kaveri Soft' }),
    jobRow('3', { category: 'Design', company: 'Kaveri Soft' }),
    jobRow('4', { is_active: false }),
  ])
  expect(await jobMarket(web)).toEqual({ jobs: 3, companies: 2 })

  await owner.updateTable('jobs').set({ category: 'Design' }).where('external_id', '=', '2').execute()
  await owner.updateTable('jobs').set({ is_active: true }).where('external_id', '=', '4').execute()
  expect(await jobMarket(web)).toEqual({ jobs: 4, companies: 2 })

  await owner.deleteFrom('jobs').where('company', '=', 'Kaveri Soft').execute()
  expect(await jobMarket(web)).toEqual({ jobs: 2, companies: 1 })
})
