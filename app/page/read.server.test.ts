import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { queryWithFallback } from './read.server.ts'

function scope() {
  return {
    db: fakeDatabase(() => []),
    finder: createSqlFinder(fakeDatabase(() => [])),
    siteUrl: 'https://pravesh.example',
    now: new Date('2026-11-20T06:30:00Z'),
    logError: vi.fn(),
  }
}

test('the result of the query is returned', async () => {
  expect(await queryWithFallback(scope(), 'jobs', async () => [1, 2], [])).toEqual({
    value: [1, 2],
    degraded: false,
  })
})

test('a failed query is logged and gives the fallback', async () => {
  const request = scope()
  const failure = new Error('connection refused')
  const read = await queryWithFallback<number[]>(request, 'jobs', () => Promise.reject(failure), [])

  expect(read).toEqual({ value: [], degraded: true })
  expect(request.logError).toHaveBeenCalledExactlyOnceWith(failure, 'jobs')
})
