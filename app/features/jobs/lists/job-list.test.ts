import { expect, test } from 'vitest'
import { JOB_CATEGORIES } from '#core/job.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { jobListAt, jobListHeading, roleList } from './job-list.ts'

test.for([
  ['/jobs/in/pune', '/jobs/in/pune', '/jobs?city=pune'],
  ['/jobs/in/Bangalore', '/jobs/in/bengaluru', '/jobs?city=bengaluru'],
  ['/jobs/in/new-delhi', '/jobs/in/delhi', '/jobs?city=delhi'],
  ['/jobs/in/ncr', '/jobs/in/delhi-ncr', '/jobs?city=delhi-ncr'],
  ['/jobs/in/remote', '/remote-jobs', '/jobs?type=remote'],
  ['/jobs/for/C%2B%2B', '/jobs/for/c-plus-plus', '/jobs?skill=c-plus-plus'],
  ['/jobs/for/node.js', '/jobs/for/node-js', '/jobs?skill=node-js'],
  ['/jobs/as/qa-and-testing', '/jobs/as/qa-and-testing', '/jobs?category=QA+%26+Testing'],
  ['/jobs/as/Full%20Stack', '/jobs/as/full-stack', '/jobs?category=Full+Stack'],
  ['/remote-jobs', '/remote-jobs', '/jobs?type=remote'],
  ['/freshers-zone', '/freshers-zone', '/jobs?type=fresher'],
] as const)('%s is the list at %s', ([requested, path, all]) => {
  const list = jobListAt(requested)
  expect(list?.path).toBe(path)
  expect(list && searchHref(list.search)).toBe(all)
  expect(jobListAt(path)?.path).toBe(path)
})

test.for(['/jobs/as/plumber', '/jobs/in/', '/jobs/in/%E0%A4', '/jobs/at/pune', '/jobs', '/'])(
  '%s is no list',
  (path) => {
    expect(jobListAt(path)).toBeNull()
  },
)

test('every role has a list, and every list another heading', () => {
  const lists = JOB_CATEGORIES.flatMap((name) => roleList(name) ?? [])
  expect(new Set(lists.map(({ path }) => path)).size).toBe(JOB_CATEGORIES.length)
  const [role] = lists
  expect(role && jobListHeading(role, 'Backend')).toBe('Backend jobs in India')
})
