import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import type { UrgentJob } from '#db/queries/jobs/urgent-jobs.ts'
import { urgentLabel } from './jobs-sidebar.tsx'

const NOW = new Date('2026-11-26T06:00:00Z')
const job: UrgentJob = {
  ...exampleJob(),
  is_sample: false,
  application_deadline: null,
  notice_days: null,
  is_walk_in: false,
}

test('a real posting says why it is urgent, in the order of reasons', () => {
  const deadline = new Date('2026-12-03T18:29:59Z')
  expect(urgentLabel({ ...job, application_deadline: deadline, notice_days: 0 }, NOW)).toBe('Apply by 3 Dec')
  expect(urgentLabel({ ...job, application_deadline: new Date('2099-12-01') }, NOW)).toBeNull()
  expect(urgentLabel({ ...job, application_deadline: new Date('2026-11-01'), notice_days: 0 }, NOW)).toBe(
    'Immediate joiners',
  )
  expect(urgentLabel({ ...job, is_walk_in: true }, NOW)).toBe('Walk-in')
  expect(urgentLabel({ ...job, notice_days: 30 }, NOW)).toBeNull()
  expect(urgentLabel({ ...job, is_sample: true }, NOW)).toMatch(/^(Today|2 days left|3 days left)$/)
})
