import { expect, test, vi } from 'vitest'
import type { FindPage, FoundJobs, JobSearch } from '#core/find/job-search.ts'
import type { JobSummary } from '#core/job.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { createFindNew } from './find-new.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const now = new Date('2026-11-22T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const alert = (query: string, asked_after = 4, asked_at = daysAgo(2)) => ({ query, asked_after, asked_at })
const job = (id: number, verified = daysAgo(1)) =>
  ({ id: String(id), is_sample: false, verified_at: verified }) as JobSummary

/** A finder with these postings, all of which have the number 5. */
function site(jobs: JobSummary[], leftOut: string[] = []) {
  const owner = fakeDatabase(() => jobs.map(({ id }) => ({ id, number: 5 })))
  const find = vi.fn(
    async (_search: JobSearch, { offset, limit }: FindPage) =>
      ({ jobs: jobs.slice(offset, offset + limit), leftOut }) as FoundJobs,
  )
  return { find, findNew: () => createFindNew(owner, { find }, now) }
}

test('reads every page of a long list, and runs equal searches once', async () => {
  const { find, findNew } = site(Array.from({ length: 1100 }, (_, id) => job(id)))
  const search = await findNew()
  expect(await search(alert('type=fresher', 4))).toHaveLength(1100)
  expect(await search(alert('type=fresher', 0))).toHaveLength(1100)
  expect(await search(alert('type=fresher', 5))).toEqual([])
  expect(find.mock.calls.map(([{ levels }, { offset }]) => [levels.join(), offset])).toEqual([
    ['Fresher', 0],
    ['Fresher', 500],
    ['Fresher', 1000],
  ])
})

test('postings that hold only some of the words are not what an alert asks for', async () => {
  const { findNew } = site([job(1)], ['cobol'])
  expect(await (await findNew())(alert('search=java+cobol'))).toEqual([])
})

test('a posting that lost its verification since the run began is left out', async () => {
  const { findNew } = site([job(1, daysAgo(8)), job(2)])
  expect(await (await findNew())(alert(''))).toEqual([job(2)])
})

test('without new postings nothing is searched', async () => {
  const { find, findNew } = site([])
  expect(await (await findNew())(alert('search=java'))).toEqual([])
  expect(find).not.toHaveBeenCalled()
})

test('a graduation year that has left the list since the alert was asked for is still searched for', async () => {
  const { find, findNew } = site([job(1)])
  const search = await findNew()
  await search(alert('batch=2022', 4, new Date('2025-06-01T00:00:00Z')))
  await search(alert('batch=2022'))
  expect(find.mock.calls.map(([{ batches }]) => batches)).toEqual([[2022], []])
})
