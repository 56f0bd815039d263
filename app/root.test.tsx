import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  createRoutesStub,
} from 'react-router'
import { expect, test } from 'vitest'
import { requestScope } from './page/context.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { ErrorBoundary, loader, meta } from './root.tsx'

/** The error screen for a thrown value. */
function screen(error: unknown): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ErrorBoundary error={error} params={{}} /> }])
  return renderToStaticMarkup(<Stub />)
}

test('the year is the year in India, whatever the server’s time zone', async () => {
  const context = new RouterContextProvider()
  const now = new Date('2026-12-31T18:30:00Z')
  const siteUrl = 'https://pravesh.example'
  context.set(requestScope, {
    db: fakeDatabase(() => []),
    finder: createSqlFinder(fakeDatabase(() => [])),
    siteUrl,
    now,
    logError: () => undefined,
  })
  const url = new URL(siteUrl)

  expect(await loader({ context, request: new Request(url), url, params: {}, pattern: '/' })).toEqual({
    siteUrl,
    year: '2027',
    figures: { kind: 'spec' },
  })
})

test('the error screen shows nothing of the error itself', () => {
  const html = screen(new Error('relation "jobs" does not exist'))
  expect(html).toContain('Something went wrong')
  expect(html).not.toMatch(/relation|Error:|\.tsx?:/)
})

test('a 404 gives the specification’s not-found screen', () => {
  const html = screen(new ErrorResponse(404, 'Not Found', null))
  expect(html).toContain('404')
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to Home<\/a>/)
  expect(html).toMatch(/<a[^>]*href="\/jobs"[^>]*>Browse Jobs<\/a>/)
})

test('the title tells a 404 from an error, and both are noindex', () => {
  const head = (error: unknown) =>
    meta({
      error,
      loaderData: undefined,
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined },
      params: {},
      matches: [
        {
          id: 'root',
          loaderData: { siteUrl: 'https://pravesh.example', year: '2026', figures: { kind: 'spec' } },
          meta: [],
          params: {},
          pathname: '/',
          handle: undefined,
        },
      ],
    })
  expect(head(new ErrorResponse(404, 'Not Found', null))).toContainEqual({
    title: 'Page Not Found | Pravesh',
  })
  expect(head(new Error('x'))).toContainEqual({ title: 'Something went wrong | Pravesh' })
  expect(head(new Error('x'))).toContainEqual({ name: 'robots', content: 'noindex' })
})
