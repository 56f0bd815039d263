import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createSqlFinder } from './jobs/find-jobs.ts'
import { siteFigures } from './site-figures.ts'

const database = testDatabase()
afterEach(() => database.empty())

const figures = () =>
  siteFigures({ db: database.web, finder: createSqlFinder(database.web), now: new Date() })

test('the figures count real open postings and content, and no samples; they are kept for a minute', async () => {
  const first_seen_at = new Date('2026-11-01T06:30:00Z')
  const verified_at = new Date()
  await insertJobs(database.owner, [
    jobRow('1', { company: 'Kaveri Global', first_seen_at, verified_at, experience_level: 'Fresher' }),
    jobRow('2', { company: 'Kaveri Global', first_seen_at, verified_at }),
    jobRow('3', { company: 'Tapti Software', first_seen_at, verified_at: new Date('2026-11-02T06:30:00Z') }),
    jobRow('4', { company: 'Sample', is_sample: true, experience_level: 'Fresher' }),
    jobRow('6', { company: 'Tapti Software', is_sample: true }),
    jobRow('5', { company: 'Closed', is_active: false, closed_at: new Date() }),
  ])
  await database.owner
    .insertInto('learn_courses')
    .values(
      [true, false].map((is_free) => ({
        name: is_free ? 'Free' : 'Paid',
        is_free,
        platform: 'Example Academy',
        role_category: 'DevOps',
        difficulty: 'Beginner' as const,
        tags: [],
      })),
    )
    .execute()
  const expected = {
    jobs: 3,
    companies: 2,
    verified: 2,
    freshers: 1,
    courses: 2,
    freeCourses: 1,
    careerPaths: 0,
    prepResources: 0,
  }
  expect(await figures()).toEqual(expected)
  await database.owner.deleteFrom('jobs').execute()
  expect(await figures()).toEqual(expected)
})
