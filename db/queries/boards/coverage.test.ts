import { beforeEach, expect, test } from 'vitest'
import { changeBoardList } from './board-list.ts'
import { recordFailure } from './boards.ts'
import { readCoverage } from './coverage.ts'
import { storeBoardList } from './listed-boards.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const now = new Date()
const operator = { name: 'asha', via: 'cli' } as const
const employer = {
  company: 'Neelgiri',
  system: 'Own site',
  tenant: null,
  openings: 70,
  seenOn: '2026-10-04',
  evidence: 'a public list (2026-10-04)',
  notRead: 'robots',
} as const

const listed = (source: string, company: string, state: 'active' | 'needs permission' = 'active') => ({
  source,
  company,
  state,
  tier: 'daily' as const,
  movedTo: null,
})

test('an empty database has the employers of the table', async () => {
  expect(await readCoverage(database.web, [employer], now)).toMatchObject([
    { company: 'Neelgiri', size: 70, state: 'robots', open: 0, lastReadAt: null },
  ])
})

test('the web role reads the list, what runs found, and who refused them, but no message of a run', async () => {
  const { owner, web } = database
  const seen_at = new Date(now.getTime() - 3_600_000)
  await changeBoardList(owner, operator, () => ({
    put: [
      {
        source: 'lever:tarang',
        company: 'Tarang',
        state: 'active',
        jobsInIndia: 60,
        countedOn: '2026-10-01',
      },
      { source: 'keka:robots', company: 'Robots', state: 'active' },
      { source: 'keka:wall', company: 'Wall', state: 'active' },
      { source: 'workday:asked.wd3/Careers', company: 'Asked', state: 'needs permission' },
      { source: 'keka:removed', company: 'Removed', state: 'active' },
    ],
  }))
  await changeBoardList(owner, operator, () => ({ remove: ['keka:removed'] }))
  await storeBoardList(owner, [
    listed('lever:tarang', 'Tarang'),
    listed('keka:robots', 'Robots'),
    listed('keka:wall', 'Wall'),
    // The operator has allowed it.
    listed('workday:asked.wd3/Careers', 'Asked'),
    listed('keka:own-list', 'Own List'),
  ])
  await owner
    .updateTable('boards')
    .set({ seen_at, last_run_at: seen_at })
    .where('source', '=', 'lever:tarang')
    .execute()
  for (const [source, error] of [
    ['keka:robots', 'blocked: robots.txt disallows https://robots.keka.com/careers/'],
    ['keka:wall', 'blocked: https://wall.keka.com/ answered 403'],
  ] as const)
    await recordFailure(owner, { source, startedAt: now, outcome: 'blocked', error, retryAt: null })
  await insertJobs(owner, [
    jobRow('1', { source: 'lever:tarang' }),
    jobRow('2', { source: 'lever:tarang' }),
    jobRow('3', { source: 'lever:tarang', is_active: false, closed_at: seen_at }),
    jobRow('4', { source: 'lever:tarang', is_sample: true }),
  ])
  const rows = await readCoverage(web, [], now)
  expect(
    rows.map(({ company, size, state, open, lastReadAt }) => [company, size, state, open, lastReadAt]),
  ).toEqual([
    ['Tarang', 60, 'read', 2, seen_at],
    ['Asked', null, 'waiting', 0, null],
    ['Own List', null, 'waiting', 0, null],
    ['Robots', null, 'robots', 0, null],
    ['Wall', null, 'refused', 0, null],
  ])
  await expect(web.selectFrom('boards').select('last_error').execute()).rejects.toThrow(/permission denied/)
})
