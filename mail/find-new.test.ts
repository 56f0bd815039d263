import { expect, test, vi } from 'vitest'
import type { FindPage, FoundJobs, JobSearch } from '#core/find/job-search.ts'
import type { JobSummary } from '#core/job.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { createFindNew } from './find-new.ts'

const now = new Date('2026-11-22T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
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
  expect(await search('type=fresher', 4)).toHaveLength(1100)
  expect(await search('type=fresher', 0)).toHaveLength(1100)
  expect(await search('type=fresher', 5)).toEqual([])
  expect(find.mock.calls.map(([{ levels }, { offset }]) => [levels.join(), offset])).toEqual([
    ['Fresher', 0],
    ['Fresher', 500],
    ['Fresher', 1000],
  ])
})

test('postings that hold only some of the words are not what an alert asks for', async () => {
  const { findNew } = site([job(1)], ['cobol'])
  expect(await (await findNew())('search=java+cobol', 4)).toEqual([])
})

test('a posting that lost its verification since the run began is left out', async () => {
  const { findNew } = site([job(1, daysAgo(8)), job(2)])
  expect(await (await findNew())('', 4)).toEqual([job(2)])
})

test('without new postings nothing is searched', async () => {
  const { find, findNew } = site([])
  expect(await (await findNew())('search=java', 4)).toEqual([])
  expect(find).not.toHaveBeenCalled()
})
