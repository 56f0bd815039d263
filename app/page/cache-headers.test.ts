import { expect, test } from 'vitest'
import { pageData, pageHeaders } from './cache-headers.ts'

/** Status and Cache-Control of a page whose loader returned `pageData` with these arguments. */
function responseOf(...args: Parameters<typeof pageData>) {
  const { init } = pageData(...args)
  const none = new Headers()
  const headers = pageHeaders({
    loaderHeaders: new Headers(init?.headers),
    parentHeaders: none,
    actionHeaders: none,
    errorHeaders: undefined,
  })
  return { status: init?.status, cacheControl: new Headers(headers).get('Cache-Control') }
}

test('a page is cached for one minute and may be served stale for five', () => {
  expect(responseOf({})).toEqual({
    status: 200,
    cacheControl: 'public, max-age=60, stale-while-revalidate=300',
  })
})

test('a page can set how long it stays fresh', () => {
  expect(responseOf({}, { freshSeconds: 300 }).cacheControl).toBe(
    'public, max-age=300, stale-while-revalidate=300',
  )
})

test('a page whose query failed is 503 and is not cached', () => {
  expect(responseOf({}, { degraded: true })).toEqual({ status: 503, cacheControl: 'no-store' })
})

test('a 404 is not cached', () => {
  expect(responseOf({}, { status: 404 })).toEqual({ status: 404, cacheControl: 'no-store' })
})

test('an error is not cached, and a page without a loader gets the default', () => {
  const none = new Headers()
  const empty = { loaderHeaders: none, parentHeaders: none, actionHeaders: none }
  expect(pageHeaders({ ...empty, errorHeaders: none })).toEqual({ 'Cache-Control': 'no-store' })
  expect(pageHeaders({ ...empty, errorHeaders: undefined })).toEqual({
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
  })
})
