import { expect, test } from 'vitest'
import { pageData, pageHeaders } from './cache-headers.ts'

/** What a browser gets from a page whose loader answered so. */
function answer(...given: Parameters<typeof pageData>) {
  const { init } = pageData(...given)
  const none = new Headers()
  const headers = pageHeaders({
    loaderHeaders: new Headers(init?.headers),
    parentHeaders: none,
    actionHeaders: none,
    errorHeaders: undefined,
  })
  return { status: init?.status, cacheControl: new Headers(headers).get('Cache-Control') }
}

test('a page is kept for a minute and may be served stale for five', () => {
  expect(answer({})).toEqual({ status: 200, cacheControl: 'public, max-age=60, stale-while-revalidate=300' })
})

test('a page may say how long it stays fresh', () => {
  expect(answer({}, { freshSeconds: 300 }).cacheControl).toBe(
    'public, max-age=300, stale-while-revalidate=300',
  )
})

test('a page whose query failed is 503 and kept by nobody', () => {
  expect(answer({}, { degraded: true })).toEqual({ status: 503, cacheControl: 'no-store' })
})

test('a page that is not there is kept by nobody', () => {
  expect(answer({}, { status: 404 })).toEqual({ status: 404, cacheControl: 'no-store' })
})

test('an error is kept by nobody, and a page without a loader has the default', () => {
  const none = new Headers()
  const empty = { loaderHeaders: none, parentHeaders: none, actionHeaders: none }
  expect(pageHeaders({ ...empty, errorHeaders: none })).toEqual({ 'Cache-Control': 'no-store' })
  expect(pageHeaders({ ...empty, errorHeaders: undefined })).toEqual({
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
  })
})
