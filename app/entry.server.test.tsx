import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requestScope } from './page/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { handleError } from './entry.server.tsx'

/** What is logged for this error. */
function logged(error: unknown, signal?: AbortSignal) {
  const context = new RouterContextProvider()
  const logError = vi.fn()
  const siteUrl = 'https://pravesh.example'
  context.set(requestScope, {
    db: fakeDatabase(() => []),
    finder: createSqlFinder(fakeDatabase(() => [])),
    siteUrl,
    now: new Date(0),
    logError,
  })
  const url = new URL('/jobs?search=secret', siteUrl)
  handleError(error, { request: new Request(url, { signal }), context, params: {} })
  return logError.mock.calls
}

test('an error is logged with the path of its page, without the query', () => {
  const error = new Error('broken')
  expect(logged(error)).toEqual([[error, 'render /jobs']])
})

test('a thrown status or an aborted request is not logged', () => {
  expect(logged(new ErrorResponse(404, 'Not Found', null))).toEqual([])
  expect(logged(new Error('aborted'), AbortSignal.abort())).toEqual([])
})
