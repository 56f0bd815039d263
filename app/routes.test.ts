import { expect, test } from 'vitest'
import { PLACEHOLDERS, placeholderRouteId } from './features/site/placeholders/placeholders.ts'
import { HEADER_GROUPS } from '#app/site.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '#test/specified-routes.ts'
import pages from './routes.ts'

const EXPECTED = new Set([...SPECIFIED_ROUTES, ...ADDED_ROUTES])

test('the routes are the specification’s in its order, then the added ones, then the catch-all', () => {
  const paths = pages.map((page) => (page.index ? '/' : page.path))
  const specified = SPECIFIED_ROUTES.length
  expect(paths.slice(0, specified)).toEqual(SPECIFIED_ROUTES)
  expect(paths.slice(specified, -1).toSorted()).toEqual(ADDED_ROUTES.toSorted())
  expect(paths.at(-1)).toBe('*')
})

test('every placeholder has a route, and every route of the placeholder module has a row', () => {
  const ids = pages.filter(({ file }) => file.endsWith('placeholder.tsx')).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(PLACEHOLDERS.map(({ path }) => placeholderRouteId(path)).toSorted())
})

test('the header links only to pages that exist', () => {
  const linked = HEADER_GROUPS.flatMap(({ items }) => items).map(({ path }) => path)
  expect(linked.filter((path) => !EXPECTED.has(path))).toEqual([])
})
