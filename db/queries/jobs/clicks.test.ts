import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { sql } from 'kysely'
import { hasApplyLink, recordClick, refreshClickCounts } from './clicks.ts'

const database = testDatabase()
afterEach(() => database.empty())

const click = (item_id: string) => ({ item_id, user_agent: 'Test', referrer: 'https://pravesh.example/jobs' })

test.each([
  ['an empty link', { application_url: '' }],
  ['a link that is only #', { application_url: '#' }],
  ['no link', { application_url: null }],
  ['a closed posting', { is_active: false, closed_at: new Date() }],
])('%s is never counted, by the call or by the database', async (_, overrides) => {
  const [id = ''] = await insertJobs(database.owner, [jobRow('1', overrides)])
  expect(await hasApplyLink(database.web, id)).toBe(false)
  await expect(recordClick(database.web, click(id))).rejects.toThrow(/row-level security/)
})

test('the popular and trending counts follow the clicks, and a second refresh writes nothing', async () => {
  const { owner, web } = database
  const [id = '', other = ''] = await insertJobs(owner, [jobRow('1'), jobRow('2')])
  await recordClick(web, click(id))
  await recordClick(web, click(id))
  await owner
    .insertInto('click_tracking')
    .values({ item_type: 'job', ...click(id), created_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute()
  expect(await refreshClickCounts(owner)).toBe(1)
  const counts = await owner
    .selectFrom('jobs')
    .select(['id', 'clicks', 'clicks_last_7_days'])
    .orderBy('external_id')
    .execute()
  expect(counts).toEqual([
    { id, clicks: 3, clicks_last_7_days: 2 },
    { id: other, clicks: 0, clicks_last_7_days: 0 },
  ])
  expect(await refreshClickCounts(owner)).toBe(0)
})

const countsOf = async (id: string) => {
  const { clicks, clicks_last_7_days } = await database.owner
    .selectFrom('jobs')
    .select(['clicks', 'clicks_last_7_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [clicks, clicks_last_7_days]
}

test('a refresh reads the days of postings with something new, not the clicks', async () => {
  const { owner, web } = database
  const [id = ''] = await insertJobs(owner, [jobRow('1')])
  await recordClick(web, click(id))
  await refreshClickCounts(owner)
  await owner.deleteFrom('click_tracking').execute()
  await recordClick(web, click(id))
  expect(await refreshClickCounts(owner)).toBe(1)
  expect(await countsOf(id)).toEqual([2, 2])
})

test('a day leaves the last seven by itself, and stays in the total', async () => {
  const { owner, web } = database
  const [id = ''] = await insertJobs(owner, [jobRow('1')])
  await recordClick(web, click(id))
  await refreshClickCounts(owner)
  await sql`update job_clicks set day = day - 6`.execute(owner)
  expect([await refreshClickCounts(owner), await countsOf(id)]).toEqual([0, [1, 1]])
  await sql`update job_clicks set day = day - 1`.execute(owner)
  expect([await refreshClickCounts(owner), await countsOf(id)]).toEqual([1, [1, 0]])
  expect(await refreshClickCounts(owner)).toBe(0)
})
