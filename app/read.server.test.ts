import { expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { queryWithFallback } from './read.server.ts'

function scope() {
  return {
    db: fakeDatabase(() => []),
    siteUrl: 'https://pravesh.example',
    now: new Date('2026-11-20T06:30:00Z'),
    logError: vi.fn(),
  }
}

test('what the query finds is passed on', async () => {
  expect(await queryWithFallback(scope(), 'jobs', async () => [1, 2], [])).toEqual({
    value: [1, 2],
    degraded: false,
  })
})

test('a query that fails is logged, and the page goes on with its fallback', async () => {
  const given = scope()
  const failure = new Error('connection refused')
  const read = await queryWithFallback<number[]>(given, 'jobs', () => Promise.reject(failure), [])

  expect(read).toEqual({ value: [], degraded: true })
  expect(given.logError).toHaveBeenCalledExactlyOnceWith(failure, 'jobs')
})
