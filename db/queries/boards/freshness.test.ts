import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { storeBoardList } from './listed-boards.ts'
import { FRESHNESS_DAYS, readFreshness } from './freshness.ts'

const database = testDatabase()
beforeEach(() => database.empty())

/** Midnight in India. */
const SINCE = new Date('2026-11-08T18:30:00Z')
const hours = (count: number) => new Date(Date.now() - count * 3_600_000)

async function board(
  source: string,
  values: { seen_at?: Date; failures?: number; last_run_at?: Date; read_at?: Date; from_file?: boolean },
) {
  const { owner } = database
  await owner.updateTable('boards').set(values).where('source', '=', source).execute()
}

test('an empty database has no boards, no postings, and days without changes', async () => {
  const { kinds, open, oldest, days } = await readFreshness(database.web, SINCE)
  expect({ kinds, open, oldest }).toEqual({ kinds: [], open: 0, oldest: null })
  expect(days).toHaveLength(FRESHNESS_DAYS)
  expect(days[0]).toEqual({ day: '2026-11-22', opened: 0, closed: 0 })
  expect(days.at(-1)?.day).toBe('2026-11-09')
})

test('counts the boards that are asked by kind: confirmed today, this week, failing, never asked', async () => {
  const listed = (source: string, state: 'active' | 'resting' | 'paused' | 'dead') => ({
    source,
    company: null,
    state,
    tier: 'daily' as const,
    movedTo: null,
  })
  await storeBoardList(database.owner, [
    listed('keka:today', 'active'),
    listed('keka:week', 'resting'),
    listed('keka:failing', 'active'),
    listed('keka:new', 'active'),
    listed('keka:paused', 'paused'),
    listed('keka:dead', 'dead'),
    listed('file:acme', 'active'),
    listed('lever:today', 'active'),
  ])
  await board('keka:today', { seen_at: hours(1), last_run_at: hours(1) })
  await board('keka:week', { seen_at: hours(50), last_run_at: hours(50) })
  await board('keka:failing', { seen_at: hours(400), failures: 2, last_run_at: hours(1) })
  await board('keka:dead', { seen_at: hours(1), last_run_at: hours(1) })
  await board('lever:today', { seen_at: hours(2), last_run_at: hours(2) })
  const { kinds } = await readFreshness(database.web, SINCE)
  expect(kinds).toMatchObject([
    { kind: 'keka', boards: 4, confirmed_today: 1, confirmed_this_week: 2, failing: 1, never_asked: 1 },
    { kind: 'lever', boards: 1, confirmed_today: 1, confirmed_this_week: 1, failing: 0, never_asked: 0 },
  ])
})

test('a saved file is no visit to a careers page; files with open jobs are counted apart', async () => {
  const listed = ['keka:copied', 'keka:live', 'file:acme'].map((source) => ({
    source,
    company: null,
    state: 'active' as const,
    tier: 'daily' as const,
    movedTo: null,
  }))
  await storeBoardList(database.owner, listed)
  await database.owner
    .insertInto('boards')
    .values({ source: 'lever:unlisted', found: 1, kept: 1, doubted_found: null, seen_at: null })
    .execute()
  const seen = { seen_at: hours(1), last_run_at: hours(1) }
  await board('keka:live', { ...seen, read_at: hours(1) })
  await board('keka:copied', { ...seen, read_at: hours(2), from_file: true })
  await board('file:acme', { ...seen, read_at: hours(1), from_file: true })
  await board('lever:unlisted', { ...seen, read_at: hours(3), from_file: true })
  await insertJobs(database.owner, [
    jobRow('1', { source: 'lever:unlisted' }),
    jobRow('2', { source: 'lever:unlisted' }),
    jobRow('3', { source: 'keka:copied' }),
    jobRow('4', { source: 'keka:live' }),
    jobRow('5', { source: 'file:acme', is_active: false, closed_at: hours(1) }),
  ])
  const { kinds, files } = await readFreshness(database.web, SINCE)
  expect(kinds).toMatchObject([{ kind: 'keka', boards: 2, confirmed_today: 1, confirmed_this_week: 1 }])
  expect(files).toMatchObject({ files: 2, jobs: 3 })
  expect(Math.round(((files.oldest?.getTime() ?? 0) - hours(0).getTime()) / 3_600_000)).toBe(-3)
})

test('days are those of India, and samples do not count', async () => {
  const seen = new Date('2026-11-20T18:29:00Z')
  const oldest = new Date('2026-11-19T00:00:00Z')
  const closed_at = new Date('2026-11-20T18:31:00Z')
  const last_seen_at = new Date('2026-11-21T00:00:00Z')
  await insertJobs(database.owner, [
    jobRow('1', { source: 'lever:a', first_seen_at: seen, verified_at: seen, last_seen_at }),
    jobRow('2', { source: 'lever:a', first_seen_at: closed_at, verified_at: oldest, last_seen_at }),
    jobRow('3', {
      source: 'lever:a',
      first_seen_at: new Date(0),
      last_seen_at: seen,
      is_active: false,
      closed_at,
    }),
    jobRow('4', {
      source: 'sample',
      first_seen_at: seen,
      last_seen_at,
      is_sample: true,
    }),
  ])
  const freshness = await readFreshness(database.web, SINCE)
  expect(freshness).toMatchObject({ open: 2, postings: 2, oldest })
  expect(freshness.days.filter(({ opened, closed }) => opened + closed > 0)).toEqual([
    { day: '2026-11-21', opened: 1, closed: 1 },
    { day: '2026-11-20', opened: 1, closed: 0 },
  ])
})

test('a job that is open in two cities is one open job of two postings', async () => {
  const opening = crypto.randomUUID()
  await insertJobs(database.owner, [
    jobRow('1', { locations: ['Pune'], opening, first_seen_at: SINCE }),
    jobRow('2', { locations: ['Kochi'], opening, first_seen_at: SINCE }),
  ])
  const freshness = await readFreshness(database.web, SINCE)
  expect(freshness).toMatchObject({ open: 1, postings: 2 })
  expect(freshness.days.at(-1)).toEqual({ day: '2026-11-09', opened: 1, closed: 0 })
})
